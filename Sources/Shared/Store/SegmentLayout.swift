/// What ranking must know of each chunk of a segment, column by column, in the order of the chunks' ordinals.
///
/// Columns are stored as they stand in memory, so that reading them is copying bytes. What is the same for all chunks of a document is
/// kept once for it: a document's chunks are consecutive, in the index and here.
public struct SegmentLayout: Sendable, Equatable {
    /// Its number of words, for each chunk.
    public private(set) var lengths: [UInt16] = []
    /// Characters from the beginning of its document to its middle, for each chunk.
    public private(set) var middles: [UInt32] = []
    /// The number of words around it, weighted by nearness, for each chunk.
    public private(set) var smoothedLengths: [Float] = []
    /// What the text holds that some questions ask for, the bits of `ChunkMarks`, for each chunk.
    public private(set) var marks: [UInt8] = []
    /// The place of its document among all documents of the layout, for each chunk.
    public private(set) var documentPlaces: [UInt32] = []

    /// The row of each document.
    public private(set) var documentNumbers: [UInt32] = []
    /// The row of each document's first chunk; the others follow it.
    public private(set) var firstChunks: [UInt32] = []
    /// Where each document's chunks begin, and last where those of the last one end.
    public private(set) var starts: [UInt32] = [0]
    /// Tells each document's file by the path alone, so that equal scores can be ordered alike in whatever order files were imported.
    public private(set) var documentFiles: [UInt32] = []

    /// A layout without chunks.
    public init() {}

    /// The number of chunks.
    public var count: Int { lengths.count }

    /// The number of documents.
    public var documentCount: Int { documentNumbers.count }

    /// The chunk's row in the index, for each chunk.
    public var chunks: ChunkNumbers { ChunkNumbers(firsts: firstChunks, starts: starts, places: documentPlaces) }

    /// The row of its document, for each chunk.
    public var documents: DocumentColumn { DocumentColumn(values: documentNumbers, places: documentPlaces) }

    /// What tells its file, for each chunk.
    public var files: DocumentColumn { DocumentColumn(values: documentFiles, places: documentPlaces) }

    /// The chunks of a document.
    ///
    /// - Parameter place: The place of the document.
    /// - Returns: Their places, which are consecutive.
    @inline(__always)
    public func chunks(ofDocumentAt place: Int) -> Range<Int> { Int(starts[place])..<Int(starts[place + 1]) }

    /// What tells a file of a path: the 32-bit FNV-1a hash of its UTF-8.
    static func file(_ path: String) -> UInt32 {
        path.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }

    // MARK: Collecting

    /// Adds a document behind all others; its chunks follow.
    mutating func append(document: Int, firstChunk: Int, file: UInt32) {
        documentNumbers.append(UInt32(truncatingIfNeeded: document))
        firstChunks.append(UInt32(truncatingIfNeeded: firstChunk))
        documentFiles.append(file)
        starts.append(UInt32(count))
    }

    /// Adds a chunk to the last document.
    mutating func append(length: Int, middle: Int, smoothedLength: Float, marks: UInt8) {
        lengths.append(UInt16(clamping: length))
        middles.append(UInt32(clamping: middle))
        smoothedLengths.append(smoothedLength)
        self.marks.append(marks)
        documentPlaces.append(UInt32(documentCount - 1))
        starts[documentCount] += 1
    }

    /// Makes room for so many chunks and documents.
    mutating func reserve(chunks: Int, documents: Int) {
        lengths.reserveCapacity(chunks)
        middles.reserveCapacity(chunks)
        smoothedLengths.reserveCapacity(chunks)
        marks.reserveCapacity(chunks)
        documentPlaces.reserveCapacity(chunks)
        documentNumbers.reserveCapacity(documents)
        firstChunks.reserveCapacity(documents)
        starts.reserveCapacity(documents + 1)
        documentFiles.reserveCapacity(documents)
    }

    // MARK: Sums

    /// The number of words of all chunks.
    var lengthSum: Int { lengths.reduce(0) { $0 + Int($1) } }

    /// The sum of the smoothed lengths in 1024ths: whole numbers, for which the order does not matter.
    var smoothedLengthSum: Int { smoothedLengths.reduce(0) { $0 + Int($1 * 1024) } }

    // MARK: Stored form

    static let bytesPerChunk = 11
    static let bytesPerDocument = 16

    /// The columns of chunks, one behind the other, in the byte order of the machine: an index stays where it was made.
    var encodedChunks: [UInt8] { middles.storedBytes + smoothedLengths.storedBytes + lengths.storedBytes + marks }

    /// The columns of documents, one behind the other.
    var encodedDocuments: [UInt8] {
        let counts = zip(starts, starts.dropFirst()).map { $1 - $0 }
        return documentNumbers.storedBytes + firstChunks.storedBytes + counts.storedBytes + documentFiles.storedBytes
    }

    /// Appends the living documents of a stored layout with their chunks.
    ///
    /// - Parameters:
    ///   - stored: The columns of a segment.
    ///   - isDead: Whether the document at a place is gone.
    mutating func append(_ stored: StoredLayout, isDead: (Int) -> Bool = { _ in false }) {
        var chunk = 0
        var run = StoredLayout.Run()
        for place in 0..<stored.documentCount {
            let count = stored.chunkCount(ofDocumentAt: place)
            if isDead(place) {
                append(run, of: stored)
                run = StoredLayout.Run(documents: place + 1..<place + 1, chunks: chunk + count..<chunk + count)
            } else {
                run.extend(chunks: count)
            }
            chunk += count
        }
        append(run, of: stored)
    }

    private mutating func append(_ run: StoredLayout.Run, of stored: StoredLayout) {
        guard !run.documents.isEmpty else { return }
        let firstPlace = documentCount
        middles.append(stored: stored.middles(run.chunks))
        smoothedLengths.append(stored: stored.smoothedLengths(run.chunks))
        lengths.append(stored: stored.lengths(run.chunks))
        marks.append(stored: stored.marks(run.chunks))
        documentNumbers.append(stored: stored.documentColumn(0, run.documents))
        firstChunks.append(stored: stored.documentColumn(1, run.documents))
        documentFiles.append(stored: stored.documentColumn(3, run.documents))
        for place in run.documents {
            starts.append(starts[starts.count - 1] + UInt32(stored.chunkCount(ofDocumentAt: place)))
        }
        documentPlaces += places(ofDocumentsFrom: firstPlace, chunkCount: run.chunks.count)
    }

    /// For each chunk of the last documents the place of its document.
    private func places(ofDocumentsFrom first: Int, chunkCount: Int) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: chunkCount) { buffer, initialized in
            for place in first..<documentCount {
                let count = chunks(ofDocumentAt: place).count
                buffer[initialized..<initialized + count].initialize(repeating: UInt32(place))
                initialized += count
            }
        }
    }
}
