import Model
import Parsing
import Store
import Text

/// The sentences of a passage, each with its speaker or writer.
struct PassageSentences {
    struct Sentence {
        var text: String
        /// The speaker or writer, who says "I".
        var speaker: Person?
        /// The line of the sentence, joined if wrapped.
        var line = ""
        /// The header row, if the line is a row of a table.
        var header: String?
        /// The headings and list items above the sentence.
        var above: [String] = []
    }

    private(set) var sentences: [Sentence] = []

    /// Reads a passage; sentences of a transcript come without the names of their speakers.
    init(_ found: RetrievedPassage, context: AnswerContext) {
        let author = context.names.people.first { $0.number == context.names.owner }
        let speakers = found.passage.speakers
        var speaker = speakers.isEmpty ? author : nil
        for line in LineReader().lines(of: found.passage.chunks) {
            if line.traits.contains(.tableRow) {
                if line.traits.contains(.tableHead) { continue }
                sentences.append(
                    Sentence(text: line.text, line: line.text, header: line.tableHead, above: line.headings))
                continue
            }
            var text = line.text
            if let turn = SpokenLines.turn(line.text[...], of: speakers) {
                text = String(turn.said)
                speaker = context.names.people.first { $0.name == turn.speaker || $0.aliases.contains(turn.speaker) }
            }
            sentences += Sentences.ranges(in: text).map {
                Sentence(text: String(text[$0]), speaker: speaker, line: text, above: line.headings)
            }
        }
    }

    init(_ text: String, speakers: [String], context: AnswerContext) {
        let author = context.names.people.first { $0.number == context.names.owner }
        var header: String?
        var speaker = speakers.isEmpty ? author : nil
        for line in text.lines() {
            var line = line
            if let turn = SpokenLines.turn(line, of: speakers) {
                line = turn.said
                speaker = context.names.people.first { $0.name == turn.speaker || $0.aliases.contains(turn.speaker) }
            }
            let isRow = line.utf8.first == UInt8(ascii: "|")
            header = isRow ? header ?? String(line) : nil
            if isRow {
                if String(line) != header, !MarkupLine.isTableRule(line) {
                    sentences.append(Sentence(text: String(line), line: String(line), header: header))
                }
                continue
            }
            let text = String(line)
            sentences += Sentences.ranges(in: text).map {
                Sentence(text: String(text[$0]), speaker: speaker, line: text)
            }
        }
    }
}
