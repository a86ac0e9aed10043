/// A day of the proleptic Gregorian calendar, without a time zone.
///
/// Stored as a day number, so that days are compared, subtracted and added by single operations. Conversions follow Howard Hinnant,
/// "chrono-Compatible Low-Level Date Algorithms" (`days_from_civil`).
public struct CivilDate: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01; negative before it.
    public let dayNumber: Int

    /// Creates the day with a number of days since 1970-01-01.
    public init(dayNumber: Int) {
        self.dayNumber = dayNumber
    }

    /// Creates a day from its fields; nil for a day that the calendar lacks (31 June, 29 February 2025).
    ///
    /// - Parameters:
    ///   - year: Astronomical year, 1 … 9999.
    ///   - month: 1 … 12.
    ///   - day: 1 … the length of the month.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        guard day >= 1, day <= CivilDate.length(ofMonth: month, year: year) else { return nil }
        self.init(unchecked: year, month, day)
    }

    /// Creates the first day of a month; month numbers outside 1 … 12 continue into other years.
    ///
    /// - Parameters:
    ///   - year: Astronomical year.
    ///   - month: Any month number; 0 is December of the previous year, 13 January of the next.
    public init(year: Int, month: Int) {
        let months = year * 12 + (month - 1)
        let wholeYear = months.flooredQuotient(by: 12)
        self.init(unchecked: wholeYear, months - wholeYear * 12 + 1, 1)
    }

    private init(unchecked year: Int, _ month: Int, _ day: Int) {
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted.flooredQuotient(by: 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        dayNumber = era * 146_097 + dayOfEra - 719_468
    }

    /// Year, month 1 … 12 and day 1 … 31.
    public var fields: (year: Int, month: Int, day: Int) {
        let shifted = dayNumber + 719_468
        let era = shifted.flooredQuotient(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// The astronomical year.
    public var year: Int { fields.year }
    /// The month, 1 … 12.
    public var month: Int { fields.month }
    /// The day of the month, 1 … 31.
    public var day: Int { fields.day }

    /// The day of the week.
    public var weekday: Weekday {
        Weekday(isoNumber: (dayNumber + 3).flooredRemainder(by: 7) + 1)
    }

    /// The day of the year, 1 … 366.
    public var dayOfYear: Int { dayNumber - CivilDate(year: year, month: 1).dayNumber + 1 }

    /// The ISO 8601 year and week of this day; week 1 holds the first Thursday.
    public var isoWeek: (year: Int, week: Int) {
        let thursday = self.startOfWeek().adding(days: 3)
        return (thursday.year, (thursday.dayOfYear - 1) / 7 + 1)
    }

    /// Orders by time.
    public static func < (left: CivilDate, right: CivilDate) -> Bool { left.dayNumber < right.dayNumber }

    /// Returns the number of days of a month.
    ///
    /// - Parameters:
    ///   - month: 1 … 12.
    ///   - year: Astronomical year.
    /// - Returns: 28 … 31.
    public static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: isLeap(year) ? 29 : 28
        default: 31
        }
    }

    /// Returns whether a year has a 29 February.
    public static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }
}

extension CivilDate {
    /// Returns the day this many days later, or earlier if negative.
    public func adding(days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

    /// Returns the day this many months later, at most the last of its month (31 March − 1 month = 28 February).
    public func adding(months: Int) -> CivilDate {
        let (year, month, day) = fields
        let first = CivilDate(year: year, month: month + months)
        let target = first.fields
        return first.adding(days: min(day, CivilDate.length(ofMonth: target.month, year: target.year)) - 1)
    }

    /// Returns the day this many years later; 29 February may become the 28th.
    public func adding(years: Int) -> CivilDate { adding(months: years * 12) }

    /// Returns the latest day on or before this one that begins a week.
    public func startOfWeek(_ firstWeekday: Weekday = .monday) -> CivilDate {
        adding(days: -(weekday.isoNumber - firstWeekday.isoNumber).flooredRemainder(by: 7))
    }

    /// The first day of this day's month.
    public var startOfMonth: CivilDate { adding(days: 1 - day) }

    /// The first day of this day's calendar quarter.
    public var startOfQuarter: CivilDate { CivilDate(year: year, month: (month - 1) / 3 * 3 + 1) }

    /// 1 January of this day's year.
    public var startOfYear: CivilDate { CivilDate(year: year, month: 1) }

    /// Returns the first given weekday on or after this day.
    public func onOrAfter(_ weekday: Weekday) -> CivilDate {
        adding(days: (weekday.isoNumber - self.weekday.isoNumber).flooredRemainder(by: 7))
    }

    /// Returns the last given weekday on or before this day.
    public func onOrBefore(_ weekday: Weekday) -> CivilDate {
        adding(days: -(self.weekday.isoNumber - weekday.isoNumber).flooredRemainder(by: 7))
    }

    /// The beginning of this day.
    public var midnight: CivilDateTime { CivilDateTime(secondNumber: dayNumber * 86_400) }

    /// Returns a clock time of this day; hours and minutes may extend into neighbouring days.
    ///
    /// - Parameters:
    ///   - hour: Hours after midnight.
    ///   - minute: Minutes after the hour.
    ///   - second: Seconds after the minute.
    /// - Returns: The date-time that many hours, minutes and seconds after midnight.
    public func at(hour: Int, minute: Int = 0, second: Int = 0) -> CivilDateTime {
        CivilDateTime(secondNumber: dayNumber * 86_400 + hour * 3600 + minute * 60 + second)
    }

    /// The whole day as a half-open span.
    public var span: TimeSpan { TimeSpan(start: midnight, end: adding(days: 1).midnight) }
}

extension Int {
    func flooredQuotient(by divisor: Int) -> Int {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }

    func flooredRemainder(by divisor: Int) -> Int {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}
