extension NameGrammar {
    /// Tells whether a name is joined to another: "Will & May", "June, Grace and May"; but not "with Sarah, will we".
    func isJoined(_ tokens: Range<Int>) -> Bool {
        guard NameGrammar.isCapital(scan.tokens[tokens.lowerBound]) else { return false }
        return isJoined(tokens.upperBound, step: 1) || isJoined(tokens.lowerBound - 1, step: -1)
    }

    /// Tells whether joining words lead to a word that is only a name, or to a capitalised word that may be one.
    private func isJoined(_ start: Int, step: Int) -> Bool {
        var place = start
        while abs(place - start) < NameGrammar.mostJoiners, isJoiner(place) { place += step }
        guard place != start, scan.isFreeWord(place) else { return false }
        return isPlainName(place) || scan.items[place].word.bearers >= 0 && NameGrammar.isCapital(scan.tokens[place])
    }

    private static let mostJoiners = 3

    private func isJoiner(_ place: Int) -> Bool {
        guard scan.items.indices.contains(place) else { return false }
        if scan.tokens[place].kind == .symbol { return ",&+/".contains(scan.tokens[place].text) }
        return !scan.traits(place).isDisjoint(with: [.conjunction, .joiner])
    }

    /// Tells whether a word is joined to a month and so is not a name: "in March and June".
    func isBesideTime(_ start: Int) -> Bool {
        guard scan.traits(start - 1).contains(.conjunction), scan.tokens.indices.contains(start - 2) else {
            return false
        }
        let before = scan.tokens[start - 2]
        return !scan.items[start - 2].isFree && before.kind == .word && NameGrammar.isCapital(before)
    }

    func joined(before start: Int) -> Int? { isJoiner(start - 1) && scan.isFreeWord(start - 2) ? start - 2 : nil }

    func joined(behind place: Int) -> Int? { isJoiner(place + 1) && scan.isFreeWord(place + 2) ? place + 2 : nil }
}
