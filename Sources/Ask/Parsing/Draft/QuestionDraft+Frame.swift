extension QuestionDraft {
    /// Tells whether a free word is a frame word; in quotes, after "called" and in names such as "search party" it is content.
    func isFrame(_ place: Int) -> Bool {
        if isOfDeciders(place) { return true }
        guard saysFrame(place) else { return false }
        if traits(place).contains(.naming) { return true }
        guard !isAfterNaming(place) else { return false }
        // After content, the base form of a frame word is a noun: "boat show", "shopping list".
        if isContent(place - 1), isPlain(place) { return false }
        // Content after a frame word makes it part of a name, except at the start: "find football games".
        return isFirst(place) || !isContent(place + 1)
    }

    /// Tells whether a word names those who decided, as "we" would: "what did the board decide on the lease".
    private func isOfDeciders(_ place: Int) -> Bool {
        guard asked.intent == .decision, isContentWord(place) else { return false }
        return cues.contains { cue in
            guard case .intent(.decision, _, _) = cue.cue, place < cue.first.lowerBound else { return false }
            let before = (0..<cue.first.lowerBound).last { traits($0).contains(.auxiliary) }
            guard let before, before < place else { return false }
            let between = (before + 1)..<cue.first.lowerBound
            return between.count <= QuestionDraft.mostWordsOfDeciders
                && between.allSatisfy { traits($0).contains(.determiner) || isContentWord($0) }
        }
    }

    private func isContentWord(_ place: Int) -> Bool {
        tokens.indices.contains(place) && isFree(place) && tokens[place].kind == .word && person(at: place) == nil
            && traits(place).isDisjoint(with: .boundary)
    }

    /// The maximum number of words between auxiliary and verb: "the whole finance committee".
    private static let mostWordsOfDeciders = 4

    private func isPlain(_ place: Int) -> Bool {
        let word = tokens[place].folded
        // German nouns are capitalised.
        if language == .german { return tokens[place].text.first?.isUppercase == true && kinds(at: place).isEmpty }
        return kinds(at: place).isEmpty && !["ed", "s", "ing"].contains { word.hasSuffix($0) }
    }

    private func saysFrame(_ place: Int) -> Bool {
        tokens.indices.contains(place) && frameWords[place] && !quoted.contains { $0.contains(place) }
    }

    func isContent(_ place: Int) -> Bool {
        isFree(place) && tokens[place].kind == .word && person(at: place) == nil && !isIdle(place) && !saysFrame(place)
    }

    /// Tells whether a word begins what is asked, as a verb that asks does, but not the noun of "how many pull requests".
    private func isFirst(_ place: Int) -> Bool {
        (0..<place).allSatisfy { !isFree($0) || tokens[$0].kind == .symbol }
            && !cues.contains { ($0.cue == .howMany || $0.cue == .quantity(.count)) && $0.end == place }
    }

    /// Tells whether a word belongs to a name after "called" or "titled", which a preposition ends.
    private func isAfterNaming(_ place: Int) -> Bool {
        var before = place - 1
        while before >= 0, isFree(before), traits(before).isDisjoint(with: .boundary) {
            if traits(before).contains(.naming) { return true }
            before -= 1
        }
        return false
    }
}
