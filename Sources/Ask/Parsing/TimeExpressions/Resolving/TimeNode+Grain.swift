extension TimeNode {
    /// The grain of the result; nil if it depends on the calendar or is no calendar unit.
    var grain: TimeGrain? {
        switch self {
        case .fixed(let period): period.grain
        case .recurring(let recurrence), .relative(let recurrence, _), .within(let recurrence, _): recurrence.grain
        case .nth(let recurrence, _, _): recurrence.grain
        case .unit(let unit, _), .same(let unit, _, _), .holding(let unit, _): unit == .weekend ? nil : unit.grain
        case .offset(let amount, _, let isExact): isExact || amount.isCompound ? .day : amount.finest?.grain
        case .ordinal(let ordinal, _): ordinal.count == 1 ? ordinal.counted.grain : nil
        case .neighbour(let counted, _, _): counted.grain
        case .shifted(let amount, _, let base): amount.isWholeDays && (base.grain ?? .day) >= .day ? .day : .minute
        case .part(_, let inner) where inner.grain == .day: .partOfDay
        case .impossible, .rolling, .part, .beside, .series, .range, .lasting, .open, .both, .every: nil
        }
    }

    /// Whether it is a single day, to which a time of day can be added.
    var isDay: Bool {
        if case .impossible = self { return false }
        return grain == .day && !isSeveralDays
    }

    /// Whether it covers several days that are no single unit.
    private var isSeveralDays: Bool {
        switch self {
        case .fixed(let period): !period.isDay
        case .recurring(let recurrence), .relative(let recurrence, _), .within(let recurrence, _),
            .nth(let recurrence, _, _):
            !recurrence.isDay
        default: false
        }
    }

    var isWithinDay: Bool { (grain ?? .day) < .day }

    var isOrdinalOfMonth: Bool {
        if case .ordinal(_, .unit(.month, away: 0)) = self { return true }
        return false
    }

    var isYear: Bool {
        if case .fixed(let period) = self { return period.grain == .year }
        return false
    }

    /// Whether it is a day given by its number and month.
    var isWrittenDate: Bool {
        switch self {
        case .fixed(let period): period.isDay
        case .recurring(.date(.some, .some, _)), .within(.date(.some, .some, _), _): true
        default: false
        }
    }

    var isEveryAlone: Bool {
        if case .every(_, _, nil) = self { return true }
        return false
    }

    static var now: TimeNode { .unit(.minute, away: 0) }

    var amount: TimeAmount? {
        switch self {
        case .rolling(let amount, _), .offset(let amount, _, _), .shifted(let amount, _, _), .same(_, let amount, _),
            .beside(let amount, _, _), .lasting(let amount, _):
            amount
        default: nil
        }
    }

    /// The period that contains a weekday, or a time on that weekday.
    var weekContext: TimeNode? {
        switch self {
        case .within(.weekday, let context): context
        case .within(_, let day): day.weekContext
        default: nil
        }
    }

    /// Returns a bare weekday, or a time on one, inside a week.
    func placed(in week: TimeNode) -> TimeNode? {
        switch self {
        case .recurring(.weekday(let weekday)): .within(.weekday(weekday), week)
        case .within(let name, let day): day.placed(in: week).map { .within(name, $0) }
        default: nil
        }
    }

    /// Returns a bare name inside the period of the name behind it: "Monday and Friday last week", "March and April 2018".
    func sharingContext(of next: TimeNode) -> TimeNode? {
        if let week = next.weekContext { return placed(in: week) }
        guard case .recurring(.date(month: .some, _, _)) = self, case .recurring(let name) = self,
            case .within(.date(month: .some, _, _), let year) = next, year.isYear
        else { return nil }
        return .within(name, year)
    }

    var bareName: Recurrence? {
        if case .recurring(let recurrence) = self { return recurrence }
        return nil
    }
}

extension TimeOrdinal.Counted {
    var grain: TimeGrain? {
        switch self {
        case .weekday: .day
        case .unit(let unit): unit == .weekend ? nil : unit.grain
        }
    }
}

extension Recurrence {
    var grain: TimeGrain {
        switch self {
        case .clock(let time): time.minute == nil ? .hour : .minute
        case .hours: .hour
        case .dayPart: .partOfDay
        case .weekday, .weekend, .holiday: .day
        case .date(_, let day, _): day == nil ? .month : .day
        case .workweek, .week: .week
        case .quarter, .half, .season: .quarter
        }
    }
}
