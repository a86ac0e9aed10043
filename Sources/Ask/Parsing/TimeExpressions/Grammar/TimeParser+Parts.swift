import Language
import Time

extension TimeParser {
    /// Reads a part of a period: "early March", "the end of next week", "the first half of last year", "so far this year".
    func partForm(_ index: Int, depth: Int) -> TimeMatch? {
        let start = skipThe(index)
        guard let (part, behind) = periodPart(start) else { return nil }
        var next = isDash(behind) ? behind + 1 : behind
        // An event that ends on Monday is not at the end of Monday.
        if part == .end, term(next) == .preposition(.on) { return nil }
        next = skip(next) { term in
            switch term {
            case .preposition(.of), .preposition(.in), .preposition(.on), .approximately: true
            default: false
            }
        }
        next = skip(next) { $0 == .preposition(.around) }
        if let whole = wholeOfPart(next, part, depth: depth) {
            return TimeMatch(node: .part(part, whole.node), end: whole.end)
        }
        return nil
    }

    private func periodPart(_ index: Int) -> (PeriodPart, Int)? {
        if let third = third(index) { return (third, index + 2) }
        switch term(index) {
        case .part(let part): return (part, index + 1)
        case .starting: return term(index + 1) == .preposition(.of) ? (.beginning, index + 1) : nil
        case .later, .rest: return (.later, index + 1)
        case .soFar: return (.toDate, index + 1)
        case .ordinal, .digits:
            guard let (number, end) = ordinal(index), (1...2).contains(number), term(end) == .half else { return nil }
            return (number == 1 ? .firstHalf : .secondHalf, end + 1)
        case .direction(.last) where term(index + 1) == .half: return (.secondHalf, index + 2)
        default: return nil
        }
    }

    private func third(_ index: Int) -> PeriodPart? {
        guard term(index + 1) == .ordinal(3), skipThe(skipOf(index + 2)) > index + 2 else { return nil }
        switch term(index) {
        case .ordinal(1): return .early
        case .ordinal(2), .part(.middle): return .middle
        case .ordinal(3), .direction(.last), .final: return .late
        default: return nil
        }
    }

    private func wholeOfPart(_ index: Int, _ part: PeriodPart, depth: Int) -> TimeMatch? {
        let start = skipThe(index)
        if case .unit(let unit) = term(start), unit.days + unit.months > 0 {
            if let numbered = bareName(start) { return numbered }
            let alone = TimeMatch(node: .unit(unit, away: 0), end: start + 1)
            return .longer(alone, directed(index, depth: depth + 1))
        }
        if term(index) == .direction(.past), case .unit(let unit) = term(index + 1) {
            return TimeMatch(node: .unit(unit, away: -1), end: index + 2)
        }
        if let (year, end) = year(index), isCleanEnd(end), period(index, depth: depth + 1)?.end ?? 0 <= end {
            return TimeMatch(node: yearNode(year), end: end)
        }
        guard let whole = period(index, depth: depth + 1), whole.doubt != .dashedNumbers, !whole.node.isWithinDay else {
            return nil
        }
        if case .offset = whole.node { return nil }
        return whole
    }

    /// Reads a counted unit: "the second Monday of last month", "the first 2 weeks of 2021", "the last day but one of May".
    func ordinalForm(_ index: Int, depth: Int) -> TimeMatch? {
        let start = skipThe(index)
        guard let (place, behind) = place(start) else { return nil }
        var ordinal = TimeOrdinal(place: place, counted: .unit(.day))
        var next = behind
        if let count = count(next), count.value > 1, count.value < 400, count.most == 0 {
            (ordinal.count, next) = (count.value, count.end)
        } else if isPlural(next) {
            ordinal.count = TimeParser.fewOfPlural
        }
        switch term(next) {
        case .unit(let unit) where unit.days + unit.months > 0: ordinal.counted = .unit(unit)
        case .weekend: ordinal.counted = .unit(.weekend)
        case .weekday(let weekday): ordinal.counted = .weekday(weekday)
        default: return nil
        }
        return inContext(ordinal, next + 1, depth: depth)
    }

    /// The number of units that a plural without a number means: "the first days of".
    private static let fewOfPlural = 3

    private func inContext(_ ordinal: TimeOrdinal, _ index: Int, depth: Int) -> TimeMatch? {
        var next = index
        var part: DayPart?
        if ordinal.counted.grain == .day, case .dayPart(let named) = term(next) { (part, next) = (named, next + 1) }
        let isOf = term(next) == .preposition(.of) || term(next) == .preposition(.in)
        let start = isOf ? next + 1 : next
        guard isOf || isDirection(start) || isDirection(skipThe(start)) || isWeekdayFirst(ordinal) || isGenitive(start),
            let whole = contextOfOrdinal(start, ordinal, depth: depth)
        else { return isOf ? nil : ofThisMonth(ordinal, index) }
        let node = TimeNode.ordinal(ordinal, whole.node)
        return TimeMatch(node: part.map { .within(.dayPart($0), node) } ?? node, end: whole.end)
    }

    /// Reads a counted weekday of the current month: "on the first Monday".
    private func ofThisMonth(_ ordinal: TimeOrdinal, _ index: Int) -> TimeMatch? {
        guard isWeekdayFirst(ordinal), (1...5).contains(ordinal.place), ordinal.count == 1 else { return nil }
        return TimeMatch(node: .ordinal(ordinal, .unit(.month, away: 0)), end: index, doubt: .dayNumber)
    }

    /// Reads a part of the period before: "last month's first week", "next year's second half".
    func possessed(by match: TimeMatch) -> TimeMatch? {
        guard let start = behindPossessive(match.end) else { return nil }
        if let (part, end) = periodPart(start), part == .firstHalf || part == .secondHalf || part == .end {
            return isClauseEnd(end) ? TimeMatch(node: .part(part, match.node), end: end) : nil
        }
        guard let (place, next) = place(start) else { return nil }
        var ordinal = TimeOrdinal(place: place, counted: .unit(.day))
        switch term(next) {
        case .unit(let unit) where unit.days + unit.months > 0: ordinal.counted = .unit(unit)
        case .weekend: ordinal.counted = .unit(.weekend)
        case .weekday(let weekday): ordinal.counted = .weekday(weekday)
        default: return nil
        }
        guard (match.node.grain ?? .day) > (ordinal.counted.grain ?? .day) else { return nil }
        return TimeMatch(node: .ordinal(ordinal, match.node), end: next + 1)
    }

    private func behindPossessive(_ index: Int) -> Int? {
        if lexemes.indices.contains(index - 1), lexemes[index - 1].isPossessive { return index }
        return isSymbol(index, "'") && isGlued(index) && term(index + 1) == .decadeEnding ? index + 2 : nil
    }

    private func isDirection(_ index: Int) -> Bool {
        if case .direction = term(index) { return true }
        return false
    }

    /// Tells whether a German article means "of": "des Monats".
    private func isGenitive(_ index: Int) -> Bool {
        guard term(index) == .the, case .unit(let unit) = term(index + 1) else { return false }
        return unit.days + unit.months > 0
    }

    /// Tells whether a weekday is counted; then no "of" is needed: "last Monday April", but "last week of March".
    private func isWeekdayFirst(_ ordinal: TimeOrdinal) -> Bool {
        if case .weekday = ordinal.counted { return true }
        return false
    }

    private func contextOfOrdinal(_ index: Int, _ ordinal: TimeOrdinal, depth: Int) -> TimeMatch? {
        let start = skipThe(index)
        if case .unit(let unit) = term(start), unit.days + unit.months > 0, start > index || unit.months > 0 {
            return TimeMatch(node: .unit(unit, away: 0), end: start + 1)
        }
        if let (year, end) = year(index), isCleanEnd(end), period(index, depth: depth + 1)?.end ?? 0 <= end {
            return TimeMatch(node: yearNode(year), end: end)
        }
        guard let whole = period(index, depth: depth + 1), (whole.node.grain ?? .year) > (ordinal.counted.grain ?? .day)
        else { return nil }
        return whole
    }

    /// Reads a position: "first", "2nd", "last", "second last", "last but one"; negative if counted from the end.
    private func place(_ index: Int) -> (Int, Int)? {
        if let (value, end) = ordinal(index), (1...366).contains(value) {
            return term(end) == .direction(.last) ? (-value, end + 1) : (value, end)
        }
        switch term(index) {
        case .direction(.last), .final: return (-1, index + 1)
        case .direction(.beforeLast): return (-2, index + 1)
        default: return nil
        }
    }

    /// Reads the unit that contains a day: "the week of 6 October", "w/c 10 March", "the week starting on Monday".
    func holdingForm(_ index: Int, depth: Int) -> TimeMatch? {
        guard let (unit, next) = holder(index), let day = period(next, depth: depth + 1), day.node.grain == .day else {
            return nil
        }
        return TimeMatch(node: .holding(unit, day.node), end: day.end)
    }

    /// Reads a unit, and returns the index at which the day that it contains begins.
    func holder(_ index: Int) -> (unit: CalendarUnit, day: Int)? {
        let start = skipThe(index)
        let next = start + 1
        switch term(start) {
        case .weekOf: return (.week, skip(next) { $0 == .preposition(.of) || $0 == .preposition(.on) })
        case .weekend where term(next) == .preposition(.of): return (.weekend, next + 1)
        case .unit(.week) where term(next) == .preposition(.of) || term(next) == .starting || term(next) == .from:
            return (.week, skip(next + 1) { $0 == .preposition(.on) || $0 == .from })
        case .unit(let named) where named.days + named.months > 0 && !isPlural(start):
            let day = skipOf(next)
            return isEvent(day) || isEvent(skipThe(day)) ? (named, day) : nil
        default: return nil
        }
    }
}
