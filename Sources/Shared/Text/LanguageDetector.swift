import Language

/// Detects the language of a text from its function words; English if in doubt.
///
/// A word shared by several languages ("in", "was") counts for each of them. Deterministic; reads only the start of a text. The
/// language of a question is the one whose lexicon knows most of its words (`LanguageWords`); this detector decides ties.
public struct LanguageDetector: Sendable {
    private var counts: UInt64 = 0
    private var read = 0

    /// Creates a detector that has read nothing.
    public init() {}

    /// The language of the text read so far; English, unless another one has more words in it.
    public var language: Language {
        Language.allCases.reduce(.english) { count(of: $1) > count(of: $0) ? $1 : $0 }
    }

    private func count(of language: Language) -> UInt64 { counts >> LanguageDetector.place(of: language) & 0xFFFF }

    /// Whether the limit is reached; further text is ignored.
    public var isFull: Bool { read >= LanguageDetector.longestText }

    /// Reads a text, up to the limit.
    ///
    /// - Parameter text: Any text.
    public mutating func read(_ text: String) {
        guard !isFull else { return }
        var text = text
        text.withUTF8 { utf8 in
            let beginning = utf8.prefix(LanguageDetector.longestText - read)
            read += beginning.count
            var counts: UInt64 = 0
            let marks = LanguageDetector.marks
            Tokenizer().forEachToken(in: UnsafeBufferPointer(rebasing: beginning)) { _, word in
                if let place = marks.place(of: StableHash.of(word)) { counts += marks.values[place] }
            }
            self.counts += counts
        }
    }

    /// Reads one word, up to the limit.
    ///
    /// - Parameter word: A folded word.
    public mutating func read(word: String) {
        guard !isFull else { return }
        read += word.utf8.count
        counts += LanguageDetector.marks[StableHash.of(word.utf8)] ?? 0
    }

    /// Returns the language of a text.
    ///
    /// - Parameter text: A document or a question.
    /// - Returns: English unless another language has more function words in it.
    public static func language(of text: String) -> Language {
        var detector = LanguageDetector()
        detector.read(text)
        return detector.language
    }

    /// The maximum length read, in bytes.
    private static let longestText = 3000

    /// The places at which the languages count their words in one number: 16 bits each, more than the longest text has words.
    private static func place(of language: Language) -> UInt64 {
        UInt64(Language.allCases.firstIndex(of: language) ?? 0) * 16
    }

    /// By the hash of a folded word, a one at the place of each of its languages.
    private static let marks: HashTable<UInt64> = {
        var marks = HashTable<UInt64>(capacity: 1024)
        for language in Language.allCases {
            let (words, mark) = (language.lexicon, 1 << place(of: language) as UInt64)
            for list in [words.functionWords, words.sharedWords, words.marks] {
                WordList.forEachWord(of: list) { marks[StableHash.of($0), default: 0] |= mark }
            }
            for name in words.monthNames + words.weekdayNames {
                marks[StableHash.of(LetterFolding.fold(name).utf8), default: 0] |= mark
            }
        }
        return marks
    }()
}
