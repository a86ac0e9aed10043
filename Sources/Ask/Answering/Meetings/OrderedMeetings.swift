import Parsing
import Time

extension [Meeting] {
    /// The one of an order, counted from its end: the last ones have begun, the next ones have not.
    ///
    /// - Parameters:
    ///   - order: Which end to count from.
    ///   - nth: 1 for the one at the end.
    ///   - now: The moment of the question.
    /// - Returns: Nil where there are not so many.
    func one(_ order: Order, nth: Int, now: CivilDateTime) -> Meeting? {
        let place = Swift.max(0, nth - 1)
        switch order {
        case .first: return dropFirst(place).first
        case .last: return filter { ($0.record.start ?? now) <= now }.dropLast(place).last
        case .next: return filter { ($0.record.start ?? now) > now }.dropFirst(place).first
        }
    }
}

extension AnswerContext {
    /// The one of some meetings that the question's order names, or as many as it wants; all where it names none.
    func inOrder(_ meetings: [Meeting]) -> [Meeting] {
        guard let order = reading.order else { return meetings }
        guard reading.orderCount > 1 else { return one(order, of: meetings).map { [$0] } ?? [] }
        let begun = meetings.filter { ($0.record.start ?? now) <= now }
        switch order {
        case .first: return Array(meetings.prefix(reading.orderCount))
        case .last: return Array(begun.suffix(reading.orderCount))
        case .next: return Array(meetings.dropFirst(begun.count).prefix(reading.orderCount))
        }
    }

    /// The one of some meetings that an order names, counted as the question says; documents that the question names may be it already.
    func one(_ order: Order, of meetings: [Meeting]) -> Meeting? {
        if meetings.count == 1, !reading.containers.isEmpty { return meetings[0] }
        return meetings.one(order, nth: reading.nth, now: now)
    }
}
