import Text

/// Words that select shown documents by a condition: "the one in May", "the ones with Ana", "das mit Ana".
struct ChoicePhrase {
    let tokens: Range<Int>
    let condition: Range<Int>
    /// Whether an article alone introduces the condition, as in German; inside a question that is ambiguous.
    let isArticle: Bool

    init?(in tokens: ArraySlice<QuestionToken>) {
        guard let start = tokens.indices.first(where: { ChoicePhrase.condition(tokens[$0...]) != nil }),
            let condition = ChoicePhrase.condition(tokens[start...])
        else { return nil }
        (self.tokens, self.condition) = (start..<tokens.endIndex, condition..<tokens.endIndex)
        isArticle = condition == start + 1 && DocumentOrdinal.articles.contains(tokens[start].folded)
    }

    private static func condition(_ tokens: ArraySlice<QuestionToken>) -> Int? {
        let tables = FollowUpTables.self
        guard let head = tables.chosen.beginning(tokens) else { return nil }
        let rest = tokens.dropFirst(head.count)
        guard let first = rest.first, tables.choosing.contains(first.folded), rest.count > 1 else { return nil }
        return rest.startIndex
    }
}
