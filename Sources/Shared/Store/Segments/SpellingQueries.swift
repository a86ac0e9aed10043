/// Queries of the vocabulary, with which misspelt words are compared.
extension IndexReader {
    /// Returns the stems of a segment, including those of dead chunks.
    ///
    /// - Parameter segment: A segment of the chunk table.
    /// - Returns: Its stems.
    /// - Throws: `StoreError` if the index cannot be read.
    public func vocabulary(of segment: SegmentPlace) throws(StoreError) -> Vocabulary {
        let stored = try Blob("vocabulary", "stems", row: segment.number, in: database).bytes()
        guard let read = Vocabulary(stored) else { throw StoreError.corrupt(path: database.path) }
        return read
    }

    /// Calls `body` with each stem of a segment that has a bigram, once per occurrence.
    ///
    /// A segment with fewer than `Bigrams.leastStems` stems has no lists, so `body` is never called.
    ///
    /// - Parameters:
    ///   - bigram: Two bytes, the first in the high byte; the ends of a stem count as blanks.
    ///   - segment: A segment of the chunk table.
    ///   - body: Gets the numbers of the stems, ascending.
    /// - Throws: `StoreError` if the index cannot be read.
    public func forEachStem(
        with bigram: UInt16, in segment: SegmentPlace, _ body: (Int) -> Void
    ) throws(StoreError) {
        try database.statement("select stems from bigram where id = ?")
            .bind(SegmentRow.row(of: bigram, in: segment.number))
            .first { row in row.withBytes(0) { Bigrams.forEachStem(in: $0, body) } }
    }

    /// Calls `body` with every stem of the vocabulary, once per segment that has it.
    ///
    /// - Parameter body: Gets the hash of the stem, and the stem in UTF-8.
    /// - Throws: `StoreError` if the index cannot be read.
    public func forEachWord(_ body: (UInt64, ArraySlice<UInt8>) -> Void) throws(StoreError) {
        for segment in try chunkTable().segments { try vocabulary(of: segment).forEach(body) }
    }
}
