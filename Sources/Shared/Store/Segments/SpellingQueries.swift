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

    /// Adds one to the count of each stem of a segment that has a bigram, once per occurrence.
    ///
    /// A segment with fewer than `Bigrams.leastStems` stems has no lists, so nothing is counted.
    ///
    /// - Parameters:
    ///   - counts: A count by the number of the stem; stems beyond it are passed over.
    ///   - bigram: Two bytes, the first in the high byte; the ends of a stem count as blanks.
    ///   - segment: A segment of the chunk table.
    /// - Throws: `StoreError` if the index cannot be read.
    public func count(
        _ counts: inout [UInt16], ofStemsWith bigram: UInt16, in segment: SegmentPlace
    ) throws(StoreError) {
        try database.statement("select stems from bigram where id = ?")
            .bind(SegmentRow.row(of: bigram, in: segment.number))
            .first { row in
                row.withBytes(0) { stems in
                    Bigrams.forEachStem(in: stems) { if $0 < counts.count { counts[$0] &+= 1 } }
                }
            }
    }

    /// Calls `body` with every stem of the vocabulary, once per segment that has it.
    ///
    /// - Parameter body: Gets the hash of the stem, and the stem in UTF-8.
    /// - Throws: `StoreError` if the index cannot be read.
    public func forEachWord(_ body: (UInt64, ArraySlice<UInt8>) -> Void) throws(StoreError) {
        for segment in try chunkTable().segments { try vocabulary(of: segment).forEach(body) }
    }
}
