/// The chunks of a document in order: in memory, or generated during storing for a large document.
public struct IndexedChunks: Sequence, Sendable {
    /// The number of chunks.
    public let count: Int
    private let make: @Sendable () -> AnyIterator<IndexedChunk>

    /// Creates chunks from an array in order.
    public init(_ chunks: [IndexedChunk]) {
        self.init(count: chunks.count) { AnyIterator(chunks.makeIterator()) }
    }

    /// Creates chunks that are generated on demand.
    ///
    /// - Parameters:
    ///   - count: Their number.
    ///   - make: Generates all of them in order at each call.
    public init(count: Int, make: @escaping @Sendable () -> AnyIterator<IndexedChunk>) {
        self.count = count
        self.make = make
    }

    /// Whether there are no chunks.
    public var isEmpty: Bool { count == 0 }

    /// Returns an iterator over the chunks in order.
    public func makeIterator() -> AnyIterator<IndexedChunk> { make() }
}
