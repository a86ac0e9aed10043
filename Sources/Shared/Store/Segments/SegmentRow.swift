import Text

/// Writes a segment: its row, then its postings, then its words.
struct SegmentRow {
    private let number: Int
    private let database: Database

    init(of layout: SegmentLayout, isPrivate: Bool, in database: Database) throws(StoreError) {
        self.database = database
        try database.statement(
            """
            insert into segment(private, first_chunk, chunk_count, living_count, length_sum, smoothed_sum, dead, documents,
                layout)
            values(?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        )
        .bind(isPrivate ? 1 : 0).bind(layout.firstChunks.min().map { Int($0) } ?? 0).bind(layout.count)
        .bind(layout.count).bind(layout.lengthSum).bind(layout.smoothedLengthSum)
        .bind(DeadBits(count: layout.documentCount).bytes).bind(layout.encodedDocuments).bind(layout.encodedChunks)
        .run()
        number = database.lastInsertedRow
    }

    func insert(_ term: UInt64, _ postings: [UInt8]) throws(StoreError) {
        try database.statement("insert into posting(segment, term, data) values(?, ?, ?)").bind(number)
            .bind(hash: term).bind(postings).run()
    }

    /// Writes the words that have postings, given the segment's terms in SQLite's order; words of attendees' names in titles may have none.
    func insert(_ words: VocabularyBuilder, holding terms: [UInt64]) throws(StoreError) {
        let stored = words.stored { term in
            SegmentRow.has(term, in: terms) || SegmentRow.has(TitleTerm.hash(term), in: terms)
        }
        try database.statement("insert into vocabulary(segment, stems) values(?, ?)").bind(number)
            .bind(stored.vocabulary).run()
        for (bigram, stems) in stored.bigrams.lists {
            try database.statement("insert into bigram(id, stems) values(?, ?)")
                .bind(SegmentRow.row(of: bigram, in: number)).bind(stems).run()
        }
    }

    /// Returns the row of a bigram's list.
    static func row(of bigram: UInt16, in segment: Int) -> Int { segment << 16 | Int(bigram) }

    private static func has(_ term: UInt64, in terms: [UInt64]) -> Bool {
        let sought = Int64(bitPattern: term)
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if Int64(bitPattern: terms[middle]) < sought { low = middle + 1 } else { high = middle }
        }
        return low < terms.count && terms[low] == term
    }

    static func remove(_ segment: Int, from database: Database) throws(StoreError) {
        try removeWords(segment, from: database)
        try database.statement("delete from posting where segment = ?").bind(segment).run()
        try database.statement("delete from segment where id = ?").bind(segment).run()
    }

    static func removeWords(_ segment: Int, from database: Database) throws(StoreError) {
        try database.statement("delete from bigram where id between ? and ?")
            .bind(row(of: 0, in: segment)).bind(row(of: .max, in: segment)).run()
        try database.statement("delete from vocabulary where segment = ?").bind(segment).run()
    }
}
