import Time

extension TimeParser {
    /// Reads a weekday, a month, or a day of a month, with the words around them.
    func namedDate(_ index: Int) -> TimeMatch? {
        guard case .weekday(let weekday) = term(index) else { return monthDate(index) }
        // "Mondays meeting" lacks an apostrophe; "on Mondays" is a set.
        if isPlural(index), term(index + 1) != .other || isPrepositionOn(index - 1) { return nil }
        let alone = TimeMatch(
            node: .recurring(.weekday(weekday)), end: isSymbol(index + 1, ".") ? index + 2 : index + 1,
            doubt: isSymbol(index + 1, ".") ? .none : doubt(of: index))
        let isBracketed = isSymbol(index + 1, "(")
        let next = skipThe(isBracketed ? index + 2 : skipWeekdaySeparator(index + 1))
        guard var match = monthDate(next) ?? numericDate(next) ?? numberOfDay(next, weekday) else { return alone }
        if match.doubt == .dashedNumbers || !isDayNode(match.node) { return alone }
        match.node = adding(weekday, to: match.node)
        match.doubt = .none
        if isBracketed, isSymbol(match.end, ")") { match.end += 1 }
        return match
    }

    private func skipWeekdaySeparator(_ index: Int) -> Int {
        skipComma(skipAbbreviationStop(index))
    }

    private func isDayNode(_ node: TimeNode) -> Bool { node.grain == .day || node == .impossible }

    /// Adds a weekday to a date; it restricts the years of a date without a year, and is ignored otherwise.
    private func adding(_ weekday: Weekday, to node: TimeNode) -> TimeNode {
        guard case .recurring(.date(let month, let day, nil)) = node else { return node }
        return .recurring(.date(month: month, day: day, weekday: weekday))
    }

    /// Reads a day number after a weekday: "the 4th", "thirty-first", or a plain number above 12.
    private func numberOfDay(_ index: Int, _ weekday: Weekday) -> TimeMatch? {
        guard let day = dayNumber(index), (1...31).contains(day.value), isCleanEnd(day.end) else { return nil }
        guard day.isOrdinal || (day.value > 12 && !isClockLike(index)) else { return nil }
        return TimeMatch(node: .recurring(.date(month: nil, day: day.value, weekday: nil)), end: day.end)
    }

    /// Tells whether a number begins a clear time of day or a range.
    func isClockLike(_ index: Int) -> Bool {
        if let clock = clock(index), !clock.isBare { return true }
        guard case .digits = term(index) else { return false }
        return isDash(index + 1) && digitCount(index + 2) > 0
    }

    func doubt(of index: Int) -> TimeMatch.Doubt {
        guard lexemes.indices.contains(index) else { return .none }
        switch lexemes[index].care {
        case .none, .capitals: return .none
        case .ordinaryWord, .lowerCase: return .ordinaryWord
        case .personName: return .personName
        }
    }

    func monthDate(_ index: Int) -> TimeMatch? {
        let isMonth: Int? = if case .month(let month) = term(index) { month } else { nil }
        let match = isMonth.flatMap { monthFirst($0, index) } ?? dayFirst(index) ?? yearFirst(index)
        return match.map { withLateWeekday($0) }
    }

    private func withLateWeekday(_ match: TimeMatch) -> TimeMatch {
        guard isDayNode(match.node), isSymbol(match.end, ",") || isSymbol(match.end, "("),
            case .weekday(let weekday) = term(match.end + 1), isClauseEnd(match.end + 2)
        else { return match }
        let end = isSymbol(match.end + 2, ")") ? match.end + 3 : match.end + 2
        return TimeMatch(node: adding(weekday, to: match.node), end: end)
    }

    /// Reads a date that begins with the day: "10 August 2012", "the first of March", "21-APR-16", "the 15th day of June".
    private func dayFirst(_ index: Int) -> TimeMatch? {
        guard let day = dayNumber(index), day.value <= 31 || day.isOrdinal else { return nil }
        if isCount(index) { return nil }
        var next = day.isOrdinal ? skip(day.end) { $0 == .unit(.day) } : day.end
        if isSymbol(next, "/") || isDash(next) || isSymbol(next, "."), isGlued(next) {
            next += 1
        } else {
            next = skipThe(skipOf(next))
        }
        guard case .month(let month) = term(next), !isOrdinaryUse(of: next, behind: index, day.isOrdinal) else {
            return nil
        }
        let behind = skipMonthStop(next + 1)
        let date = Recurrence.date(month: month, day: day.value, weekday: nil)
        return withYear(date, behind, mayBeShort: true)
    }

    /// Tells whether a cardinal in words counts what follows: "the four June meetings".
    private func isCount(_ index: Int) -> Bool {
        guard case .number = term(index), case .month = term(index + 1), ordinal(index) == nil else { return false }
        return term(index - 1) == .the
    }

    /// Tells whether the name of a month after a number is an ordinary word: "the top 5 may change".
    private func isOrdinaryUse(of index: Int, behind day: Int, _ isOrdinal: Bool) -> Bool {
        guard !isOrdinal, doubt(of: index) != .none, !lexemes[index].isCapital else { return false }
        if case .preposition = term(day - 1) { return false }
        return term(index + 1) == .other || term(index + 1) == .function || term(index + 1) == .or
    }

    private func skipMonthStop(_ index: Int) -> Int { isSymbol(index, ".") && isGlued(index) ? index + 1 : index }

    /// Reads a date that begins with the month: "August 10", "Jan-1", "Oct2", "march eighteenth", "Aug 96", "June of 1992".
    private func monthFirst(_ month: Int, _ index: Int) -> TimeMatch? {
        var next = skipAbbreviationStop(index + 1)
        if isSymbol(next, "/") || isDash(next), isGlued(next) { next += 1 }
        let alone = Recurrence.date(month: month, day: nil, weekday: nil)
        if !lexemes[index].isPossessive, let day = dayNumber(skipThe(next)), isDayOfMonth(day, at: skipThe(next)) {
            let end = skip(day.end) { $0 == .unit(.day) && day.isOrdinal }
            return withYear(.date(month: month, day: day.value, weekday: nil), end, mayBeShort: false)
        }
        if next > index + 1, let (year, end) = year(next) {
            if let day = dayBehindSign(end, sign: next - 1) {
                let date = Recurrence.date(month: month, day: day.value, weekday: nil)
                return TimeMatch(node: .within(date, yearNode(year)), end: day.end)
            }
            return TimeMatch(node: .within(alone, yearNode(year)), end: end)
        }
        if var match = withYear(alone, index + 1, mayBeShort: true), match.end > index + 1 {
            match.doubt = .none
            return match
        }
        return TimeMatch(node: .recurring(alone), end: index + 1, doubt: doubt(of: index))
    }

    /// Reads the day after month and year with the same separator: "September-2020-23".
    private func dayBehindSign(_ index: Int, sign: Int) -> (value: Int, end: Int)? {
        guard isGlued(index), isGlued(index + 1), term(index) == term(sign), let day = dayNumber(index + 1),
            (1...31).contains(day.value), isCleanEnd(day.end)
        else { return nil }
        return (day.value, day.end)
    }

    private func isDayOfMonth(_ day: (value: Int, isOrdinal: Bool, end: Int), at index: Int) -> Bool {
        if year(index) != nil, digitCount(index) == 0, !day.isOrdinal { return day.value <= 31 && isSpelledDay(index) }
        if case .meridiem = term(day.end), !isGlued(day.end), day.value <= 31 { return true }
        guard day.value <= 31, !isClockLike(index) || isDash(day.end) else { return false }
        if day.isOrdinal { return true }
        if case .unit = term(day.end), term(day.end) != .unit(.day) { return false }
        return isCleanEnd(day.end) || isDash(day.end)
    }

    /// Tells whether number words before a year are a day: "January twenty five nineteen eighty six".
    private func isSpelledDay(_ index: Int) -> Bool {
        guard let day = belowHundred(index) else { return false }
        return year(day.end) != nil || (year(index)?.value ?? 0) > currentYear + 50
    }

    /// Reads a date that begins with the year: "2024 Aug", "2012/Aug/10", "2016, nov".
    private func yearFirst(_ index: Int) -> TimeMatch? {
        guard case .digits = term(index), let (year, after) = year(index) else { return nil }
        var next = skipComma(after)
        let isJoined = isSymbol(next, "/") || isDash(next)
        if isJoined { next += 1 }
        let context = yearNode(year)
        if isJoined, isGlued(next), let day = dayNumber(next), (1...31).contains(day.value),
            term(day.end) == term(next - 1), case .month(let month) = term(day.end + 1), isCleanEnd(day.end + 2)
        {
            return TimeMatch(
                node: .within(.date(month: month, day: day.value, weekday: nil), context), end: day.end + 2)
        }
        guard case .month(let month) = term(next) else { return nil }
        var dayIndex = next + 1
        if isSymbol(dayIndex, "/") || isDash(dayIndex), isGlued(dayIndex) { dayIndex += 1 }
        if dayIndex > next + 1 || !isJoined, let day = dayNumber(dayIndex), (1...31).contains(day.value),
            isCleanEnd(day.end), !isClockLike(dayIndex)
        {
            return TimeMatch(node: .within(.date(month: month, day: day.value, weekday: nil), context), end: day.end)
        }
        return TimeMatch(node: .within(.date(month: month, day: nil, weekday: nil), context), end: next + 1)
    }

    private func withYear(_ date: Recurrence, _ index: Int, mayBeShort: Bool) -> TimeMatch? {
        var next = index
        if isSymbol(next, "/") || isDash(next), isGlued(next) {
            next += 1
        } else {
            next = skipComma(next)
            next = skip(next) { $0 == .preposition(.of) || $0 == .preposition(.in) }
        }
        if isSymbol(next, "'") || isSymbol(next, "\u{2019}") { next += 1 }
        if let (year, end) = year(next), !isCountOfUnits(end), isCleanEnd(end) || isDash(end) || isLogTime(end) {
            return TimeMatch(node: .within(date, yearNode(year)), end: end)
        }
        if mayBeShort, let year = shortYear(at: next, date, isGluedDate: next == index + 1 && isGlued(next)) {
            return TimeMatch(node: .within(date, yearNode(year)), end: next + 1)
        }
        return TimeMatch(node: .recurring(date), end: index)
    }

    /// Tells whether a colon begins the time of a log entry: "06/Nov/2023:06:36:02".
    private func isLogTime(_ index: Int) -> Bool {
        isSymbol(index, ":") && digitCount(index + 1) == 2 && isSymbol(index + 2, ":") && digitCount(index + 3) == 2
    }

    /// Reads two digits after a date as a year if they cannot be a day, a time or a count.
    private func shortYear(at index: Int, _ date: Recurrence, isGluedDate: Bool) -> Int? {
        guard case .digits(let value) = term(index), digitCount(index) == 2, isCleanEnd(index + 1) else { return nil }
        guard !isClockLike(index), !isCountOfUnits(index + 1) else { return nil }
        guard case .date(_, let day, _) = date else { return nil }
        let isApostrophe = isSymbol(index - 1, "'") || isSymbol(index - 1, "\u{2019}")
        if isApostrophe || isGluedDate || value > 31 { return shortYear(value) }
        return day != nil && isClauseEnd(index + 1) && !isSymbol(index - 1, ",") ? shortYear(value) : nil
    }

    private func isCountOfUnits(_ index: Int) -> Bool {
        switch term(index) {
        case .unit, .meridiem, .oclock: true
        default: false
        }
    }

    func isClauseEnd(_ index: Int) -> Bool {
        guard index < lexemes.count else { return true }
        switch term(index) {
        case .symbol(let scalar): return ".,!?;:)".unicodeScalars.contains(scalar)
        case .function, .preposition, .and, .or: return true
        default: return false
        }
    }

    func dayOfMonth(_ index: Int) -> TimeMatch? {
        guard case .digits = term(index), let day = dayNumber(index), term(day.end) == .preposition(.of) else {
            return nil
        }
        guard let month = directed(day.end + 1, depth: 0), month.node.grain == .month, (1...31).contains(day.value)
        else { return nil }
        return TimeMatch(node: .within(.date(month: nil, day: day.value, weekday: nil), month.node), end: month.end)
    }

    /// Reads a day without a month: "the 15th", "on the 20th"; in "the two walks" it counts.
    func bareDay(_ index: Int) -> TimeMatch? {
        let start = skipThe(index)
        guard let day = dayNumber(start), !isCount(start),
            day.isOrdinal || start > index || isPrepositionOn(start - 1),
            day.isOrdinal || digitCount(start) > 0 || isClauseEnd(day.end) && term(day.end) != .preposition(.of)
        else {
            return nil
        }
        guard isCleanEnd(day.end), !isClockLike(start) else { return nil }
        let end = skip(day.end) { $0 == .unit(.day) && day.isOrdinal }
        return TimeMatch(
            node: .recurring(.date(month: nil, day: day.value, weekday: nil)), end: end, doubt: .dayNumber)
    }

    func isPrepositionOn(_ index: Int) -> Bool { term(index) == .preposition(.on) }
}
