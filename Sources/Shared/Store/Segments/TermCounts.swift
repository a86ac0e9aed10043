/// The number of occurrences of each term in a chunk, by the term's hash.
public struct TermCounts: Sequence, Sendable {
    /// The hashes of the terms.
    public let keys: [UInt64]
    private let counts: [UInt8]

    /// Creates counts from parallel arrays.
    ///
    /// - Parameters:
    ///   - keys: The hashes of the terms, each once.
    ///   - counts: The number of occurrences of each; more than 255 count as 255, as in a posting.
    public init(keys: [UInt64], counts: [Int32]) {
        // Copied to exact size, since the original arrays have spare capacity.
        self.keys = keys.map { $0 }
        self.counts = counts.map { UInt8(clamping: $0) }
    }

    /// Creates counts from the number of occurrences of each term, by its hash.
    public init(_ counts: [UInt64: Int]) {
        self.init(keys: Array(counts.keys), counts: counts.values.map { Int32(clamping: $0) })
    }

    /// Returns an iterator over pairs of hash and count.
    public func makeIterator() -> some IteratorProtocol<(UInt64, Int)> {
        zip(keys, counts.lazy.map(Int.init)).makeIterator()
    }
}
