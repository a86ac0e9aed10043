import Time

/// Parts of periods, counted units in them, and periods beside others.
extension TimeParser {
    /// Early March, the end of next week, the first half of last year, the rest of the month, so far this year.
    func partForm(_ index: Int, depth: Int) -> TimeMatch? {
        let start = skipThe(index)
        guard let (part, behind) = periodPart(start) else { return nil }
        var next = isDash(behind) ? behind + 1 : behind
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

    /// The word or words for a part.
    private func periodPart(_ index: Int) -> (PeriodPart, Int)? {
        switch term(index) {
        case .part(let part): return (part, index + 1)
        case .starting: return term(index + 1) == .preposition(.of) ? (.beginning, index + 1) : nil
        case .later, .rest: return (.later, index + 1)
        case .soFar: return (.toDate, index + 1)
        case .ordinal(1) where term(index + 1) == .half: return (.firstHalf, index + 2)
        case .ordinal(2) where term(index + 1) == .half, .direction(.last) where term(index + 1) == .half:
            return (.secondHalf, index + 2)
        default: return nil
        }
    }

    private func wholeOfPart(_ index: Int, _ part: PeriodPart, depth: Int) -> TimeMatch? {
        let start = skipThe(index)
        if case .unit(let unit) = term(start), unit.days + unit.months > 0 {
            if let numbered = bareName(start) { return numbered }
            return TimeMatch(node: .unit(unit, away: 0), end: start + 1)
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

    /// The second Monday of last month, the last week of July, the first 2 weeks of 2021, the last day but one of May.
    func ordinalForm(_ index: Int, depth: Int) -> TimeMatch? {
        let start = skipThe(index)
        guard let (place, behind) = place(start) else { return nil }
        var ordinal = TimeOrdinal(place: place, counted: .unit(.day))
        var next = behind
        if let count = cardinal(next), count.value > 1, count.value < 400 {
            (ordinal.count, next) = (count.value, count.end)
        }
        switch term(next) {
        case .unit(let unit) where unit.days + unit.months > 0: ordinal.counted = .unit(unit)
        case .weekend: ordinal.counted = .unit(.weekend)
        case .weekday(let weekday): ordinal.counted = .weekday(weekday)
        default: return nil
        }
        return inContext(ordinal, next + 1, depth: depth)
    }

    private func inContext(_ ordinal: TimeOrdinal, _ index: Int, depth: Int) -> TimeMatch? {
        var next = index
        var part: DayPart?
        if ordinal.counted.grain == .day, case .dayPart(let named) = term(next) { (part, next) = (named, next + 1) }
        let isOf = term(next) == .preposition(.of) || term(next) == .preposition(.in)
        let start = isOf ? next + 1 : next
        guard isOf || isDirection(start) || isDirection(skipThe(start)) || isWeekdayFirst(ordinal),
            let whole = contextOfOrdinal(start, ordinal, depth: depth)
        else { return nil }
        let node = TimeNode.ordinal(ordinal, whole.node)
        return TimeMatch(node: part.map { .within(.dayPart($0), node) } ?? node, end: whole.end)
    }

    private func isDirection(_ index: Int) -> Bool {
        if case .direction = term(index) { return true }
        return false
    }

    /// "last Monday April" needs no "of"; "last week March" does.
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

    /// First, 2nd, last, second last, last but one.
    private func place(_ index: Int) -> (Int, Int)? {
        if let (value, end) = ordinal(index), (1...366).contains(value) {
            return term(end) == .direction(.last) ? (-value, end + 1) : (value, end)
        }
        return term(index) == .direction(.last) ? (-1, index + 1) : nil
    }

    /// The week of 6 October, w/c 10 March, the weekend of the 12th, the week starting on Monday.
    func holdingForm(_ index: Int, depth: Int) -> TimeMatch? {
        let start = skipThe(index)
        var unit = CalendarUnit.week
        var next = start + 1
        switch term(start) {
        case .weekOf: next = skip(next) { $0 == .preposition(.of) || $0 == .preposition(.on) }
        case .weekend where term(next) == .preposition(.of): (unit, next) = (.weekend, next + 1)
        case .unit(.week) where term(next) == .preposition(.of) || term(next) == .starting || term(next) == .from:
            next = skip(next + 1) { $0 == .preposition(.on) || $0 == .from }
        default: return nil
        }
        guard let day = period(next, depth: depth + 1), day.node.grain == .day else { return nil }
        return TimeMatch(node: .holding(unit, day.node), end: day.end)
    }

    /// The week before Christmas, the Friday after Easter, the day before my birthday's date.
    func neighbourForm(_ index: Int, depth: Int) -> TimeMatch? {
        let start = skipThe(index)
        let counted: TimeOrdinal.Counted
        var (place, at) = (1, start)
        if let (value, end) = ordinal(start), (1...50).contains(value) { (place, at) = (value, end) }
        switch term(at) {
        case .unit(let unit) where unit.days + unit.months > 0: counted = .unit(unit)
        case .weekend: counted = .unit(.weekend)
        case .weekday(let weekday): counted = .weekday(weekday)
        default: return nil
        }
        let sign: Int
        switch term(at + 1) {
        case .relation(.before), .beforeOrAgo: sign = -1
        case .relation(.after), .direction(.next): sign = 1
        default: return nil
        }
        guard let base = period(at + 2, depth: depth + 1), base.doubt != .bareUnit || term(at + 2) == .the,
            (base.node.grain ?? .day) >= .day
        else { return nil }
        var node = TimeNode.neighbour(counted, sign: sign, base.node)
        for _ in 1..<max(place, 1) { node = .neighbour(counted, sign: sign, node) }
        return TimeMatch(node: node, end: base.end)
    }
}
