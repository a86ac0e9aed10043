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
            layout.chunks(ofDocumentAt: Int(layout.documentPlaces[slot]))
        }
    }

    /// Reads the table of all living chunks.
    ///
    /// - Returns: Its columns, and where each document's chunks stand.
    /// - Throws: `StoreError` where the index cannot be read.
    /// - Complexity: O(*n*), 11 bytes a chunk and 16 a document, which are copied as they are.
    public func chunkTable() throws(StoreError) -> ChunkTable {
        var layout = SegmentLayout()
        var segments: [SegmentPlace] = []
        var sums = (lengths: 0, smoothed: 0)
        try database.statement("select sum(chunk_count), sum(length(documents)) from segment").first {
            layout.reserve(chunks: $0.int(0), documents: $0.int(1) / SegmentLayout.bytesPerDocument)
        }
        let statement = try database.statement(
            "select id, chunk_count, dead, length_sum, smoothed_sum, documents, layout from segment order by first_chunk"
        )
        while try statement.step() {
            let first = layout.count
            let count = statement.int(1)
            let dead = DeadBits(bytes: statement.bytes(2))
            sums = (sums.lengths + statement.int(3), sums.smoothed + statement.int(4))
            let slots = statement.withLayout(chunkCount: count, documents: 5, chunks: 6) { stored in
                layout.append(stored, isDead: { dead[$0] })
                return dead.isEmpty ? nil : stored.slots(from: first, isDead: { dead[$0] })
            }
            guard let slots else { throw StoreError.corrupt(path: database.path) }
            segments.append(SegmentPlace(number: statement.int(0), firstSlot: first, count: count, slots: slots))
        }
        return ChunkTable(
            layout: layout, segments: segments, lengthSum: sums.lengths, smoothedLengthSum: sums.smoothed)
    }
}

extension StoredLayout {
    /// For each chunk its number among the living ones, or −1 for a dead one.
    func slots(from first: Int, isDead: (Int) -> Bool) -> [Int32] {
        var slots: [Int32] = []
        slots.reserveCapacity(chunkCount)
        var next = Int32(first)
        for place in 0..<documentCount {
            let isDead = isDead(place)
            for _ in 0..<chunkCount(ofDocumentAt: place) {
                slots.append(isDead ? -1 : next)
                if !isDead { next += 1 }
            }
        }
        return slots
    }
}

extension Statement {
    /// Lends the layout of a segment; nil where its bytes do not hold what they should.
    func withLayout<Result>(
        chunkCount: Int, documents: Int32, chunks: Int32, _ body: (StoredLayout) -> Result
    ) -> Result? {
        withBytes(documents) { documents in
            withBytes(chunks) { chunks in
                StoredLayout(chunkCount: chunkCount, chunks: chunks, documents: documents).map(body)
            }
        }
    }
}
