import Model
import Store

/// The sentence, table row or heading that gives the value of an answer: it is quoted, whatever else its passage says.
struct ShownSentence {
    let context: AnswerContext
    let evidence: Evidence
    /// What is quoted, a row of a table below its header.
    let lines: [String]
    /// The passage that it stands in, or above.
    let passage: RetrievedPassage

    /// Makes it the first quote of an answer that has not quoted it.
    ///
    /// - Parameter answer: An answer whose first citation is that of the passage.
    /// - Throws: `StoreError` if the index cannot be read.
    func show(in answer: inout Answer) throws(StoreError) {
        guard !answer.sections.isEmpty, let first = answer.citations.first, let last = lines.last,
            first.document == passage.document, first.lines.first <= passage.passage.lines.last,
            passage.passage.lines.first <= first.lines.last,
            !answer.sections[0].quotes.contains(where: { $0.text.contains(last) })
        else { return }
        answer.sections[0].quotes = lines.map {
            Answer.Quote(text: $0, matches: evidence.matches(in: $0), citations: [first.rank])
        }
        if let heading = try headingLines(last) { answer.citations[0].lines = heading }
        answer.citations[0].snippet = lines.joined(separator: "\n")
        answer.citations[0].matches = evidence.matches(in: answer.citations[0].snippet)
    }

    /// The lines between which a heading stands: from the end of the section before it to the first line below it.
    private func headingLines(_ heading: String) throws(StoreError) -> LineRange? {
        guard let chunk = passage.passage.chunks.first(where: { $0.headingPath.last == heading }) else { return nil }
        let numbers = passage.document.chunks.clamped(to: chunk.number - ShownSentence.reach..<chunk.number)
        let before = try context.index.chunks(Array(numbers))
        var first = chunk
        while let other = before[first.number - 1], other.headingPath.starts(with: chunk.headingPath) { first = other }
        let end = before[first.number - 1]?.lines.last ?? passage.document.lines.first - 1
        return LineRange(end + 1, first.lines.first)
    }

    /// A heading is sought above this many chunks at most.
    private static let reach = 120
}
