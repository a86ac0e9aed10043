import Time

/// A half-open span of local time with the grain in which it was named; a nil side is open.
struct Period: Hashable, Sendable {
    var start: CivilDateTime?
    var end: CivilDateTime?
    var grain: TimeGrain

    init(start: CivilDateTime?, end: CivilDateTime?, grain: TimeGrain) {
        self.start = start
        self.end = end
        self.grain = grain
    }

    /// Creates a period of whole days, the last one included.
    init(first: CivilDate, last: CivilDate, grain: TimeGrain = .day) {
        self.init(start: first.midnight, end: last.adding(days: 1).midnight, grain: grain)
    }

    init(_ day: CivilDate) { self.init(first: day, last: day) }

    init(firstMonth first: CivilDate, count: Int, grain: TimeGrain) {
        self.init(start: first.midnight, end: first.adding(months: count).midnight, grain: grain)
    }

    init(from first: Period, through last: Period) {
        self.init(start: first.start, end: last.end, grain: min(first.grain, last.grain))
    }

    var span: TimeSpan { TimeSpan(start: start, end: end) }

    var firstDay: CivilDate? { start?.date }

    /// The last day with a moment inside; nil if the end is open.
    var lastDay: CivilDate? { end?.adding(seconds: -1).date }

    /// Whether it is a single day, to which clock times and parts of a day apply.
    var isDay: Bool { grain == .day && start != nil && firstDay == lastDay }

    /// Returns the part inside another period, with this grain.
    func clamped(to other: Period) -> Period? {
        guard let common = span.intersection(other.span) else { return nil }
        return Period(start: common.start, end: common.end, grain: grain)
    }
}
