/// A column of chunk values that are equal within each document, stored once per document.
public struct DocumentColumn: RandomAccessCollection, Sendable {
    @usableFromInline let values: [UInt32]
    @usableFromInline let places: RunPlaces

    /// Creates a column from the value of each document and the document index of each chunk.
    public init(values: [UInt32], places: RunPlaces) { (self.values, self.places) = (values, places) }

    /// The index of the first chunk.
    public var startIndex: Int { 0 }

    /// The index after the last chunk.
    public var endIndex: Int { places.count }

    /// The value of a chunk, by the chunk's index.
    @inlinable @inline(__always)
    public subscript(chunk: Int) -> UInt32 { values[places[chunk]] }
}

/// The rows of the chunks of a layout; those of a document are consecutive.
public struct ChunkNumbers: RandomAccessCollection, Sendable {
    @usableFromInline let firsts: [UInt32]
    @usableFromInline let starts: [UInt32]
    @usableFromInline let places: RunPlaces

    /// The index of the first chunk.
    public var startIndex: Int { 0 }

    /// The index after the last chunk.
    public var endIndex: Int { places.count }

    /// The number of a chunk, by the chunk's index.
    @inlinable @inline(__always)
    public subscript(chunk: Int) -> UInt32 {
        let place = places[chunk]
        return firsts[place] + UInt32(chunk) - starts[place]
    }
}
