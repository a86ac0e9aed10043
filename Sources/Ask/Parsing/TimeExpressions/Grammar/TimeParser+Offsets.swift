extension TimeParser {
    /// Reads an offset: "three weeks ago", "in two days", "two weeks before Christmas", "a week on Friday", "two weeks from 1 May".
    func offsetForm(_ index: Int, depth: Int) -> TimeMatch? {
        let start = skip(index) { $0 == .approximately || $0 == .preposition(.around) || $0 == .preposition(.about) }
        switch term(start) {
        case .preposition(.in), .relation(.after): return ahead(start, depth: depth)
        case .within: return within(start, depth: depth)
        case .beforeOrAgo:
            guard let (amount, end) = amount(start + 1) else { return nil }
            return TimeMatch(node: .offset(amount, sign: -1, isExact: false), end: end)
        default:
            if let match = countedNames(start) ?? daysBesideTomorrow(start) { return match }
            guard let (amount, end) = amount(start) else { return nil }
            // "For two hours from 3" has a length; "two weeks from Monday" is a day.
            if term(end) == .from, term(start - 1) == .preposition(.for) {
                return lasting(amount, end + 1, depth: depth)
            }
            return counted(amount, end, depth: depth)
        }
    }

    /// Reads counted names: "two Sundays from now", "three Mondays ago", "two summers ago".
    private func countedNames(_ index: Int) -> TimeMatch? {
        guard let count = cardinal(index), (1...50).contains(count.value) else { return nil }
        let name: Recurrence
        switch term(count.end) {
        case .weekday(let weekday): name = .weekday(weekday)
        case .season(let season): name = .season(season)
        case .holiday(let holiday): name = .holiday(holiday, .day)
        default: return nil
        }
        switch term(count.end + 1) {
        case .fromNow, .later: return TimeMatch(node: .nth(name, count.value, isPast: false), end: count.end + 2)
        case .ago: return TimeMatch(node: .nth(name, count.value, isPast: true), end: count.end + 2)
        default: return nil
        }
    }

    /// Reads "2 day after tomorrow", in which "day after tomorrow" is one lexeme.
    private func daysBesideTomorrow(_ index: Int) -> TimeMatch? {
        guard let count = cardinal(index), case .day(let away) = term(count.end), lexemes[count.end].tokens.count > 1
        else { return nil }
        return TimeMatch(node: .unit(.day, away: away + away.signum() * (count.value - 1)), end: count.end + 1)
    }

    private func ahead(_ index: Int, depth: Int) -> TimeMatch? {
        let start = skip(index + 1) { term in
            if case .preposition(let word) = term { return word == .about || word == .around }
            return term == .approximately
        }
        guard let (amount, end) = amount(isDash(start) ? start + 1 : start) else { return nil }
        let stop = skip(end) { $0 == .time }
        if let longer = counted(amount, stop, depth: depth), longer.end > stop { return longer }
        guard !isAmountOfSomething(stop) else { return nil }
        return TimeMatch(
            node: .offset(amount, sign: 1, isExact: false), end: stop,
            doubt: term(index) == .relation(.after) ? .laterThanTold : .notInPast)
    }

    /// Tells whether an amount measures something: "in two weeks of work".
    private func isAmountOfSomething(_ index: Int) -> Bool { term(index) == .preposition(.of) }

    private func within(_ index: Int, depth: Int) -> TimeMatch? {
        var start = skipThe(index + 1)
        var isPast = false
        if case .direction(let direction) = term(start), direction != .this {
            (start, isPast) = (start + 1, direction == .last || direction == .past)
        }
        if case .unit(let unit) = term(start), start > index + 1 {
            var total = TimeAmount(1, unit)
            guard term(start + 1) == .and, let (more, end) = amount(start + 2) else {
                return TimeMatch(node: .rolling(total, isPast: isPast), end: start + 1)
            }
            total.seconds += more.seconds
            total.days += more.days
            total.months += more.months
            return TimeMatch(node: .rolling(total, isPast: isPast), end: end)
        }
        guard let (amount, end) = amount(start) else { return nil }
        if let beside = withinBeside(amount, end, depth: depth) { return beside }
        return TimeMatch(node: .rolling(amount, isPast: isPast), end: skip(end) { $0 == .fromNow })
    }

    /// Reads the anchor of an amount; an amount without one is a length and no time.
    private func counted(_ amount: TimeAmount, _ index: Int, depth: Int) -> TimeMatch? {
        switch term(index) {
        case .ago: return ago(amount, index + 1)
        case .orSo: return counted(amount, index + 1, depth: depth)
        case .later: return TimeMatch(node: .offset(amount, sign: 1, isExact: true), end: index + 1)
        case .fromNow: return TimeMatch(node: .offset(amount, sign: 1, isExact: false), end: index + 1)
        case .relation(.before), .beforeOrAgo: return shifted(amount, sign: -1, index + 1, depth: depth)
        case .relation(.after), .from: return shifted(amount, sign: 1, index + 1, depth: depth)
        case .preposition(.on): return idiom(amount, index + 1)
        case .day, .weekday, .direction: return idiom(amount, index)
        case .starting: return lasting(amount, index + 1, depth: depth)
        case .part(.beginning): return lasting(amount, index + 1, depth: depth)
        default: return nil
        }
    }

    /// Reads a past offset: "two weeks ago", "a year ago today", "a fortnight ago last Friday", "a year ago this week".
    private func ago(_ amount: TimeAmount, _ index: Int) -> TimeMatch {
        let alone = TimeMatch(node: .offset(amount, sign: -1, isExact: false), end: index)
        switch (term(index), term(index + 1)) {
        case (.toTheDay, _), (.day(0), _):
            return TimeMatch(node: .offset(amount, sign: -1, isExact: true), end: index + 1)
        case (.day(let away), _) where amount.isWholeDays:
            return TimeMatch(node: .shifted(amount, sign: -1, .unit(.day, away: away)), end: index + 1)
        case (.direction(.last), .weekday(let weekday)) where amount.isWholeDays:
            return TimeMatch(
                node: .shifted(amount, sign: -1, .relative(.weekday(weekday), .last)), end: index + 2)
        case (.direction(.this), .unit(let unit)):
            guard let outer = amount.finest, unit.grain < outer.grain else { return alone }
            return TimeMatch(node: .same(unit, amount, sign: -1), end: index + 2)
        default: return alone
        }
    }

    private func shifted(_ amount: TimeAmount, sign: Int, _ index: Int, depth: Int) -> TimeMatch? {
        let start = skip(index) { $0 == .preposition(.on) }
        var base = period(start, depth: depth + 1)
        if !amount.isWholeDays, let clock = clock(start), !clock.isBare, clock.end >= base?.end ?? 0 {
            base = TimeMatch(node: .recurring(.clock(clock.time)), end: clock.end)
        }
        guard let base, base.doubt != .bareUnit, base.doubt != .dayPart else { return nil }
        // "A week from Friday" counts from the next Friday.
        if term(index - 1) == .from, case .recurring(.weekday(let weekday)) = base.node {
            return TimeMatch(
                node: .shifted(amount, sign: sign, .relative(.weekday(weekday), .coming)), end: base.end)
        }
        let node = TimeNode.shifted(amount, sign: sign, base.node)
        // After an event, weeks and longer units are not exact days: "a week after the offsite" means a week.
        if isEvent(base.end - 1), !amount.isCompound, let unit = amount.finest, unit.grain >= .week {
            return TimeMatch(node: .holding(unit, node), end: base.end)
        }
        return TimeMatch(node: node, end: base.end)
    }

    /// Reads an amount added to a day: "a week on Friday", "a fortnight today", "a week last Monday".
    private func idiom(_ amount: TimeAmount, _ index: Int) -> TimeMatch? {
        guard amount.isWholeDays, !amount.isCompound, amount.finest != .day else { return nil }
        switch term(index) {
        case .day(let away):
            let sign = away < 0 ? -1 : 1
            return TimeMatch(node: .shifted(amount, sign: sign, .unit(.day, away: away)), end: index + 1)
        case .weekday(let weekday):
            return TimeMatch(
                node: .shifted(amount, sign: 1, .relative(.weekday(weekday), .coming)), end: index + 1)
        case .direction(let direction):
            guard case .weekday(let weekday) = term(index + 1), direction != .this else { return nil }
            let sign = direction == .last || direction == .past ? -1 : 1
            return TimeMatch(
                node: .shifted(amount, sign: sign, .relative(.weekday(weekday), direction)), end: index + 2)
        default: return nil
        }
    }

    private func lasting(_ amount: TimeAmount, _ index: Int, depth: Int) -> TimeMatch? {
        let start = skip(index) { term in
            switch term {
            case .from, .preposition(.on), .preposition(.at), .preposition(.in): true
            default: false
            }
        }
        guard let base = moment(start, depth: depth + 1) else { return nil }
        return TimeMatch(node: .lasting(amount, base.node), end: base.end)
    }

    func exactForm(_ index: Int, depth: Int) -> TimeMatch? {
        guard var match = offsetForm(index + 1, depth: depth) else { return nil }
        if case .offset(let amount, let sign, _) = match.node, amount.isWholeDays {
            match.node = .offset(amount, sign: sign, isExact: true)
        }
        return match
    }

    /// Reads a compared offset: "less than a week ago" means since then, "more than a week ago" before then.
    func comparedForm(_ index: Int, isMore: Bool) -> TimeMatch? {
        guard let (amount, end) = amount(index + 1), amount.isWholeDays, term(end) == .ago else { return nil }
        guard isMore else { return TimeMatch(node: .rolling(amount, isPast: true), end: end + 1) }
        return TimeMatch(node: .open(.until, .offset(amount, sign: -1, isExact: true)), end: end + 1)
    }

    /// Reads a British form: "Friday week", "tomorrow week", "Monday fortnight".
    func britishWeek(_ index: Int) -> TimeMatch? {
        if term(index) == .direction(.this), term(index + 1) == .unit(.day), term(index + 2) == .unit(.week) {
            return TimeMatch(node: .shifted(TimeAmount(1, .week), sign: 1, .unit(.day, away: 0)), end: index + 3)
        }
        guard case .unit(let unit) = term(index + 1), unit == .week || unit == .fortnight,
            digitCount(index + 2) == 0, !isOfOrStarting(index + 2)
        else { return nil }
        switch term(index) {
        case .weekday(let weekday):
            return TimeMatch(
                node: .shifted(TimeAmount(1, unit), sign: 1, .relative(.weekday(weekday), .coming)), end: index + 2)
        case .day(let away) where away >= 0:
            return TimeMatch(node: .shifted(TimeAmount(1, unit), sign: 1, .unit(.day, away: away)), end: index + 2)
        default: return nil
        }
    }

    private func isOfOrStarting(_ index: Int) -> Bool {
        term(index) == .preposition(.of) || term(index) == .starting
    }
}
