/// A yearly rule of standard and daylight-saving time, as in the footer of a TZif file and the variable `TZ`.
///
/// Source: POSIX.1-2024, 8.3, with the wider hours (−167 … 167) of RFC 9636, 3.3.2.
struct PosixTimeRule: Sendable, Equatable {
    let standardOffset: Int
    private let daylight: Daylight?

    private struct Daylight: Sendable, Equatable {
        var offset: Int
        var start: DayAndTime
        var end: DayAndTime
    }

    /// Reads a rule such as `CET-1CEST,M3.5.0,M10.5.0/3` or `<+03>-3`.
    init?(_ text: [UInt8]) {
        var parser = PosixRuleParser(bytes: text)
        guard parser.skipName(), let offset = parser.offset() else { return nil }
        standardOffset = -offset
        guard !parser.isAtEnd else {
            daylight = nil
            return
        }
        guard parser.skipName() else { return nil }
        let daylightOffset = parser.isAtOffset ? parser.offset().map { -$0 } : standardOffset + 3600
        guard let daylightOffset else { return nil }
        // Without dates, the rule of the United States applies, as in the C library.
        let dates = parser.isAtEnd ? (.secondSundayOfMarch, .firstSundayOfNovember) : parser.dates()
        guard let dates, parser.isAtEnd else { return nil }
        daylight = Daylight(offset: daylightOffset, start: dates.0, end: dates.1)
    }

    /// Returns the offset at an instant in seconds east of Greenwich.
    func offset(at instant: Int) -> Int {
        guard let daylight else { return standardOffset }
        let bounded = min(max(instant, -1 << 55), 1 << 55)
        let year = CivilDateTime(secondNumber: bounded + standardOffset).date.year
        let start = daylight.start.secondNumber(in: year) - standardOffset
        let end = daylight.end.secondNumber(in: year) - daylight.offset
        let isDaylight = start < end ? start <= bounded && bounded < end : !(end <= bounded && bounded < start)
        return isDaylight ? daylight.offset : standardOffset
    }

    struct DayAndTime: Sendable, Equatable {
        enum Day: Equatable {
            /// Day 1 … 365, without counting 29 February.
            case withoutLeapDay(Int)
            /// Day 0 … 365, counting 29 February.
            case ofYear(Int)
            /// Weekday 0 (Sunday) … 6 in week 1 … 5 of a month; week 5 is the last.
            case weekday(month: Int, week: Int, weekday: Int)
        }

        var day: Day
        /// Seconds after midnight, perhaps negative or more than a day.
        var second: Int

        static let secondSundayOfMarch = DayAndTime(day: .weekday(month: 3, week: 2, weekday: 0), second: 7200)
        static let firstSundayOfNovember = DayAndTime(day: .weekday(month: 11, week: 1, weekday: 0), second: 7200)

        /// Returns the wall-clock seconds since 1970 of this day and time in a year.
        func secondNumber(in year: Int) -> Int { date(in: year).dayNumber * 86_400 + second }

        private func date(in year: Int) -> CivilDate {
            let newYear = CivilDate(year: year, month: 1)
            switch day {
            case .withoutLeapDay(let number):
                return newYear.adding(days: number - 1 + (CivilDate.isLeap(year) && number >= 60 ? 1 : 0))
            case .ofYear(let number):
                return newYear.adding(days: number)
            case .weekday(let month, let week, let weekday):
                let wanted = Weekday(isoNumber: weekday)
                guard week < 5 else {
                    return CivilDate(year: year, month: month + 1).adding(days: -1).onOrBefore(wanted)
                }
                return CivilDate(year: year, month: month).onOrAfter(wanted).adding(days: (week - 1) * 7)
            }
        }
    }
}

private struct PosixRuleParser {
    let bytes: [UInt8]
    var index = 0

    var isAtEnd: Bool { index == bytes.count }
    var isAtOffset: Bool { current.map { $0 != UInt8(ascii: ",") } ?? false }
    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard let current, UInt32(current) == character.value else { return false }
        index += 1
        return true
    }

    /// Skips `CET` or `<+03>`.
    mutating func skipName() -> Bool {
        let first = index
        if take("<") {
            while let current, current != UInt8(ascii: ">") { index += 1 }
            return take(">")
        }
        while let current, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(current | 0x20) { index += 1 }
        return index - first >= 3
    }

    /// Reads `[+-]hh[:mm[:ss]]` as seconds.
    mutating func offset() -> Int? {
        let sign = take("-") ? -1 : 1
        if sign == 1 { _ = take("+") }
        guard let hours = number(below: 168) else { return nil }
        var seconds = hours * 3600
        for unit in [60, 1] where take(":") {
            guard let value = number(below: 60) else { return nil }
            seconds += value * unit
        }
        return sign * seconds
    }

    /// Reads `,start[/time],end[/time]`.
    mutating func dates() -> (PosixTimeRule.DayAndTime, PosixTimeRule.DayAndTime)? {
        guard take(","), let start = dayAndTime(), take(","), let end = dayAndTime() else { return nil }
        return (start, end)
    }

    private mutating func dayAndTime() -> PosixTimeRule.DayAndTime? {
        guard let day = day() else { return nil }
        guard take("/") else { return PosixTimeRule.DayAndTime(day: day, second: 7200) }
        return offset().map { PosixTimeRule.DayAndTime(day: day, second: $0) }
    }

    private mutating func day() -> PosixTimeRule.DayAndTime.Day? {
        if take("J") { return number(below: 366).flatMap { $0 >= 1 ? .withoutLeapDay($0) : nil } }
        guard take("M") else { return number(below: 366).map { .ofYear($0) } }
        guard let month = number(below: 13), month >= 1, take("."), let week = number(below: 6), week >= 1, take("."),
            let weekday = number(below: 7)
        else { return nil }
        return .weekday(month: month, week: week, weekday: weekday)
    }

    private mutating func number(below limit: Int) -> Int? {
        var value: Int?
        while let current, (48...57).contains(current) {
            value = (value ?? 0) * 10 + Int(current - 48)
            guard value ?? 0 < limit else { return nil }
            index += 1
        }
        return value
    }
}
