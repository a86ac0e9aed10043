import Text

extension IndexReader {
    /// Calls `body` with the vectors of all chunks, or of those after a number.
    ///
    /// - Parameters:
    ///   - number: The number of a chunk; 0 for all.
    ///   - body: Gets the number of a chunk, the concatenated vectors of it and the following chunks, and their count, in ascending order.
    /// - Throws: `StoreError` if the index cannot be read.
    public func forEachVectorBlock(
        after number: Int = 0, _ body: (Int, Span<Int8>, Int) -> Void
    ) throws(StoreError) {
        let statement = try database.statement(
            "select first, count, vectors from embedding where first > ? order by first"
        ).bind(number)
        var numbers: [Int8] = []
        while try statement.step() {
            let (first, count) = (statement.int(0), statement.int(1))
            statement.withBytes(2) { bytes in
                guard count > 0, bytes.count == count * PackedVector.size else { return }
                PackedVector.unpack(bytes, into: &numbers)
                body(first, numbers.span.extracting(first: count * HashedEmbedder.width), count)
            }
        }
    }

    /// Calls `body` with the vectors of some chunks.
    ///
    /// - Parameters:
    ///   - chunks: Their numbers.
    ///   - body: Gets an index into `chunks` and the vector; chunks without one are skipped.
    /// - Throws: `StoreError` if the index cannot be read.
    public func forEachVector(
        of chunks: [Int], _ body: (Int, Span<Int8>) -> Void
    ) throws(StoreError) {
        var numbers: [Int8] = []
        for (place, chunk) in chunks.enumerated() {
            let statement = try database.statement(
                "select first, count, vectors from embedding where first <= ? order by first desc limit 1"
            ).bind(chunk)
            if try statement.step() {
                let (start, end) = (
                    (chunk - statement.int(0)) * PackedVector.size, statement.int(1) * PackedVector.size
                )
                statement.withBytes(2) { bytes in
                    guard start < end, bytes.count == end else { return }
                    PackedVector.unpack(bytes.extracting(start..<start + PackedVector.size), into: &numbers)
                    body(place, numbers.span)
                }
            }
            statement.reset()
        }
    }

    // MARK: The file beside the index

    /// The minimum number of chunks for a vector file; fewer are compared as fast without one.
    public static let leastForVectorFile = 10_000

    /// Returns the vector file; creates it if none covers most chunks.
    ///
    /// Chunks with a number above the file's `lastChunk` are only in the index (`forEachVectorBlock(after:)`).
    ///
    /// - Parameter least: The minimum number of chunks for a file.
    /// - Returns: Nil below the minimum, or if it cannot be created because of a full disk or a read-only folder.
    /// - Throws: `StoreError` if the index cannot be read.
    public func vectorFile(least: Int = leastForVectorFile) throws(StoreError) -> VectorFile? {
        if let known = knownVectorFile { return known }
        let file = try findVectorFile(least: least)
        knownVectorFile = .some(file)
        return file
    }

    /// Creates the vector file again, to replace a damaged one.
    ///
    /// - Returns: Nil if it cannot be created.
    /// - Throws: `StoreError` if the index cannot be read.
    public func remakeVectorFile() throws(StoreError) -> VectorFile? {
        let path = database.path + VectorFile.ending
        let file = try writeVectorFile(path) ? try openVectorFile(path) : nil
        knownVectorFile = .some(file)
        return file
    }

    private func findVectorFile(least: Int) throws(StoreError) -> VectorFile? {
        let living = try database.statement("select sum(living_count) from main.segment").first { $0.int(0) } ?? 0
        guard living >= least else { return nil }
        let path = database.path + VectorFile.ending
        let old = try openVectorFile(path)
        if let old, try isGoodEnough(old, living: living) { return old }
        return try writeVectorFile(path) ? try openVectorFile(path) : old
    }

    /// Returns the existing file if it is usable.
    private func openVectorFile(_ path: String) throws(StoreError) -> VectorFile? {
        guard let file = VectorFile(path: path), file.width == HashedEmbedder.width, try isOurs(file) else {
            return nil
        }
        return file
    }

    /// Returns whether a file belongs to this index, not to an earlier one at this path or to changes lost in a crash.
    private func isOurs(_ file: VectorFile) throws(StoreError) -> Bool {
        try database.statement("select 1 from stamp where last_chunk = ? and stamp = ?")
            .bind(file.lastChunk).bind(Int(file.header.stamp)).first { _ in true } ?? false
    }

    /// Returns whether dead and missing vectors are at most a quarter of the living ones.
    private func isGoodEnough(_ file: VectorFile, living: Int) throws(StoreError) -> Bool {
        let later =
            try database.statement("select sum(count) from embedding where first > ?").bind(file.lastChunk)
            .first { $0.int(0) } ?? 0
        let gone = file.vectorCount + later - living
        return gone + later <= max(living / 4, 1)
    }

    private func writeVectorFile(_ path: String) throws(StoreError) -> Bool {
        let newest = try database.statement("select last_chunk, stamp from stamp order by last_chunk desc limit 1")
            .first { ($0.int(0), $0.int64(1)) }
        guard let newest, var writer = VectorFileWriter(path: path, lastChunk: newest.0, stamp: newest.1) else {
            return false
        }
        do throws(StoreError) {
            try forEachVectorBlock { writer.append(first: $0, count: $2, $1) }
        } catch {
            writer.abandon()
            throw error
        }
        return writer.finish()
    }
}

extension IndexWriter {
    /// The number of stamps kept; a vector file with an older one is written anew.
    private static let mostStamps = 256

    /// Gives the last chunk a random stamp, which differs in any other index and after a crash that undoes the write.
    func stamp(lastChunk: Int) throws(StoreError) {
        try database.statement("insert or ignore into stamp(last_chunk, stamp) values(?, random())").bind(lastChunk)
            .run()
        try database.statement(
            "delete from stamp where last_chunk < (select last_chunk from stamp order by last_chunk desc limit 1 offset ?)"
        ).bind(IndexWriter.mostStamps).run()
    }
}
