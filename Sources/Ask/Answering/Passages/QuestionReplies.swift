import Model
import Store

/// Adds the reply to a passage of talk that ends with a question: it is the reply that answers.
struct QuestionReplies {
    let index: IndexReader

    /// The passage with the chunk behind it, where that makes it no longer than a passage may be.
    func added(to found: AnswerContext.Found) throws(StoreError) -> AnswerContext.Found {
        guard let last = found.passage.chunks.last, !last.speakers.isEmpty, LineReader.asks(last.text),
            let next = try index.chunks([last.number + 1])[last.number + 1], next.document == last.document,
            !next.speakers.isEmpty, found.passage.text.count + next.text.count < QuestionReplies.longestPassage
        else { return found }
        var found = found
        found.passage.chunks.append(next)
        found.passage.lines = found.passage.lines.union(next.lines)
        return found
    }

    /// Among so many of the best passages replies are looked for.
    static let depth = 3

    /// In characters, as the passages of a ranking.
    private static let longestPassage = 600
}
