import Language

/// A cache of the words of one language for indexing: each word is stemmed and embedded once; a full cache is emptied.
public final class WordTable {
    /// The cached data of a word, valid until the next look-up.
    public struct Entry {
        /// The hash of its stem.
        public let hash: UInt64
        /// The features of the word.
        public let marks: Marks
        fileprivate let stem: Range<UInt32>
        fileprivate let grams: Range<UInt32>
    }

    /// Features of a word besides its stem.
    public struct Marks: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt8

        /// Creates marks from bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The word is a function word.
        public static let function = Marks(rawValue: 1)
        /// The word names a time.
        public static let time = Marks(rawValue: 2)
        /// The word names a number.
        public static let number = Marks(rawValue: 4)
    }

    /// The language of the stems.
    public let language: Language
    private var entries = HashTable<Entry>()
    private var stems: [UInt8] = []
    private var grams: [DocumentEmbedder.Feature] = []

    /// The maximum number of words, which take a few megabytes.
    private static let mostWords = 1 << 15

    /// Creates an empty table for the words of a language.
    public init(language: Language) { self.language = language }

    /// Returns the entry of a folded word without umlauts; adds a new word.
    @inline(__always)
    func entry(of word: [UInt8]) -> Entry {
        // The same hash identifies words in postings.
        let key = StableHash.of(word)
        if let place = entries.place(of: key) { return entries.values[place] }
        return add(word, key)
    }

    /// Returns the letters of a word's stem.
    public func stem(of entry: Entry) -> [UInt8] {
        Array(stems[Int(entry.stem.lowerBound)..<Int(entry.stem.upperBound)])
    }

    /// Adds a word to a vector.
    @inline(__always)
    public func add(_ entry: Entry, to embedder: inout DocumentEmbedder) {
        let own = Int(entry.grams.lowerBound)..<Int(entry.grams.upperBound)
        embedder.add(stem: entry.hash, grams: grams[own])
    }

    /// Returns the features of a word besides its stem.
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
