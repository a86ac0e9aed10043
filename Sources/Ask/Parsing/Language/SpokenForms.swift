import Language
import Text

/// Words written as they are spoken, with a sound left out: German "hab" for "habe", "gsagt" for "gesagt".
struct SpokenForms: Sendable {
    /// The ending that is left out.
    var ending: String
    /// A beginning without its vowel, and whole.
    var beginning: (spoken: String, whole: String)

    /// Returns the tokens with words that are only known in full read so.
    ///
    /// - Parameters:
    ///   - tokens: The tokens of a question.
    ///   - words: The words of the language.
    /// - Returns: As many tokens, on the same bytes.
    func whole(_ tokens: [QuestionToken], _ words: LanguageWords) -> [QuestionToken] {
        let language = words.language
        func isKnown(_ word: String) -> Bool {
            words.lexicon.place(of: word) != Lexicon.unknown || FrameWords.share(of: word, in: language) > 0
        }
        return zip(tokens, words.entries).map { token, entry in
            let word = token.folded
            guard entry == Lexicon.unknown, token.kind == .word, !token.isCapitalised, word.utf8.count > 2,
                !isKnown(word)
            else { return token }
            let isShort = word.hasPrefix(beginning.spoken)
            let forms = [word + ending, isShort ? beginning.whole + word.dropFirst(beginning.spoken.count) : word]
            return forms.first(where: isKnown).map(token.read(as:)) ?? token
        }
    }
}
