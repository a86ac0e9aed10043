import Time

extension TimeParser {
    func cardinal(_ index: Int) -> (value: Int, end: Int)? {
        if case .digits(let value) = term(index) {
            return isDecimal(index) ? nil : (min(value, TimeAmount.largestCount + 1), index + 1)
        }
        return spelled(index)
    }

    /// Tells whether digits continue after a point, comma or colon: "6.5", "3:15".
    func isDecimal(_ index: Int) -> Bool {
        guard isGlued(index + 1), isGlued(index + 2), digitCount(index + 2) > 0 else { return false }
        return isSymbol(index + 1, ".") || isSymbol(index + 1, ",") || isSymbol(index + 1, ":")
    }

    /// Reads a number in words, up to 9999.
    func spelled(_ index: Int) -> (value: Int, end: Int)? {
        guard var (value, end) = belowHundred(index) else {
            return term(index) == .article && term(index + 1) == .hundred ? hundreds(1, index + 1) : nil
        }
        if term(end) == .hundred, let more = hundreds(value, end) { (value, end) = more }
        return (value, end)
    }

    private func hundreds(_ count: Int, _ index: Int) -> (value: Int, end: Int)? {
        guard count < 100 else { return nil }
        let rest = skip(index + 1) { $0 == .and }
        guard let more = belowHundred(rest) else { return (count * 100, index + 1) }
        return (count * 100 + more.value, more.end)
    }

    func belowHundred(_ index: Int) -> (value: Int, end: Int)? {
        guard case .number(let value) = term(index) else { return nil }
        guard value >= 20, value % 10 == 0 else { return (value, index + 1) }
        let next = isDash(index + 1) && isGlued(index + 1) ? index + 2 : index + 1
        if case .number(let ones) = term(next), (1...9).contains(ones) { return (value + ones, next + 1) }
        return (value, index + 1)
    }

    func ordinal(_ index: Int) -> (value: Int, end: Int)? {
        switch term(index) {
        case .ordinal(let value): return (value, index + 1)
        case .digits(let value):
            if term(index + 1) == .ordinalEnding, isGlued(index + 1) { return (value, index + 2) }
            return isDottedOrdinal(index) ? (value, index + 2) : nil
        case .number(let tens) where tens >= 20 && tens % 10 == 0:
            let next = isDash(index + 1) && isGlued(index + 1) ? index + 2 : index + 1
            if case .ordinal(let ones) = term(next), (1...9).contains(ones) { return (tens + ones, next + 1) }
            return nil
        default: return nil
        }
    }

    /// Tells whether a number with a dot is a German ordinal before a counted noun; days of the month are read elsewhere.
    private func isDottedOrdinal(_ index: Int) -> Bool {
        guard words.hasDottedDates, isSymbol(index + 1, "."), isGlued(index + 1), !isGlued(index + 2) else {
            return false
        }
        switch term(index + 2) {
        case .unit, .weekday, .weekend, .half: return digitCount(index) <= 2
        default: return false
        }
    }

    /// Reads a day of the month: an ordinal, at most two digits, or a number up to 31 in words.
    func dayNumber(_ index: Int) -> (value: Int, isOrdinal: Bool, end: Int)? {
        if let (value, end) = ordinal(index) { return (value, true, end) }
        if case .digits(let value) = term(index), digitCount(index) <= 2, !isDecimal(index), !isPriced(index) {
            return (value, false, words.hasDottedDates ? skipAbbreviationStop(index + 1) : index + 1)
        }
        if let (value, end) = belowHundred(index), value <= 31 { return (value, false, end) }
        return nil
    }

    func isPriced(_ index: Int) -> Bool {
        guard case .symbol(let scalar) = term(index - 1) else { return false }
        return scalar == "$" || scalar == "\u{20AC}" || scalar == "\u{A3}" || scalar == "#"
    }

    /// Reads a year in four digits or in words: "2026", "nineteen ninety-nine", "two thousand and five".
    func year(_ index: Int) -> (value: Int, end: Int)? {
        if case .digits(let value) = term(index) {
            guard digitCount(index) == 4, (1000...2999).contains(value), !isPriced(index),
                isSymbol(index + 1, ":") || !isDecimal(index)
            else {
                return nil
            }
            return (value, index + 1)
        }
        return spelledYear(index)
    }

    private func spelledYear(_ index: Int) -> (value: Int, end: Int)? {
        guard let (first, next) = belowHundred(index) else { return nil }
        if term(next) == .thousand, first <= 2 {
            let rest = skip(next + 1) { $0 == .and }
            guard let more = belowHundred(rest) else { return (first * 1000, next + 1) }
            return (first * 1000 + more.value, more.end)
        }
        guard (15...21).contains(first) else { return nil }
        if term(next) == .hundred { return (first * 100, next + 1) }
        if case .number(0) = term(next), let (ones, end) = belowHundred(next + 1), ones < 10 {
            return (first * 100 + ones, end)
        }
        guard let (second, end) = belowHundred(next), second >= 10 else { return nil }
        return (first * 100 + second, end)
    }

    /// Returns the year that two digits mean: the one within 50 years of the current year.
    func shortYear(_ value: Int) -> Int {
        let year = currentYear / 100 * 100 + value
        if year - currentYear > 50 { return year - 100 }
        return currentYear - year >= 50 ? year + 100 : year
    }

    func yearNode(_ year: Int) -> TimeNode {
        guard (1...9999).contains(year) else { return .impossible }
        return .fixed(Period(firstMonth: CivilDate(year: year, month: 1), count: 12, grain: .year))
    }
}
