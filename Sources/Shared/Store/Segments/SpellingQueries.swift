/// The vocabulary: what misspelt words are compared with.
extension IndexReader {
    /// The stems of a segment; also those that only dead chunks have.
    ///
    /// - Parameter segment: A segment of the chunk table.
    /// - Returns: Its stems.
    /// - Throws: `StoreError` where the index cannot be read.
    public func vocabulary(of segment: SegmentPlace) throws(StoreError) -> Vocabulary {
        let stored = try Blob("vocabulary", "stems", row: segment.number, in: database).bytes()
        guard let read = Vocabulary(stored) else { throw StoreError.corrupt(path: database.path) }
        return read
    }

    /// Calls `body` with each stem of a segment that has a bigram, as often as it has it; with none where the segment has so few stems that
    /// no lists are kept, see `Bigrams.leastStems`.
    ///
    /// - Parameters:
    ///   - bigram: Two bytes, the first one above; the ends of a stem are blanks.
    ///   - segment: A segment of the chunk table.
    ///   - body: Gets the numbers of the stems; they rise.
    /// - Throws: `StoreError` where the index cannot be read.
    public func forEachStem(
        with bigram: UInt16, in segment: SegmentPlace, _ body: (Int) -> Void
    ) throws(StoreError) {
        try database.statement("select stems from bigram where id = ?")
            .bind(SegmentRow.row(of: bigram, in: segment.number))
            .first { row in row.withBytes(0) { Bigrams.forEachStem(in: $0, body) } }
    }

    /// Calls `body` with every stem of the vocabulary; one that stands in several segments comes several times.
    ///
    /// - Parameter body: Gets the hash of the stem and its UTF-8.
    /// - Throws: `StoreError` where the index cannot be read.
    public func forEachWord(_ body: (UInt64, ArraySlice<UInt8>) -> Void) throws(StoreError) {
        for segment in try chunkTable().segments { try vocabulary(of: segment).forEach(body) }
    }
}
