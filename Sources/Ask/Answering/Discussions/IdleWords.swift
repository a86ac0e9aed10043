import Language
import Text

/// Words by which a listener only shows attention.
enum IdleWords {
    /// Whether a turn consists only of such words: "Yeah, right".
    static func areAll(in text: String) -> Bool {
        guard text.utf8.count <= longestTurn else { return false }
        var areAll = true
        Tokenizer().forEachToken(in: text) { _, word in
            areAll = areAll && (all[StableHash.of(word)] != nil || isOneCharacter(word))
        }
        return areAll
    }

    private static func isOneCharacter(_ word: [UInt8]) -> Bool {
        word.count == 1 || (word.first.map { $0 >= 0x80 } ?? false && String(decoding: word, as: UTF8.self).count == 1)
    }

    /// In bytes; longer turns have content.
    private static let longestTurn = 60

    private static let all = HashTable(
        Language.allCases.flatMap { language in
            Tokenizer().tokens(of: language.lines.idle).map { (StableHash.of($0.folded.utf8), true) }
        })
}
