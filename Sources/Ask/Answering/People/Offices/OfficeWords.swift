import Language
import Text

/// Words that link a person to an office, folded, of all languages.
enum OfficeWords {
    /// Whether a word may precede an office without being a part of it.
    static func leads(_ word: String) -> Bool {
        DescriptionWords.articles.contains(word) || leading.contains(word) || becoming.contains(word)
    }

    /// Whether a word may follow an office without being a part of it.
    static func follows(_ word: String) -> Bool {
        following.contains(word) || DescriptionWords.linking.contains(word) || DescriptionWords.ends.contains(word)
    }

    /// Verbs and prepositions between a person and an office.
    static let becoming = Set(words: Language.allCases.map(\.offices.becoming))
    /// Before an office, besides articles.
    private static let leading = Set(words: Language.allCases.map(\.offices.leading))
    /// After an office.
    private static let following = Set(words: Language.allCases.map(\.offices.following))
    /// Before the start of a term of office.
    static let since = Set(words: Language.allCases.map(\.offices.since))
    /// Before the end of a term of office, which is over.
    static let until = Set(words: Language.allCases.map(\.offices.until))
    /// Before an office that the named one only assists: "assistant to the chair".
    static let assisting = Set(words: Language.allCases.map(\.offices.assisting))
    /// Words of candidacy, not of holding an office.
    static let candidates = Set(words: Language.allCases.map(\.offices.candidates))
}
