import Glibc

/// A cache of an index's vectors in a memory-mapped file beside it; comparing all of them is several times faster than from index rows.
///
/// Chunk numbers are never reused and vectors never change, so the file stays valid for the chunks up to its last one while the index has
/// the same stamp for that chunk. Later chunks are read from the index; callers skip chunks that are gone. The file is only replaced, never
/// changed in place.
@safe public final class VectorFile: @unchecked Sendable {
    /// Neighbouring chunks.
    public struct Block: BitwiseCopyable {
        let first: UInt32
        let count: UInt32
        let check: UInt64

        /// The number of the first chunk.
        public var firstChunk: Int { Int(first) }
        /// The number of chunks.
        public var chunkCount: Int { Int(count) }
    }

    /// The start of the file; vectors and then blocks follow, in the byte order of the machine, on which the file stays.
    struct Header: BitwiseCopyable, Equatable {
        var mark: UInt64 = 0x524F_5443_4556_4244
        var format: UInt64 = 2
        var width: UInt64 = 0
        /// The number of the last chunk when the file was written, and the index's stamp for it.
        var lastChunk: UInt64 = 0
        var stamp: Int64 = 0
        var vectorCount: UInt64 = 0
        var blockCount: UInt64 = 0
        var blockCheck: UInt64 = 0
        /// The checksum of all previous fields.
        var check: UInt64 = 0

        var hash: UInt64 {
            unsafe withUnsafeBytes(of: self) {
                unsafe Checksum.of(UnsafeRawBufferPointer(rebasing: $0.dropLast(8)), at: 0)
            }
        }

        /// The size of the whole file in bytes; nil above 2⁴⁸ or on overflow.
        var fileSize: Int? {
            let vectors = vectorCount.multipliedReportingOverflow(by: width)
            let blocks = blockCount.multipliedReportingOverflow(by: UInt64(MemoryLayout<Block>.stride))
            let sum = vectors.partialValue.addingReportingOverflow(blocks.partialValue)
            guard !vectors.overflow, !blocks.overflow, !sum.overflow, sum.partialValue < 1 << 48 else { return nil }
            return Int(sum.partialValue) + MemoryLayout<Header>.size
        }
    }

    let header: Header
    /// Whether every vector was checked since the file was opened.
    private var isProven = false
    private let bytes: UnsafeRawBufferPointer

    static let ending = ".vectors"

    /// The endings of files beside an index: the complete file and an unfinished one.
    public static let endings = [ending, VectorFileWriter.unfinished(ending)]

    /// Opens a file; nil if it is absent or damaged.
    init?(path: String) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        let headerSize = MemoryLayout<Header>.size
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size >= headerSize,
            let address = unsafe mmap(nil, Int(status.st_size), PROT_READ, MAP_SHARED, descriptor, 0),
            unsafe address != MAP_FAILED
        else { return nil }
        unsafe bytes = unsafe UnsafeRawBufferPointer(start: address, count: Int(status.st_size))
        header = unsafe bytes.load(as: Header.self)
        guard header.mark == Header().mark, header.format == Header().format, header.check == header.hash,
            unsafe header.fileSize == bytes.count, areBlocksSound
        else { return nil }
    }

    deinit { unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

    /// Whether the blocks match their checksum and the number of vectors, with ascending chunks up to the last one.
    private var areBlocksSound: Bool {
        guard unsafe Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[vectorEnd...]), at: 0) == header.blockCheck
        else {
            return false
        }
        var (count, last) = (0, 0)
        for place in 0..<blockCount {
            let block = self[place]
            guard block.firstChunk > last, block.chunkCount > 0 else { return false }
            last = block.firstChunk + block.chunkCount - 1
            count += block.chunkCount
        }
        return count == vectorCount && last <= lastChunk
    }

    /// The number of vectors, including those of chunks that are gone.
    public var vectorCount: Int { Int(header.vectorCount) }

    /// The number of blocks.
    public var blockCount: Int { Int(header.blockCount) }

    /// The size of a vector in bytes.
    public var width: Int { Int(header.width) }

    /// The highest chunk number in the file.
    public var lastChunk: Int { Int(header.lastChunk) }

    /// A block, by its index in chunk order.
    @inline(__always)
    public subscript(place: Int) -> Block {
        unsafe bytes.loadUnaligned(
            fromByteOffset: vectorEnd + place * MemoryLayout<Block>.stride, as: Block.self)
    }

    private var vectorEnd: Int { MemoryLayout<Header>.size + vectorCount * width }

    /// Calls `body` with the vectors of some blocks, in ascending order; checks their checksums until all are proven.
    ///
    /// - Parameters:
    ///   - blocks: The indices of the blocks.
    ///   - body: Gets the number of a block's first chunk, the concatenated vectors of its consecutive chunks, and their number.
    /// - Returns: False if a block is damaged; it stops there, so the vectors passed are incomplete.
    public func forEachBlock(
        _ blocks: Range<Int>, _ body: (Int, Span<Int8>, Int) -> Void
    ) -> Bool {
        var place = MemoryLayout<Header>.size
        for block in 0..<blocks.lowerBound { place += self[block].chunkCount * width }
        for block in blocks {
            let block = self[block]
            let size = block.chunkCount * width
            let vectors = unsafe UnsafeRawBufferPointer(rebasing: bytes[place..<place + size])
            guard unsafe isProven || Checksum.of(vectors, at: block.firstChunk) == block.check else { return false }
            unsafe vectors.withMemoryRebound(to: Int8.self) { unsafe body(block.firstChunk, $0.span, block.chunkCount) }
            place += size
        }
        return true
    }

    /// Records that all blocks were read undamaged, so that later reads skip the checksums.
    public func markAsProven() { isProven = true }
}
