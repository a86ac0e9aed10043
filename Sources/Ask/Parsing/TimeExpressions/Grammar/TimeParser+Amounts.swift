import Language

extension TimeParser {
    /// A number of units; `most` is the larger of two numbers, else 0.
    struct Count {
        var value: Int
        var most = 0
        var vagueness = TimeAmount.Vagueness.exact
        var end: Int
    }

    func amount(_ index: Int) -> (value: TimeAmount, end: Int)? {
        guard var (amount, end) = amountPart(index) else { return nil }
        // Nothing is added to one of two numbers: "3 to 7 hours 8 h".
        for _ in 0..<4 where amount.most == 0 {
            let next = skip(skipComma(end)) { $0 == .and }
            guard let count = count(next), let (unit, after) = unit(count.end), count.vagueness == .exact else { break }
            amount.add(count.value, unit)
            end = after
        }
        return (amount, skip(end) { $0 == .orSo })
    }

    private func amountPart(_ index: Int) -> (value: TimeAmount, end: Int)? {
        if let half = halfUnit(index) { return half }
        if let decimal = decimalAmount(index) { return decimal }
        guard let count = count(index) else { return nil }
        if term(count.end) == .and, term(count.end + 1) == .article, term(count.end + 2) == .half,
            let (unit, end) = unit(count.end + 3)
        {
            var amount = TimeAmount(count.value, unit)
            addHalf(of: unit, to: &amount)
            return (amount, end)
        }
        guard let (unit, end) = unit(count.end) else { return nil }
        var amount = TimeAmount(count.value, unit, vagueness: count.vagueness)
        amount.most = count.most
        if count.most == 0, term(end - 1) == .halfName, isGlued(end), digitCount(end) == 2,
            case .digits(let minutes) = term(end)
        {
            amount.add(minutes, .minute)
            return (amount, end + 1)
        }
        return count.vagueness == .exact ? loosened(amount, unit, count.value, end) : (amount, end)
    }

    /// Extends an amount by words after its unit: "and a half", "or two".
    func loosened(
        _ amount: TimeAmount, _ unit: CalendarUnit, _ count: Int, _ index: Int
    ) -> (value: TimeAmount, end: Int) {
        var amount = amount
        if term(index) == .and, term(index + 1) == .article, term(index + 2) == .half {
            addHalf(of: unit, to: &amount)
            return (amount, index + 3)
        }
        guard term(index) == .or, let other = cardinal(index + 1), other.value > count, self.unit(other.end) == nil
        else { return (amount, index) }
        amount.most = other.value
        return (amount, other.end)
    }

    /// Reads one or two counts before a unit: "two weeks", "two or three weeks", "2-3 weeks".
    func count(_ index: Int) -> Count? {
        guard var count = singleCount(index), count.vagueness == .exact else { return singleCount(index) }
        guard joinsCounts(count.end), let other = cardinal(count.end + 1), other.value > count.value,
            unit(other.end) != nil
        else { return count }
        (count.most, count.end) = (other.value, other.end)
        return count
    }

    /// Tells whether a word joins two counts: "or", "to", a dash; a comma only between number words: "two, three weeks ago".
    private func joinsCounts(_ index: Int) -> Bool {
        switch term(index) {
        case .or, .to, .relation(.until): return true
        case .symbol(","):
            if case .number = term(index - 1), case .number = term(index + 1) { return true }
            return false
        default: return isDash(index)
        }
    }

    private func singleCount(_ index: Int) -> Count? {
        switch term(index) {
        case .article:
            if case .vague(let value, let vagueness) = term(index + 1) {
                return Count(value: value, vagueness: vagueness, end: index + 2)
            }
            return spelled(index).map { Count(value: $0.value, end: $0.end) } ?? Count(value: 1, end: index + 1)
        case .vague(let value, let vagueness): return Count(value: value, vagueness: vagueness, end: skipOf(index + 1))
        default: return cardinal(index).map { Count(value: $0.value, end: $0.end) }
        }
    }

    /// Reads the unit after a count; a single letter must be joined to the number.
    func unit(_ index: Int) -> (value: CalendarUnit, end: Int)? {
        switch term(index) {
        case .unit(let unit): return (unit, index + 1)
        case .unitLetter(let unit) where isGlued(index): return (unit, index + 1)
        case .halfName where isGlued(index): return (.hour, index + 1)
        case .letterM where isGlued(index): return (.minute, index + 1)
        case .weekend: return (.weekend, index + 1)
        default: return nil
        }
    }

    /// Reads half and quarter units: "half an hour", "half a year", "a quarter of an hour", "three-quarters of an hour".
    private func halfUnit(_ index: Int) -> (value: TimeAmount, end: Int)? {
        let start = skip(index) { $0 == .article }
        switch term(start) {
        case .half:
            guard case .unit(let unit) = term(skip(start + 1) { $0 == .article }) else { return nil }
            var amount = TimeAmount()
            addHalf(of: unit, to: &amount)
            return (amount, skip(start + 1) { $0 == .article } + 1)
        case .theQuarter where term(start + 1) == .unit(.hour): return (TimeAmount(45, .minute), start + 2)
        case .unit(.quarter)
        where term(start + 1) == .preposition(.of) && term(start + 2) == .article && term(start + 3) == .unit(.hour):
            return (TimeAmount(15, .minute), start + 4)
        default: return nil
        }
    }

    private func addHalf(of unit: CalendarUnit, to amount: inout TimeAmount) {
        switch unit {
        case .hour: amount.add(30, .minute)
        case .day: amount.add(12, .hour)
        case .week: amount.add(3, .day)
        case .month: amount.add(15, .day)
        case .year: amount.add(6, .month)
        case .decade: amount.add(5, .year)
        default: break
        }
        amount.isCompound = false
    }

    private func decimalAmount(_ index: Int) -> (value: TimeAmount, end: Int)? {
        guard case .digits(let whole) = term(index), isSymbol(index + 1, "."), isDecimal(index),
            case .digits(let tenths) = term(index + 2), digitCount(index + 2) == 1,
            let (unit, end) = unit(index + 3), whole <= TimeAmount.largestCount
        else { return nil }
        let finer: (unit: CalendarUnit, tenth: Int)? =
            switch unit {
            case .hour: (.minute, 6)
            case .minute: (.second, 6)
            case .year where tenths == 5: (.month, 6)
            default: nil
            }
        if let finer { return (TimeAmount((whole * finer.tenth * 10) + tenths * finer.tenth, finer.unit), end) }
        guard unit.days > 0 else { return nil }
        return (TimeAmount((whole * 10 + tenths) * unit.days * 24 / 10, .hour), end)
    }
}
