import Time

/// Reads the dates of a table's cells, whose order of numbers only all of them tell: "15/2/25" cannot begin with a month.
struct CellDates {
    private let dayFirst: Bool
    private let yearFirst: Bool
    private let reference: CivilDate

    /// Chooses the order in which most cells begin with a date; `reference` is a day near dates with a short year or none.
    init(_ cells: [String], near reference: CivilDate) {
        self.reference = reference
        let short = cells.compactMap(ShortDates.numbers)
        yearFirst = ShortDates.beginWithYear(short)
        let counts = [false, true].map { dayFirst in
            cells.count { StateReader.leadingDay($0, near: reference, dayFirst: dayFirst) != nil }
        }
        dayFirst = counts[1] > counts[0]
    }

    /// Returns the day that a cell begins with; nil if there is none.
    func day(_ cell: String) -> CivilDate? {
        StateReader.leadingDay(cell, near: reference, dayFirst: dayFirst, yearFirst: yearFirst)
    }
}
