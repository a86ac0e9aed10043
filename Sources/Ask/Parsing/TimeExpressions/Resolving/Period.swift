import Time

/// A stretch of wall-clock time with the grain it was named in; half-open.
///
/// The only place where a named unit gets its end: every constructor adds the grain of the last named unit once.
struct Period: Hashable, Sendable {
    /// The first moment inside; nil where the period has no beginning.
    var start: CivilDateTime?
    /// The first moment after; nil where the period has no end.
    var end: CivilDateTime?
    /// The unit in which it was named.
    var grain: TimeGrain

    init(start: CivilDateTime?, end: CivilDateTime?, grain: TimeGrain) {
        self.start = start
        self.end = end
        self.grain = grain
    }

    /// Whole days, the last one included.
    init(first: CivilDate, last: CivilDate, grain: TimeGrain = .day) {
        self.init(start: first.midnight, end: last.adding(days: 1).midnight, grain: grain)
    }

    /// One day.
    init(_ day: CivilDate) { self.init(first: day, last: day) }

    /// Whole months.
    init(firstMonth first: CivilDate, count: Int, grain: TimeGrain) {
        self.init(start: first.midnight, end: first.adding(months: count).midnight, grain: grain)
    }

    /// From the first moment of one period to the last of another.
    init(from first: Period, through last: Period) {
        self.init(start: first.start, end: last.end, grain: min(first.grain, last.grain))
    }

    var span: TimeSpan { TimeSpan(start: start, end: end) }

    /// The day it begins on; nil without a beginning.
    var firstDay: CivilDate? { start?.date }

    /// The last day with a moment inside; nil without an end.
    var lastDay: CivilDate? { end?.adding(seconds: -1).date }

    /// Whether it names a day and no more: what clock times and parts of days can be said of.
    var isDay: Bool { grain == .day && start != nil && firstDay == lastDay }

    /// The part shared with a day-wise period, keeping this one's grain.
    func clamped(to other: Period) -> Period? {
        guard let common = span.intersection(other.span) else { return nil }
        return Period(start: common.start, end: common.end, grain: grain)
    }
}
