import Text

/// The words of answers in every language: answers speak that of their question, or always the same.
public struct LanguageTemplates: Sendable {
    /// The language of all answers; nil for that of each question.
    private let chosen: TextLanguage?
    /// The language of what is said without a question, and of answers to questions that show none.
    private let usual: TextLanguage
    private let words: @Sendable (TextLanguage) -> Templates

    /// The words of answers.
    ///
    /// - Parameters:
    ///   - chosen: The language of all answers; nil for that of each question.
    ///   - usual: The language of what is said without a question, and of answers to questions that show none.
    ///   - words: Gives the words of a language; asked for those that are needed alone, and more than once.
    public init(
        chosen: TextLanguage? = nil, usual: TextLanguage = .english,
        words: @escaping @Sendable (TextLanguage) -> Templates = { Templates.embedded($0) }
    ) {
        self.chosen = chosen
        self.usual = usual
        self.words = words
    }

    /// The words for a question.
    ///
    /// - Parameter language: The language of the question; nil where it shows none.
    /// - Returns: The words of that language, or of the one that is spoken always.
    public func of(_ language: TextLanguage?) -> Templates { words(chosen ?? language ?? usual) }

    /// The words for what is said without a question.
    public var frame: Templates { of(nil) }

    /// The words of values that programs read, whatever language is spoken.
    public var ofValues: Templates { words(.english) }
}
