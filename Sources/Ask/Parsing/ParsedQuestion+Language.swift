import Language
import Text

extension ParsedQuestion {
    /// Detects the language of a text that follows another question.
    ///
    /// - Parameters:
    ///   - text: The text that the user typed.
    ///   - before: The language of the previous question.
    /// - Returns: The language of most words, else `before`; on a tie `before`, unless it is English; nil if neither exists.
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
    /// Returns the language shown by the known words or, if English, by words such as "heute"; nil if no word shows one.
    func shown(in question: String) -> Language? {
        guard language == .english else { return language }
        let detected = LanguageDetector.language(of: question)
        return detected == .english && knownCount == 0 ? nil : detected
    }
}
