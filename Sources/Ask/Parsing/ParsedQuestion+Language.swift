import Text

extension ParsedQuestion {
    /// The language of a text that is typed behind a question.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - before: The language of the question before it.
    /// - Returns: The language that knows most of its words; the one before where both know as many. Nil where none is shown.
    public static func language(of text: String, after before: TextLanguage?) -> TextLanguage? {
        let tokens = QuestionTokenizer().tokens(of: text)
        let told = LanguageWords.detected(tokens)
        guard before == .german, told.language == .english else { return told.shown ?? before }
        let isTied = LanguageWords(tokens, in: .german).knownCount == told.knownCount
        return isTied ? before : told.shown
    }
}

extension LanguageWords {
    /// The language; nil where it knows none of the words, so that nothing shows it.
    var shown: TextLanguage? {
        guard knownCount > 0 else { return nil }
        return switch language {
        case .english: .english
        case .german: .german
        }
    }
}
