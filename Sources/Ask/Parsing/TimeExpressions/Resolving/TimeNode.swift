import Time

/// What a time expression means before the calendar is asked.
///
/// Only the cases that hang on another time are kept on the heap.
enum TimeNode: Hashable, Sendable {
    /// A period that is already settled.
    case fixed(Period)
    /// Something plainly meant as a time that no calendar has.
    case impossible
    /// A bare name: Monday, March, 3pm.
    case recurring(Recurrence)
    /// A name with last, this, next: last Friday.
    case relative(Recurrence, TimeDirection)
    /// A calendar unit counted from the running one: last week is −1.
    case unit(CalendarUnit, away: Int)
    /// The last or the next so many units, with today.
    case rolling(TimeAmount, isPast: Bool)
    /// So much time ago, or from now; exact to the day where the phrase says so.
    case offset(TimeAmount, sign: Int, isExact: Bool)
    /// A name inside a longer period: Monday of last week, 3pm tomorrow.
    indirect case within(Recurrence, TimeNode)
    /// The second Monday of, the last three days of.
    indirect case ordinal(TimeOrdinal, TimeNode)
    /// Early March, the end of next week.
    indirect case part(PeriodPart, TimeNode)
    /// Two weeks before Christmas.
    indirect case shifted(TimeAmount, sign: Int, TimeNode)
    /// The week of 6 October.
    indirect case holding(CalendarUnit, TimeNode)
    /// The week before Christmas, the Friday after Easter.
    indirect case neighbour(TimeOrdinal.Counted, sign: Int, TimeNode)
    /// The same day last week, this month two years ago: the unit that holds the moment so much time away.
    case same(CalendarUnit, TimeAmount, sign: Int)
    /// The two weeks before Christmas, just after Easter: a stretch up to or from a period.
    indirect case beside(TimeAmount, sign: Int, TimeNode)
    /// Three Mondays ago, two summers ago: the last or next but so many.
    case nth(Recurrence, Int, isPast: Bool)
    /// The last three Mondays.
    case series(Recurrence, count: Int, isPast: Bool)
    /// From one to the other, both included.
    indirect case range(TimeNode, TimeNode)
    /// Tuesdays in January, mornings last week: each of them, with the part of the day said; without a period those of
    /// the last weeks, or the next.
    indirect case every(Recurrence, DayPart?, in: TimeNode?)
    /// A time and how long it lasts.
    indirect case lasting(TimeAmount, TimeNode)
    /// Since, before, until.
    indirect case open(TimeRelation, TimeNode)
    /// After one but before the other.
    indirect case both(TimeNode, TimeNode)
}

/// Which one of a recurring time is meant, seen from now.
enum TimeDirection: Hashable, Sendable {
    case last, this, next
    /// The next to come, be it in this week or the next.
    case coming
    /// The latest one, and with a bare unit the stretch up to now (the past week).
    case past
    case beforeLast, afterNext

    /// Whether it looks back.
    var isPast: Bool { self == .last || self == .past || self == .beforeLast }

    /// Whether so many units can be counted in it: the last three, not this three.
    var isCounting: Bool { self != .this && self != .beforeLast && self != .afterNext }

    /// Whether it is last, this or next and no more.
    var isPlain: Bool { self == .last || self == .this || self == .next }

    /// How many days or units away the one named is.
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

/// How an open range lies to the time it names.
enum TimeRelation: Hashable, Sendable {
    /// From its beginning up to now: of ambiguous times the one that has begun.
    case since
    /// From its beginning on.
    case from
    /// From its end on.
    case after
    /// Up to its beginning.
    case before
    /// Up to its end.
    case until
    /// Up to its end, said of what is to come: of ambiguous times the one that is not over.
    case by
}

/// So many days, weekdays, weeks or months counted from one end of a longer period.
struct TimeOrdinal: Hashable, Sendable {
    /// What is counted.
    enum Counted: Hashable, Sendable {
        case unit(CalendarUnit)
        case weekday(Weekday)
    }

    /// 1 for the first, −1 for the last, −2 for the last but one.
    var place: Int
    /// How many of them: 1, or 3 for "the last three days".
    var count = 1
    var counted: Counted
}
