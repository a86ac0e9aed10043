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
    /// - Returns: As many numbers as `HashedEmbedder.width`; all zero where no word was added.
    public func vector() -> [Int8] {
        // Whole numbers and their squares are exact in a `Float`, so that no order of addition gives another sum.
        let length = sums.withUnsafeBytes { (DocumentEmbedder.square(of: $0) / 16).squareRoot() }
        return [Int8](unsafeUninitializedCapacity: HashedEmbedder.width) { vector, count in
            count = HashedEmbedder.width
            guard length > 0 else { return vector.initialize(repeating: 0) }
            sums.withUnsafeBytes { sums in
                for slot in stride(from: 0, to: HashedEmbedder.width, by: 8) {
                    let part = sums.loadUnaligned(fromByteOffset: slot * 4, as: SIMD8<Float>.self) / 4
                    let scaled = part / length * HashedEmbedder.scale
                    let numbers = DocumentEmbedder.rounded(scaled)
                    for place in 0..<8 { vector.initializeElement(at: slot + place, to: numbers[place]) }
                }
            }
        }
    }

    private static func square(of sums: UnsafeRawBufferPointer) -> Float {
        var squares = SIMD8<Float>()
        for slot in stride(from: 0, to: HashedEmbedder.width, by: 8) {
            let part = sums.loadUnaligned(fromByteOffset: slot * 4, as: SIMD8<Float>.self)
            squares += part * part
        }
        return squares.sum()
    }

    /// Whole numbers of -127 … 127, as `HashedEmbedder.rounded` rounds them: adding that term leaves them in the lowest bits.
    @inline(__always)
    private static func rounded(_ numbers: SIMD8<Float>) -> SIMD8<Int8> {
        let limited = numbers.replacing(with: 127, where: numbers .> 127).replacing(with: -127, where: numbers .< -127)
        let bits = unsafeBitCast(limited + HashedEmbedder.roundingTerm, to: SIMD8<Int32>.self)
        return SIMD8<Int8>(truncatingIfNeeded: bits)
    }
}
