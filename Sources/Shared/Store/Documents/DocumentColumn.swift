/// A number for each chunk of a layout that is the same for all chunks of a document, and therefore kept once.
public struct DocumentColumn: RandomAccessCollection, Sendable {
    @usableFromInline let values: [UInt32]
    @usableFromInline let places: RunPlaces

    /// A column.
    ///
    /// - Parameters:
    ///   - values: The number of each document.
    ///   - places: For each chunk the place of its document.
    public init(values: [UInt32], places: RunPlaces) { (self.values, self.places) = (values, places) }

    /// The place of the first chunk.
    public var startIndex: Int { 0 }

    /// The place behind the last chunk.
    public var endIndex: Int { places.count }

    /// The number of a chunk.
    ///
    /// - Parameter chunk: The place of the chunk.
    @inlinable @inline(__always)
    public subscript(chunk: Int) -> UInt32 { values[places[chunk]] }
}

/// The rows of the chunks of a layout: those of a document follow its first one.
public struct ChunkNumbers: RandomAccessCollection, Sendable {
    @usableFromInline let firsts: [UInt32]
    @usableFromInline let starts: [UInt32]
    @usableFromInline let places: RunPlaces

    /// The place of the first chunk.
    public var startIndex: Int { 0 }

    /// The place behind the last chunk.
    public var endIndex: Int { places.count }

    /// The row of a chunk.
    ///
    /// - Parameter chunk: The place of the chunk.
    @inlinable @inline(__always)
    public subscript(chunk: Int) -> UInt32 {
        let place = places[chunk]
        return firsts[place] + UInt32(chunk) - starts[place]
    }
}
