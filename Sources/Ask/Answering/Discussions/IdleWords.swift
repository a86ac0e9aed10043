import Language
import Text

/// Words by which a listener only shows attention.
enum IdleWords {
    /// Whether a turn consists only of such words: "Yeah, right".
    static func areAll(in text: String) -> Bool {
        guard text.utf8.count <= longestTurn else { return false }
        var text = text
        var areAll = true
        text.withUTF8 { utf8 in
            Tokenizer().forEachToken(in: utf8) { _, word in
                areAll = areAll && (all[StableHash.of(word)] != nil || isOneCharacter(word))
            }
        }
        return areAll
    }

    private static func isOneCharacter(_ word: [UInt8]) -> Bool {
        word.count == 1 || (word.first.map { $0 >= 0x80 } ?? false && String(decoding: word, as: UTF8.self).count == 1)
    }

    /// In bytes; longer turns have content.
    private static let longestTurn = 60

    private static let all = HashTable(
        words.values.flatMap { Tokenizer().tokens(of: $0).map { (StableHash.of($0.folded.utf8), true) } })

    private static let words: [Language: String] = [
        .english: """
        mm mmm hm hmm mhm mmhm mmhmm uh uhhuh um umm huh eh oh ah aha er hey wow yeah yep yup yes no nope nah okay ok right sure \
        exactly alright all fine well so and but true great good cool nice thanks thank you the that that's it it's is I I'm see \
        know got ya of course absolutely totally indeed really anyway laugh laughs bye hello hi there too me we do
        """,
        .german:
            "ja nein doch nee genau okay gut stimmt klar ach so hm aha mhm na eben richtig tja also gern danke bitte",
    ]
}
