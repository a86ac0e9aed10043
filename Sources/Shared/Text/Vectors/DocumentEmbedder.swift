/// The vector of a chunk, as `HashedEmbedder` makes it of words that all count the same, in whole numbers of quarters.
public struct DocumentEmbedder: Sendable {
    /// The slot and the sign of a feature: what is kept of it for a word that comes again.
    struct Feature: Sendable {
        private let bits: UInt16

        @inline(__always)
        init(_ hash: UInt64) {
            bits = UInt16(truncatingIfNeeded: hash & UInt64(HashedEmbedder.width - 1)) | UInt16(hash >> 63) << 15
        }

        /// Where the feature falls.
        @inline(__always)
        var slot: Int { Int(bits & 0x7FFF) }
        /// 1 or -1.
        @inline(__always)
        var sign: Float { Float(bitPattern: 0x3F80_0000 | UInt32(bits & 0x8000) << 16) }
    }

    /// A stem counts as much as four n-grams or pairs.
    private static let stemWeight: Float = 4

    private var sums = [Float](repeating: 0, count: HashedEmbedder.width)
    private var previous: UInt64?

    /// An embedder without words.
    public init() {}

    /// Forgets all words.
    public mutating func reset() {
        for slot in sums.indices { sums[slot] = 0 }
        previous = nil
    }

    /// Adds one word that is looked up nowhere.
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

    /// The vector of all words added, as it is stored.
    ///
    /// - Returns: The bytes of a `PackedVector`, for which the scale of the sums does not matter; all zero where no word was added.
    public func vector() -> [UInt8] { PackedVector.pack(sums) }
}
