import Language
import Time

extension TimeParser {
    /// Reads a period with a direction: "last week", "the past year", "next Friday", "the last three days", "two weeks before last".
    func directed(_ index: Int, depth: Int) -> TimeMatch? {
        let start = skipThe(index)
        if let match = countBeforeDirection(start) ?? unitBeforeDirection(start) { return match }
        if term(start) == .recent, let (unit, end) = unit(start + 1) {
            return TimeMatch(node: .rolling(TimeAmount(3, unit), isPast: true), end: end)
        }
        guard case .direction(let direction) = term(start) else { return nil }
        let next = skip(start + 1) { $0 == .preposition(.filler) }
        if let match = pair(direction, next) { return match }
        if case .weekday = term(next), term(next + 1) == .gone { return unitBeforeDirection(next) }
        if let match = series(direction, next) ?? rolling(direction, next) { return match }
        if case .unit(let unit) = term(next) { return directed(unit, direction, next, hasArticle: start > index) }
        if case .partOfUnit(let part, let unit) = term(next), direction == .this {
            return TimeMatch(node: .part(part, .unit(unit, away: 0)), end: next + 1)
        }
        return nameDirected(direction, next, depth: depth)
    }

    /// Reads two directions: "this and last week", "last month or this".
    private func pair(_ direction: TimeDirection, _ index: Int) -> TimeMatch? {
        let unit: CalendarUnit
        let (word, other, end): (Int, Int, Int)
        if case .unit(let behind) = term(index) {
            (unit, word, other, end) = (behind, index + 1, index + 2, index + 3)
            guard isClauseEnd(end) else { return nil }
        } else {
            guard case .unit(let behind) = term(index + 2) else { return nil }
            (unit, word, other, end) = (behind, index, index + 1, index + 3)
        }
        guard term(word) == .and || term(word) == .or, case .direction(let second) = term(other),
            abs(direction.away - second.away) == 1, direction.isPlain, second.isPlain
        else { return nil }
        let (first, last) = (min(direction.away, second.away), max(direction.away, second.away))
        return TimeMatch(node: .range(.unit(unit, away: first), .unit(unit, away: last)), end: end)
    }

    private func rolling(_ direction: TimeDirection, _ index: Int) -> TimeMatch? {
        guard direction.isCounting else { return nil }
        if case .unit = term(index) { return nil }
        guard let (amount, end) = amount(index) else { return nil }
        return TimeMatch(node: .rolling(amount, isPast: direction.isPast), end: end)
    }

    /// Reads a number of names: "the last three Mondays", "the next two weekends".
    private func series(_ direction: TimeDirection, _ index: Int) -> TimeMatch? {
        guard direction.isCounting, let count = count(index), count.value <= 100 else { return nil }
        let name: Recurrence
        switch term(count.end) {
        case .weekday(let weekday): name = .weekday(weekday)
        case .weekend: name = .weekend
        default: return nil
        }
        return TimeMatch(node: .series(name, count: count.value, isPast: direction.isPast), end: count.end + 1)
    }

    /// Reads a unit after a direction: alone, in the plural, or with a fraction.
    private func directed(
        _ unit: CalendarUnit, _ direction: TimeDirection, _ index: Int, hasArticle: Bool
    ) -> TimeMatch? {
        let behind = index + 1
        // "Past week 6" is after a week with a number.
        if direction == .past, !hasArticle, !isPlural(index), case .digits = term(behind) { return nil }
        guard direction.isCounting else { return unitDirected(direction, unit, behind) }
        if isPlural(index), unit.seconds == 0, hasArticle || !isNoun(behind) {
            let amount = TimeAmount(3, unit, vagueness: .few)
            return TimeMatch(node: .rolling(amount, isPast: direction.isPast), end: behind)
        }
        let (amount, end) = loosened(TimeAmount(1, unit), unit, 1, behind)
        let loose = skip(end) { $0 == .orSo }
        if loose > behind { return TimeMatch(node: .rolling(amount, isPast: direction.isPast), end: loose) }
        return unitDirected(direction, unit, behind)
    }

    /// Tells whether a noun follows, so that an apostrophe is missing: "last weeks stand-up", "last weeks 1:1".
    private func isNoun(_ index: Int) -> Bool {
        switch term(index) {
        case .other, .digits, .event, .symbol("#"): true
        default: false
        }
    }

    private func countBeforeDirection(_ index: Int) -> TimeMatch? {
        guard isCleanStart(index), let count = cardinal(index), case .direction(let direction) = term(count.end),
            direction != .this,
            let (unit, end) = unit(count.end + 1), count.value == 1 || isPlural(end - 1)
        else { return nil }
        return TimeMatch(node: .rolling(TimeAmount(count.value, unit), isPast: direction.isPast), end: end)
    }

    private func unitDirected(_ direction: TimeDirection, _ unit: CalendarUnit, _ end: Int) -> TimeMatch? {
        let rolling = TimeMatch(node: .rolling(TimeAmount(1, unit), isPast: true), end: end)
        switch direction {
        case .past: return rolling
        case .last where unit == .fortnight || unit.seconds > 0: return rolling
        case .next where unit == .fortnight, .coming where unit == .fortnight:
            return TimeMatch(node: .rolling(TimeAmount(1, unit), isPast: false), end: end)
        // "The last day a refund makes sense" is not yesterday.
        case .last: return TimeMatch(node: .unit(unit, away: -1), end: end, doubt: unit == .day ? .bareUnit : .none)
        case .this: return TimeMatch(node: .unit(unit, away: 0), end: end)
        case .next, .coming: return TimeMatch(node: .unit(unit, away: 1), end: end)
        case .beforeLast: return TimeMatch(node: .unit(unit, away: -2), end: end)
        case .afterNext: return TimeMatch(node: .unit(unit, away: 2), end: end)
        }
    }

    private func nameDirected(_ direction: TimeDirection, _ index: Int, depth: Int) -> TimeMatch? {
        var match: TimeMatch?
        switch term(index) {
        case .weekday, .month: match = namedDate(index)
        case .digits, .ordinal, .number:
            match = .longer(numericDate(index) ?? monthDate(index), quarterByOrdinal(index))
            if match?.doubt == .dashedNumbers { match = nil }
        case .dayPart(let part):
            return TimeMatch(node: .within(.dayPart(part), .unit(.day, away: direction.away)), end: index + 1)
        default: match = bareName(index)
        }
        guard var match else { return nil }
        if direction == .this, match.doubt != .none, isContinued(match.end) { return nil }
        match.doubt = .none
        if let name = match.node.bareName { match.node = directed(name, direction) }
        return match
    }

    /// Tells whether a verb follows: "this may take".
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

    /// Adds a direction to a name; in "this Friday (June 15)" only the date counts.
    private func directed(_ name: Recurrence, _ direction: TimeDirection) -> TimeNode {
        if case .date(_, .some, .some) = name { return .recurring(name) }
        return .relative(name, direction)
    }

    /// Reads a direction after the name: "the week before last", "the Friday after next", "Monday last", "Friday gone".
    private func unitBeforeDirection(_ index: Int) -> TimeMatch? {
        let direction: TimeDirection
        switch (term(index + 1), term(index + 2)) {
        case (.relation(.before), .direction(.last)): direction = .beforeLast
        case (.relation(.after), .direction(.next)): direction = .afterNext
        default:
            // "The second last week" is the week before the last.
            if term(index) == .ordinal(2), term(index + 1) == .direction(.last), case .unit(let unit) = term(index + 2)
            {
                return unitDirected(.beforeLast, unit, index + 3)
            }
            return weekdayBeforeDirection(index) ?? nameBeforeDirection(index)
        }
        if case .unit(let unit) = term(index) { return unitDirected(direction, unit, index + 3) }
        guard let match = namedDate(index) ?? bareName(index), match.end == index + 1, let name = match.node.bareName
        else { return nil }
        return TimeMatch(node: .relative(name, direction), end: index + 3)
    }

    /// Reads a direction after its unit or name, as some languages write it: "la semaine dernière", "mars prochain".
    private func nameBeforeDirection(_ index: Int) -> TimeMatch? {
        guard words.directionsFollow, case .direction(let direction) = term(index + 1), direction != .this else {
            return nil
        }
        if case .unit(let unit) = term(index) { return unitDirected(direction, unit, index + 2) }
        guard let match = namedDate(index) ?? bareName(index), match.end == index + 1, let name = match.node.bareName
        else { return nil }
        return TimeMatch(node: .relative(name, direction), end: index + 2)
    }

    private func weekdayBeforeDirection(_ index: Int) -> TimeMatch? {
        guard case .weekday(let weekday) = term(index) else { return nil }
        switch term(index + 1) {
        case .gone: return TimeMatch(node: .relative(.weekday(weekday), .last), end: index + 2)
        case .direction(.past):
            guard isClauseEnd(index + 2) else { return nil }
            return TimeMatch(node: .relative(.weekday(weekday), .last), end: index + 2)
        case .direction(let direction) where direction == .last || direction == .next || direction == .coming:
            guard isClauseEnd(index + 2) else { return nil }
            return TimeMatch(node: .relative(.weekday(weekday), direction), end: index + 2)
        default: return nil
        }
    }
}
