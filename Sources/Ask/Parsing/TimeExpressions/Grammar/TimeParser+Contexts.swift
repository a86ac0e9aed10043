extension TimeParser {
    func extended(_ match: TimeMatch, depth: Int) -> TimeMatch? {
        possessed(by: match) ?? moved(match) ?? hung(match, depth: depth)
    }

    /// Combines a period with a second one that contains it or lies inside it.
    func hung(_ match: TimeMatch, depth: Int) -> TimeMatch? {
        for start in joints(match.end) {
            if let same = sameTime(match, start) { return same }
            guard let other = contextAtom(start, depth: depth + 1), other.doubt != .dashedNumbers else { continue }
            // "March on 5 fronts" counts fronts.
            if match.doubt.isOfWord, other.doubt == .dayNumber, term(other.end) == .other { continue }
            if let node = combined(match.node, other.node) { return TimeMatch(node: node, end: other.end) }
        }
        return nil
    }

    /// Reads "last year at this time": the same day, or for years the same week.
    private func sameTime(_ match: TimeMatch, _ index: Int) -> TimeMatch? {
        guard term(index) == .thisTime || term(index) == .atThisTime, case .unit(let unit, let away) = match.node,
            away != 0, unit.days + unit.months > 0
        else { return nil }
        let node = TimeNode.same(
            unit.months >= 12 ? .week : .day, TimeAmount(abs(away), unit), sign: away.signum())
        return TimeMatch(node: node, end: index + 1)
    }

    /// Reads an added amount: "next Tuesday +10 days", "2026-03-10 -3 days".
    private func moved(_ match: TimeMatch) -> TimeMatch? {
        let isMinus = isDash(match.end)
        guard isMinus || isSymbol(match.end, "+"), !isGlued(match.end), digitCount(match.end + 1) > 0,
            match.node.isDay, let (amount, end) = amount(match.end + 1), amount.isWholeDays
        else { return nil }
        return TimeMatch(node: .shifted(amount, sign: isMinus ? -1 : 1, match.node), end: end)
    }

    /// Returns the indices at which a second period may begin: directly, or after a comma, a preposition or an article.
    func joints(_ index: Int) -> [Int] {
        var next = skipComma(index)
        if isDash(next) { next += 1 }
        next = skip(next) { term in
            if case .preposition(let word) = term { return word != .about && word != .around && word != .over }
            return false
        }
        let behindArticle = skipThe(next)
        if behindArticle == index { return [index] }
        let starts = next == behindArticle ? [next] : [next, behindArticle]
        return term(index) == .preposition(.in) ? [index] + starts : starts
    }

    func contextAtom(_ index: Int, depth: Int) -> TimeMatch? {
        if isSymbol(index, "'") || isSymbol(index, "\u{2019}"), isGlued(index + 1), digitCount(index + 1) == 2,
            case .digits(let value) = term(index + 1), isCleanEnd(index + 2)
        {
            return TimeMatch(node: yearNode(shortYear(value)), end: index + 2)
        }
        if let year = seasonYear(index) { return TimeMatch(node: yearNode(year.value), end: year.end) }
        if let year = year(index), isCleanEnd(year.end) { return TimeMatch(node: yearNode(year.value), end: year.end) }
        return periodAtom(index, depth: depth)
    }

    /// Reads the first year of "2024/25" after the name of a season.
    private func seasonYear(_ index: Int) -> (value: Int, end: Int)? {
        guard isSeason(index - 1) || (term(index - 1) == .preposition(.of) && isSeason(index - 2)),
            case .digits(let year) = term(index), digitCount(index) == 4, isSymbol(index + 1, "/") || isDash(index + 1),
            case .digits(let next) = term(index + 2), next == year + 1 || next == (year + 1) % 100,
            isCleanEnd(index + 3)
        else { return nil }
        return (year, index + 3)
    }

    private func isSeason(_ index: Int) -> Bool {
        if case .season = term(index) { return true }
        return false
    }

    /// Combines the shorter of two periods with the longer; nil if they do not fit.
    private func combined(_ first: TimeNode, _ second: TimeNode) -> TimeNode? {
        if let name = first.bareName, fits(name, in: second) { return .within(name, second) }
        if let name = second.bareName, fits(name, in: first) { return .within(name, first) }
        if case .recurring(.weekday) = first { return weekday(first, in: second) }
        // In "tomorrow, 11 March" only the date counts.
        if case .unit(.day, _) = first, second.isWrittenDate { return second }
        // "That weekend in March" is one of several.
        if case .recurring(.weekend) = first, second.grain == .month { return second }
        // Covers "today in a week" and "yesterday two years ago".
        if case .unit(.day, _) = first, case .offset(let amount, let sign, _) = second, amount.isWholeDays,
            amount.finest != .day
        {
            return .shifted(amount, sign: sign, first)
        }
        return nil
    }

    /// Reads a weekday of a distant week: "Monday two months ago".
    private func weekday(_ name: TimeNode, in context: TimeNode) -> TimeNode? {
        guard let name = name.bareName, case .offset(let amount, let sign, _) = context, amount.isWholeDays,
            amount.months > 0
        else { return nil }
        return .within(name, .same(.week, amount, sign: sign))
    }

    private func fits(_ name: Recurrence, in context: TimeNode) -> Bool {
        if context.bareName?.cycle == name.cycle { return false }
        guard !name.isWithinDay, let grain = context.grain else { return false }
        return name.cycle.grain == grain
    }
}
