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
    public private(set) var documentPlaces = RunPlaces()

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
        if starts[documentCount] == starts[documentCount - 1] {
            documentPlaces.append(run: 1)
        } else {
            documentPlaces.extendLast(by: 1)
        }
        starts[documentCount] += 1
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

    /// Reads the living documents of stored segments with their chunks, those of one segment behind those of the other.
    ///
    /// Each column goes straight from the pages of the database to its place.
    init(_ segments: [StoredSegment]) throws(StoreError) {
        let parts = segments.map { (segment: $0, runs: $0.living) }
        let runs = parts.flatMap(\.runs)
        let chunkCount = runs.reduce(0) { $0 + $1.chunks.count }
        let documentCount = runs.reduce(0) { $0 + $1.documents.count }
        func documents(_ column: Int) throws(StoreError) -> [UInt32] {
            try SegmentLayout.column(parts, count: documentCount, { $0.documents.count }) {
                (segment, run, buffer) throws(StoreError) in
                try segment.readDocuments(column, run, into: buffer)
            }
        }
        func chunks<Number: BitwiseCopyable>(behind before: Int) throws(StoreError) -> [Number] {
            try SegmentLayout.column(parts, count: chunkCount, { $0.chunks.count }) {
                (segment, run, buffer) throws(StoreError) in
                try segment.readChunks(behind: before, width: MemoryLayout<Number>.stride, run, into: buffer)
            }
        }
        documentNumbers = try documents(0)
        firstChunks = try documents(1)
        documentFiles = try documents(3)
        middles = try chunks(behind: 0)
        smoothedLengths = try chunks(behind: 4)
        lengths = try chunks(behind: 8)
        marks = try chunks(behind: 10)
        starts.reserveCapacity(documentCount + 1)
        documentPlaces.reserveCapacity(chunkCount)
        for (segment, runs) in parts {
            for run in runs {
                for place in run.documents {
                    documentPlaces.append(run: segment.chunkCount(ofDocumentAt: place))
                    starts.append(UInt32(documentPlaces.count))
                }
            }
        }
    }

    /// Reads a column of all runs of some segments.
    private static func column<Number: BitwiseCopyable>(
        _ parts: [(segment: StoredSegment, runs: [StoredSegment.Run])], count: Int,
        _ size: (StoredSegment.Run) -> Int,
        _ read: (StoredSegment, StoredSegment.Run, UnsafeMutableRawBufferPointer) throws(StoreError) -> Void
    ) throws(StoreError) -> [Number] {
        try [Number](count: count) { (buffer) throws(StoreError) in
            var first = 0
            for (segment, runs) in parts {
                for run in runs {
                    let end = first + size(run)
                    let part = UnsafeMutableBufferPointer(rebasing: buffer[first..<end])
                    try read(segment, run, UnsafeMutableRawBufferPointer(part))
                    first = end
                }
            }
        }
    }
}

extension Array where Element: BitwiseCopyable {
    /// The elements as they stand in memory.
    var storedBytes: [UInt8] { withUnsafeBytes { Array<UInt8>($0) } }
}
