import Language

extension TimeParser {
    /// Reads the same time in another unit: "the same day last week", "this time last year", "on this day in 2024".
    func sameForm(_ index: Int) -> TimeMatch? {
        let start = skipThe(index)
        var next = start + 1
        var said: CalendarUnit?
        switch term(start) {
        case .thisTime, .atThisTime: break
        case .same, .direction(.this):
            guard case .unit(let unit) = term(next) else { return nil }
            (said, next) = (unit, next + 1)
        case .day(0): said = .day
        default: return nil
        }
        next = skip(next) { $0 == .preposition(.of) || $0 == .preposition(.in) || $0 == .preposition(.on) }
        if case .day(let away) = term(next), said == nil {
            return TimeMatch(node: .same(.hour, TimeAmount(abs(away), .day), sign: away.signum()), end: next + 1)
        }
        guard let (amount, sign, end) = yearDistance(next) ?? distance(skipThe(next)) ?? distance(next),
            let outer = amount.finest, outer.days + outer.months > 0
        else { return term(start) == .atThisTime ? TimeMatch(node: .unit(.day, away: 0), end: start + 1) : nil }
        if let said, said.grain >= outer.grain { return nil }
        return TimeMatch(node: .same(said ?? (outer.months >= 12 ? .week : .day), amount, sign: sign), end: end)
    }

    private func distance(_ index: Int) -> (amount: TimeAmount, sign: Int, end: Int)? {
        if case .direction(let direction) = term(index), case .unit(let unit) = term(index + 1), direction.away != 0 {
            return (TimeAmount(abs(direction.away), unit), direction.away.signum(), index + 2)
        }
        if case .unit(let unit) = term(index) {
            switch (term(index + 1), term(index + 2)) {
            case (.relation(.before), .direction(.last)): return (TimeAmount(2, unit), -1, index + 3)
            case (.relation(.after), .direction(.next)): return (TimeAmount(2, unit), 1, index + 3)
            default: return nil
            }
        }
        if term(index) == .beforeOrAgo, let (amount, end) = amount(index + 1) { return (amount, -1, end) }
        guard let (amount, end) = amount(index) else { return nil }
        switch term(end) {
        case .ago: return (amount, -1, end + 1)
        case .fromNow, .later: return (amount, 1, end + 1)
        default: return nil
        }
    }

    private func yearDistance(_ index: Int) -> (amount: TimeAmount, sign: Int, end: Int)? {
        guard let (year, end) = year(index), isCleanEnd(end), year != currentYear else { return nil }
        return (TimeAmount(abs(year - currentYear), .year), (year - currentYear).signum(), end)
    }
}
