import Parsing
import Time

extension [Meeting] {
    /// The dated meetings; all meetings if none has a date.
    var placedInTime: [Meeting] {
        let dated = filter { $0.record.start != nil }
        return dated.isEmpty ? self : dated
    }

    var undatedLast: [Meeting] { filter { $0.record.start != nil } + filter { $0.record.start == nil } }

    /// Returns the `nth` meeting (1-based) from an end; nil if there are too few.
    ///
    /// "Last" counts only meetings that have begun, "next" only future ones.
    func one(_ order: Order, nth: Int, now: CivilDateTime) -> Meeting? {
        let place = Swift.max(0, nth - 1)
        let placed = placedInTime
        switch order {
        case .first: return placed.dropFirst(place).first
        case .last: return placed.filter { ($0.record.start ?? now) <= now }.dropLast(place).last
        case .next: return placed.filter { ($0.record.start ?? now) > now }.dropFirst(place).first
        }
    }
}

extension AnswerContext {
    /// Returns the meetings that the question's order word selects; all of them if it has none.
    func inOrder(_ meetings: [Meeting]) -> [Meeting] {
        guard let order = reading.order else { return meetings }
        if order.end == .last, isOfDaysAhead {
            let last = meetings.placedInTime.dropLast(max(0, order.nth - 1))
            return Array(last.suffix(order.count))
        }
        guard order.count > 1 else { return one(order, of: meetings).map { [$0] } ?? [] }
        let meetings = meetings.placedInTime
        let begun = meetings.filter { ($0.record.start ?? now) <= now }
        switch order.end {
        case .first: return Array(meetings.prefix(order.count))
        case .last: return Array(begun.suffix(order.count))
        case .next: return Array(meetings.dropFirst(begun.count).prefix(order.count))
        }
    }

    /// Whether the asked time is a few days that are not over: "my last meeting on Friday" may still be to come.
    private var isOfDaysAhead: Bool {
        guard let hull = reading.time?.hull, let start = hull.start, let end = hull.end else { return false }
        return end > now && end.date.dayNumber - start.date.dayNumber <= AnswerContext.fewDays
    }

    /// Maximum number of days; enough for a weekend.
    private static let fewDays = 3

    /// Returns the meeting that an order selects; the only meeting of a named document needs no order.
    func one(_ order: OrderCondition, of meetings: [Meeting]) -> Meeting? {
        if meetings.count == 1, !reading.containers.isEmpty { return meetings[0] }
        return meetings.one(order.end, nth: order.nth, now: now)
    }
}
