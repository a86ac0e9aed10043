/// What indexing needs of the words of one language: each is stemmed and taken apart once, and then only looked up.
///
/// Its size is bounded: where too many words are known, all are forgotten.
public final class WordTable {
    /// What is known of a word, until the next word is asked for.
    public struct Entry {
        /// The hash of its stem.
        public let hash: UInt64
        /// What else it is.
        public let marks: Marks
        /// Where its stem stands among `stems`.
        fileprivate let stem: Range<UInt32>
        /// Where the features of its n-grams stand among `grams`.
        fileprivate let grams: Range<UInt32>
    }

    /// What a word is besides its stem.
    public struct Marks: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt8

        /// Marks of some bits.
        ///
        /// - Parameter rawValue: The bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// It has no meaning of its own.
        public static let function = Marks(rawValue: 1)
        /// It names a time.
        public static let time = Marks(rawValue: 2)
        /// It names a number.
        public static let number = Marks(rawValue: 4)
    }

    /// The language whose stems it holds.
    public let language: TextLanguage
    private var entries = HashTable<Entry>()
    private var stems: [UInt8] = []
    private var grams: [DocumentEmbedder.Feature] = []

    /// More words than this are not remembered: a few megabytes.
    private static let mostWords = 1 << 15

    /// A table without words.
    ///
    /// - Parameter language: The language of the words.
    public init(language: TextLanguage) { self.language = language }

    /// What is known of a word, which is added where it is new.
    ///
    /// - Parameter word: A folded word without umlauts.
    /// - Returns: Its entry.
    @inline(__always)
    func entry(of word: [UInt8]) -> Entry {
        // The hash tells words apart as surely as postings do.
        let key = StableHash.of(word)
        if let place = entries.place(of: key) { return entries.values[place] }
        return add(word, key)
    }

    /// The stem of a word.
    ///
    /// - Parameter entry: What is known of the word.
    /// - Returns: Its letters.
    public func stem(of entry: Entry) -> [UInt8] {
        Array(stems[Int(entry.stem.lowerBound)..<Int(entry.stem.upperBound)])
    }

    /// Adds a word to a vector.
    ///
    /// - Parameters:
    ///   - entry: What is known of the word.
    ///   - embedder: Gets it.
    @inline(__always)
    public func add(_ entry: Entry, to embedder: inout DocumentEmbedder) {
        grams.withUnsafeBufferPointer { grams in
            let own = Int(entry.grams.lowerBound)..<Int(entry.grams.upperBound)
            embedder.add(stem: entry.hash, grams: UnsafeBufferPointer(rebasing: grams[own]))
        }
    }

    /// What a word is besides its stem.
    ///
    /// - Parameters:
    ///   - word: The folded word.
    ///   - hash: The hash of its stem.
    /// - Returns: Its marks.
    public static func marks(of word: [UInt8], stem hash: UInt64) -> Marks {
        var marks: Marks = QuestionWords.isFunctionWord(word) ? .function : []
        if cues.namesTime(word, stem: hash) { marks.insert(.time) }
        if cues.namesNumber(word, stem: hash) { marks.insert(.number) }
        return marks
    }

    private static let cues = CueWords()

    @inline(never)
    private func add(_ word: [UInt8], _ key: UInt64) -> Entry {
        if entries.count >= WordTable.mostWords { forget() }
        var stem = word
        let hash = language.stem(&stem)
        let (firstLetter, firstGram) = (UInt32(stems.count), UInt32(grams.count))
        stems += stem
        HashedEmbedder.forEachGram(of: word) { grams.append(DocumentEmbedder.Feature($0)) }
        let entry = Entry(
            hash: hash, marks: WordTable.marks(of: word, stem: hash), stem: firstLetter..<UInt32(stems.count),
            grams: firstGram..<UInt32(grams.count))
        _ = entries.insert(key, entry)
        return entry
    }

    private func forget() {
        entries.removeAll()
        stems = []
        grams = []
    }
}
