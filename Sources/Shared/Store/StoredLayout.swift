/// The columns of a stored segment, lent by the database: see `SegmentLayout`.
struct StoredLayout {
    let chunkCount: Int
    let documentCount: Int
    private let chunks: UnsafeRawBufferPointer
    private let documents: UnsafeRawBufferPointer

    /// Neighbouring documents with their chunks.
    struct Run {
        var documents = 0..<0
        var chunks = 0..<0

        mutating func extend(chunks count: Int) {
            documents = documents.lowerBound..<documents.upperBound + 1
            chunks = chunks.lowerBound..<chunks.upperBound + count
        }
    }

    /// The columns of a segment; nil where the bytes do not hold what they should.
    ///
    /// - Parameters:
    ///   - chunkCount: The number of its chunks.
    ///   - chunks: The columns of chunks.
    ///   - documents: The columns of documents.
    init?(chunkCount: Int, chunks: UnsafeRawBufferPointer, documents: UnsafeRawBufferPointer) {
        self.chunkCount = chunkCount
        self.chunks = chunks
        self.documents = documents
        documentCount = documents.count / SegmentLayout.bytesPerDocument
        guard (0...Int(Int32.max)).contains(chunkCount), chunks.count == chunkCount * SegmentLayout.bytesPerChunk,
            documents.count % SegmentLayout.bytesPerDocument == 0
        else { return nil }
        var sum = 0
        for place in 0..<documentCount { sum += self.chunkCount(ofDocumentAt: place) }
        guard sum == chunkCount else { return nil }
    }

    /// The row of a document.
    func number(ofDocumentAt place: Int) -> UInt32 { number(0, place) }

    /// How many chunks a document has.
    func chunkCount(ofDocumentAt place: Int) -> Int { Int(number(2, place)) }

    func middles(_ range: Range<Int>) -> UnsafeRawBufferPointer { column(at: 0, width: 4, range) }
    func smoothedLengths(_ range: Range<Int>) -> UnsafeRawBufferPointer { column(at: 4, width: 4, range) }
    func lengths(_ range: Range<Int>) -> UnsafeRawBufferPointer { column(at: 8, width: 2, range) }
    func marks(_ range: Range<Int>) -> UnsafeRawBufferPointer { column(at: 10, width: 1, range) }

    /// A part of a column of documents.
    func documentColumn(_ column: Int, _ range: Range<Int>) -> UnsafeRawBufferPointer {
        let start = 4 * column * documentCount
        return UnsafeRawBufferPointer(rebasing: documents[start + 4 * range.lowerBound..<start + 4 * range.upperBound])
    }

    /// A part of a column of chunks, before which so many bytes are stored for each chunk.
    private func column(at offset: Int, width: Int, _ range: Range<Int>) -> UnsafeRawBufferPointer {
        let start = offset * chunkCount
        return UnsafeRawBufferPointer(
            rebasing: chunks[start + width * range.lowerBound..<start + width * range.upperBound])
    }

    private func number(_ column: Int, _ place: Int) -> UInt32 {
        documents.loadUnaligned(fromByteOffset: 4 * (column * documentCount + place), as: UInt32.self)
    }
}

extension Array where Element: BitwiseCopyable {
    /// The elements as they stand in memory.
    var storedBytes: [UInt8] { withUnsafeBytes { Array<UInt8>($0) } }

    /// Appends elements as they stood in memory.
    mutating func append(stored bytes: UnsafeRawBufferPointer) {
        let alignment = MemoryLayout<Element>.alignment
        if let base = bytes.baseAddress, UInt(bitPattern: base) % UInt(alignment) == 0 {
            append(contentsOf: bytes.assumingMemoryBound(to: Element.self))
        } else {
            append(
                contentsOf: [Element](unsafeUninitializedCapacity: bytes.count / MemoryLayout<Element>.stride) {
                    UnsafeMutableRawBufferPointer($0).copyMemory(from: bytes)
                    $1 = $0.count
                })
        }
    }
}
