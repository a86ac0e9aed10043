import Text

/// Tells which texts say the same: a line copied from a transcript into a note, the same text in two exports.
///
/// Two texts are near-duplicates where the cosine of their embeddings is high, nearly all words of either stand in the other, and both
/// have the same numbers: notes made from one form differ in nothing else. The thresholds were measured, see `docs/embedding.md`.
public struct NearDuplicates: Sendable {
    /// A text prepared for comparison.
    public struct Fingerprint: Sendable {
        fileprivate let vector: QueryVector
        fileprivate let words: Set<UInt64>
        fileprivate let numbers: Set<UInt64>

        /// Prepares a text.
        ///
        /// - Parameter text: What is said, without who says it.
        public init(_ text: String) {
            var embedder = HashedEmbedder()
            var words: Set<UInt64> = []
            var numbers: Set<UInt64> = []
            TermAnalyzer(language: LanguageDetector.language(of: text)).forEachForm(in: text) { form, word, _ in
                if form.isAddition { return }
                words.insert(form.hash)
                if word.contains(where: { (48...57).contains($0) }) { numbers.insert(form.hash) }
                if !QuestionWords.isFunctionWord(word) { embedder.add(word: word, stem: form.hash) }
            }
            vector = embedder.queryVector()
            (self.words, self.numbers) = (words, numbers)
        }

        /// Prepares a passage.
        ///
        /// - Parameter passage: A passage; who speaks in it is left out.
        public init(_ passage: Passage) { self.init(SpokenText.of(passage.text, speakers: passage.speakers)) }
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
        guard min(left.words.count, right.words.count) >= leastWords, left.numbers == right.numbers,
            left.vector.cosine(with: right.vector) >= leastCosine
        else { return false }
        let shared = Float(left.words.intersection(right.words).count)
        return shared >= leastSharedWords * (Float(left.words.count + right.words.count) - shared)
    }

    /// For each text the first of those before it that says the same.
    ///
    /// - Parameter texts: Texts, the best first.
    /// - Returns: The place of the text that it repeats, which repeats none itself; nil for one that repeats none.
    /// - Complexity: O(*n*²) comparisons in the worst case.
    public func originals(of texts: [String]) -> [Int?] {
        let fingerprints = texts.map(Fingerprint.init)
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
