/// A half-open span of local date-times, [start, end); nil leaves a side open.
public struct TimeSpan: Hashable, Sendable {
    /// The first moment inside; nil without a start.
    public var start: CivilDateTime?
    /// The first moment after; nil without an end.
    public var end: CivilDateTime?

    /// Creates a span from the first moment inside to the first moment after; nil leaves a side open.
    public init(start: CivilDateTime?, end: CivilDateTime?) {
        self.start = start
        self.end = end
    }

    /// Creates a span of whole days, including both.
    public init(first: CivilDate, last: CivilDate) {
        self.init(start: first.midnight, end: last.adding(days: 1).midnight)
    }

    /// Returns whether a moment is inside: from the start up to, but not including, the end.
    public func contains(_ moment: CivilDateTime) -> Bool {
        (start.map { $0 <= moment } ?? true) && (end.map { moment < $0 } ?? true)
    }

    /// Returns whether an event overlaps the span; an event without duration counts at its start.
    ///
    /// - Parameters:
    ///   - eventStart: The start of the event.
    ///   - eventEnd: Its end; nil for a moment.
    /// - Returns: True if the two overlap.
    public func overlaps(from eventStart: CivilDateTime, to eventEnd: CivilDateTime?) -> Bool {
        guard let eventEnd, eventEnd > eventStart else { return contains(eventStart) }
        return (start.map { eventEnd > $0 } ?? true) && (end.map { eventStart < $0 } ?? true)
    }

    /// Returns the common part of both spans; nil if it is empty.
    public func intersection(_ other: TimeSpan) -> TimeSpan? {
        let latestStart = [start, other.start].compactMap { $0 }.max()
        let earliestEnd = [end, other.end].compactMap { $0 }.min()
        if let latestStart, let earliestEnd, latestStart >= earliestEnd { return nil }
        return TimeSpan(start: latestStart, end: earliestEnd)
    }

    /// The span extended to whole days.
    public var wholeDays: TimeSpan {
        TimeSpan(
            start: start?.date.midnight,
            end: end.map { $0.secondOfDay == 0 ? $0 : $0.date.adding(days: 1).midnight })
    }

    /// Returns whether this span contains all of the other.
    public func contains(_ other: TimeSpan) -> Bool {
        let startsInside: Bool
        if let start { startsInside = other.start.map { $0 >= start } ?? false } else { startsInside = true }
        let endsInside: Bool
        if let end { endsInside = other.end.map { $0 <= end } ?? false } else { endsInside = true }
        return startsInside && endsInside
    }
}
