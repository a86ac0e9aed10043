extension IndexReader {
    /// Where the chunks of a stored segment are among all living chunks.
    public struct SegmentPlace: Sendable {
        /// The segment's row.
        public let number: Int
        /// The slot of its first living chunk.
        public let firstSlot: Int
        /// The number of its chunks, including dead ones.
        public let count: Int
        /// The slot of each ordinal, −1 for a dead chunk; nil without dead chunks.
        let slots: [Int32]?

        /// Whether it has dead chunks.
        public var hasDeadChunks: Bool { slots != nil }

        /// Returns the slot of a chunk by its index in the segment; −1 if it is dead or does not exist.
        @inline(__always)
        public func slot(of ordinal: Int) -> Int {
            guard ordinal < count else { return -1 }
            guard let slots else { return firstSlot + ordinal }
            return Int(slots[ordinal])
        }
    }

    /// The ranking data of all living chunks, in import order.
    public struct ChunkTable: Sendable {
        /// The columns, indexed by the slot of a chunk.
        public let layout: SegmentLayout
        /// The segments, which hold the postings.
        public let segments: [SegmentPlace]
        /// The number of words of all chunks.
        public let lengthSum: Int
        /// The sum of the smoothed lengths, in 1024ths of a word.
        public let smoothedLengthSum: Int

        /// Whether there are dead chunks, whose words are still in the vocabulary.
        public var hasDeadChunks: Bool { segments.contains { $0.hasDeadChunks } }

        /// Returns the slots of the document of a chunk, given the chunk's slot.
        @inline(__always)
        public func documentSlots(around slot: Int) -> Range<Int> {
            layout.chunks(ofDocumentAt: layout.documentPlaces[slot])
        }
    }

    /// Returns the table of all living chunks; reads it once.
    ///
    /// - Returns: The columns, and each document's range of chunks.
    /// - Throws: `StoreError` if the index cannot be read.
    /// - Complexity: O(*n*); copies 11 bytes per chunk and 16 per document.
    public func chunkTable() throws(StoreError) -> ChunkTable {
        if let knownTable { return knownTable }
        let table = try readChunkTable()
        knownTable = table
        return table
    }

    private func readChunkTable() throws(StoreError) -> ChunkTable {
        let rows = try database.statement(
            "select id, length_sum, smoothed_sum from segment order by first_chunk"
        ).rows { (number: $0.int(0), lengths: $0.int(1), smoothed: $0.int(2)) }
        var stored: [StoredSegment] = []
        var places: [SegmentPlace] = []
        var first = 0
        for row in rows {
            let segment = try StoredSegment(row.number, in: database)
            let slots = segment.dead.isEmpty ? nil : segment.slots(from: first)
            places.append(
                SegmentPlace(number: row.number, firstSlot: first, count: segment.chunkCount, slots: slots))
            first += slots.map { $0.count { $0 >= 0 } } ?? segment.chunkCount
            stored.append(segment)
        }
        return ChunkTable(
            layout: try SegmentLayout(stored), segments: places, lengthSum: rows.reduce(0) { $0 + $1.lengths },
            smoothedLengthSum: rows.reduce(0) { $0 + $1.smoothed })
    }
}
