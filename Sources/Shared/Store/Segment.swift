import Text

/// The postings of one import batch while they are collected, and of several segments while they are merged.
struct Segment {
    private(set) var layout = SegmentLayout()
    private(set) var postings: [UInt64: PostingList] = [:]
    private(set) var vocabulary: [UInt64: [UInt8]] = [:]

    var isEmpty: Bool { layout.count == 0 }

    /// Adds a document behind all others; its chunks follow.
    mutating func append(document: Int, firstChunk: Int, path: String) {
        layout.append(document: document, firstChunk: firstChunk, file: SegmentLayout.file(path))
    }

    /// Adds a chunk to the last document.
    mutating func append(_ chunk: IndexedChunk) {
        let ordinal = layout.count
        layout.append(
            length: chunk.length, middle: chunk.chunk.middle, smoothedLength: chunk.smoothedLength,
            marks: chunk.marks.rawValue)
        for (term, count) in chunk.terms {
            postings[term, default: PostingList()].append(ordinal: ordinal, count: count)
        }
    }

    /// Adds words with the hashes of their stems; those that are there already are passed over.
    mutating func append(words: [UInt64: [UInt8]]) {
        vocabulary.merge(words) { known, _ in known }
    }

    /// Writes a segment as a new row.
    func write(to database: Database, isPrivate: Bool) throws(StoreError) {
        guard !isEmpty else { return }
        try database.statement(
            """
            insert into segment(private, first_chunk, chunk_count, living_count, length_sum, smoothed_sum, dead, documents,
                layout, vocabulary)
            values(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        )
        .bind(isPrivate ? 1 : 0).bind(layout.firstChunks.min().map { Int($0) } ?? 0).bind(layout.count)
        .bind(layout.count).bind(layout.lengthSum).bind(layout.smoothedLengthSum)
        .bind(DeadBits(count: layout.documentCount).bytes).bind(layout.encodedDocuments).bind(layout.encodedChunks)
        .bind(Vocabulary.encode(heldWords)).run()
        let segment = database.lastInsertedRow
        let insert = "insert into posting(segment, term, data) values(?, ?, ?)"
        for term in postings.keys.sorted(by: { Int64(bitPattern: $0) < Int64(bitPattern: $1) }) {
            guard let list = postings[term] else { continue }
            try database.statement(insert).bind(segment).bind(hash: term).bind(list.data).run()
        }
    }

    /// Appends the living chunks of a stored segment.
    mutating func append(stored id: Int, of database: Database) throws(StoreError) {
        let row = try database.statement(
            "select chunk_count, dead, documents, layout, vocabulary from segment where id = ?"
        ).bind(id).first { row -> [Int32]? in
            let dead = DeadBits(bytes: row.bytes(1))
            row.withBytes(4) { bytes in
                Vocabulary.forEach(in: bytes) { hash, word in vocabulary[hash] = Array(word) }
            }
            return row.withLayout(chunkCount: row.int(0), documents: 2, chunks: 3) { stored in
                let renumbered = stored.slots(from: layout.count, isDead: { dead[$0] })
                layout.append(stored, isDead: { dead[$0] })
                return renumbered
            }
        }
        guard let row, let renumbered = row else { throw StoreError.corrupt(path: database.path) }
        let statement = try database.statement("select term, data from posting where segment = ?").bind(id)
        while try statement.step() {
            let term = statement.hash(0)
            statement.withBytes(1) { data in
                PostingList.forEach(in: data) { ordinal, count in
                    guard ordinal < renumbered.count, renumbered[ordinal] >= 0 else { return }
                    postings[term, default: PostingList()].append(ordinal: Int(renumbered[ordinal]), count: count)
                }
            }
        }
    }

    /// The words that chunks or titles of the segment have: those of attendees' names stand in no posting.
    private var heldWords: [UInt64: [UInt8]] {
        vocabulary.filter { postings[$0.key] != nil || postings[TitleTerm.hash($0.key)] != nil }
    }

    /// Removes a stored segment.
    static func remove(_ id: Int, from database: Database) throws(StoreError) {
        try database.statement("delete from posting where segment = ?").bind(id).run()
        try database.statement("delete from segment where id = ?").bind(id).run()
    }
}
