import Language
import Parsing
import Text

/// Pronouns by which a sentence needs the one before it: "I want to learn to cook it at home" says nothing without the dish.
struct BackReference {
    private let pronouns: Set<String>
    private let firstPronouns: Set<String>

    /// Reads the pronouns of a language.
    init(_ language: Language) {
        pronouns = Set(words: [language.lines.pronouns])
        firstPronouns = Set(words: [language.lines.firstPronouns])
    }

    /// Whether a sentence refers back; a name before the pronoun may be what it stands for, and "it" at the beginning often means nothing.
    func isIn(_ sentence: String) -> Bool {
        let tokens = QuestionTokenizer().tokens(of: sentence).filter { $0.kind == .word }
        guard let first = tokens.first else { return false }
        if firstPronouns.contains(first.folded) { return true }
        guard let place = tokens.dropFirst().firstIndex(where: { pronouns.contains($0.folded) }) else { return false }
        return !tokens[1..<place].contains { $0.isCapitalised && $0.text.count > 1 }
            && place <= BackReference.furthest
    }

    /// The number of words before a pronoun within which it hardly stands for a word of its own sentence.
    private static let furthest = 8
}
