/// A language in which notes are written and questions are asked.
///
/// Its words are in the folders of its name, here, in `Parsing/Language` and in `Answering/Language`; code contains no words.
public enum Language: String, Hashable, Sendable, CaseIterable {
    case english, german, french

    /// The number of the language, English first, for tables with a bit or field of each.
    public var number: Int {
        switch self {
        case .english: 0
        case .german: 1
        case .french: 2
        }
    }

    /// The two letters of ISO 639-1, which name it in settings and the folders of prompts: `en`.
    public var code: String {
        switch self {
        case .english: "en"
        case .german: "de"
        case .french: "fr"
        }
    }

    /// Creates the language of a code of two lower-case letters; nil for others.
    public init?(code: String) {
        guard let language = Language.allCases.first(where: { $0.code == code }) else { return nil }
        self = language
    }

    /// The words of the language.
    public var lexicon: LanguageLexicon {
        switch self {
        case .english: .english
        case .german: .german
        case .french: .french
        }
    }
}
