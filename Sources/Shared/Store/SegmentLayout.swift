/// What ranking must know of each chunk of a segment, column by column, in the order of the chunks' ordinals.
public struct SegmentLayout: Sendable, Equatable {
    /// The chunk's row in the index.
    public var chunks: [UInt32] = []
    /// The document that it belongs to; a document's chunks are consecutive.
    public var documents: [UInt32] = []
    /// Its number of words.
    public var lengths: [UInt16] = []
    /// Characters from the beginning of its document to its middle.
    public var middles: [UInt32] = []
    /// The number of words around it, weighted by nearness.
    public var smoothedLengths: [Float] = []
    /// What the text holds that some questions ask for, the bits of `ChunkMarks`.
    public var marks: [UInt8] = []
    /// Tells its file by the path alone, so that equal scores can be ordered alike in whatever order files were imported.
    public var files: [UInt32] = []

    /// A layout without chunks.
    public init() {}

    /// The number of chunks.
    public var count: Int { chunks.count }

    static let bytesPerChunk = 23

    /// The columns one behind the other, little-endian.
    var encoded: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count * SegmentLayout.bytesPerChunk)
        for value in chunks { append(value, to: &bytes) }
        for value in documents { append(value, to: &bytes) }
        for value in middles { append(value, to: &bytes) }
        for value in smoothedLengths { append(value.bitPattern, to: &bytes) }
        for value in lengths { append(value, to: &bytes) }
        for value in files { append(value, to: &bytes) }
        bytes += marks
        return bytes
    }

    /// What tells a file of a path: the 32-bit FNV-1a hash of its UTF-8.
    static func file(_ path: String) -> UInt32 {
        path.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }

    /// Appends the chunks of an encoded layout, but those that are dead.
    ///
    /// - Parameters:
    ///   - data: An encoded layout.
    ///   - count: Its number of chunks.
    ///   - isDead: Whether the chunk at an ordinal is gone.
    mutating func append(_ data: UnsafeRawBufferPointer, count: Int, isDead: (Int) -> Bool = { _ in false }) {
        guard data.count == count * SegmentLayout.bytesPerChunk else { return }
        for ordinal in 0..<count where !isDead(ordinal) {
            chunks.append(load(data, 0, ordinal, count))
            documents.append(load(data, 1, ordinal, count))
            middles.append(load(data, 2, ordinal, count))
            smoothedLengths.append(Float(bitPattern: load(data, 3, ordinal, count)))
            lengths.append(
                UInt16(littleEndian: data.loadUnaligned(fromByteOffset: 16 * count + 2 * ordinal, as: UInt16.self)))
            files.append(
                UInt32(littleEndian: data.loadUnaligned(fromByteOffset: 18 * count + 4 * ordinal, as: UInt32.self)))
            marks.append(data[22 * count + ordinal])
        }
    }

    private func load(_ data: UnsafeRawBufferPointer, _ column: Int, _ ordinal: Int, _ count: Int) -> UInt32 {
        UInt32(littleEndian: data.loadUnaligned(fromByteOffset: 4 * (column * count + ordinal), as: UInt32.self))
    }

    private func append<Value: FixedWidthInteger>(_ value: Value, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
    }
}

/// A bit for each chunk of a segment.
struct ChunkBits: Sendable {
    private(set) var bytes: [UInt8]

    /// All bits clear.
    init(count: Int) { bytes = [UInt8](repeating: 0, count: (count + 7) / 8) }

    /// Bits as stored.
    init(bytes: [UInt8]) { self.bytes = bytes }

    subscript(ordinal: Int) -> Bool {
        get { ordinal / 8 < bytes.count && bytes[ordinal / 8] & (1 << UInt8(ordinal % 8)) != 0 }
        set {
            guard ordinal / 8 < bytes.count else { return }
            if newValue {
                bytes[ordinal / 8] |= 1 << UInt8(ordinal % 8)
            } else {
                bytes[ordinal / 8] &= ~(1 << UInt8(ordinal % 8))
            }
        }
    }

    /// The number of set bits.
    var count: Int { bytes.reduce(0) { $0 + $1.nonzeroBitCount } }
}
