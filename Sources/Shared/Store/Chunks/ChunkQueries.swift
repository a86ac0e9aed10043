import Model

extension IndexReader {
    /// Returns chunks by number.
    ///
    /// - Parameter numbers: Numbers of chunks.
    /// - Returns: The existing ones, by number.
    /// - Throws: `StoreError` if the index cannot be read.
    public func chunks(_ numbers: some Sequence<Int>) throws(StoreError) -> [Int: ChunkRecord] {
        var result: [Int: ChunkRecord] = [:]
        // Sorting an array of integers is specialised; sorting a sequence of any type is not.
        var wanted = Array(numbers)
        wanted.sort()
        var place = 0
        while place < wanted.count {
            let sought = place
            let statement = try database.statement(
                "select first, document, symbols, data from chunk where first <= ? order by first desc limit 1"
            ).bind(wanted[sought])
            if try statement.step() {
                try readChunks(statement) { number in
                    while place < wanted.count, wanted[place] < number { place += 1 }
                    return place < wanted.count && wanted[place] == number
                } _: {
                    result[$0.number] = $0
                }
            }
            statement.reset()
            // The number sought last may be the row's last chunk, or may not exist.
            while place < wanted.count, place == sought || result[wanted[place]] != nil { place += 1 }
        }
        return result
    }

    /// Returns all chunks of a document.
    ///
    /// - Parameter document: Its row.
    /// - Returns: Chunks in line order.
    /// - Throws: `StoreError` if the index cannot be read.
    public func chunks(ofDocument document: Int) throws(StoreError) -> [ChunkRecord] {
        let range = try database.statement("select first_chunk, chunk_count from document where id = ?").bind(document)
            .first { $0.int(0)..<$0.int(0) + $0.int(1) }
        guard let range else { return [] }
        var result: [ChunkRecord] = []
        let statement = try database.statement(
            "select first, document, symbols, data from chunk where first >= ? and first < ? order by first"
        ).bind(range.lowerBound).bind(range.upperBound)
        while try statement.step() {
            try readChunks(statement) { _ in
                true
            } _: {
                result.append($0)
            }
        }
        return result
    }

    private func readChunks(
        _ row: Statement, where isWanted: (Int) -> Bool, _ body: (ChunkRecord) -> Void
    ) throws(StoreError) {
        let table = try row.optionalInt(2).map { number throws(StoreError) in try symbolTable(number) }
        row.withBytes(3) { bytes in
            ChunkBlock.forEach(
                in: bytes, first: row.int(0), document: row.int(1), table, where: isWanted, body)
        }
    }

    private func symbolTable(_ number: Int) throws(StoreError) -> SymbolTable {
        if let known = symbolTables[number] { return known }
        let read = try database.statement("select data from symbols where id = ?").bind(number).first { row in
            row.withBytes(0) { SymbolTable(stored: $0) }
        }
        guard let read else { throw StoreError.corrupt(path: database.path) }
        symbolTables[number] = read
        return read
    }
}
