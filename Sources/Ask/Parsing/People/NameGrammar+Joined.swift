/// Words that "and", commas and the like join with others.
extension NameGrammar {
    /// "Will & May", "June, Grace and May", "Will as well as May", but not "with Sarah, will we".
    func isJoined(_ tokens: Range<Int>) -> Bool {
        guard NameGrammar.isCapital(scan.tokens[tokens.lowerBound]) else { return false }
        return isJoined(tokens.upperBound, step: 1) || isJoined(tokens.lowerBound - 1, step: -1)
    }

    /// Whether joining words begin at a place, and behind them stands what is only a name, or may be one by its capital.
    private func isJoined(_ start: Int, step: Int) -> Bool {
        var place = start
        while abs(place - start) < NameGrammar.mostJoiners, isJoiner(place) { place += step }
        guard place != start, scan.isFreeWord(place) else { return false }
        return isPlainName(place) || scan.items[place].word.bearers >= 0 && NameGrammar.isCapital(scan.tokens[place])
    }

    /// "As well as".
    private static let mostJoiners = 3

    private func isJoiner(_ place: Int) -> Bool {
        guard scan.items.indices.contains(place) else { return false }
        if scan.tokens[place].kind == .symbol { return ",&+/".contains(scan.tokens[place].text) }
        return !scan.traits(place).isDisjoint(with: [.conjunction, .joiner])
    }

    /// "In March and June": what is joined to a month is one.
    func isBesideTime(_ start: Int) -> Bool {
        guard scan.traits(start - 1).contains(.conjunction), scan.tokens.indices.contains(start - 2) else {
            return false
        }
        let before = scan.tokens[start - 2]
        return !scan.items[start - 2].isFree && before.kind == .word && NameGrammar.isCapital(before)
    }

    /// The place of what "and" or a comma joins with a word before it.
    func joined(before start: Int) -> Int? { isJoiner(start - 1) && scan.isFreeWord(start - 2) ? start - 2 : nil }

    /// The place of what "and" or a comma joins with a word behind it.
    func joined(behind place: Int) -> Int? { isJoiner(place + 1) && scan.isFreeWord(place + 2) ? place + 2 : nil }
}
