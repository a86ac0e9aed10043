/// The chunks of a document in order: all at hand, or for a large document made one after the other while they are stored.
public struct IndexedChunks: Sequence, Sendable {
    /// The number of chunks.
    public let count: Int
    private let make: @Sendable () -> AnyIterator<IndexedChunk>

    /// Chunks that are at hand.
    ///
    /// - Parameter chunks: The chunks in order.
    public init(_ chunks: [IndexedChunk]) {
        self.init(count: chunks.count) { AnyIterator(chunks.makeIterator()) }
    }

    /// Chunks that are made when they are asked for.
    ///
    /// - Parameters:
    ///   - count: Their number.
    ///   - make: Makes them in order, anew each time.
    public init(count: Int, make: @escaping @Sendable () -> AnyIterator<IndexedChunk>) {
        self.count = count
        self.make = make
    }

    /// Whether there are none.
    public var isEmpty: Bool { count == 0 }

    /// The chunks in order.
    ///
    /// - Returns: An iterator over them.
    public func makeIterator() -> AnyIterator<IndexedChunk> { make() }
}
