/// A segment in the index whose columns are read directly into arrays (`SegmentLayout`).
struct StoredSegment {
    let number: Int
    /// Including dead ones.
    let chunkCount: Int
    var dead: DeadBits
    private let counts: [UInt32]
    private let documents: Blob
    private let chunks: Blob

    struct Run {
        var documents = 0..<0
        var chunks = 0..<0
    }

    /// Opens a segment; throws `corrupt` for inconsistent columns.
    init(_ number: Int, in database: Database) throws(StoreError) {
        let row = try database.statement("select chunk_count, dead from main.segment where id = ?").bind(number)
            .first { ($0.int(0), DeadBits(bytes: $0.bytes(1))) }
        guard let row else { throw StoreError.corrupt(path: database.path) }
        (self.number, chunkCount, dead) = (number, row.0, row.1)
        documents = try Blob("segment", "documents", row: number, in: database)
        chunks = try Blob("segment", "layout", row: number, in: database)
        let documentCount = documents.count / SegmentLayout.bytesPerDocument
        guard documents.count % SegmentLayout.bytesPerDocument == 0,
            (0...Int(Int32.max)).contains(chunkCount), chunks.count == chunkCount * SegmentLayout.bytesPerChunk
        else { throw StoreError.corrupt(path: database.path) }
        var counts: [UInt32] = []
        try documents.read(documentCount, at: 2 * 4 * documentCount, to: &counts)
        self.counts = counts
        guard counts.allSatisfy({ $0 > 0 }), counts.reduce(0, { $0 + Int($1) }) == chunkCount else {
            throw StoreError.corrupt(path: database.path)
        }
    }

    /// Including dead ones.
    var documentCount: Int { counts.count }

    func chunkCount(ofDocumentAt place: Int) -> Int { Int(counts[place]) }

    /// Returns the rows of the documents, including dead ones.
    func documentNumbers() throws(StoreError) -> [UInt32] {
        var numbers: [UInt32] = []
        try documents.read(documentCount, at: 0, to: &numbers)
        return numbers
    }

    var living: [Run] {
        var runs: [Run] = []
        var run = Run()
        for place in 0..<documentCount {
            let end = run.chunks.upperBound + chunkCount(ofDocumentAt: place)
            if dead[place] {
                if !run.documents.isEmpty { runs.append(run) }
                run = Run(documents: place + 1..<place + 1, chunks: end..<end)
            } else {
                run = Run(documents: run.documents.lowerBound..<place + 1, chunks: run.chunks.lowerBound..<end)
            }
        }
        if !run.documents.isEmpty { runs.append(run) }
        return runs
    }

    /// Returns the number of each chunk among the living ones, counted from `first`; −1 for a dead chunk.
    func slots(from first: Int) -> [Int32] {
        var slots: [Int32] = []
        slots.reserveCapacity(chunkCount)
        var next = Int32(first)
        for place in 0..<documentCount {
            let isDead = dead[place]
            for _ in 0..<chunkCount(ofDocumentAt: place) {
                slots.append(isDead ? -1 : next)
                if !isDead { next += 1 }
            }
        }
        return slots
    }

    // MARK: Columns

    func readDocuments(_ column: Int, _ run: Run, to numbers: inout [UInt32]) throws(StoreError) {
        let offset = 4 * (column * documentCount + run.documents.lowerBound)
        try documents.read(run.documents.count, at: offset, to: &numbers)
    }

    /// Reads a part of a chunk column, after columns of together `before` bytes per chunk.
    func readChunks<Number: BitwiseCopyable>(
        behind before: Int, _ run: Run, to numbers: inout [Number]
    ) throws(StoreError) {
        let offset = before * chunkCount + MemoryLayout<Number>.stride * run.chunks.lowerBound
        try chunks.read(run.chunks.count, at: offset, to: &numbers)
    }
}
