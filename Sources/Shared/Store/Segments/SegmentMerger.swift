/// Merges segments into one: living chunks one after the other, postings term by term.
struct SegmentMerger {
    private let database: Database
    private var count = 0
    private var words = VocabularyBuilder()
    private var parts: [Part] = []

    private struct Part {
        let number: Int
        /// The new ordinal of each old one; −1 for a dead chunk.
        let ordinals: [Int32]
        let rows: Statement
        /// The term of the next row; nil at the end.
        var term: Int64?

        mutating func advance() throws(StoreError) { term = try rows.step() ? rows.int64(0) : nil }

        mutating func start(from term: Int64) throws(StoreError) {
            rows.reset()
            rows.bind(number).bind(hash: UInt64(bitPattern: term))
            try advance()
        }
    }

    init(_ database: Database) { self.database = database }

    /// Replaces segments by one with their chunks in this order; after an error the caller must roll back the transaction.
    mutating func merge(_ segments: [Int], isPrivate: Bool) throws(StoreError) {
        let layout = try layout(of: segments)
        // Deleted early, so that new rows reuse the pages.
        for segment in segments { try SegmentRow.removeWords(segment, from: database) }
        if layout.count > 0 {
            let writer = try SegmentRow(of: layout, isPrivate: isPrivate, in: database)
            let terms = try mergePostings(into: writer)
            try writer.insert(words, holding: terms)
        }
        for segment in segments { try SegmentRow.remove(segment, from: database) }
    }

    /// Opens the segments and returns their columns together, so that no row is open when it is removed.
    private mutating func layout(of segments: [Int]) throws(StoreError) -> SegmentLayout {
        var stored: [StoredSegment] = []
        for segment in segments { stored.append(try StoredSegment(segment, in: database)) }
        for segment in stored { try append(segment) }
        return try SegmentLayout(stored)
    }

    private mutating func append(_ stored: StoredSegment) throws(StoreError) {
        let ordinals = stored.slots(from: count)
        count = ordinals.last { $0 >= 0 }.map { Int($0) + 1 } ?? count
        try database.statement("select stems from vocabulary where segment = ?").bind(stored.number).first { row in
            Vocabulary(row.bytes(0))?.forEach { words.append($0, $1) }
        }
        let rows = try database.newStatement(
            "select term, data from posting where segment = ? and term >= ? order by term")
        var part = Part(number: stored.number, ordinals: ordinals, rows: rows, term: nil)
        try part.start(from: .min)
        parts.append(part)
    }

    /// The bytes of postings collected before they replace the old ones and reuse their pages.
    private static let bufferSize = 1 << 18

    private mutating func mergePostings(into writer: SegmentRow) throws(StoreError) -> [UInt64] {
        var terms: [UInt64] = []
        var buffer: [(term: UInt64, postings: [UInt8])] = []
        var size = 0
        while let term = parts.compactMap(\.term).min() {
            let postings = try takePostings(of: term)
            if postings.isEmpty { continue }
            terms.append(UInt64(bitPattern: term))
            buffer.append((UInt64(bitPattern: term), postings))
            size += postings.count
            if size < SegmentMerger.bufferSize { continue }
            try replacePostings(through: term, by: buffer, writer)
            (buffer, size) = ([], 0)
        }
        try replacePostings(through: .max, by: buffer, writer)
        return terms
    }

    private mutating func replacePostings(
        through last: Int64, by rows: [(term: UInt64, postings: [UInt8])], _ writer: SegmentRow
    ) throws(StoreError) {
        for part in parts {
            part.rows.reset()
            try database.statement("delete from posting where segment = ? and term <= ?").bind(part.number)
                .bind(hash: UInt64(bitPattern: last)).run()
        }
        for row in rows { try writer.insert(row.term, row.postings) }
        guard last < .max else { return }
        for place in parts.indices { try parts[place].start(from: last + 1) }
    }

    private mutating func takePostings(of term: Int64) throws(StoreError) -> [UInt8] {
        var list = PostingList()
        for place in parts.indices where parts[place].term == term {
            let ordinals = parts[place].ordinals
            parts[place].rows.withBytes(1) { data in
                PostingList.forEach(in: data) { ordinal, count in
                    guard ordinal < ordinals.count, ordinals[ordinal] >= 0 else { return }
                    list.append(ordinal: Int(ordinals[ordinal]), count: count)
                }
            }
            try parts[place].advance()
        }
        return list.data
    }
}
