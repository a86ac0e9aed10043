import Language
import Text

/// The words of a question, looked up in one language.
struct LanguageWords {
    let language: Language
    let lexicon: Lexicon
    private(set) var entries: [Int]
    let knownCount: Int

    init(_ tokens: [QuestionToken], in language: Language) {
        self.language = language
        lexicon = Lexicon.of(language)
        var entries = [Int](repeating: Lexicon.unknown, count: tokens.count)
        var count = 0
        let isTypedSmall = tokens.contains { $0.text.contains(where: \.isLowercase) }
        for place in tokens.indices {
            let entry = lexicon.place(of: tokens[place].folded)
            if isTypedSmall, LanguageWords.isAbbreviation(tokens[place], lexicon.entries[entry].traits) { continue }
            entries[place] = entry
            if entries[place] != Lexicon.unknown { count += tokens[place].kind == .word ? 1 : 0 }
        }
        self.entries = entries
        knownCount = count
    }

    /// Tells whether a pronoun in capitals is none: "the IT department", "new in the US".
    private static func isAbbreviation(_ token: QuestionToken, _ traits: WordTraits) -> Bool {
        guard !traits.isDisjoint(with: [.pronoun, .object]), token.text.utf8.count == 2 else { return false }
        return token.text.allSatisfy(\.isUppercase)
    }

    mutating func read(_ place: Int, as word: String) { entries[place] = lexicon.place(of: word) }

    /// Returns the words in the language that knows most of them; in a tie the detected language wins, else English.
    static func detected(_ tokens: [QuestionToken]) -> LanguageWords {
        let english = LanguageWords(tokens, in: .english)
        let wordCount = tokens.count { $0.kind == .word }
        var best = english
        // If English knows most of the words, no other lexicon is built.
        let isEnglish =
            wordCount > 0
            && (english.knownCount * 3 >= wordCount * 2
                || english.knownCount * 2 > wordCount && LanguageDetector(tokens).isOnlyEnglish)
        for language in Language.allCases where language != .english && !isEnglish {
            let words = LanguageWords(tokens, in: language)
            let isBetter =
                words.knownCount > best.knownCount
                || (words.knownCount == best.knownCount && LanguageDetector.language(of: tokens) == language)
            if isBetter, words.isShown(in: tokens, besides: english) { best = words }
        }
        best.readMisspelt(tokens)
        return best
    }

    /// Reads the words of a question, with spoken forms completed and elisions split.
    static func read(_ question: String) -> (tokens: [QuestionToken], words: LanguageWords) {
        let tokens = OneToOneSpelling.joined(QuestionTokenizer().tokens(of: question))
        let words = detected(tokens)
        if words.language == .english {
            let whole = EnglishAttendees.replaced(EnglishContractions.restored(tokens))
            return whole == tokens ? (tokens, words) : (whole, detected(whole))
        }
        if let spoken = words.lexicon.spoken {
            let whole = spoken.whole(tokens, words)
            return whole == tokens ? (tokens, words) : (whole, detected(whole))
        }
        guard words.lexicon.hasElisions else { return (tokens, words) }
        let parted = words.language.parted(tokens)
        return (parted, LanguageWords(parted, in: words.language))
    }

    /// Tells whether a question is shown to be in this language by its words: "notes on La Rochelle" is not French.
    private func isShown(in tokens: [QuestionToken], besides english: LanguageWords) -> Bool {
        !lexicon.hasSharedWords || knownCount >= max(LanguageWords.leastShared, 2 * english.knownCount)
            || LanguageDetector.language(of: tokens) == language
            || tokens.indices.contains { place in
                tokens[place].kind == .word && entries[place] != Lexicon.unknown
                    && !lexicon.entries[entries[place]].isShared && english.entries[place] == Lexicon.unknown
            }
    }

    /// Names have fewer function words: "Maria de la Cruz".
    private static let leastShared = 3

    private mutating func readMisspelt(_ tokens: [QuestionToken]) {
        for place in tokens.indices where entries[place] == Lexicon.unknown && tokens[place].kind == .word {
            entries[place] = lexicon.place(
                ofMisspelt: tokens[place].folded, behind: place > 0 ? entries[place - 1] : nil)
        }
    }
}

extension LanguageDetector {
    /// Returns the language of a sentence or question.
    ///
    /// - Parameter tokens: Its tokens.
    /// - Returns: English unless another language has more function words in it.
    public static func language(of tokens: [QuestionToken]) -> Language { LanguageDetector(tokens).language }

    fileprivate init(_ tokens: [QuestionToken]) {
        self.init()
        for token in tokens where token.kind == .word { read(word: token.folded) }
    }
}
