import Time

/// Resolves time expressions on a calendar: the likeliest period first, then other readings.
struct TimeResolver: Sendable {
    let calendar: TimeCalendar
    let tense: Tense

    /// Returns all readings of a node, the preferred one first; empty for times that do not exist.
    func readings(of node: TimeNode) -> [Period] {
        if let amount = node.amount, amount.longest.isTooLong { return [] }
        switch node {
        case .fixed(let period): return [period]
        case .impossible: return []
        case .recurring(let recurrence): return bare(recurrence) + otherHalf(of: recurrence).flatMap { bare($0) }
        case .relative(let recurrence, let direction): return relative(recurrence, direction)
        case .unit(let unit, let away): return [calendar.period(unit, away: away)]
        case .rolling(let amount, let isPast): return [rolling(amount, isPast: isPast)]
        case .offset(let amount, let sign, let isExact): return [offset(amount, sign: sign, isExact: isExact)]
        case .within(let recurrence, let context):
            let outer = readings(of: context)
            return ([recurrence] + otherHalf(of: recurrence)).flatMap { name in
                outer.compactMap { occurrence(of: name, in: $0) }
            }
        case .ordinal(let ordinal, let context):
            return readings(of: context).compactMap { self.ordinal(ordinal, in: $0) }
        case .part(let part, let context): return readings(of: context).compactMap { part.of($0, calendar: calendar) }
        case .shifted(let amount, let sign, .part(.end, let whole)):
            return readings(of: whole).compactMap { $0.lastDay.flatMap { shifted(Period($0), by: amount, sign: sign) } }
        case .shifted(let amount, let sign, .part(.beginning, let whole)):
            return readings(of: whole).compactMap {
                $0.firstDay.flatMap { shifted(Period($0), by: amount, sign: sign) }
            }
        case .shifted(let amount, let sign, let base):
            return readings(of: base).compactMap { shifted($0, by: amount, sign: sign) }
        case .holding(.day, let inner):
            return readings(of: inner).compactMap { period in
                period.firstDay.map { Period(first: $0, last: period.lastDay ?? $0) }
            }
        case .holding(let unit, let inner):
            return readings(of: inner).compactMap { $0.start.map { calendar.period(unit, holding: $0) } }
        case .neighbour(let counted, let sign, let base):
            return readings(of: base).compactMap { neighbour(counted, sign: sign, of: $0) }
        case .same(let unit, let amount, let sign): return [same(unit, amount, sign: sign)]
        case .beside(let amount, let sign, let base):
            return readings(of: base).compactMap { beside(amount, sign: sign, of: $0) }
        case .nth(let name, let count, let isPast): return nth(name, count, isPast: isPast).map { [$0] } ?? []
        case .series(let name, let count, let isPast):
            return series(name, count: count, isPast: isPast).map { [$0] } ?? []
        case .range(let left, let right): return range(left, right)
        // Sets are resolved by `each(of:)`.
        case .every: return []
        case .lasting(let amount, let base): return readings(of: base).compactMap { lasting(amount, from: $0) }
        case .open(let relation, let inner): return open(relation, inner)
        case .both(let left, let right): return both(left, right)
        }
    }

    private func otherHalf(of name: Recurrence) -> [Recurrence] {
        guard case .clock(let time) = name, let other = time.plausibleOther else { return [] }
        return [.clock(other)]
    }
}
