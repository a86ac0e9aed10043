/// Embeds a chunk like `HashedEmbedder` with equal weights of words, in multiples of a quarter.
public struct DocumentEmbedder: Sendable {
    /// The slot and sign of a feature, cached for repeated words.
    struct Feature: Sendable {
        private let bits: UInt16

        @inline(__always)
        init(_ hash: UInt64) {
            bits = UInt16(truncatingIfNeeded: hash & UInt64(HashedEmbedder.width - 1)) | UInt16(hash >> 63) << 15
        }

        @inline(__always)
        var slot: Int { Int(bits & 0x7FFF) }
        @inline(__always)
        var sign: Float { Float(bitPattern: 0x3F80_0000 | UInt32(bits & 0x8000) << 16) }
    }

    /// In quarters, as much as four n-grams or pairs.
    private static let stemWeight: Float = 4

    private var sums = [Float](repeating: 0, count: HashedEmbedder.width)
    private var previous: UInt64?

    /// Creates an embedder without words.
    public init() {}

    /// Removes all words.
    public mutating func reset() {
        for slot in sums.indices { sums[slot] = 0 }
        previous = nil
    }

    /// Adds one folded word with its stem's hash, without a cache.
    public mutating func add(word: [UInt8], stem: UInt64) {
        addStem(stem)
        HashedEmbedder.forEachGram(of: word) { add(Feature($0)) }
    }

    /// Adds one word with known n-grams.
    @inline(__always)
    mutating func add(stem: UInt64, grams: ArraySlice<Feature>) {
        addStem(stem)
        for gram in grams { add(gram) }
    }

    @inline(__always)
    private mutating func addStem(_ stem: UInt64) {
        let feature = Feature(stem)
        sums[feature.slot] += feature.sign * DocumentEmbedder.stemWeight
        if let previous { add(Feature(HashedEmbedder.pair(previous, stem))) }
        previous = stem
    }

    @inline(__always)
    private mutating func add(_ feature: Feature) { sums[feature.slot] += feature.sign }

    /// Returns the bytes of the `PackedVector` of all added words, which ignores the scale of the sums; all zero without words.
    public func vector() -> [UInt8] { PackedVector.pack(sums) }
}
