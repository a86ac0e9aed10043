/// Dates, times and spans in English words, as answers and headings show them.
public enum DateWords {
    /// Writes `Tue 10 March 2026`.
    ///
    /// - Parameters:
    ///   - date: A day.
    ///   - withYear: Whether the year is written.
    /// - Returns: Weekday, day and month, and the year where wanted.
    public static func day(_ date: CivilDate, withYear: Bool = true) -> String {
        "\(weekday(date)) \(date.day) \(month(date.month))" + (withYear ? " \(date.year)" : "")
    }

    /// Writes `14:00`.
    ///
    /// - Parameter moment: A local date-time.
    /// - Returns: Hour and minute with two digits each; seconds are dropped.
    public static func clock(_ moment: CivilDateTime) -> String {
        "\(twoDigits(moment.hour)):\(twoDigits(moment.minute))"
    }

    /// Writes `Tue 10 March 2026, 14:00`.
    ///
    /// - Parameters:
    ///   - moment: A local date-time.
    ///   - withYear: Whether the year is written.
    /// - Returns: The day and the time of day.
    public static func dayAndClock(_ moment: CivilDateTime, withYear: Bool = true) -> String {
        "\(day(moment.date, withYear: withYear)), \(clock(moment))"
    }

    /// Writes the English name of a month, such as `March`.
    ///
    /// - Parameter number: 1 … 12; other numbers give an empty name.
    /// - Returns: The name.
    public static func month(_ number: Int) -> String {
        months.indices.contains(number - 1) ? months[number - 1] : ""
    }

    /// Writes `45 min`, `5 h` or `1 h 45 min`.
    ///
    /// - Parameter minutes: A length of time; negative ones have a minus sign.
    /// - Returns: Hours and minutes, each only where there are any; `0 min` for nothing.
    public static func duration(minutes: Int) -> String {
        let (hours, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 60)
        let parts = [hours > 0 ? "\(hours) h" : nil, rest > 0 || hours == 0 ? "\(rest) min" : nil].compactMap { $0 }
        return (minutes < 0 ? "−" : "") + parts.joined(separator: " ")
    }

    /// Writes a half-open span as people name it, its last day included.
    ///
    /// Whole days, months, quarters and years are named as such: `Mon 9 – Sun 15 March 2026`, `March 2026`, `Q1 2026`,
    /// `2026`; times within a day are `Tue 10 March 2026, 14:00–15:00`; open ends are `since …` and `until …`. The year is
    /// written once, at the end, where both ends share it.
    ///
    /// - Parameter span: A span of local date-times.
    /// - Returns: The words; `any time` for a span without ends.
    public static func span(_ span: TimeSpan) -> String {
        switch (span.start, span.end) {
        case (nil, nil): "any time"
        case (let start?, nil): "since \(isMidnight(start) ? day(start.date) : dayAndClock(start))"
        case (nil, let end?): "until \(isMidnight(end) ? day(end.date.adding(days: -1)) : dayAndClock(end))"
        case (let start?, let end?): closed(start, end)
        }
    }

    private static func closed(_ start: CivilDateTime, _ end: CivilDateTime) -> String {
        guard end > start else { return dayAndClock(start) }
        guard isMidnight(start), isMidnight(end) else { return times(start, end) }
        let last = end.date.adding(days: -1)
        return wholeMonths(start.date, last) ?? days(start.date, last)
    }

    private static func days(_ first: CivilDate, _ last: CivilDate) -> String {
        if first == last { return day(first) }
        if first.year != last.year { return "\(day(first)) – \(day(last))" }
        if first.month != last.month { return "\(day(first, withYear: false)) – \(day(last))" }
        return "\(weekday(first)) \(first.day) – \(day(last))"
    }

    /// The name of a span of whole months; nil where it is none.
    private static func wholeMonths(_ first: CivilDate, _ last: CivilDate) -> String? {
        guard first.day == 1, last.adding(days: 1).day == 1 else { return nil }
        let isWholeYears = first.month == 1 && last.month == 12
        if isWholeYears { return first.year == last.year ? "\(first.year)" : "\(first.year) – \(last.year)" }
        guard first.year == last.year else {
            return "\(month(first.month)) \(first.year) – \(month(last.month)) \(last.year)"
        }
        if first.month == last.month { return "\(month(first.month)) \(first.year)" }
        let isQuarter = first.startOfQuarter == first && last.month - first.month == 2
        if isQuarter { return "Q\(last.month / 3) \(first.year)" }
        return "\(month(first.month)) – \(month(last.month)) \(first.year)"
    }

    private static func times(_ start: CivilDateTime, _ end: CivilDateTime) -> String {
        // The span of one minute is how a question names a moment.
        if end.secondNumber - start.secondNumber <= 60 { return dayAndClock(start) }
        if end == start.date.adding(days: 1).midnight { return "\(dayAndClock(start))–24:00" }
        if start.date == end.date { return "\(dayAndClock(start))–\(clock(end))" }
        return "\(dayAndClock(start, withYear: start.date.year != end.date.year)) – \(dayAndClock(end))"
    }

    private static func isMidnight(_ moment: CivilDateTime) -> Bool { moment.secondOfDay == 0 }

    private static func weekday(_ date: CivilDate) -> String { weekdays[date.weekday.isoNumber - 1] }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
}
