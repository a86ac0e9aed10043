import Parsing
import Text

/// The words of a question that stand alone and are of everyday use ("who *settles* on", "in 2017 *together*"): notes may say them in other words.
///
/// Beside another word of the subject an everyday word is part of what is asked for: "dry cleaning", "fire drill", "red car".
struct LooseWords {
    /// The folded words.
    let words: Set<String>

    init(_ question: String) {
        let tokens = QuestionTokenizer().tokens(of: question)
        func isJoint(_ token: QuestionToken) -> Bool { LooseWords.joints.contains(token.folded) }
        let alone = tokens.indices.filter { place in
            // "Meet and greet" is one thing.
            let before = tokens.indices.contains(place - 2) && isJoint(tokens[place - 1]) ? place - 2 : place - 1
            let after = tokens.indices.contains(place + 2) && isJoint(tokens[place + 1]) ? place + 2 : place + 1
            return tokens[place].kind == .word && tokens[place].text.first?.isUppercase != true
                && !(tokens.indices.contains(before) && LooseWords.isOfSubject(tokens[before], isFirst: before == 0))
                && !(tokens.indices.contains(after) && LooseWords.isOfSubject(tokens[after], isFirst: false))
        }
        words = Set(alone.map { tokens[$0].folded }.filter(EverydayWords.contains))
    }

    private static let joints: Set<String> = ["and", "or"]

    /// Whether a word may be part of a compound: it has a meaning of its own and is no name.
    private static func isOfSubject(_ token: QuestionToken, isFirst: Bool) -> Bool {
        token.kind == .word && (isFirst || token.text.first?.isUppercase != true)
            && !QuestionWords.isFunctionWord(token.folded) && !QuestionWords.isEmpty(token.folded)
            && !LightWords.contains(token.folded)
    }
}
