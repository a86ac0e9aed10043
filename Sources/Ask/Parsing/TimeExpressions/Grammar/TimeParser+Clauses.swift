extension TimeParser {
    /// Returns the longest time expression with its relation that begins at an index.
    func clause(_ index: Int) -> TimeMatch? {
        var best: TimeMatch?
        switch term(index) {
        case .relation(let relation): best = .longer(momentOrRange(index), open(relation, index + 1))
        // In "people who came by in May", "by" belongs to the verb.
        case .by where term(index + 1) == .preposition(.in): best = nil
        case .by: best = open(.by, index + 1)
        case .beforeOrAgo: best = .longer(momentOrRange(index), open(.before, index + 1))
        case .from: best = .longer(momentOrRange(index), fromOn(index))
        case .fromNow: best = fromNowTo(index)
        case .close: best = closeForm(index)
        case .lessThan: best = comparedForm(index, isMore: false) ?? open(.before, index + 1)
        case .moreThan, .preposition(.over):
            best = .longer(comparedForm(index, isMore: true), lengthOfRange(index))
        case .preposition(.around): best = aroundEvent(index + 1) ?? momentOrRange(index)
        case .runUp: best = runUpForm(index)
        case .the where term(index + 1) == .runUp: best = runUpForm(index + 1)
        case .starting: best = .longer(momentOrRange(index), starting(index))
        case .toDate:
            best = TimeMatch(node: .open(.until, .unit(.day, away: 0)), end: index + 1, doubt: .settled)
        case .toNow: best = toNow(index)
        case .soFar: best = momentOrRange(index)
        case .nowOn: best = TimeMatch(node: .open(.from, .now), end: index + 1, doubt: .settled)
        case .every: best = everyForm(index)
        default:
            best = .longer(.longer(momentOrRange(index), lengthOfRange(index)), partBeside(index))
            best = .longer(everyForm(index), best)
        }
        return best.map { followed($0) }
    }

    private func toNow(_ index: Int) -> TimeMatch {
        TimeMatch(node: .open(.until, .now), end: index + 1, doubt: .settled)
    }

    private func momentOrRange(_ index: Int) -> TimeMatch? {
        let alone = moment(index)
        let long = alone.map { prolonged($0) }
        return index < lastRangeWord ? .longer(long, range(index, left: alone)) : long
    }

    /// Reads a range behind its length: "the week between Easter and Whitsun", "in the six weeks from 13 November to 24 December".
    private func lengthOfRange(_ index: Int) -> TimeMatch? {
        guard index < lastRangeWord else { return nil }
        let noun = skipThe(index)
        if case .unit = term(noun), term(noun + 1) == .between { return range(noun + 1, left: nil) }
        let start = if case .preposition = term(index) { skipThe(index + 1) } else { noun }
        guard let length = amount(start), term(length.end) == .from || term(length.end) == .between else { return nil }
        return range(length.end, left: nil)
    }

    /// Extends a moment by words after it: "onwards", "to date", "so far", "for two hours".
    private func prolonged(_ moment: TimeMatch) -> TimeMatch {
        var match = moment
        if match.node == .now { match.node = .unit(.day, away: 0) }
        switch term(match.end) {
        case .onwards: return TimeMatch(node: .open(.from, match.node), end: match.end + 1)
        case .toDate where isSettledBySoFar(match):
            return TimeMatch(node: .range(match.node, .unit(.day, away: 0)), end: match.end + 1)
        case .toNow where isSettledBySoFar(match):
            return TimeMatch(node: .range(match.node, .now), end: match.end + 1)
        case .soFar where isSettledBySoFar(match):
            return TimeMatch(node: .part(.toDate, match.node), end: match.end + 1)
        case .preposition(.for) where match.doubt == .none && (match.node.isWithinDay || match.node.isDay):
            guard let (amount, end) = amount(match.end + 1), match.node.isWithinDay || amount.isWholeDays else {
                return match
            }
            var longer = lasting(amount, match.node, end)
            longer.beginsWithTimeOfDay = match.beginsWithTimeOfDay
            return longer
        case .from where match.node.isDay:
            guard let start = self.moment(match.end + 1), let time = start.node.bareName, time.isWithinDay,
                let (amount, end) = forAmount(start.end)
            else { return match }
            return TimeMatch(node: .lasting(amount, .within(time, match.node)), end: end)
        default: return match
        }
    }

    /// Adds a length, and a day after it: "from 10am for 2 hours yesterday".
    private func lasting(_ amount: TimeAmount, _ base: TimeNode, _ end: Int) -> TimeMatch {
        guard let time = base.bareName, time.isWithinDay, let day = period(joint(end)), day.node.isDay,
            day.doubt == .none || day.doubt == .dayNumber
        else { return TimeMatch(node: .lasting(amount, base), end: end) }
        return TimeMatch(node: .lasting(amount, .within(time, day.node)), end: day.end)
    }

    /// Tells whether "so far" or "to date" makes an ambiguous word a time: "March so far", "2025 to date".
    private func isSettledBySoFar(_ match: TimeMatch) -> Bool {
        match.doubt == .none || match.doubt == .year || match.doubt.isOfWord
    }

    /// Reads an open range: "since Monday", "before the end of May", "until Friday", "since two weeks".
    private func open(_ relation: TimeRelation, _ index: Int) -> TimeMatch? {
        let start = skip(index) { term in
            switch term {
            case .approximately, .preposition(.around), .preposition(.about), .preposition(.at), .preposition(.on),
                .preposition(.in), .preposition(.filler):
                true
            default: false
            }
        }
        if relation == .since || relation == .from, let (amount, end) = amount(start), !isMoreThanAmount(end) {
            return TimeMatch(node: .rolling(amount, isPast: true), end: end)
        }
        guard let inner = moment(start) ?? bareYear(start), inner.doubt != .dayPart || inner.beginsWithTimeOfDay else {
            return nil
        }
        if inner.doubt == .bareUnit, term(start) != .the { return nil }
        let node = edgeOfDay(relation, inner.node) ?? .open(relation, inner.node)
        var match = TimeMatch(node: node, end: inner.end, doubt: doubtBehindRelation(inner, index))
        if term(match.end) == .onwards { match.end += 1 }
        if relation == .since, term(match.end) == .toDate || term(match.end) == .toNow { match.end += 1 }
        return match
    }

    /// Returns the part of a day before or after a time on it: "before lunch on Friday", "after noon today".
    private func edgeOfDay(_ relation: TimeRelation, _ node: TimeNode) -> TimeNode? {
        guard case .within(let name, let day) = node, relation == .before || relation == .after else { return nil }
        let edge: ClockTime
        switch name {
        case .dayPart(let part):
            let hour = relation == .before ? part.hours.lowerBound : min(part.hours.upperBound, 24)
            edge = ClockTime(hour: hour, minute: nil, half: .clear)
        case .clock(.noon): edge = .noon
        default: return nil
        }
        let range = relation == .before ? ClockRange(from: nil, to: edge) : ClockRange(from: edge, to: nil)
        return .within(.hours(range), day)
    }

    private func isMoreThanAmount(_ index: Int) -> Bool {
        switch term(index) {
        case .ago, .relation, .from, .later, .fromNow: true
        default: false
        }
    }

    private func bareYear(_ index: Int) -> TimeMatch? {
        guard let (year, end) = year(index) else { return nil }
        return TimeMatch(node: yearNode(year), end: end)
    }

    /// Returns the doubt that a relation leaves; "by May" and "by 2000" stay doubtful.
    private func doubtBehindRelation(_ inner: TimeMatch, _ index: Int) -> TimeMatch.Doubt {
        if term(index - 1) == .by {
            return inner.doubt == .dayNumber || inner.doubt == .bareUnit ? .none : inner.doubt
        }
        // "Pre-Christmas" is a time by itself.
        if inner.doubt == .modifier { return isGlued(index) ? .none : .modifier }
        let isSure = [.relation(.since), .relation(.until), .relation(.by)].contains(term(index - 1))
        if inner.doubt == .personName, !isSure {
            return term(inner.end) == .other ? .personName : .none
        }
        return inner.doubt == .dayNumber || inner.doubt == .bareClock ? inner.doubt : .none
    }

    /// Reads a start with an open or given end: "from Monday on", "from March to date", "from 2pm for two hours".
    private func fromOn(_ index: Int) -> TimeMatch? {
        guard let inner = moment(index + 1) else { return nil }
        if let (amount, end) = forAmount(inner.end) {
            return lasting(amount, inner.node, end)
        }
        switch term(inner.end) {
        case .onwards:
            return TimeMatch(node: .open(.from, inner.node), end: inner.end + 1)
        case .preposition(.on) where isClauseEnd(inner.end + 1):
            return TimeMatch(node: .open(.from, inner.node), end: inner.end + 1)
        case .toDate:
            return TimeMatch(node: .range(inner.node, .unit(.day, away: 0)), end: inner.end + 1)
        case .toNow: return TimeMatch(node: .range(inner.node, .now), end: inner.end + 1)
        default: return nil
        }
    }

    private func fromNowTo(_ index: Int) -> TimeMatch? {
        if term(index + 1) == .onwards || term(index + 1) == .preposition(.on) {
            return TimeMatch(node: .open(.from, .unit(.day, away: 0)), end: index + 2)
        }
        guard isRangeWord(index + 1, allowsAnd: false), let right = moment(index + 2) else { return nil }
        return TimeMatch(node: .range(.now, right.node), end: right.end)
    }

    private func forAmount(_ index: Int) -> (value: TimeAmount, end: Int)? {
        term(index) == .preposition(.for) ? amount(index + 1) : nil
    }

    private func starting(_ index: Int) -> TimeMatch? {
        let start = skip(index + 1) { $0 == .preposition(.on) || $0 == .preposition(.in) || $0 == .preposition(.at) }
        guard let inner = moment(start),
            inner.doubt == .none || (inner.doubt == .bareClock && term(start - 1) == .preposition(.at))
        else { return nil }
        if let (amount, end) = forAmount(inner.end) {
            return TimeMatch(node: .lasting(amount, inner.node), end: end)
        }
        return TimeMatch(node: .open(.from, inner.node), end: inner.end)
    }

    /// Adds a second relation: "since March until May", "after 3:30 but before 6".
    private func followed(_ match: TimeMatch) -> TimeMatch {
        guard case .open(let first, _) = match.node, first != .before, first != .until, first != .by else {
            return match
        }
        let next = skip(skipComma(match.end)) { $0 == .and }
        let second: TimeRelation
        switch term(next) {
        case .relation(let word) where word == .before || word == .until || word == .by: second = word
        case .beforeOrAgo: second = .before
        case .to: second = .until
        default: return match
        }
        guard let other = open(second, next + 1) else { return match }
        return TimeMatch(node: .both(match.node, other.node), end: other.end)
    }
}
