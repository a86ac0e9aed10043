import Language
import Text

/// Words written as they are spoken, with a sound left out: German "hab" for "habe", "gsagt" for "gesagt".
struct SpokenForms: Sendable {
    /// The omitted ending.
    var ending: String
    /// A beginning without its vowel, and the same in full.
    var beginning: (spoken: String, whole: String)

    /// Returns the same tokens, with an unknown word read in full if only its full form is known.
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
