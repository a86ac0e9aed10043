extension TimeParser {
    /// Reads the longest range: "from" one time to another, "between" two times, or two times joined by a range word.
    func range(_ index: Int, left: TimeMatch?) -> TimeMatch? {
        // "The week of June 12 to 18".
        if let (unit, first) = holder(index), unit == .week, let week = range(first, left: moment(first)) {
            return week
        }
        let isBetween = term(index) == .between
        let isLed = isBetween || term(index) == .from
        let start = isLed ? index + 1 : index
        var best = numberBeforeDate(start, isBetween, isLed)
        best = .longer(best, partBeforePart(start))
        if let left = isLed ? moment(start) : left {
            best = .longer(best, momentBeforeMoment(left, isBetween, isLed))
            best = .longer(best, rangeInPeriod(start, left))
        }
        best = .longer(best, yearBeforeYear(start, isBetween))
        if !isLed { best = .longer(best, neighboursInPeriod(start)) }
        if !isLed, let best, best.doubt != .none { return nil }
        return best
    }

    /// Reads a day number before a date: "10 to 22 August", "the 28th to the 3rd", "4 to 23 next month", "21/22 January".
    private func numberBeforeDate(_ index: Int, _ isBetween: Bool, _ isLed: Bool) -> TimeMatch? {
        let start = skipThe(index)
        guard let day = dayNumber(start), (1...31).contains(day.value), !isPriced(start), isCleanStart(start) else {
            return nil
        }
        let end = isSymbol(day.end, ".") && isSymbol(day.end + 1, "/") ? day.end + 1 : day.end
        guard isRangeWord(end, allowsAnd: isBetween) || isNextDay(day.value, behind: end) else { return nil }
        let behind = skip(end + 1) { $0 == .preposition(.on) }
        if let match = datedRange(from: day.value, behind) { return match }
        let second = skipThe(behind)
        guard let last = dayNumber(second), (1...31).contains(last.value), isCleanEnd(last.end) else { return nil }
        let dates = (
            TimeNode.recurring(.date(month: nil, day: day.value, weekday: nil)),
            TimeNode.recurring(.date(month: nil, day: last.value, weekday: nil))
        )
        let next = skip(last.end) { $0 == .preposition(.in) || $0 == .preposition(.of) }
        if let context = period(skipThe(next)) ?? period(next), context.node.grain == .month {
            return TimeMatch(node: spread(dates, context.node), end: context.end)
        }
        guard day.isOrdinal, last.isOrdinal, isClauseEnd(last.end) else { return nil }
        return TimeMatch(node: .range(dates.0, dates.1), end: last.end, doubt: isLed ? .none : .dayNumber)
    }

    private func isNextDay(_ day: Int, behind index: Int) -> Bool {
        (term(index) == .and || isSymbol(index, "/")) && dayNumber(skipThe(index + 1))?.value == day + 1
    }

    /// Reads the range from a day to a date, in the same month or, if the day is larger, from the month before.
    private func datedRange(from day: Int, _ index: Int) -> TimeMatch? {
        guard let match = period(index) ?? period(skipThe(index)) else { return nil }
        switch match.node {
        case .within(.date(let month, .some(let last), _), let context):
            let first = Recurrence.date(month: day <= last ? month : nil, day: day, weekday: nil)
            return TimeMatch(
                node: .range(day <= last ? .within(first, context) : .recurring(first), match.node), end: match.end)
        case .recurring(.date(.some(let month), .some(let last), _)):
            let first = Recurrence.date(month: day <= last ? month : nil, day: day, weekday: nil)
            guard day <= last else { return TimeMatch(node: .range(.recurring(first), match.node), end: match.end) }
            guard !first.isImpossible, !match.node.isImpossibleName else {
                return TimeMatch(node: .impossible, end: match.end)
            }
            return TimeMatch(node: .range(.recurring(first), match.node), end: match.end)
        case .impossible: return match
        default: return nil
        }
    }

    private func spread(_ dates: (TimeNode, TimeNode), _ context: TimeNode) -> TimeNode {
        guard let first = dates.0.bareName, let last = dates.1.bareName else { return .impossible }
        return .range(.within(first, context), .within(last, context))
    }

    private func partBeforePart(_ index: Int) -> TimeMatch? {
        guard case .part(let first) = term(skipThe(index)) else { return nil }
        let end = skipThe(index) + 1
        let word = isDash(end) && isRangeWord(end + 1, allowsAnd: false) ? end + 1 : end
        guard isRangeWord(word, allowsAnd: true), let last = partForm(word + 1, depth: 0),
            case .part(_, let whole) = last.node
        else { return nil }
        return TimeMatch(node: .range(.part(first, whole), last.node), end: last.end)
    }

    private func momentBeforeMoment(_ left: TimeMatch, _ isBetween: Bool, _ isLed: Bool) -> TimeMatch? {
        var word = left.end
        if isBetween, term(word) == .between { word += 1 }
        guard isRangeWord(word, allowsAnd: isBetween), isBelievable(left, isLed) else { return nil }
        let start = skip(word + 1) { $0 == .preposition(.on) || $0 == .preposition(.in) || $0 == .preposition(.at) }
        if term(start) == .toDate { return nil }
        if let match = dayBehindDate(left, start) { return match }
        let dated = isGlued(start) && isDash(word) ? numericDate(start, isBehindDash: true) : nil
        guard let right = bareRight(left, start) ?? dated ?? moment(start), right.end > start else { return nil }
        // "15 May - the first draft" is no range.
        guard right.doubt != .dayNumber || isClauseEnd(right.end) else { return nil }
        guard isLed || isComparable(left, right, isDash: isDash(word)) else { return nil }
        if isBetween, isEvent(word - 1), isEvent(start) {
            return TimeMatch(node: .both(.open(.after, left.node), .open(.before, right.node)), end: right.end)
        }
        return TimeMatch(node: .range(left.node, right.node), end: right.end)
    }

    func isEvent(_ index: Int) -> Bool {
        if case .event = term(index) { return true }
        return false
    }

    private func yearBeforeYear(_ index: Int, _ isBetween: Bool) -> TimeMatch? {
        guard isCleanStart(index), let first = year(index), isRangeWord(first.end, allowsAnd: isBetween),
            let last = year(first.end + 1), isCleanEnd(last.end), first.value < last.value
        else { return nil }
        return TimeMatch(node: .range(yearNode(first.value), yearNode(last.value)), end: last.end)
    }

    private func isBelievable(_ left: TimeMatch, _ isLed: Bool) -> Bool {
        switch left.doubt {
        case .none, .ordinaryWord, .personName, .settled: true
        case .year, .dayNumber, .bareClock, .bareUnit: isLed
        case .dashedNumbers, .dottedNumbers, .dayPart, .modifier, .laterThanTold, .notInPast: false
        }
    }

    /// Reads a date with a last day: "July 13 to 15", "April 9th through seventeenth".
    private func dayBehindDate(_ left: TimeMatch, _ index: Int) -> TimeMatch? {
        let start = skipThe(index)
        guard let day = dayNumber(start), (1...31).contains(day.value), !isClockLike(start), isCleanEnd(day.end) else {
            return nil
        }
        if case .month = term(skipThe(skipOf(day.end))) { return nil }
        if case .ordinal = term(start), !isClauseEnd(day.end) { return nil }
        if term(day.end) == .preposition(.of), let longer = period(start) ?? period(index), longer.end > day.end {
            return nil
        }
        if case .unit = term(day.end) { return nil }
        if case .meridiem = term(day.end) { return nil }
        switch left.node {
        case .within(.date(let month, .some(let first), _), let context):
            let name = Recurrence.date(month: first <= day.value ? month : nil, day: day.value, weekday: nil)
            let right: TimeNode = first <= day.value ? .within(name, context) : .recurring(name)
            return yearBehind(left, right, name, day.end) ?? TimeMatch(node: .range(left.node, right), end: day.end)
        case .recurring(.date(let month?, .some(let first), _)):
            let name = Recurrence.date(month: first <= day.value ? month : nil, day: day.value, weekday: nil)
            if let match = yearBehind(left, .recurring(name), name, day.end) { return match }
            guard !name.isImpossible else { return TimeMatch(node: .impossible, end: day.end) }
            return TimeMatch(node: .range(left.node, .recurring(name)), end: day.end)
        default: return nil
        }
    }

    /// Adds a year after both days: "August 27 – 29, 2013".
    private func yearBehind(_ left: TimeMatch, _ right: TimeNode, _ name: Recurrence, _ end: Int) -> TimeMatch? {
        guard case .recurring(let first) = left.node, let (year, after) = year(skipComma(end)), isCleanEnd(after) else {
            return nil
        }
        guard !first.isImpossible, !name.isImpossible else { return TimeMatch(node: .impossible, end: after) }
        return TimeMatch(
            node: .range(.within(first, yearNode(year)), .within(name, yearNode(year))), end: after)
    }

    /// Reads a year on the right side, even if it would be doubtful alone.
    private func bareRight(_ left: TimeMatch, _ index: Int) -> TimeMatch? {
        guard left.node.grain == .year, let (year, end) = year(index), isCleanEnd(end), period(index)?.end ?? 0 <= end
        else {
            return nil
        }
        return TimeMatch(node: yearNode(year), end: end)
    }

    /// Tells whether two times without "from" form a range: one is certain, or both are doubtful for the same reason.
    private func isComparable(_ left: TimeMatch, _ right: TimeMatch, isDash: Bool) -> Bool {
        guard right.doubt != .dashedNumbers, right.doubt != .dayPart, right.doubt != .bareUnit else { return false }
        if left.node.isWithinDay || right.node.isWithinDay {
            return left.node.isWithinDay && right.node.isWithinDay || !isDash
        }
        return left.doubt == .none || right.doubt == .none || left.doubt == right.doubt
            || (left.doubt.isOfWord && right.doubt.isOfWord)
    }

    /// Reads a range inside a period: "this week from Tuesday to Thursday", "November between 19 and 20", "next week Monday to Wednesday".
    private func rangeInPeriod(_ index: Int, _ left: TimeMatch) -> TimeMatch? {
        guard !left.node.isWithinDay, let context = period(index), let grain = context.node.grain, grain >= .week else {
            return nil
        }
        let next = skip(skipComma(context.end)) { $0 == .preposition(.on) }
        if case .recurring(.date(let month?, nil, _)) = context.node { return daysInMonth(month, next) }
        let isBetween = term(next) == .between
        let start = isBetween || term(next) == .from ? next + 1 : next
        guard let left = period(start), let first = left.node.bareName, first.cycle.grain == grain,
            isRangeWord(left.end, allowsAnd: isBetween), let right = period(left.end + 1),
            let last = right.node.bareName, last.cycle.grain == grain
        else { return nil }
        return TimeMatch(node: .range(.within(first, context.node), .within(last, context.node)), end: right.end)
    }

    /// Reads names in a row in one period: "Thursday and Friday last week", "Mon, Tue and Wed of next week", "Q1 and Q2 of 2025".
    private func neighboursInPeriod(_ index: Int, depth: Int = 0) -> TimeMatch? {
        switch term(index) {
        case .weekday, .month, .quarterName: break
        default: return nil
        }
        guard depth < TimeParser.deepest, let left = namedDate(index) ?? bareName(index),
            let first = left.node.bareName, isListWord(left.end) || isSymbol(left.end, ",")
        else { return nil }
        if let right = period(left.end + 1), case .within(let last, let context) = right.node, last.follows(first) {
            return TimeMatch(node: .range(.within(first, context), right.node), end: right.end)
        }
        guard let rest = neighboursInPeriod(left.end + 1, depth: depth + 1),
            case .range(.within(let second, let context), let last) = rest.node, second.follows(first)
        else { return nil }
        return TimeMatch(node: .range(.within(first, context), last), end: rest.end)
    }

    func isListWord(_ index: Int) -> Bool {
        term(index) == .and || term(index) == .or || isSymbol(index, "/")
    }

    func isListOrComma(_ index: Int) -> Bool { isListWord(index) || isSymbol(index, ",") }

    private func daysInMonth(_ month: Int, _ index: Int) -> TimeMatch? {
        let isBetween = term(index) == .between
        guard isBetween || term(index) == .from else { return nil }
        guard let first = dayNumber(skipThe(index + 1)), isRangeWord(first.end, allowsAnd: isBetween),
            let last = dayNumber(skipThe(first.end + 1)), (1...31).contains(first.value), (1...31).contains(last.value)
        else { return nil }
        let names = (
            Recurrence.date(month: month, day: first.value, weekday: nil),
            Recurrence.date(month: month, day: last.value, weekday: nil)
        )
        if let (year, end) = year(skipComma(last.end)) {
            let context = yearNode(year)
            return TimeMatch(node: .range(.within(names.0, context), .within(names.1, context)), end: end)
        }
        return TimeMatch(node: .range(.recurring(names.0), .recurring(names.1)), end: last.end)
    }
}

extension TimeNode {
    var isImpossibleName: Bool { bareName?.isImpossible ?? false }
}
