import Language
import Text

/// The texts of answers in every language; an answer uses the question's language, or a fixed one.
public struct LanguageTemplates: Sendable {
    /// The fixed language; nil for that of each question.
    private let chosen: Language?
    /// The default language, for texts without a question and questions of unknown language.
    private let usual: Language
    private let words: @Sendable (Language) -> Templates

    /// Creates the texts.
    ///
    /// - Parameters:
    ///   - chosen: The fixed language; nil for that of each question.
    ///   - usual: The default language, for texts without a question and questions of unknown language.
    ///   - words: Returns the texts of a language; called repeatedly, and only for languages in use.
    public init(
        chosen: Language? = nil, usual: Language = .english,
        words: @escaping @Sendable (Language) -> Templates = { Templates.embedded($0) }
    ) {
        self.chosen = chosen
        self.usual = usual
        self.words = words
    }

    /// Returns the texts for a question.
    ///
    /// - Parameter language: The language of the question; nil if unknown.
    /// - Returns: The texts of the fixed language, else of the question's, else of the default one.
    public func of(_ language: Language?) -> Templates { words(chosen ?? language ?? usual) }

    /// The texts for output without a question.
    public var frame: Templates { of(nil) }

    /// The texts for values that programs read, always English.
    public var ofValues: Templates { words(.english) }
}
