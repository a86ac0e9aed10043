/// Embeds a chunk like `HashedEmbedder` with equal word weights, in whole multiples of a quarter.
public struct DocumentEmbedder: Sendable {
    /// The slot and the sign of a feature, cached for repeated words.
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

    /// A stem weighs as much as four n-grams or pairs.
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

    /// Adds one word without using a cache.
    ///
    /// - Parameters:
    ///   - word: The folded word.
    ///   - stem: The hash of its stem.
    public mutating func add(word: [UInt8], stem: UInt64) {
        addStem(stem)
        HashedEmbedder.forEachGram(of: word) { add(Feature($0)) }
    }

    /// Adds one word whose n-grams are known.
    @inline(__always)
    mutating func add(stem: UInt64, grams: UnsafeBufferPointer<Feature>) {
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

    /// Returns the vector of all words added, as stored.
    ///
    /// - Returns: The bytes of a `PackedVector`, which ignores the scale of the sums; all zero if no word was added.
    public func vector() -> [UInt8] { PackedVector.pack(sums) }
}
