extension IndexWriter {
    /// Inserts consecutive chunks of a document, at most `ChunkBlock.mostChunks`, as one row; `first` is the number of the first.
    func insert(_ block: [IndexedChunk], from first: Int, document: Int) throws(StoreError) {
        guard !block.isEmpty else { return }
        try database.statement("insert into chunk(first, document, symbols, data) values(?, ?, ?, ?)")
            .bind(first).bind(document).bind(symbols?.number)
            .bind(ChunkBlock.encode(block.lazy.map(\.chunk), symbols?.encoder)).run()
        try database.statement("insert into embedding(first, count, vectors) values(?, ?, ?)")
            .bind(first).bind(block.count).bind(block.flatMap(\.vector)).run()
    }

    func removeChunks(_ chunks: Range<Int>) throws(StoreError) {
        for table in ["chunk", "embedding"] {
            try database.statement("delete from \(table) where first >= ? and first < ?").bind(chunks.lowerBound)
                .bind(chunks.upperBound).run()
        }
    }

    // MARK: Symbols

    struct Symbols {
        var number: Int
        var encoder: SymbolEncoder
    }

    /// The minimum sample in bytes; less text does not show which pieces are frequent.
    private static let leastSample = 4096

    /// Takes the newest symbols, or trains new ones if a batch has at least four times the text of their sample.
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
