import Time

/// The order of day and month in a numeric date, and how certain it is.
enum NumericOrder: Hashable {
    /// The order is certain: the year comes first (nil), only one reading is a date, or both give the same day (nil).
    case certain(isMonthFirst: Bool?)
    /// Both readings are dates; `other` is the one not taken.
    case open(isMonthFirst: Bool, other: CivilDate)

    /// Reads a date of three numbers: `2026-03-10`, `2026/3/1`, `20260310`, `10.03.2026`, `10.3.`, `3/10/2026`, `10.6.21`.
    ///
    /// If both orders are possible, the day is first until other dates of the page or vault tell otherwise.
    /// `reference` is a day near dates without a year, `10.3.`; if it is nil, they are rejected.
    static func date(_ word: String, reference: CivilDate?) -> (CivilDate, NumericOrder)? {
        guard word.utf8.first?.isDigit == true else { return nil }
        if word.utf8.count == 8, word.utf8.allSatisfy(\.isDigit), let moment = ISO8601.parse(word) {
            return (moment.local.date, .certain(isMonthFirst: nil))
        }
        guard let mark = word.first(where: { !$0.isNumber }), mark == "." || mark == "-" || mark == "/" || mark == "_"
        else {
            return nil
        }
        let parts = word.split(separator: mark, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count <= 4, parts[1].count <= 2, let first = Int(parts[0]),
            let second = Int(parts[1])
        else { return nil }
        if parts[2].isEmpty {
            guard mark == "." else { return nil }
            return WrittenDate.nearest(day: first, month: second, to: reference).map {
                ($0, .certain(isMonthFirst: false))
            }
        }
        guard let last = Int(parts[2]), parts[2].allSatisfy(\.isNumber) else { return nil }
        if parts[0].count == 4 {
            guard parts[2].count <= 2 else { return nil }
            return CivilDate(year: first, month: second, day: last).map { ($0, .certain(isMonthFirst: nil)) }
        }
        // `1.2.3` is a version.
        guard parts[0].count <= 2, parts[2].count == 4 || parts[2].count == 2 else { return nil }
        if parts[2].count == 2, mark == "-" || mark == "_", !endsWithYear(parts[0], second, last) { return nil }
        return written(first, second, year: last < 100 ? last + (last < firstOfLastCentury ? 2000 : 1900) : last)
    }

    /// Returns whether the year is last among three short numbers: `10-25-21` and `4-2-26`, but `21-10-25` may begin with it.
    private static func endsWithYear(_ first: Substring, _ second: Int, _ last: Int) -> Bool {
        guard let number = Int(first), last <= latestYear else { return false }
        // A year is written with two digits, and few notes are from before `firstYear`.
        if first.count == 1 || number <= 12 && last >= firstYear { return true }
        return CivilDate(year: 2000 + number, month: second, day: last) == nil
    }

    private static let firstYear = 16
    /// A year of two digits from here on is of the twentieth century.
    private static let firstOfLastCentury = 70
    private static let latestYear = 50

    private static func written(_ first: Int, _ second: Int, year: Int) -> (CivilDate, NumericOrder)? {
        let dayFirst = CivilDate(year: year, month: second, day: first)
        let monthFirst = CivilDate(year: year, month: first, day: second)
        switch (dayFirst, monthFirst) {
        case (let day?, let month?) where day == month: return (day, .certain(isMonthFirst: nil))
        case (let day?, let month?): return (day, .open(isMonthFirst: false, other: month))
        case (let day?, nil): return (day, .certain(isMonthFirst: false))
        case (nil, let month?): return (month, .certain(isMonthFirst: true))
        case (nil, nil): return nil
        }
    }
}
