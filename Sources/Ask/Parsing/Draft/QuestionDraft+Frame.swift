extension QuestionDraft {
    /// Whether a free word says how the question asks, and not what it is after.
    ///
    /// Frame words are content in quotes, after "called", and as the first part of a name: "search party", "event horizon".
    func isFrame(_ place: Int) -> Bool {
        guard saysFrame(place) else { return false }
        if traits(place).contains(.naming) { return true }
        guard !isAfterNaming(place) else { return false }
        // "Boat show", "shopping list": what stands behind content in its plain form is its noun.
        if isContent(place - 1), isPlain(place) { return false }
        // The word that a question begins with asks: "find football games".
        return isFirst(place) || !isContent(place + 1)
    }

    /// Whether a word has no ending of a verb or plural, and names no kind of document.
    private func isPlain(_ place: Int) -> Bool {
        let word = tokens[place].folded
        // German writes its nouns large.
        if language == .german { return tokens[place].text.first?.isUppercase == true && kinds(at: place).isEmpty }
        return kinds(at: place).isEmpty && !["ed", "s", "ing"].contains { word.hasSuffix($0) }
    }

    private func saysFrame(_ place: Int) -> Bool {
        tokens.indices.contains(place) && frameWords[place] && !quoted.contains { $0.contains(place) }
    }

    /// Whether a place holds a word that is neither understood nor one of asking.
    private func isContent(_ place: Int) -> Bool {
        isFree(place) && tokens[place].kind == .word && person(at: place) == nil && !isIdle(place) && !saysFrame(place)
    }

    /// Whether nothing before a word is content.
    private func isFirst(_ place: Int) -> Bool {
        (0..<place).allSatisfy { !isFree($0) || tokens[$0].kind == .symbol }
    }

    /// Behind "called" and "titled" stands a name, up to a preposition.
    private func isAfterNaming(_ place: Int) -> Bool {
        var before = place - 1
        while before >= 0, isFree(before), traits(before).isDisjoint(with: .boundary) {
            if traits(before).contains(.naming) { return true }
            before -= 1
        }
        return false
    }
}
