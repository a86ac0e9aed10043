import Language
import Text

extension ParsedQuestion {
    /// Detects the language of a text that follows another question.
    ///
    /// - Parameters:
    ///   - text: The text that the user typed.
    ///   - before: The language of the previous question.
    /// - Returns: The language that knows most of the words; `before` on a tie; nil if no word shows a language.
    public static func language(of text: String, after before: Language?) -> Language? {
        let tokens = QuestionTokenizer().tokens(of: text)
        let told = LanguageWords.detected(tokens)
        let shown = told.shown(in: text)
        guard let before, before != .english, shown != before else { return shown ?? before }
        let isTied = LanguageWords(tokens, in: before).knownCount == told.knownCount
        return isTied ? before : shown
    }
}

extension LanguageWords {
    /// Returns the language that a question shows, by its known words, else by words of another language such as "heute"; nil if none does.
    func shown(in question: String) -> Language? {
        guard language == .english else { return language }
        let detected = LanguageDetector.language(of: question)
        return detected == .english && knownCount == 0 ? nil : detected
    }
}
