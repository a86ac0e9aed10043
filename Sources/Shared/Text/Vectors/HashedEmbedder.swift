/// Turns words into a vector of fixed width by signed feature hashing.
///
/// Features are character n-grams with the borders of words, stems, and pairs of neighbouring stems. A feature hashes to a slot and a sign,
/// and adds its weight there; two bits of each sum are stored. The cosine of two vectors measures shared spelling, which survives typing
/// errors, inflections and compounds, but not meaning.
///
/// Deterministic on every machine: sums follow the order of the words, in exactly representable steps.
///
/// Source: Weinberger et al., "Feature Hashing for Large Scale Multitask Learning", ICML 2009, arXiv:0902.2206.
public struct HashedEmbedder: Sendable {
    /// The version of the vectors; stored vectors of another version are rebuilt.
    public static let version = 2

    /// The number of components of a vector, a power of two chosen by quality against bytes; see `docs/embedding.md`.
    public static let width = 256

    /// The value of a component of 1.0 in stored units (`PackedVector`); about 150 of 256 components are large, so most vectors have a
    /// length of nearly 1.
    public static let scale: Float = 14

    private static let gramSizes = 3...5
    private static let stemWeight: Float = 1
    private static let gramWeight: Float = 0.25
    private static let pairWeight: Float = 0.25

    private var sums = [Float](repeating: 0, count: HashedEmbedder.width)
    private var previous: (stem: UInt64, importance: Float)?

    /// Creates an embedder without words.
    public init() {}

    /// Removes all words.
    public mutating func reset() {
        for index in sums.indices { sums[index] = 0 }
        previous = nil
    }

    /// Adds one word.
    ///
    /// - Parameters:
    ///   - word: The folded word.
    ///   - stem: The hash of its stem.
    ///   - importance: The factor of its features: 1 for documents, the inverse document frequency for questions.
    public mutating func add(word: [UInt8], stem: UInt64, importance: Float = 1) {
        add(feature: stem, weight: HashedEmbedder.stemWeight * importance)
        if let previous {
            let pair = HashedEmbedder.pair(previous.stem, stem)
            add(feature: pair, weight: HashedEmbedder.pairWeight * (importance + previous.importance) / 2)
        }
        previous = (stem, importance)
        addGrams(of: word, weight: HashedEmbedder.gramWeight * importance)
    }

    /// Adds a word that no stored vector has, without its stem, which would only add noise to a slot.
    ///
    /// - Parameters:
    ///   - word: The folded word.
    ///   - importance: The factor of its features.
    public mutating func add(unknown word: [UInt8], importance: Float = 1) {
        previous = nil
        addGrams(of: word, weight: HashedEmbedder.gramWeight * importance)
    }

    /// Returns the bytes of the `PackedVector` of all added words; all zero without words.
    public func vector() -> [UInt8] { PackedVector.pack(sums) }

    /// Returns the vector of all added words in finer resolution, for comparison with stored ones.
    public func queryVector() -> QueryVector { QueryVector(sums: sums) }

    /// Rounds a small number without a call of the C library, by adding and subtracting 1.5 · 2²³.
    @inline(__always)
    static func rounded(_ value: Float) -> Float { (value + roundingTerm) - roundingTerm }

    /// 1.5 · 2²³; adding it drops all fraction bits.
    static let roundingTerm: Float = 12_582_912

    private mutating func addGrams(of word: [UInt8], weight: Float) {
        HashedEmbedder.forEachGram(of: word) { add(feature: $0, weight: weight) }
    }

    @inline(__always)
    static func pair(_ first: UInt64, _ second: UInt64) -> UInt64 { (first &* 0x9e37_79b9_7f4a_7c15) ^ second }

    /// Calls `body` with the feature of each n-gram of a word with its borders `<` and `>`.
    @inline(__always)
    static func forEachGram(of word: [UInt8], _ body: (UInt64) -> Void) {
        let last = word.count + 1
        for start in 0...last {
            var hash = StableHash(seed: 1)
            for place in start...min(start + gramSizes.upperBound - 1, last) {
                hash.combine(place == 0 ? UInt8(ascii: "<") : place == last ? UInt8(ascii: ">") : word[place - 1])
                if place - start + 1 >= gramSizes.lowerBound { body(hash.value) }
            }
        }
    }

    @inline(__always)
    private mutating func add(feature: UInt64, weight: Float) {
        let slot = Int(truncatingIfNeeded: feature & UInt64(HashedEmbedder.width - 1))
        sums[slot] += feature >> 63 == 0 ? weight : -weight
    }
}
