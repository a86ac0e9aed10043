import Text

/// Words by which somebody only shows that they listen.
enum IdleWords {
    /// Whether a turn has nothing but such words, as "Yeah, right" has.
    static func areAll(in text: String) -> Bool {
        guard text.utf8.count <= longestTurn else { return false }
        return Tokenizer().tokens(of: text).allSatisfy { all.contains($0.folded) || $0.folded.count == 1 }
    }

    /// Longer turns say something, in bytes.
    private static let longestTurn = 60

    private static let all = Set(words.values.flatMap { Tokenizer().tokens(of: $0).map(\.folded) })

    private static let words: [TextLanguage: String] = [
        .english: """
        mm mmm hm hmm mhm mmhm mmhmm uh uhhuh um umm huh eh oh ah aha er hey wow yeah yep yup yes no nope nah okay ok right sure \
        exactly alright all fine well so and but true great good cool nice thanks thank you the that that's it it's is I I'm see \
        know got ya of course absolutely totally indeed really anyway laugh laughs bye hello hi there too me we do
        """,
        .german:
            "ja nein doch nee genau okay gut stimmt klar ach so hm aha mhm na eben richtig tja also gern danke bitte",
    ]
}
