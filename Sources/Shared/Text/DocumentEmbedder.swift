/// The vector of a chunk, as `HashedEmbedder` makes it of words that all count the same, in whole numbers: quarters of a weight.
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
        var sign: Int32 { 1 - 2 * Int32(bits >> 15) }
    }

    /// A stem counts as much as four n-grams or pairs.
    private static let stemWeight: Int32 = 4

    private var sums = [Int32](repeating: 0, count: HashedEmbedder.width)
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
    mutating func add(stem: UInt64, grams: ArraySlice<Feature>) {
        addStem(stem)
        for gram in grams { add(gram) }
    }

    @inline(__always)
    private mutating func addStem(_ stem: UInt64) {
        let feature = Feature(stem)
        sums[feature.slot] &+= feature.sign &* DocumentEmbedder.stemWeight
        if let previous { add(Feature(HashedEmbedder.pair(previous, stem))) }
        previous = stem
    }

    @inline(__always)
    private mutating func add(_ feature: Feature) { sums[feature.slot] &+= feature.sign }

    /// The vector of all words added, as it is stored.
    ///
    /// - Returns: As many numbers as `HashedEmbedder.width`; all zero where no word was added.
    public func vector() -> [Int8] {
        // Quarters and their squares are exact in a `Float`, so that no order of addition gives another sum.
        let square = sums.reduce(Int64(0)) { $0 + Int64($1) * Int64($1) }
        let length = (Float(square) / 16).squareRoot()
        guard length > 0 else { return [Int8](repeating: 0, count: HashedEmbedder.width) }
        return sums.map { sum in
            let scaled = Float(sum) / 4 / length * HashedEmbedder.scale
            return Int8(HashedEmbedder.rounded(max(-127, min(127, scaled))))
        }
    }
}
