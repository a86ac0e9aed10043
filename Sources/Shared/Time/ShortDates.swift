/// Dates of three short numbers, such as 4/3/25 or 25.03.04, whose order only other dates of the same list can tell.
public enum ShortDates {
    /// The three numbers of a date, as written.
    public typealias Numbers = (first: Int, second: Int, third: Int)

    /// Returns whether the dates of a list begin with the year: "25/03/10, 25/04/02, 24/11/30".
    ///
    /// The years of a list are few and near each other, its days are many. Dates of one year and one day of the month tell nothing.
    ///
    /// - Parameter dates: The dates, in any order; the third number of each has two digits.
    /// - Returns: False also if the list is too short to tell.
    /// - Complexity: Linear in the number of dates.
    public static func beginWithYear(_ dates: [Numbers]) -> Bool {
        guard dates.count >= fewest,
            dates.allSatisfy({ CivilDate(year: 2000 + $0.first, month: $0.second, day: $0.third) != nil })
        else { return false }
        // Numbers above 31 are years wherever they stand.
        if dates.contains(where: { $0.first > 31 }) { return true }
        let years = Set(dates.map(\.first))
        let areNear = (years.max() ?? 0) - (years.min() ?? 0) <= mostYears
        return areNear && years.count < Set(dates.map(\.third)).count
    }

    /// Reads a date of three numbers of two digits near the start of a text: "**25/03/10** roof".
    ///
    /// - Parameter text: A line, item or cell; marks may precede the date.
    /// - Returns: The numbers; nil if the text begins with no such date.
    /// - Complexity: Constant.
    public static func numbers(in text: String) -> Numbers? {
        let bytes = text.utf8
        guard let start = bytes.prefix(mostMarks).firstIndex(where: isDigit) else { return nil }
        var values: [Int] = []
        var rest = bytes[start...]
        while values.count < 3 {
            let digits = rest.prefix(while: isDigit)
            guard digits.count == 2 else { return nil }
            values.append(digits.reduce(0) { $0 * 10 + Int($1 - 48) })
            rest = rest[digits.endIndex...]
            guard values.count < 3 else { break }
            guard let mark = rest.first, mark == 0x2D || mark == 0x2E || mark == 0x2F else { return nil }
            rest = rest.dropFirst()
        }
        return (values[0], values[1], values[2])
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// The maximum number of bytes before a date: those of list and emphasis marks.
    private static let mostMarks = 6
    /// The minimum number of dates that tell their order.
    private static let fewest = 2
    /// The maximum distance between the years of one list.
    private static let mostYears = 15
}
