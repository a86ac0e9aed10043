/// How often each term occurs in a chunk, by the hash of the term: each term once.
public struct TermCounts: Sequence, Sendable {
    /// The hashes of the terms.
    public let keys: [UInt64]
    private let counts: [UInt8]

    /// Counts of terms.
    ///
    /// - Parameters:
    ///   - keys: The hashes of the terms, each once.
    ///   - counts: How often each occurs; more than 255 counts as 255, as in a posting.
    public init(keys: [UInt64], counts: [Int32]) {
        // Of their own size: the arrays in which terms are collected have room for more.
        self.keys = keys.map { $0 }
        self.counts = counts.map { UInt8(clamping: $0) }
    }

    /// Counts of terms.
    ///
    /// - Parameter counts: How often each term occurs, by its hash.
    public init(_ counts: [UInt64: Int]) {
        self.init(keys: Array(counts.keys), counts: counts.values.map { Int32(clamping: $0) })
    }

    /// The terms with their counts.
    ///
    /// - Returns: An iterator over them.
    public func makeIterator() -> some IteratorProtocol<(UInt64, Int)> {
        zip(keys, counts.lazy.map(Int.init)).makeIterator()
    }
}
