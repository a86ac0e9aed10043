import Text

/// Vectors of chunks by their numbers, and all of them.
extension IndexReader {
    /// Lends the vectors of all chunks, or of those behind a number.
    ///
    /// - Parameters:
    ///   - number: The number of a chunk; 0 for all.
    ///   - body: Gets the row of a chunk, and its vector with those of the chunks that follow it, one behind the other, and their
    ///     number; rows rise.
    /// - Throws: `StoreError` where the index cannot be read.
    public func forEachVectorBlock(
        after number: Int = 0, _ body: (Int, UnsafeBufferPointer<Int8>, Int) -> Void
    ) throws(StoreError) {
        let statement = try database.statement(
            "select first, count, vectors from embedding where first > ? order by first"
        ).bind(number)
        var numbers = UnpackedVectors()
        while try statement.step() {
            let (first, count) = (statement.int(0), statement.int(1))
            statement.withBytes(2) { bytes in
                guard count > 0, bytes.count == count * PackedVector.size else { return }
                numbers.unpack(bytes) { body(first, $0, count) }
            }
        }
    }

    /// Lends the vectors of some chunks.
    ///
    /// - Parameters:
    ///   - chunks: Their rows.
    ///   - body: Gets the place of the row among them and the vector; rows without one are passed over.
    /// - Throws: `StoreError` where the index cannot be read.
    public func forEachVector(
        of chunks: [Int], _ body: (Int, UnsafeBufferPointer<Int8>) -> Void
    ) throws(StoreError) {
        var numbers = UnpackedVectors()
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
                    numbers.unpack(UnsafeRawBufferPointer(rebasing: bytes[start..<start + PackedVector.size])) {
                        body(place, $0)
                    }
                }
            }
            statement.reset()
        }
    }

    // MARK: The file beside the index

    /// A vault of fewer chunks is compared as fast without a file.
    public static let leastForVectorFile = 10_000

    /// The vectors of the first chunks as a file, which is made where there is none that is good for most of them.
    ///
    /// What has a higher number than `lastChunk` of the file stands in the index alone, see `forEachVectorBlock(after:)`.
    ///
    /// - Parameter least: A vault of fewer chunks has none.
    /// - Returns: Nil also where it cannot be made, on a full disk or in a folder that is only read.
    /// - Throws: `StoreError` where the index cannot be read.
    public func vectorFile(least: Int = leastForVectorFile) throws(StoreError) -> VectorFile? {
        if let known = knownVectorFile { return known }
        let file = try findVectorFile(least: least)
        knownVectorFile = .some(file)
        return file
    }

    /// Makes the file of vectors anew, in the place of one whose vectors are damaged.
    ///
    /// - Returns: Nil if it cannot be made.
    /// - Throws: `StoreError` where the index cannot be read.
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

    /// The file as it is; nil where it is not good.
    private func openVectorFile(_ path: String) throws(StoreError) -> VectorFile? {
        guard let file = VectorFile(path: path), file.width == HashedEmbedder.width, try isOurs(file) else {
            return nil
        }
        return file
    }

    /// Whether a file was made of this index, and not of one that stood here before or of changes that were lost.
    private func isOurs(_ file: VectorFile) throws(StoreError) -> Bool {
        try database.statement("select 1 from stamp where last_chunk = ? and stamp = ?")
            .bind(file.lastChunk).bind(Int(file.header.stamp)).first { _ in true } ?? false
    }

    /// Whether a quarter at most of what is compared is gone or stands in the index alone.
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
            try forEachVectorBlock { writer.append(first: $0, count: $2, UnsafeRawBufferPointer($1)) }
        } catch {
            writer.abandon()
            throw error
        }
        return writer.finish()
    }
}

/// Room for the vectors of a row.
private struct UnpackedVectors {
    private var numbers: [Int8] = []

    /// Lends the numbers of vectors that lie one behind the other.
    mutating func unpack(_ bytes: UnsafeRawBufferPointer, _ body: (UnsafeBufferPointer<Int8>) -> Void) {
        let count = bytes.count / PackedVector.size
        let missing = count * HashedEmbedder.width - numbers.count
        if missing > 0 { numbers.append(contentsOf: repeatElement(0, count: missing)) }
        numbers.withUnsafeMutableBytes { numbers in
            for place in 0..<count {
                PackedVector.unpack(
                    UnsafeRawBufferPointer(
                        rebasing: bytes[place * PackedVector.size..<(place + 1) * PackedVector.size]),
                    into: UnsafeMutableRawBufferPointer(
                        rebasing: numbers[place * HashedEmbedder.width..<(place + 1) * HashedEmbedder.width]))
            }
        }
        numbers.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<(count * HashedEmbedder.width)])) }
    }
}

extension IndexWriter {
    /// So many stamps are kept: a file of vectors that bears an older one is made anew.
    private static let mostStamps = 256

    /// Gives the last chunk a stamp that no other index has for it, nor this one after a crash that takes back what was written.
    func stamp(lastChunk: Int) throws(StoreError) {
        try database.statement("insert or ignore into stamp(last_chunk, stamp) values(?, random())").bind(lastChunk)
            .run()
        try database.statement(
            "delete from stamp where last_chunk < (select last_chunk from stamp order by last_chunk desc limit 1 offset ?)"
        ).bind(IndexWriter.mostStamps).run()
    }
}
