import Language
import Text

/// Recognises a question reported in minutes, to which the next line replies: "Mrs Moor asked why the bell had rung".
enum IndirectQuestion {
    /// Returns whether a line reports a question: a verb of asking in its first words, soon followed by a question word.
    static func isReported(in line: String) -> Bool {
        let words = line.utf8.prefix(longest).split { !isLetter($0) }.prefix(latest + furthest)
        guard let asking = words.prefix(latest).firstIndex(where: { $0.count > 4 && holds(verbs, $0) }) else {
            return false
        }
        return words[(asking + 1)...].prefix(furthest).contains { holds(openings, $0) }
    }

    private static func holds(_ words: Set<String>, _ word: Substring.UTF8View.SubSequence) -> Bool {
        words.contains(LetterFolding.fold(Substring(word)))
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 97 < 26 || byte >= 0x80 }

    /// The number of bytes read of a line.
    private static let longest = 120
    /// The number of first words that may contain the verb; later ones may be about something else.
    private static let latest = 6
    /// The number of words after the verb that may contain the question word: "asked the Clerk if".
    private static let furthest = 4
    private static let verbs = Set(words: Language.allCases.map(\.lines.asking))
    private static let openings = Set(words: Language.allCases.map(\.lines.asked))
}
