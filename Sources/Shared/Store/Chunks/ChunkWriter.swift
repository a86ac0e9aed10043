/// Chunks with their vectors, several in a row of the index.
extension IndexWriter {
    /// Inserts some chunks of a document as one row.
    ///
    /// - Parameters:
    ///   - block: Chunks in order, at most `ChunkBlock.mostChunks`.
    ///   - first: The number of the first; those of the others follow.
    ///   - document: The row of the document.
    /// - Throws: `StoreError` where they cannot be written.
    func insert(_ block: [IndexedChunk], from first: Int, document: Int) throws(StoreError) {
        guard !block.isEmpty else { return }
        try database.statement("insert into chunk(first, document, symbols, data) values(?, ?, ?, ?)")
            .bind(first).bind(document).bind(symbols?.number)
            .bind(ChunkBlock.encode(block.lazy.map(\.chunk), symbols?.encoder)).run()
        let vectors = block.flatMap(\.vector)
        let insert = try database.statement("insert into embedding(first, count, vectors) values(?, ?, ?)")
            .bind(first).bind(block.count)
        try vectors.withUnsafeBytes { insert.bind(bytes: $0) }.run()
    }

    /// Removes the chunks of a document.
    ///
    /// - Parameter chunks: Their numbers.
    /// - Throws: `StoreError` where they cannot be removed.
    func removeChunks(_ chunks: Range<Int>) throws(StoreError) {
        for table in ["chunk", "embedding"] {
            try database.statement("delete from \(table) where first >= ? and first < ?").bind(chunks.lowerBound)
                .bind(chunks.upperBound).run()
        }
    }

    // MARK: Symbols

    /// The symbols that the texts of chunks are written with.
    struct Symbols {
        var number: Int
        var encoder: SymbolEncoder
    }

    /// Less text tells nothing of what comes often.
    private static let leastSample = 4096

    /// Takes the newest symbols, or finds new ones where a batch tells far more than they were found in.
    func findSymbols(for changes: [SourceChange]) throws(StoreError) {
        let newest = try database.statement("select id, sample_size, data from symbols order by id desc limit 1")
            .first { ($0.int(0), $0.int(1), $0.withBytes(2) { SymbolTable(stored: $0) }) }
        symbols = newest.map { Symbols(number: $0.0, encoder: SymbolEncoder($0.2)) }
        let known = newest?.1 ?? 0
        guard known < SymbolEncoder.sampleSize else { return }
        let texts = IndexWriter.texts(of: changes)
        let size = texts.reduce(0) { $0 + $1.utf8.count }
        guard size >= IndexWriter.leastSample, size >= 4 * known else { return }
        let step = max(1, size / SymbolEncoder.sampleSize)
        let sample = stride(from: 0, to: texts.count, by: step).flatMap { Array(texts[$0].utf8) }
        let encoder = SymbolEncoder(training: sample)
        try database.statement("insert into symbols(sample_size, data) values(?, ?)")
            .bind(min(size, SymbolEncoder.sampleSize)).bind(encoder.table.stored).run()
        symbols = Symbols(number: database.lastInsertedRow, encoder: encoder)
    }

    private static func texts(of changes: [SourceChange]) -> [String] {
        var texts: [String] = []
        for case .replace(_, let documents, _, _, _) in changes {
            for document in documents { for chunk in document.chunks { texts.append(chunk.chunk.text) } }
        }
        return texts
    }
}
