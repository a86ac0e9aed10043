import Language
import Time

extension CalendarUnit {
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

    /// The months in one unit; a unit counts in months, days or seconds, and the other two are 0.
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

    var days: Int {
        switch self {
        case .day, .workday: 1
        case .week, .weekend: 7
        case .fortnight: 14
        default: 0
        }
    }

    var seconds: Int {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        default: 0
        }
    }
}

/// An amount of time in calendar fields: "2 years and 21 days", "half an hour", "a few weeks".
struct TimeAmount: Hashable, Sendable {
    enum Vagueness: Hashable, Sendable { case exact, couple, few }

    var months = 0
    var days = 0
    var seconds = 0
    /// The last unit added; nil if there is none.
    var finest: CalendarUnit?
    var vagueness = Vagueness.exact
    var isCompound = false
    /// The larger of two counts, as in "two or three weeks"; 0 if there is only one.
    var most = 0

    private var hasOverflowed = false

    /// The maximum count; larger ones lead to no time of interest.
    static let largestCount = 9999

    init() {}

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

    var longest: TimeAmount {
        guard most > 0, let finest else { return self }
        return TimeAmount(most, finest)
    }

    /// The maximum distance in years of a time from now.
    private static let mostYears = 200

    var isTooLong: Bool { hasOverflowed || months / 12 + (days + seconds / 86_400) / 365 > TimeAmount.mostYears }

    /// Whether it has no part of a day; no hours at all, as in "0 to 2 hours", count as hours.
    var isWholeDays: Bool {
        seconds == 0 && (months != 0 || days != 0 || finest.map { $0.grain >= .day } ?? true)
    }
}

extension CivilDate {
    /// Returns the day later by the months and days of an amount, or earlier for a negative sign.
    func shifted(by amount: TimeAmount, sign: Int) -> CivilDate {
        let day = adding(months: sign * amount.months)
        return amount.finest == .workday
            ? day.adding(workdays: amount.days, sign: sign) : day.adding(days: sign * amount.days)
    }

    func adding(workdays count: Int, sign: Int) -> CivilDate {
        var day = self
        for _ in 0..<count {
            repeat { day = day.adding(days: sign) } while !day.isWorkday
        }
        return day
    }

    var isWorkday: Bool { weekday.isoNumber <= 5 }
}

extension CivilDateTime {
    /// Returns the moment later by an amount, or earlier for a negative sign; whole days keep the time of day.
    func shifted(by amount: TimeAmount, sign: Int) -> CivilDateTime {
        let day = date.shifted(by: amount, sign: sign)
        return day.midnight.adding(seconds: secondOfDay + sign * amount.seconds)
    }
}
