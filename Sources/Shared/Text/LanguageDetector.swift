import Language

/// Detects the language of a text by its function words; English if in doubt.
///
/// A word of several languages ("in", "was") counts for each. Deterministic; reads only the start of a text. The language of a question is
/// that whose lexicon knows most of its words (`LanguageWords`); this detector decides ties.
public struct LanguageDetector: Sendable {
    private var counts: UInt64 = 0
    private var read = 0

    /// Creates a detector that has read nothing.
    public init() {}

    /// The language of the text read so far: English, unless another one has more words in it.
    public var language: Language {
        var (best, most) = (Language.english, counts & 0xFFF)
        for other in LanguageDetector.others where counts >> other.place & 0xFFF > most {
            // "Le Bistro de la Gare" does not make an English sentence French.
            if other.hasSharedWords, counts >> LanguageDetector.placeOfOwn == 0 { continue }
            (best, most) = (other.language, counts >> other.place & 0xFFF)
        }
        return best
    }

    /// Whether the text read so far has function words of English, and none of another language.
    public var isOnlyEnglish: Bool {
        counts & 0xFFF > 0 && LanguageDetector.others.allSatisfy { counts >> $0.place & 0xFFF == 0 }
    }

    /// Whether the limit is reached, so that further text is ignored.
    public var isFull: Bool { read >= LanguageDetector.longestText }

    /// Reads a text, up to the limit.
    public mutating func read(_ text: String) {
        guard !isFull else { return }
        let beginning = text.utf8Span.span.extracting(first: LanguageDetector.longestText - read)
        read += beginning.count
        var counts: UInt64 = 0
        let marks = LanguageDetector.marks
        Tokenizer().forEachToken(in: beginning) { _, word in
            if let place = marks.place(of: StableHash.of(word)) { counts += marks.values[place] }
        }
        self.counts += counts
    }

    /// Reads one folded word, up to the limit.
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

    /// In bytes.
    private static let longestText = 3000

    /// The first of the 12 bits in which a language counts its words; they suffice for the longest text.
    private static func place(of language: Language) -> UInt64 { UInt64(language.number) * 12 }

    private static let others = Language.allCases.dropFirst().map {
        (language: $0, place: place(of: $0), hasSharedWords: !$0.lexicon.sharedWords.isEmpty)
    }

    /// The bit, above those of four languages, from which unshared words of a language with shared words are counted.
    private static let placeOfOwn: UInt64 = 48

    /// For the hash of a folded word, the sum of one at the first bit of each of its languages.
    private static let marks: HashTable<UInt64> = {
        var marks = HashTable<UInt64>(capacity: 1024)
        for language in Language.allCases {
            let (words, mark) = (language.lexicon, 1 << place(of: language) as UInt64)
            let own = words.sharedWords.isEmpty ? mark : mark | 1 << placeOfOwn
            for (list, mark) in [(words.functionWords, own), (words.sharedWords, mark), (words.marks, own)] {
                WordList.forEachWord(of: list) { marks[StableHash.of($0), default: 0] |= mark }
            }
            for name in words.monthNames + words.weekdayNames {
                marks[StableHash.of(LetterFolding.fold(name).utf8), default: 0] |= own
            }
        }
        return marks
    }()
}
