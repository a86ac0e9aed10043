import Time

extension TimeParser {
    /// Reads a date in digits: `2026-03-10`, `3/4/2026`, `10.3.2026`, `3/4`, `9/2012`, `2014-10`, `20161016`.
    func numericDate(_ index: Int, isBehindDash: Bool = false) -> TimeMatch? {
        guard case .digits(let first) = term(index), !isPriced(index), isBehindDash || isCleanStart(index) else {
            return nil
        }
        if digitCount(index) == 8 { return compactDate(first, index) }
        guard let separator = separator(index + 1) else { return blankDate(first, index) }
        guard case .digits(let second) = term(separator.end), digitCount(separator.end) <= 4 else { return nil }
        let next = separator.end + 1
        if let last = self.separator(next), last.scalar == separator.scalar, last.isGlued, separator.isGlued,
            case .digits(let third) = term(last.end), digitCount(last.end) <= 4
        {
            let end = last.end + 1
            guard isCleanEnd(end) || term(end) == .letterT || isRangeDash(end) else { return nil }
            let counts = (digitCount(index), digitCount(separator.end), digitCount(last.end))
            // "8.3.25" may also be a version where dates are written otherwise.
            let isDoubtful = separator.scalar == "." && counts.2 == 2 && !words.hasDottedDates
            return threeParts((first, second, third), counts, separator.scalar).map {
                TimeMatch(node: $0, end: end, doubt: isDoubtful ? .dottedNumbers : .none)
            }
        }
        // A letter after a second dash marks an article number: `2024-12-AB`.
        if isDash(next), isGlued(next), isGlued(next + 1), term(next + 1) == .other { return nil }
        guard isCleanEnd(next) || isRangeDash(next) else { return commaYear(first, second, index, next) }
        return twoParts(first, second, index, separator, end: next)
    }

    /// Reads a date without separators: `2026 03 10`.
    private func blankDate(_ year: Int, _ index: Int) -> TimeMatch? {
        guard digitCount(index) == 4, (1900...2099).contains(year), digitCount(index + 1) == 2,
            (1...2).contains(digitCount(index + 2)), !isGlued(index + 1), !isGlued(index + 2), isCleanEnd(index + 3),
            let day = CivilDate(year: year, month: number(index + 1), day: number(index + 2))
        else { return nil }
        return TimeMatch(node: .fixed(Period(day)), end: index + 3)
    }

    /// Tells whether a dash separates two dates: `10-1-2018-10-7-2018`.
    private func isRangeDash(_ index: Int) -> Bool {
        isDash(index) && digitCount(index + 1) > 0 && separator(index + 2) != nil
    }

    /// Reads a date with a comma before the year: `08/12,2015`.
    private func commaYear(_ first: Int, _ second: Int, _ index: Int, _ comma: Int) -> TimeMatch? {
        guard isSymbol(comma, ","), isSymbol(index + 1, "/"), isCleanEnd(comma + 2) else { return nil }
        guard
            let node = threeParts(
                (first, second, number(comma + 1)), (digitCount(index), digitCount(index + 2), digitCount(comma + 1)),
                "/")
        else { return nil }
        return TimeMatch(node: node, end: comma + 2)
    }

    private func number(_ index: Int) -> Int {
        if case .digits(let value) = term(index) { return value }
        return -1
    }

    private func separator(_ index: Int) -> (scalar: Unicode.Scalar, isGlued: Bool, end: Int)? {
        guard case .symbol(let scalar) = term(index), scalar == "/" || scalar == "-" || scalar == "." else {
            return nil
        }
        return (scalar, isGlued(index) && isGlued(index + 1), index + 1)
    }

    private func compactDate(_ value: Int, _ index: Int) -> TimeMatch? {
        let year = value / 10_000
        guard (1900...2099).contains(year), isCleanEnd(index + 1) || term(index + 1) == .letterT,
            let day = CivilDate(year: year, month: value / 100 % 100, day: value % 100)
        else { return nil }
        return TimeMatch(node: .fixed(Period(day)), end: index + 1)
    }

    private func threeParts(
        _ parts: (Int, Int, Int), _ counts: (Int, Int, Int), _ separator: Unicode.Scalar
    ) -> TimeNode? {
        if counts.0 == 4 {
            guard counts.1 <= 2, counts.2 <= 2 else { return nil }
            return day(parts.0, parts.1, parts.2)
        }
        guard counts.0 <= 2, counts.1 <= 2, counts.2 == 4 || counts.2 == 2 else { return nil }
        if counts == (2, 2, 2), let day = dayBehindYear(parts) { return .fixed(Period(day)) }
        let isDotted = separator == "." && counts.2 == 2 && !words.hasDottedDates
        let year = counts.2 == 4 ? parts.2 : shortYear(parts.2)
        // "11/22/63" is a book; distant future years are not written with two digits.
        guard counts.2 == 4 || year <= currentYear + TimeParser.farthestShortYear else { return nil }
        let (month, number) = monthAndDay(parts.0, parts.1, isDayFirst: isDayFirst || separator == ".")
        let node = day(year, month, number)
        if isDotted, abs(year - currentYear) > TimeParser.farthestDottedYear || parts.0 > 31 { return nil }
        return node == .impossible && counts.2 == 2 ? nil : node
    }

    /// Reads a date that begins with a short year, if such dates do here, or if it is the day of the text itself.
    private func dayBehindYear(_ parts: (Int, Int, Int)) -> CivilDate? {
        let day = CivilDate(year: shortYear(parts.0), month: parts.1, day: parts.2)
        return isYearFirst || day == today ? day : nil
    }

    /// The maximum distance in years of a future year written with two digits.
    private static let farthestShortYear = 25

    /// The maximum distance of the year of "8.3.25", a version unless its year is near.
    private static let farthestDottedYear = 2

    private func day(_ year: Int, _ month: Int, _ day: Int) -> TimeNode {
        CivilDate(year: year, month: month, day: day).map { .fixed(Period($0)) } ?? .impossible
    }

    /// Returns month and day of two numbers; one above 12 is the day.
    private func monthAndDay(_ first: Int, _ second: Int, isDayFirst: Bool) -> (month: Int, day: Int) {
        if first > 12 { return (second, first) }
        if second > 12 { return (first, second) }
        return isDayFirst ? (second, first) : (first, second)
    }

    private func twoParts(
        _ first: Int, _ second: Int, _ index: Int, _ separator: (scalar: Unicode.Scalar, isGlued: Bool, end: Int),
        end: Int
    ) -> TimeMatch? {
        let counts = (digitCount(index), digitCount(separator.end))
        if counts.0 == 4 || counts.1 == 4 {
            guard separator.scalar != ".", min(counts.0, counts.1) <= 2 else { return nil }
            let (year, month) = counts.0 == 4 ? (first, second) : (second, first)
            guard (1...12).contains(month), (1000...2999).contains(year) else { return nil }
            return TimeMatch(
                node: .within(.date(month: month, day: nil, weekday: nil), yearNode(year)), end: end)
        }
        guard separator.isGlued, counts.0 <= 2, counts.1 <= 2 else { return nil }
        let isDotted = separator.scalar == "."
        guard !isDotted || words.hasDottedDates || isWeekday(index - 1) else { return nil }
        let (month, day) = monthAndDay(first, second, isDayFirst: isDayFirst || (isDotted && words.hasDottedDates))
        let date = Recurrence.date(month: month, day: day, weekday: nil)
        let stop = isDotted && words.hasDottedDates && isSymbol(end, ".") && isGlued(end) ? end + 1 : end
        if date.isImpossible {
            let isMeant = isPrepositionOn(index - 1) && (1...12).contains(month) && (1...31).contains(day)
            return isMeant ? TimeMatch(node: .impossible, end: stop) : nil
        }
        guard !isFraction(first, second, end), !isMixedNumber(first, second, index), !isMark(first, second, index, end)
        else { return nil }
        return TimeMatch(
            node: .recurring(date), end: stop,
            doubt: separator.scalar == "-" || (isDotted && stop == end && !isWeekday(index - 1))
                ? .dashedNumbers : .none)
    }

    /// Tells whether two equal numbers are a rating: "10/10 would recommend".
    private func isMark(_ first: Int, _ second: Int, _ index: Int, _ end: Int) -> Bool {
        guard first == second, term(end) == .function else { return false }
        if case .preposition = term(index - 1) { return false }
        return true
    }

    private func isWeekday(_ index: Int) -> Bool {
        if case .weekday = term(index) { return true }
        return false
    }

    /// Tells whether two numbers are a fraction: "3/4 of the team", "1/2 day", "24/7".
    private func isFraction(_ first: Int, _ second: Int, _ end: Int) -> Bool {
        if first == 24, second == 7 { return true }
        if case .unit = term(end) { return true }
        return term(end) == .preposition(.of)
    }

    /// Tells whether a fraction continues a number: "2 1/2 cups".
    private func isMixedNumber(_ first: Int, _ second: Int, _ index: Int) -> Bool {
        first < second && second <= 8 && (1...2).contains(digitCount(index - 1)) && !isGlued(index)
    }

    /// Tells whether a number may begin here, not inside a longer run of digits, letters and signs.
    func isCleanStart(_ index: Int) -> Bool {
        guard isGlued(index) else { return true }
        guard case .symbol(let scalar) = term(index - 1) else { return false }
        if scalar == ":", isGlued(index - 1), digitCount(index - 2) > 0 { return false }
        if "([{<>\"'\u{201C}\u{2018}@~,:;|".unicodeScalars.contains(scalar) { return true }
        guard isDash(index - 1) || scalar == "/" || scalar == "." else { return false }
        guard isGlued(index - 1) else { return scalar == "-" }
        return !isDigitsOrShortWord(index - 2) && scalar != "."
    }

    private func isDigitsOrShortWord(_ index: Int) -> Bool {
        switch term(index) {
        case .digits, .other, .letterP, .letterM, .letterT, .letterZ: true
        default: false
        }
    }

    /// Tells whether an expression may end here: no letter, digit or sign is joined to it.
    func isCleanEnd(_ index: Int) -> Bool {
        guard isGlued(index) else { return true }
        guard case .symbol(let scalar) = term(index) else { return false }
        switch scalar {
        case ".", ",", ":", "/":
            return !(isGlued(index + 1) && digitCount(index + 1) > 0)
        case "-", "\u{2013}", "\u{2014}", "~": return !(isGlued(index + 1) && digitCount(index + 1) > 0)
        case "%", "$", "\u{20AC}", "\u{A3}", "#", "+", "_", "=", "&", "*": return false
        default: return true
        }
    }
}
