import Text

/// The postings of one import batch while they are collected, and of several segments while they are merged.
struct Segment {
    private(set) var layout = SegmentLayout()
    private(set) var postings: [UInt64: PostingList] = [:]
    private(set) var vocabulary: [UInt64: [UInt8]] = [:]

    var isEmpty: Bool { layout.count == 0 }

    /// Adds a chunk behind all others.
    mutating func append(_ chunk: IndexedChunk, row: Int, document: Int, path: String) {
        let ordinal = layout.count
        layout.chunks.append(UInt32(truncatingIfNeeded: row))
        layout.documents.append(UInt32(truncatingIfNeeded: document))
        layout.lengths.append(UInt16(clamping: chunk.length))
        layout.middles.append(UInt32(clamping: chunk.chunk.middle))
        layout.smoothedLengths.append(chunk.smoothedLength)
        layout.marks.append(chunk.marks.rawValue)
        layout.files.append(SegmentLayout.file(path))
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
            "insert into segment(private, chunk_count, layout, vocabulary, dead) values(?, ?, ?, ?, ?)"
        )
        .bind(isPrivate ? 1 : 0).bind(layout.count).bind(layout.encoded).bind(Vocabulary.encode(heldWords))
        .bind(ChunkBits(count: layout.count).bytes).run()
        let segment = database.lastInsertedRow
        let insert = "insert into posting(segment, term, data) values(?, ?, ?)"
        for term in postings.keys.sorted(by: { Int64(bitPattern: $0) < Int64(bitPattern: $1) }) {
            guard let list = postings[term] else { continue }
            try database.statement(insert).bind(segment).bind(hash: term).bind(list.data).run()
        }
    }

    /// Appends the living chunks of a stored segment.
    mutating func append(stored id: Int, of database: Database) throws(StoreError) {
        guard let dead = try Segment.deadBits(of: id, in: database) else { return }
        let base = layout.count
        var renumbered: [Int] = []
        try database.statement("select chunk_count, layout, vocabulary from segment where id = ?").bind(id).first {
            row in
            let count = row.int(0)
            row.withBytes(1) { layout.append($0, count: count, isDead: { dead[$0] }) }
            var next = base
            for ordinal in 0..<count {
                renumbered.append(dead[ordinal] ? -1 : next)
                if !dead[ordinal] { next += 1 }
            }
            row.withBytes(2) { bytes in
                Vocabulary.forEach(in: bytes) { hash, word in vocabulary[hash] = Array(word) }
            }
        }
        let statement = try database.statement("select term, data from posting where segment = ?").bind(id)
        while try statement.step() {
            let term = statement.hash(0)
            statement.withBytes(1) { data in
                PostingList.forEach(in: data) { ordinal, count in
                    guard ordinal < renumbered.count, renumbered[ordinal] >= 0 else { return }
                    postings[term, default: PostingList()].append(ordinal: renumbered[ordinal], count: count)
                }
            }
        }
    }

    /// The words that chunks or titles of the segment have: those of attendees' names stand in no posting.
    private var heldWords: [UInt64: [UInt8]] {
        vocabulary.filter { postings[$0.key] != nil || postings[TitleTerm.hash($0.key)] != nil }
    }

    static func deadBits(of id: Int, in database: Database) throws(StoreError) -> ChunkBits? {
        try database.statement("select dead from segment where id = ?").bind(id).first { ChunkBits(bytes: $0.bytes(0)) }
    }

    /// Removes a stored segment.
    static func remove(_ id: Int, from database: Database) throws(StoreError) {
        try database.statement("delete from posting where segment = ?").bind(id).run()
        try database.statement("delete from segment where id = ?").bind(id).run()
    }
}
