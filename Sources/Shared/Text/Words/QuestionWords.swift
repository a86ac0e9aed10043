import Language

/// Words without a topic: removed from a question before scoring, but indexed in documents.
public enum QuestionWords {
    /// Returns whether a word has no topic in a question: a function word, or a verb or noun of asking.
    ///
    /// - Parameters:
    ///   - word: A folded word.
    ///   - language: The language of the question; its words count besides the English ones, since `die`, `war` and `hat` have a meaning in
    ///     English.
    /// - Returns: True for `the`, `what`, `discuss`, `meeting` …
    public static func isEmpty(_ word: String, in language: Language = .english) -> Bool {
        isEmpty(hash: StableHash.of(word.utf8), in: language)
    }

    /// Returns the same of a word by its hash.
    public static func isEmpty(hash: UInt64, in language: Language) -> Bool {
        guard let languages = words[hash] else { return false }
        return languages.empty & (bit(of: language) | bit(of: .english)) != 0
    }

    /// Returns whether a folded word is a function word (article, pronoun, preposition, auxiliary …) of any language.
    public static func isFunctionWord(_ word: String) -> Bool {
        word.utf8.count <= longestFunctionWord && words[StableHash.of(word.utf8)]?.isFunctionWord == true
    }

    /// Returns whether a folded word in UTF-8 is a function word of any language, without creating a string.
    public static func isFunctionWord(_ word: [UInt8]) -> Bool {
        word.count <= longestFunctionWord && words[StableHash.of(word)]?.isFunctionWord == true
    }

    /// Returns whether a hash is that of a function word of any language.
    public static func isFunctionWord(hash: UInt64) -> Bool { words[hash]?.isFunctionWord == true }

    private struct Word {
        var isFunctionWord = false
        /// The languages in which it has no topic, one bit each.
        var empty: UInt8 = 0
    }

    private static func bit(of language: Language) -> UInt8 {
        1 << UInt8(language.number)
    }

    private static let words: HashTable<Word> = {
        var words = HashTable<Word>(capacity: 1024)
        for language in Language.allCases {
            let (lexicon, bit) = (language.lexicon, bit(of: language))
            WordList.forEachWord(of: lexicon.functionWords) { word in
                words[StableHash.of(word), default: Word()].isFunctionWord = true
            }
            for list in [lexicon.functionWords, lexicon.sharedWords, lexicon.askingWords] {
                WordList.forEachWord(of: list) { words[StableHash.of($0), default: Word()].empty |= bit }
            }
        }
        return words
    }()

    /// The maximum length in bytes; a longer word need not be hashed.
    private static let longestFunctionWord = 15
}
