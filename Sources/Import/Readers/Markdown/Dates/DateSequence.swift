import Time

/// The leading dates of consecutive texts, such as headings; one without a year is nearest to its neighbour, as logs name the year once.
struct DateSequence {
    /// The date of each text; nil for texts without one.
    let dates: [WrittenDate?]
    /// Whether no text names a year, so that the reference's year is a guess.
    let isYearOpen: Bool

    /// Reads the dates of texts in order; `reference` is a day near them, used if none has a year.
    init(_ texts: [String], reference: CivilDate) {
        var dates = texts.map { WrittenDate($0, reference: nil) }
        let anchor = dates.firstIndex { $0 != nil }
        isYearOpen = anchor == nil
        var last = anchor.flatMap { dates[$0]?.date } ?? reference
        let first = last
        for place in texts.indices.dropFirst((anchor ?? -1) + 1) {
            dates[place] = dates[place] ?? WrittenDate(texts[place], reference: last)
            last = dates[place]?.date ?? last
        }
        last = first
        for place in texts.indices.prefix(anchor ?? 0).reversed() {
            dates[place] = WrittenDate(texts[place], reference: last)
            last = dates[place]?.date ?? last
        }
        self.dates = dates
    }
}
