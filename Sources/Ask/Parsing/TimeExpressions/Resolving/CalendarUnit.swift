import Time

/// A unit that time is counted or named in.
enum CalendarUnit: Hashable, Sendable {
    /// Any day from Monday to Friday is a workday.
    case second, minute, hour, day, workday, weekend, week, fortnight, month, quarter, halfYear, year, decade

    /// The grain of one such unit.
    var grain: TimeGrain {
        switch self {
        case .second, .minute: .minute
        case .hour: .hour
        case .day, .workday, .weekend: .day
        case .week, .fortnight: .week
        case .month: .month
        case .quarter, .halfYear: .quarter
        case .year, .decade: .year
        }
    }

    /// The whole months in one unit; 0 for units that are counted in days or less.
    var months: Int {
        switch self {
        case .month: 1
        case .quarter: 3
        case .halfYear: 6
        case .year: 12
        case .decade: 120
        default: 0
        }
    }

    /// The whole days in one unit; 0 for units that are counted in months or in seconds.
    var days: Int {
        switch self {
        case .day, .workday: 1
        case .week, .weekend: 7
        case .fortnight: 14
        default: 0
        }
    }

    /// The seconds in one unit; 0 for days and more.
    var seconds: Int {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        default: 0
        }
    }
}

/// An amount of time in calendar fields: 2 years and 21 days, half an hour, a few weeks.
struct TimeAmount: Hashable, Sendable {
    /// How exact a count was said to be.
    enum Vagueness: Hashable, Sendable { case exact, couple, few }

    var months = 0
    var days = 0
    var seconds = 0
    /// The finest unit named; nil before one is.
    var finest: CalendarUnit?
    var vagueness = Vagueness.exact
    /// Whether more than one unit was named.
    var isCompound = false
    /// The larger count of two: two or three weeks; 0 where only one was said.
    var most = 0

    /// Whether a count was larger than any that is taken.
    private var hasOverflowed = false

    /// The largest count taken; more is no time that notes are about.
    static let largestCount = 9999

    init() {}

    /// A count of one unit.
    init(_ count: Int, _ unit: CalendarUnit, vagueness: Vagueness = .exact) {
        self.vagueness = vagueness
        add(count, unit)
    }

    mutating func add(_ count: Int, _ unit: CalendarUnit) {
        hasOverflowed = hasOverflowed || count > TimeAmount.largestCount
        let count = min(count, TimeAmount.largestCount)
        months += count * unit.months
        days += count * unit.days
        seconds += count * unit.seconds
        isCompound = finest != nil
        finest = unit
    }

    /// The amount with the larger count where two were said.
    var longest: TimeAmount {
        guard most > 0, let finest else { return self }
        return TimeAmount(most, finest)
    }

    /// The most years that anybody's notes are away.
    private static let mostYears = 200

    /// Whether it leads to times that notes are not about.
    var isTooLong: Bool { hasOverflowed || months / 12 + (days + seconds / 86_400) / 365 > TimeAmount.mostYears }

    /// Whether it is counted in days or more.
    var isWholeDays: Bool { seconds == 0 }
}

extension CivilDate {
    /// The day an amount's months and days later, or earlier for a negative sign.
    func shifted(by amount: TimeAmount, sign: Int) -> CivilDate {
        let day = adding(months: sign * amount.months)
        return amount.finest == .workday
            ? day.adding(workdays: amount.days, sign: sign) : day.adding(days: sign * amount.days)
    }

    /// The day so many workdays later or earlier.
    func adding(workdays count: Int, sign: Int) -> CivilDate {
        var day = self
        for _ in 0..<count {
            repeat { day = day.adding(days: sign) } while !day.isWorkday
        }
        return day
    }

    /// Whether it is one of Monday to Friday.
    var isWorkday: Bool { weekday.isoNumber <= 5 }
}

extension CivilDateTime {
    /// The moment an amount later, or earlier for a negative sign, at the same time of day where it is whole days.
    func shifted(by amount: TimeAmount, sign: Int) -> CivilDateTime {
        let day = date.shifted(by: amount, sign: sign)
        return day.midnight.adding(seconds: secondOfDay + sign * amount.seconds)
    }
}
