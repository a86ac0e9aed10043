import Text

/// Words that name a neighbour of the current meeting or note: "the meeting after that", "the previous one", "das Treffen davor".
struct NeighbourPhrase {
    /// The number of meetings forward: 1 for the next one, -1 for the previous one.
    let step: Int
    /// Whether the phrase is "the next one", which may also count from now.
    let isNext: Bool
    let tokens: Range<Int>

    init?(beginning tokens: ArraySlice<QuestionToken>) {
        let hasArticle = tokens.first.map { DocumentOrdinal.articles.contains($0.folded) } ?? false
        let rest = hasArticle ? tokens.dropFirst() : tokens
        if hasArticle, let found = NeighbourPhrase.before(rest) {
            (step, self.tokens) = (found.step, tokens.startIndex..<found.end)
            isNext = rest.first.map { FollowUpTables.countingFromNow.contains($0.folded) } ?? false
        } else if let found = NeighbourPhrase.behind(rest, hasArticle: hasArticle) {
            (step, self.tokens) = (found.step, tokens.startIndex..<found.end)
            isNext = false
        } else {
            return nil
        }
    }

    static func first(in tokens: [QuestionToken]) -> NeighbourPhrase? {
        tokens.indices.lazy.compactMap { NeighbourPhrase(beginning: tokens[$0...]) }.first
    }

    /// Reads a direction before the noun, "previous one"; it may lack the noun at the end, "the previous".
    private static func before(_ tokens: ArraySlice<QuestionToken>) -> (step: Int, end: Int)? {
        guard let shift = FollowUpTables.shiftBefore.beginning(tokens) else { return nil }
        let end = tokens.startIndex + shift.count
        guard end < tokens.endIndex else { return (shift.meaning, end) }
        guard isNoun(tokens[end]) else { return nil }
        // "The next one after that" states the direction twice.
        let again = FollowUpTables.shiftBehind.beginning(tokens[(end + 1)...])
        return (shift.meaning, end + 1 + (again?.meaning == shift.meaning ? again?.count ?? 0 : 0))
    }

    /// Reads a direction after the noun, "meeting after that"; in German an article replaces the noun, "das danach".
    private static func behind(_ tokens: ArraySlice<QuestionToken>, hasArticle: Bool) -> (step: Int, end: Int)? {
        guard let first = tokens.first else { return nil }
        let hasNoun = isNoun(first)
        let rest = hasNoun ? tokens.dropFirst() : tokens
        guard hasNoun || hasArticle, let shift = FollowUpTables.shiftBehind.beginning(rest) else { return nil }
        // "The after" is not a meeting, and "the meeting after the launch" is another one.
        let isPreposition = shift.count == 1 && has(rest[rest.startIndex], .boundary)
        let end = rest.startIndex + shift.count
        guard hasNoun || shift.count == 1 && !isPreposition else { return nil }
        let isEnd = end == tokens.endIndex
        return isEnd || !isPreposition && has(tokens[end], [.auxiliary, .boundary])
            ? (shift.meaning, end) : nil
    }

    private static func isNoun(_ token: QuestionToken) -> Bool {
        if FollowUpTables.documentNouns.contains(token.folded) { return true }
        return Lexicon.entries(of: token.folded).contains { entry in
            !entry.traits.contains(.plural)
                && (!entry.kinds.isEmpty || !entry.traits.isDisjoint(with: [.documentNoun, .series]))
        }
    }

    private static func has(_ token: QuestionToken, _ traits: WordTraits) -> Bool {
        Lexicon.entries(of: token.folded).contains { !$0.traits.isDisjoint(with: traits) }
    }
}

extension NeighbourPhrase {
    /// Returns the step that a whole question asks for, "which meeting came next?"; nil if it asks for more.
    static func asked(_ tokens: ArraySlice<QuestionToken>) -> Int? {
        guard let first = tokens.first, FollowUpTables.neighbourAskers.contains(first.folded) else { return nil }
        let rest = tokens.dropFirst()
        let verb = rest.first.map(isNoun) == true ? rest.dropFirst() : rest
        return FollowUpTables.neighbourVerbs.whole(verb)
    }
}
