import Text

/// Tells which texts say the same: a line copied from a transcript into a note, the same text in two exports.
///
/// Two texts are near-duplicates where the cosine of their embeddings is high, nearly all words of either stand in the other, and both
/// have the same numbers: notes made from one form differ in nothing else. The thresholds were measured, see `docs/embedding.md`.
public struct NearDuplicates: Sendable {
    /// A text prepared for comparison.
    public struct Fingerprint: Sendable {
        private let text: String
        private let language: TextLanguage
        /// The hashes of its words and of those that hold digits, rising, each once.
        fileprivate let words, numbers: [UInt64]

        /// Prepares a text.
        ///
        /// - Parameters:
        ///   - text: What is said, without who says it.
        ///   - memos: The words of texts that were read before.
        public init(_ text: String, memos: WordMemos = WordMemos()) {
            self.text = text
            language = LanguageDetector.language(of: text)
            var words: [UInt64] = []
            var numbers: [UInt64] = []
            memos.memo(of: language).forEachForm(in: text) { _, hash, traits in
                if traits.contains(.addition) { return }
                words.append(hash)
                if traits.contains(.number) { numbers.append(hash) }
            }
            (self.words, self.numbers) = (words.eachOnce, numbers.eachOnce)
        }

        /// Prepares a passage.
        ///
        /// - Parameters:
        ///   - passage: A passage; who speaks in it is left out.
        ///   - memos: The words of texts that were read before.
        public init(_ passage: Passage, memos: WordMemos = WordMemos()) {
            self.init(SpokenText.of(passage.text, speakers: passage.speakers), memos: memos)
        }

        /// The embedding, which only the few texts need that share most of their words with another.
        fileprivate var vector: QueryVector {
            var embedder = HashedEmbedder()
            TermAnalyzer(language: language).forEachForm(in: text) { form, word, _ in
                if !form.isAddition, !QuestionWords.isFunctionWord(word) { embedder.add(word: word, stem: form.hash) }
            }
            return embedder.queryVector()
        }
    }

    /// The least cosine of near-duplicates.
    public var leastCosine: Float = 0.8
    /// The least share of all words of two texts that both have (Jaccard's index).
    public var leastSharedWords: Float = 0.7
    /// Fewer words say too little to be a copy of anything: "Thanks, all!".
    public var leastWords = 4

    /// The thresholds of the product.
    public init() {}

    /// Whether two texts say the same.
    ///
    /// - Parameters:
    ///   - left: A text.
    ///   - right: Another.
    /// - Returns: The same whichever comes first.
    public func areSame(_ left: Fingerprint, _ right: Fingerprint) -> Bool {
        guard min(left.words.count, right.words.count) >= leastWords, left.numbers == right.numbers else {
            return false
        }
        let shared = Float(NearDuplicates.shared(left.words, right.words))
        return shared >= leastSharedWords * (Float(left.words.count + right.words.count) - shared)
            && left.vector.cosine(with: right.vector) >= leastCosine
    }

    /// How many numbers two rising rows have in common.
    private static func shared(_ left: [UInt64], _ right: [UInt64]) -> Int {
        var (count, place, other) = (0, 0, 0)
        while place < left.count, other < right.count {
            let (here, there) = (left[place], right[other])
            if here == there { count += 1 }
            if here <= there { place += 1 }
            if there <= here { other += 1 }
        }
        return count
    }

    /// For each text the first of those before it that says the same.
    ///
    /// - Parameter texts: Texts, the best first.
    /// - Returns: The place of the text that it repeats, which repeats none itself; nil for one that repeats none.
    /// - Complexity: O(*n*²) comparisons in the worst case.
    public func originals(of texts: [String]) -> [Int?] {
        let memos = WordMemos()
        let fingerprints = texts.map { Fingerprint($0, memos: memos) }
        var originals: [Int?] = []
        for place in fingerprints.indices {
            originals.append(
                (0..<place).first { originals[$0] == nil && areSame(fingerprints[$0], fingerprints[place]) })
        }
        return originals
    }

    /// For each passage the first of those before it, in another file or place, that says the same.
    ///
    /// - Parameter passages: Ranked passages, the best first.
    /// - Returns: The place of the passage that it repeats; nil for one that repeats none.
    public func originals(of passages: [Passage]) -> [Int?] {
        originals(of: passages.map { SpokenText.of($0.text, speakers: $0.speakers) })
    }
}

extension [UInt64] {
    /// The same numbers rising, each once.
    fileprivate var eachOnce: [UInt64] {
        let sorted = sorted()
        return zip(sorted, sorted.dropFirst()).filter { $0 != $1 }.map(\.0) + sorted.suffix(1)
    }
}
