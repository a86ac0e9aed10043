import Language
import Time

/// The meaning of a time expression, independent of the calendar; only cases that contain another time are stored on the heap.
enum TimeNode: Hashable, Sendable {
    case fixed(Period)
    /// A phrase clearly meant as a time that does not exist.
    case impossible
    /// A bare name: "Monday", "March", "3pm".
    case recurring(Recurrence)
    /// A name with a direction: "last Friday".
    case relative(Recurrence, TimeDirection)
    /// A calendar unit relative to the current one: −1 for "last week".
    case unit(CalendarUnit, away: Int)
    /// A number of units before or after now, including today.
    case rolling(TimeAmount, isPast: Bool)
    /// A distance from now: the unit that contains the moment, or that day if `isExact`.
    case offset(TimeAmount, sign: Int, isExact: Bool)
    /// A name inside a longer period: "Monday of last week", "3pm tomorrow".
    indirect case within(Recurrence, TimeNode)
    /// "The second Monday of", "the last three days of".
    indirect case ordinal(TimeOrdinal, TimeNode)
    /// "Early March", "the end of next week".
    indirect case part(PeriodPart, TimeNode)
    /// "Two weeks before Christmas".
    indirect case shifted(TimeAmount, sign: Int, TimeNode)
    /// "The week of 6 October".
    indirect case holding(CalendarUnit, TimeNode)
    /// "The week before Christmas", "the Friday after Easter".
    indirect case neighbour(TimeOrdinal.Counted, sign: Int, TimeNode)
    /// The unit that contains the moment at a distance: "the same day last week", "this month two years ago".
    case same(CalendarUnit, TimeAmount, sign: Int)
    /// A span directly before or after a period: "the two weeks before Christmas", "just after Easter".
    indirect case beside(TimeAmount, sign: Int, TimeNode)
    /// The occurrence at a distance: "three Mondays ago", "two summers ago".
    case nth(Recurrence, Int, isPast: Bool)
    /// "The last three Mondays".
    case series(Recurrence, count: Int, isPast: Bool)
    /// A range, both ends included.
    indirect case range(TimeNode, TimeNode)
    /// Each of a set: "Tuesdays in January", "mornings last week"; without a period, in the weeks before or after now.
    indirect case every(Recurrence, DayPart?, in: TimeNode?)
    /// A time with its length.
    indirect case lasting(TimeAmount, TimeNode)
    /// "Since", "before", "until".
    indirect case open(TimeRelation, TimeNode)
    /// After one time but before another.
    indirect case both(TimeNode, TimeNode)
}

/// The direction of the occurrence that is meant, relative to now.
enum TimeDirection: Hashable, Sendable {
    case last, this, next
    /// The next occurrence, in this week or the next.
    case coming
    /// The latest occurrence; for a bare unit the span up to now: "the past week".
    case past
    case beforeLast, afterNext

    var isPast: Bool { self == .last || self == .past || self == .beforeLast }

    /// Whether a count may follow: "the last three", but not "this three".
    var isCounting: Bool { self != .this && self != .beforeLast && self != .afterNext }

    var isPlain: Bool { self == .last || self == .this || self == .next }

    var away: Int {
        switch self {
        case .last, .past: -1
        case .this: 0
        case .next, .coming: 1
        case .beforeLast: -2
        case .afterNext: 2
        }
    }
}

/// The relation of an open range to the time it names.
enum TimeRelation: Hashable, Sendable {
    /// From its start up to now; an ambiguous time is the one that has begun.
    case since
    /// From its start on.
    case from
    /// From its end on.
    case after
    /// Up to its start.
    case before
    /// Up to its end.
    case until
    /// Up to its end in the future; an ambiguous time is the one that is not over.
    case by
}

/// A number of days, weekdays, weeks or months counted from one end of a longer period.
struct TimeOrdinal: Hashable, Sendable {
    enum Counted: Hashable, Sendable {
        case unit(CalendarUnit)
        case weekday(Weekday)
    }

    /// The position: 1 for the first, −1 for the last, −2 for the last but one.
    var place: Int
    /// The number of units: 1, or 3 for "the last three days".
    var count = 1
    var counted: Counted
}
