import Model

/// Chunks, postings and vectors: what ranking reads.
extension IndexReader {
    /// A stored segment: its row, where its chunks begin among all living ones, and which of its chunks are dead.
    public struct SegmentPlace: Sendable {
        /// The segment's row.
        public let number: Int
        /// For each ordinal of the segment the chunk's slot, or −1 for a dead one.
        public let slots: [Int32]
    }

    /// Everything that ranking must know of the living chunks, in the order of import.
    public struct ChunkTable: Sendable {
        /// The columns; a chunk's place in them is its slot.
        public let layout: SegmentLayout
        /// The segments that hold the postings.
        public let segments: [SegmentPlace]
        /// For each slot the first slot of its document.
        private let starts: [Int32]
        /// For each slot the slot behind the last of its document.
        private let ends: [Int32]

        init(layout: SegmentLayout, segments: [SegmentPlace]) {
            self.layout = layout
            self.segments = segments
            var starts = [Int32](repeating: 0, count: layout.count)
            var ends = starts
            var start = 0
            for slot in layout.documents.indices {
                let isLast = slot + 1 == layout.count || layout.documents[slot + 1] != layout.documents[slot]
                guard isLast else { continue }
                for member in start...slot {
                    starts[member] = Int32(start)
                    ends[member] = Int32(slot + 1)
                }
                start = slot + 1
            }
            self.starts = starts
            self.ends = ends
        }

        /// Whether chunks are gone whose words the vocabulary still has.
        public var hasDeadChunks: Bool { segments.contains { $0.slots.contains(-1) } }

        /// The slots of the document that a chunk belongs to.
        ///
        /// - Parameter slot: The chunk's slot.
        /// - Returns: A range that holds it.
        public func documentSlots(around slot: Int) -> Range<Int> { Int(starts[slot])..<Int(ends[slot]) }
    }

    /// Reads the table of all living chunks.
    ///
    /// - Returns: Its columns, and where each document's chunks stand.
    /// - Throws: `StoreError` where the index cannot be read.
    /// - Complexity: O(*n*), 23 bytes a chunk.
    public func chunkTable() throws(StoreError) -> ChunkTable {
        var layout = SegmentLayout()
        let statement = try database.statement("select id, chunk_count, layout, dead from segment order by id")
        var segments: [SegmentPlace] = []
        while try statement.step() {
            let count = statement.int(1)
            let size = statement.withBytes(2) { $0.count }
            guard (0...Int(Int32.max)).contains(count), size == count * SegmentLayout.bytesPerChunk else {
                throw StoreError.corrupt(path: database.path)
            }
            let dead = ChunkBits(bytes: statement.bytes(3))
            var next = Int32(layout.count)
            var slots: [Int32] = []
            slots.reserveCapacity(count)
            for ordinal in 0..<count {
                slots.append(dead[ordinal] ? -1 : next)
                if !dead[ordinal] { next += 1 }
            }
            statement.withBytes(2) { layout.append($0, count: count, isDead: { dead[$0] }) }
            segments.append(SegmentPlace(number: statement.int(0), slots: slots))
        }
        return ChunkTable(layout: layout, segments: segments)
    }

    /// Calls `body` with every living posting of a term.
    ///
    /// - Parameters:
    ///   - term: The hash of the term.
    ///   - segments: The segments of the chunk table.
    ///   - body: Gets the chunk's slot and the count; slots rise.
    /// - Throws: `StoreError` where the index cannot be read.
    public func forEachPosting(
        of term: UInt64, in segments: [SegmentPlace], _ body: (Int, Int) -> Void
    ) throws(StoreError) {
        for segment in segments {
            let statement = try database.statement("select data from posting where segment = ? and term = ?")
                .bind(segment.number).bind(hash: term)
            guard try statement.step() else { continue }
            statement.withBytes(0) { data in
                PostingList.forEach(in: data) { ordinal, count in
                    guard ordinal < segment.slots.count, segment.slots[ordinal] >= 0 else { return }
                    body(Int(segment.slots[ordinal]), count)
                }
            }
            statement.reset()
        }
    }

    /// Whether any living chunk has a term.
    ///
    /// - Parameters:
    ///   - term: The hash of the term.
    ///   - segments: The segments of the chunk table.
    /// - Returns: False where only chunks have it that are gone.
    /// - Throws: `StoreError` where the index cannot be read.
    public func hasPostings(of term: UInt64, in segments: [SegmentPlace]) throws(StoreError) -> Bool {
        for segment in segments {
            let statement = try database.statement("select data from posting where segment = ? and term = ?")
                .bind(segment.number).bind(hash: term)
            defer { statement.reset() }
            guard try statement.step() else { continue }
            var isAlive = false
            statement.withBytes(0) { data in
                PostingList.forEach(in: data) { ordinal, _ in
                    if ordinal < segment.slots.count, segment.slots[ordinal] >= 0 { isAlive = true }
                }
            }
            if isAlive { return true }
        }
        return false
    }

    /// Calls `body` with every stem of the vocabulary; one that stands in several segments comes several times.
    ///
    /// - Parameter body: Gets the hash of the stem and its UTF-8.
    /// - Throws: `StoreError` where the index cannot be read.
    public func forEachWord(_ body: (UInt64, UnsafeRawBufferPointer) -> Void) throws(StoreError) {
        let statement = try database.statement("select vocabulary from segment")
        while try statement.step() {
            statement.withBytes(0) { Vocabulary.forEach(in: $0, body) }
        }
    }

    /// Chunks by row.
    ///
    /// - Parameter numbers: Rows of the index.
    /// - Returns: Those that exist, by row.
    /// - Throws: `StoreError` where the index cannot be read.
    public func chunks(_ numbers: some Sequence<Int>) throws(StoreError) -> [Int: ChunkRecord] {
        var result: [Int: ChunkRecord] = [:]
        for number in numbers {
            let statement = try database.statement(
                "select id, document, first_line, last_line, text, heading, speakers, cue from chunk where id = ?"
            ).bind(number)
            result[number] = try statement.first { IndexReader.chunk($0) }
        }
        return result
    }

    /// All chunks of a document in order.
    ///
    /// - Parameter document: Its row.
    /// - Returns: Chunks in the order of lines.
    /// - Throws: `StoreError` where the index cannot be read.
    public func chunks(ofDocument document: Int) throws(StoreError) -> [ChunkRecord] {
        try database.statement(
            "select id, document, first_line, last_line, text, heading, speakers, cue from chunk where document = ? order by id"
        ).bind(document).rows { IndexReader.chunk($0) }
    }

    /// Lends every stored vector.
    ///
    /// - Parameter body: Gets the chunk's row and the vector; rows rise.
    /// - Throws: `StoreError` where the index cannot be read.
    public func forEachVector(_ body: (Int, UnsafeBufferPointer<Int8>) -> Void) throws(StoreError) {
        let statement = try database.statement("select chunk, vector from embedding order by chunk")
        while try statement.step() {
            statement.withBytes(1) { bytes in bytes.withMemoryRebound(to: Int8.self) { body(statement.int(0), $0) } }
        }
    }

    /// Lends the stored vectors of some chunks.
    ///
    /// - Parameters:
    ///   - chunks: Their rows.
    ///   - body: Gets the place of the row among them and the vector; rows without one are passed over.
    /// - Throws: `StoreError` where the index cannot be read.
    public func forEachVector(
        of chunks: [Int], _ body: (Int, UnsafeBufferPointer<Int8>) -> Void
    ) throws(StoreError) {
        for (place, chunk) in chunks.enumerated() {
            let statement = try database.statement("select vector from embedding where chunk = ?").bind(chunk)
            if try statement.step() {
                statement.withBytes(0) { bytes in bytes.withMemoryRebound(to: Int8.self) { body(place, $0) } }
            }
            statement.reset()
        }
    }

    private static func chunk(_ row: Statement) -> ChunkRecord {
        func list(_ column: Int32) -> [String] { row.string(column).split(separator: "\n").map(String.init) }
        return ChunkRecord(
            number: row.int(0), document: row.int(1), lines: LineRange(row.int(2), row.int(3)), text: row.string(4),
            headingPath: list(5), speakers: list(6), cueSecond: row.optionalInt(7))
    }
}
