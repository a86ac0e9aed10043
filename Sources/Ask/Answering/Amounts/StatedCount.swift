import Model
import Parsing
import Store
import Text

/// The number that a note gives for some things, which counts more than the rows or items that it has: "16 Sea Star Samples", "there are 16 libraries".
struct StatedCount {
    let context: AnswerContext
    /// The words for what is counted, in lower case.
    let counted: [String]

    struct Statement {
        var value: Double
        /// The title or line that gives it.
        var text: String
        var lines: LineRange
    }

    /// Returns the first statement in a document's title or text; nil if there is none, or several with different numbers.
    func statement(in document: DocumentRecord) throws(StoreError) -> Statement? {
        guard let noun = counted.last(where: { !LightWords.contains($0) }) else { return nil }
        let meant = TermAnalyzer.everyLanguage.hashes(of: noun)
        let head = LineRange(document.lines.first, document.lines.first)
        var statements = StatedCount.values(in: document.title, meant)
            .map { Statement(value: $0, text: document.title, lines: head) }
        for chunk in try context.index.chunks(ofDocument: document.number) {
            for line in chunk.readLines where line.text.utf8.first != UInt8(ascii: "|") {
                statements += StatedCount.values(in: line.text, meant).map {
                    Statement(value: $0, text: line.text, lines: document.lines(of: line, in: chunk))
                }
            }
        }
        return Set(statements.map(\.value)).count == 1 ? statements.first : nil
    }

    /// Answers with a statement.
    func answer(_ told: Statement, of document: DocumentRecord) throws(StoreError) -> Answer {
        var citation = try context.citation(document, rank: 1)
        (citation.lines, citation.snippet) = (told.lines, told.text)
        var answer = Answer(
            found: true,
            headline: context.templates.text(
                "amount.named", ["quote": told.text, "source": context.wording.source(document)]))
        answer.value = .number(told.value)
        answer.citations = [citation]
        answer.sections =
            told.text == document.title
            ? [Answer.Section(titlesOf: answer.citations)]
            : [
                Answer.Section(
                    heading: context.wording.heading(document, people: citation.people),
                    quotes: [Answer.Quote(text: told.text, citations: [1])])
            ]
        answer.remarks = context.remarks
        return answer
    }

    /// Returns the numbers before a noun, at most a few words before it.
    private static func values(in text: String, _ noun: Set<UInt64>) -> [Double] {
        guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return [] }
        let read = AmountsInText(text)
        return read.amounts.filter { amount in
            amount.quantity == nil
                && read.tokens[amount.tokens.upperBound...].prefix(mostBetween).prefix { $0.kind == .word }
                    .contains { !TermAnalyzer.everyLanguage.hashes(of: $0.lower).isDisjoint(with: noun) }
        }.map(\.value)
    }

    /// The maximum number of words from a number to the noun, with it.
    private static let mostBetween = 4
}
