/// The ranking data of a segment's chunks, in columns ordered by ordinal.
///
/// Columns are stored as in memory, so that reading copies bytes. Values shared by all chunks of a document are stored once per document; a
/// document's chunks are consecutive, in the index and here.
public struct SegmentLayout: Sendable, Equatable {
    /// The number of words of each chunk.
    public private(set) var lengths: [UInt16] = []
    /// The distance in characters from the start of the document to the middle of each chunk.
    public private(set) var middles: [UInt32] = []
    /// The number of words in and around each chunk, weighted by distance.
    public private(set) var smoothedLengths: [Float] = []
    /// Features of each chunk's text that some questions need: the bits of `ChunkMarks`.
    public private(set) var marks: [UInt8] = []
    /// The index of each chunk's document in the layout.
    public private(set) var documentPlaces = RunPlaces()

    /// The row of each document.
    public private(set) var documentNumbers: [UInt32] = []
    /// The number of each document's first chunk; the others follow.
    public private(set) var firstChunks: [UInt32] = []
    /// The start of each document's chunks, and last the end of all.
    public private(set) var starts: [UInt32] = [0]
    /// A hash of each document's file path, which orders equal scores independently of the order of import.
    public private(set) var documentFiles: [UInt32] = []

    /// Creates an empty layout.
    public init() {}

    /// The number of chunks.
    public var count: Int { lengths.count }

    /// The number of documents.
    public var documentCount: Int { documentNumbers.count }

    /// The number of each chunk.
    public var chunks: ChunkNumbers { ChunkNumbers(firsts: firstChunks, starts: starts, places: documentPlaces) }

    /// The row of each chunk's document.
    public var documents: DocumentColumn { DocumentColumn(values: documentNumbers, places: documentPlaces) }

    /// The hash of each chunk's file path.
    public var files: DocumentColumn { DocumentColumn(values: documentFiles, places: documentPlaces) }

    /// Returns the consecutive indices of a document's chunks, given the index of the document.
    @inline(__always)
    public func chunks(ofDocumentAt place: Int) -> Range<Int> { Int(starts[place])..<Int(starts[place + 1]) }

    /// Returns the 32-bit FNV-1a hash of a path.
    static func file(_ path: String) -> UInt32 {
        path.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }

    // MARK: Collecting

    mutating func append(document: Int, firstChunk: Int, file: UInt32) {
        documentNumbers.append(UInt32(truncatingIfNeeded: document))
        firstChunks.append(UInt32(truncatingIfNeeded: firstChunk))
        documentFiles.append(file)
        starts.append(UInt32(count))
    }

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

    var lengthSum: Int { lengths.reduce(0) { $0 + Int($1) } }

    /// The sum of the smoothed lengths in 1024ths; sums of integers do not depend on their order.
    var smoothedLengthSum: Int { smoothedLengths.reduce(0) { $0 + Int($1 * 1024) } }

    // MARK: Stored form

    static let bytesPerChunk = 11
    static let bytesPerDocument = 16

    /// The columns of chunks, concatenated in the machine's byte order, since an index stays on its machine.
    var encodedChunks: [UInt8] { middles.storedBytes + smoothedLengths.storedBytes + lengths.storedBytes + marks }

    var encodedDocuments: [UInt8] {
        let counts = zip(starts, starts.dropFirst()).map { $1 - $0 }
        return documentNumbers.storedBytes + firstChunks.storedBytes + counts.storedBytes + documentFiles.storedBytes
    }

    /// Reads the living documents and chunks of stored segments, each column directly from the database into its array.
    init(_ segments: [StoredSegment]) throws(StoreError) {
        let parts = segments.map { (segment: $0, runs: $0.living) }
        let runs = parts.flatMap(\.runs)
        let chunkCount = runs.reduce(0) { $0 + $1.chunks.count }
        let documentCount = runs.reduce(0) { $0 + $1.documents.count }
        func documents(_ column: Int) throws(StoreError) -> [UInt32] {
            try SegmentLayout.column(parts, count: documentCount) {
                (segment, run, numbers: inout [UInt32]) throws(StoreError) in
                try segment.readDocuments(column, run, to: &numbers)
            }
        }
        func chunks<Number: BitwiseCopyable>(behind before: Int) throws(StoreError) -> [Number] {
            try SegmentLayout.column(parts, count: chunkCount) {
                (segment, run, numbers: inout [Number]) throws(StoreError) in
                try segment.readChunks(behind: before, run, to: &numbers)
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

    private static func column<Number: BitwiseCopyable>(
        _ parts: [(segment: StoredSegment, runs: [StoredSegment.Run])], count: Int,
        _ read: (StoredSegment, StoredSegment.Run, inout [Number]) throws(StoreError) -> Void
    ) throws(StoreError) -> [Number] {
        var numbers: [Number] = []
        numbers.reserveCapacity(count)
        for (segment, runs) in parts {
            for run in runs { try read(segment, run, &numbers) }
        }
        return numbers
    }
}
