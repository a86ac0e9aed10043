import Model
import Parsing
import Retrieval
import Store
import Text
import Time

/// The sentence of a passage that says most about a question, with the time that it names.
///
/// Times in notes are meant from the day they were written: "yesterday" is the day before the note, and "12 March" the one
/// nearest to it.
struct DatedQuote {
    /// The sentence.
    let text: String
    /// The time that the sentence names, and the words that name it.
    let named: (span: TimeSpan, words: String)?

    /// The dated sentence of a passage.
    ///
    /// - Parameters:
    ///   - found: A ranked passage with its document.
    ///   - evidence: The words of the question.
    ///   - now: The time of the question, which birthdays without a year are near to.
    init(_ found: AnswerContext.Found, evidence: Evidence, now: CivilDateTime) {
        let line =
            SnippetMaker(evidence.inside(found.document)).quotes(from: found.passage.text, count: 1).first?.text
            ?? found.passage.text
        let sentences = Sentences.ranges(in: line).map { String(line[$0]) }
        let weights = sentences.map { evidence.weight(of: $0) }
        let best = sentences.indices.max { (weights[$0], $1) < (weights[$1], $0) }
        text = best.map { sentences[$0] } ?? line
        let isUndated = found.document.start == nil || found.document.dateSource >= .modified
        if found.document.kind == .person, isUndated {
            // A page about a person is written on no day: only what stands there as a date is one.
            let named = DatedQuote.time(in: text, writtenOn: now.date)
            self.named = named.flatMap { $0.words.contains(where: \.isNumber) ? $0 : nil }
            return
        }
        guard let written = found.document.start, found.document.dateSource < .modified else {
            named = nil
            return
        }
        // The date may stand in another sentence of the same line.
        named = DatedQuote.time(in: text, writtenOn: written.date) ?? DatedQuote.time(in: line, writtenOn: written.date)
    }

    private static func time(in text: String, writtenOn day: CivilDate) -> (span: TimeSpan, words: String)? {
        TimesInText(text, writtenOn: day).times.first.map { ($0.span, $0.words) }
    }
}
