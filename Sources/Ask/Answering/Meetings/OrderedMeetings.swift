import Parsing
import Time

extension [Meeting] {
    /// Those that have a place in time; all where none has.
    var placedInTime: [Meeting] {
        let dated = filter { $0.record.start != nil }
        return dated.isEmpty ? self : dated
    }

    /// The same, those without a place in time last.
    var undatedLast: [Meeting] { filter { $0.record.start != nil } + filter { $0.record.start == nil } }

    /// The one of an order, counted from its end: the last ones have begun, the next ones have not.
    ///
    /// - Parameters:
    ///   - order: Which end to count from.
    ///   - nth: 1 for the one at the end.
    ///   - now: The moment of the question.
    /// - Returns: Nil where there are not so many.
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
    /// The one of some meetings that the question's order names, or as many as it wants; all where it names none.
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

    /// "My last meeting on Friday", "today": the last of those days, begun or not.
    private var isOfDaysAhead: Bool {
        guard let hull = reading.time?.hull, let start = hull.start, let end = hull.end else { return false }
        return end > now && end.date.dayNumber - start.date.dayNumber <= AnswerContext.fewDays
    }

    /// A weekend has no more days than this.
    private static let fewDays = 3

    /// The one of some meetings that an order names; documents that the question names may be it already.
    func one(_ order: OrderCondition, of meetings: [Meeting]) -> Meeting? {
        if meetings.count == 1, !reading.containers.isEmpty { return meetings[0] }
        return meetings.one(order.end, nth: order.nth, now: now)
    }
}
