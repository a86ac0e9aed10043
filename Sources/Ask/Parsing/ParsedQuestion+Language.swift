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
        let shown = told.shown(in: text)
        guard before == .german, shown != .german else { return shown ?? before }
        let isTied = LanguageWords(tokens, in: .german).knownCount == told.knownCount
        return isTied ? before : shown
    }
}

extension LanguageWords {
    /// The language that a question shows: by the words that it is read by, else by those that another language alone has, as "heute"
    /// does; nil where nothing shows one.
    func shown(in question: String) -> TextLanguage? {
        guard language == .english else { return .german }
        if LanguageDetector.language(of: question) == .german { return .german }
        return knownCount > 0 ? .english : nil
    }
}
