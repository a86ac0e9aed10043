import Model

/// Chunks, postings and vectors: what ranking reads.
extension IndexReader {
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
