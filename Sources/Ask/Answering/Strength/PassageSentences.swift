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

    /// The number of bytes on either side of a sentence within which others are near it.
    private static let reach = 300

    private(set) var sentences: [Sentence] = []

    /// Reads a passage; the sentences of a transcript come without their speakers' names.
    init(_ found: RetrievedPassage, context: AnswerContext) {
        self.init(found.passage.chunks, speakers: found.passage.speakers, context: context)
    }

    init(_ chunks: [ChunkRecord], speakers: [String], context: AnswerContext) {
        let author = context.names.people.first { $0.number == context.names.owner }
        var speaker = speakers.isEmpty ? author : nil
        for line in LineReader().lines(of: chunks) {
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

    /// Returns a sentence with those within reach on either side, at least one.
    func near(_ place: Int) -> [String] {
        var (first, last) = (place, place)
        var room = PassageSentences.reach
        while first > 0, first == place || room > 0 {
            first -= 1
            room -= sentences[first].text.utf8.count
        }
        room = PassageSentences.reach
        while last + 1 < sentences.count, last == place || room > 0 {
            last += 1
            room -= sentences[last].text.utf8.count
        }
        return sentences[first...last].map(\.text)
    }
}
