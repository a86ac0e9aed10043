import Time

extension TimeResolver {
    private static let mostOfSet = 60
    /// The length in weeks of a set without a period.
    private static let weeksOfSet = 8

    /// Returns each time of a set, in order; empty if there are too many, nil if a node is no set.
    func each(of node: TimeNode) -> [Period]? {
        guard case .every(let name, let part, let context) = node else { return nil }
        guard let outer = context.map({ readings(of: $0).first }) ?? nearWeeks, let start = outer.start,
            let end = outer.end
        else { return [] }
        var found: [Period] = []
        var next = name.first(from: start, calendar: calendar)
        while let period = next, let begin = period.start, begin < end, found.count <= TimeResolver.mostOfSet {
            found.append(part.map { $0.period(on: begin.date) } ?? period)
            next = name.first(from: begin.adding(seconds: 1), calendar: calendar)
        }
        return found.count <= TimeResolver.mostOfSet ? found : []
    }

    private var nearWeeks: Period? {
        let days = 7 * TimeResolver.weeksOfSet
        return tense == .future
            ? Period(first: calendar.today, last: calendar.today.adding(days: days - 1))
            : Period(first: calendar.today.adding(days: 1 - days), last: calendar.today)
    }
}
