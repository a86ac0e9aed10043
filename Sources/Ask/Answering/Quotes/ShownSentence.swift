import Model
import Store

/// The sentence, table row or heading that states an answer's value, which must be quoted.
struct ShownSentence {
    let context: AnswerContext
    let evidence: Evidence
    /// The lines to quote: a table row after its header.
    let lines: [String]
    /// The passage that contains the lines or follows them.
    let passage: RetrievedPassage

    /// Quotes the lines first, unless the first section already does; the first citation must be that of the passage.
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

    /// Returns the lines that contain a heading: from the end of the section before it to the first line below it.
    private func headingLines(_ heading: String) throws(StoreError) -> LineRange? {
        guard let chunk = passage.passage.chunks.first(where: { $0.headingPath.last == heading }) else { return nil }
        let numbers = passage.document.chunks.clamped(to: chunk.number - ShownSentence.reach..<chunk.number)
        let before = try context.index.chunks(Array(numbers))
        var first = chunk
        while let other = before[first.number - 1], other.headingPath.starts(with: chunk.headingPath) { first = other }
        let end = before[first.number - 1]?.lines.last ?? passage.document.lines.first - 1
        return LineRange(end + 1, first.lines.first)
    }

    /// Maximum number of chunks searched upwards for a heading.
    private static let reach = 120
}
