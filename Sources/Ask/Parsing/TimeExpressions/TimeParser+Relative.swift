import Time

/// Last, this and next; counted and shared units.
extension TimeParser {
    /// Last week, the past year, next Friday, the last three days, two weeks before last.
    func directed(_ index: Int, depth: Int) -> TimeMatch? {
        let start = skipThe(index)
        if let match = countBeforeDirection(start) ?? unitBeforeDirection(start) { return match }
        if term(start) == .recent, let (unit, end) = unit(start + 1) {
            return TimeMatch(node: .rolling(TimeAmount(3, unit), isPast: true), end: end)
        }
        guard case .direction(let direction) = term(start) else { return nil }
        let next = skip(start + 1) { $0 == .preposition(.filler) }
        if let match = rolling(direction, next) { return match }
        if isPlural(next), direction != .this, case .unit(let unit) = term(next), unit.seconds == 0 {
            let isPast = direction == .last || direction == .past
            return TimeMatch(node: .rolling(TimeAmount(3, unit, vagueness: .few), isPast: isPast), end: next + 1)
        }
        if case .unit(let unit) = term(next) { return unitDirected(direction, unit, next + 1) }
        return nameDirected(direction, next, depth: depth)
    }

    private func rolling(_ direction: TimeDirection, _ index: Int) -> TimeMatch? {
        guard direction != .this, direction != .beforeLast, direction != .afterNext else { return nil }
        if case .unit = term(index) { return nil }
        guard let (amount, end) = amount(index) else { return nil }
        return TimeMatch(node: .rolling(amount, isPast: direction == .last || direction == .past), end: end)
    }

    /// 3 next weeks, the 5 past years.
    private func countBeforeDirection(_ index: Int) -> TimeMatch? {
        guard let count = cardinal(index), case .direction(let direction) = term(count.end), direction != .this,
            let (unit, end) = unit(count.end + 1)
        else { return nil }
        let isPast = direction == .last || direction == .past
        return TimeMatch(node: .rolling(TimeAmount(count.value, unit), isPast: isPast), end: end)
    }

    private func unitDirected(_ direction: TimeDirection, _ unit: CalendarUnit, _ end: Int) -> TimeMatch? {
        let rolling = TimeMatch(node: .rolling(TimeAmount(1, unit), isPast: true), end: end)
        switch direction {
        case .past: return rolling
        case .last where unit == .fortnight: return rolling
        case .next where unit == .fortnight, .coming where unit == .fortnight:
            return TimeMatch(node: .rolling(TimeAmount(1, unit), isPast: false), end: end)
        // "The last day a refund makes sense" names no yesterday.
        case .last: return TimeMatch(node: .unit(unit, away: -1), end: end, doubt: unit == .day ? .bareUnit : .none)
        case .this: return TimeMatch(node: .unit(unit, away: 0), end: end)
        case .next, .coming: return TimeMatch(node: .unit(unit, away: 1), end: end)
        case .beforeLast: return TimeMatch(node: .unit(unit, away: -2), end: end)
        case .afterNext: return TimeMatch(node: .unit(unit, away: 2), end: end)
        }
    }

    /// Last Friday, next March, this Christmas, last Monday night's part without the night.
    private func nameDirected(_ direction: TimeDirection, _ index: Int, depth: Int) -> TimeMatch? {
        var match: TimeMatch?
        switch term(index) {
        case .weekday, .month: match = namedDate(index)
        case .digits, .ordinal, .number:
            match = .longer(numericDate(index) ?? monthDate(index), quarterByOrdinal(index))
            if match?.doubt == .dashedNumbers { match = nil }
        case .dayPart(let part):
            let away = direction == .last || direction == .past ? -1 : direction == .this ? 0 : 1
            return TimeMatch(node: .within(.dayPart(part), .unit(.day, away: away)), end: index + 1)
        default: match = bareName(index)
        }
        guard var match else { return nil }
        if direction == .this, match.doubt != .none, isContinued(match.end) { return nil }
        match.doubt = .none
        if let name = match.node.bareName { match.node = directed(name, direction) }
        return match
    }

    /// Whether the sentence goes on with a verb: "this may take".
    private func isContinued(_ index: Int) -> Bool {
        switch term(index) {
        case .other, .function, .or: index < lexemes.count
        default: false
        }
    }

    private func quarterByOrdinal(_ index: Int) -> TimeMatch? {
        guard let (number, end) = ordinal(index), term(end) == .unit(.quarter) else { return nil }
        return TimeMatch(node: .recurring(.quarter(number)), end: end + 1)
    }

    /// "this Friday (June 15)" is the date alone.
    private func directed(_ name: Recurrence, _ direction: TimeDirection) -> TimeNode {
        if case .date(_, .some, .some) = name { return .recurring(name) }
        return .relative(name, direction)
    }

    /// The week before last, the Friday after next, Monday last, Friday gone.
    private func unitBeforeDirection(_ index: Int) -> TimeMatch? {
        let direction: TimeDirection
        switch (term(index + 1), term(index + 2)) {
        case (.relation(.before), .direction(.last)): direction = .beforeLast
        case (.relation(.after), .direction(.next)): direction = .afterNext
        default: return weekdayBeforeDirection(index)
        }
        if case .unit(let unit) = term(index) { return unitDirected(direction, unit, index + 3) }
        guard let match = namedDate(index) ?? bareName(index), match.end == index + 1, let name = match.node.bareName
        else { return nil }
        return TimeMatch(node: .relative(name, direction), end: index + 3)
    }

    private func weekdayBeforeDirection(_ index: Int) -> TimeMatch? {
        guard case .weekday(let weekday) = term(index) else { return nil }
        switch term(index + 1) {
        case .gone: return TimeMatch(node: .relative(.weekday(weekday), .last), end: index + 2)
        case .direction(let direction) where direction == .last || direction == .next:
            guard isClauseEnd(index + 2) else { return nil }
            return TimeMatch(node: .relative(.weekday(weekday), direction), end: index + 2)
        default: return nil
        }
    }

    /// The same day last week, this time last year, this week last year.
    func sameForm(_ index: Int) -> TimeMatch? {
        let start = skipThe(index)
        var next = start + 1
        var said: CalendarUnit?
        switch term(start) {
        case .thisTime: break
        case .same, .direction(.this):
            guard case .unit(let unit) = term(next) else { return nil }
            (said, next) = (unit, next + 1)
        case .day(0): said = .day
        default: return nil
        }
        next = skipOf(next)
        if case .day(let away) = term(next), said == nil {
            return TimeMatch(node: .same(.hour, away: away, of: .day), end: next + 1)
        }
        guard case .direction(let direction) = term(next), direction == .last || direction == .next,
            case .unit(let outer) = term(next + 1), outer.days + outer.months > 0
        else { return nil }
        if let said, said.grain >= outer.grain { return nil }
        let unit = said ?? (outer.months >= 12 ? .week : .day)
        return TimeMatch(node: .same(unit, away: direction == .last ? -1 : 1, of: outer), end: next + 2)
    }
}
