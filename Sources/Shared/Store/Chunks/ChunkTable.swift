extension IndexReader {
    /// A stored segment: its row, where its chunks begin among all living ones, and which of its chunks are dead.
    public struct SegmentPlace: Sendable {
        /// The segment's row.
        public let number: Int
        /// The slot of its first living chunk.
        public let firstSlot: Int
        /// The number of its chunks, with the dead ones.
        public let count: Int
        /// For each ordinal of the segment the chunk's slot, or −1 for a dead one; nil where none is dead.
        let slots: [Int32]?

        /// Whether chunks of it are gone.
        public var hasDeadChunks: Bool { slots != nil }

        /// The slot of a chunk.
        ///
        /// - Parameter ordinal: The chunk's place in the segment.
        /// - Returns: −1 where it is dead or there is no such chunk.
        @inline(__always)
        public func slot(of ordinal: Int) -> Int {
            guard ordinal < count else { return -1 }
            guard let slots else { return firstSlot + ordinal }
            return Int(slots[ordinal])
        }
    }

    /// Everything that ranking must know of the living chunks, in the order of import.
    public struct ChunkTable: Sendable {
        /// The columns; a chunk's place in them is its slot.
        public let layout: SegmentLayout
        /// The segments that hold the postings.
        public let segments: [SegmentPlace]
        /// The number of words of all chunks.
        public let lengthSum: Int
        /// The sum of the smoothed lengths in 1024ths.
        public let smoothedLengthSum: Int

        /// Whether chunks are gone whose words the vocabulary still has.
        public var hasDeadChunks: Bool { segments.contains { $0.hasDeadChunks } }

        /// The slots of the document that a chunk belongs to.
        ///
        /// - Parameter slot: The chunk's slot.
        /// - Returns: A range that holds it.
        @inline(__always)
        public func documentSlots(around slot: Int) -> Range<Int> {
            layout.chunks(ofDocumentAt: layout.documentPlaces[slot])
        }
    }

    /// The table of all living chunks, which is read once.
    ///
    /// - Returns: Its columns, and where each document's chunks stand.
    /// - Throws: `StoreError` where the index cannot be read.
    /// - Complexity: O(*n*), 11 bytes a chunk and 16 a document, which are copied as they are.
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
