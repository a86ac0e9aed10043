import Glibc

/// The vectors of an index in a file beside it, lent as they lie there: a cache, which a comparison with all of them reads several times
/// faster than the rows of the index.
///
/// A chunk's number is never used again and its vector never changes, so the file stays good for all chunks up to the last one that it was
/// made of, as long as the index bears the stamp that it bore then: chunks that came later are read from the index, and those that
/// are gone are passed over by whoever knows the living ones. It is never changed in place, but replaced by another of its name.
public final class VectorFile: @unchecked Sendable {
    /// Neighbouring chunks.
    public struct Block: BitwiseCopyable {
        let first: UInt32
        let count: UInt32
        /// The checksum of their vectors.
        let check: UInt64

        /// The number of the first chunk.
        public var firstChunk: Int { Int(first) }
        /// How many chunks there are.
        public var chunkCount: Int { Int(count) }
    }

    /// What stands at the beginning.
    ///
    /// The vectors follow, one behind the other, and then the blocks; in the byte order of the machine, as in the index: it stays where it
    /// was made.
    struct Header: BitwiseCopyable, Equatable {
        var mark: UInt64 = 0x524F_5443_4556_4244
        var format: UInt64 = 2
        /// The bytes of a vector.
        var width: UInt64 = 0
        /// The number of the last chunk when the file was made, and the stamp that the index had for it.
        var lastChunk: UInt64 = 0
        var stamp: Int64 = 0
        var vectorCount: UInt64 = 0
        var blockCount: UInt64 = 0
        /// The checksum of the blocks.
        var blockCheck: UInt64 = 0
        /// A hash of all before it.
        var check: UInt64 = 0

        /// What `check` has to be.
        var hash: UInt64 {
            withUnsafeBytes(of: self) { Checksum.of(UnsafeRawBufferPointer(rebasing: $0.dropLast(8)), at: 0) }
        }

        /// The bytes of the whole file; nil where there are too many.
        var fileSize: Int? {
            let vectors = vectorCount.multipliedReportingOverflow(by: width)
            let blocks = blockCount.multipliedReportingOverflow(by: UInt64(MemoryLayout<Block>.stride))
            let sum = vectors.partialValue.addingReportingOverflow(blocks.partialValue)
            guard !vectors.overflow, !blocks.overflow, !sum.overflow, sum.partialValue < 1 << 48 else { return nil }
            return Int(sum.partialValue) + MemoryLayout<Header>.size
        }
    }

    let header: Header
    /// Whether every vector was compared with its checksum since the file was opened.
    private var isProven = false
    private let bytes: UnsafeRawBufferPointer

    /// What the file's name has behind that of the index.
    static let ending = ".vectors"

    /// What may stand beside an index: a whole file, and one that is being written.
    public static let endings = [ending, VectorFileWriter.unfinished(ending)]

    /// Opens a file; nil where there is none or it is damaged.
    init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        let headerSize = MemoryLayout<Header>.size
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size >= headerSize,
            let address = mmap(nil, Int(status.st_size), PROT_READ, MAP_SHARED, descriptor, 0), address != MAP_FAILED
        else { return nil }
        bytes = UnsafeRawBufferPointer(start: address, count: Int(status.st_size))
        header = bytes.load(as: Header.self)
        guard header.mark == Header().mark, header.format == Header().format, header.check == header.hash,
            header.fileSize == bytes.count, areBlocksSound
        else { return nil }
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

    /// Whether the blocks hold as many vectors as there are, and their chunks rise up to the last one.
    private var areBlocksSound: Bool {
        guard Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[vectorEnd...]), at: 0) == header.blockCheck else {
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

    /// How many vectors there are, those of chunks that are gone with them.
    public var vectorCount: Int { Int(header.vectorCount) }

    /// How many blocks there are.
    public var blockCount: Int { Int(header.blockCount) }

    /// The bytes of a vector.
    public var width: Int { Int(header.width) }

    /// No chunk of a higher number is in it.
    public var lastChunk: Int { Int(header.lastChunk) }

    /// A block, in the order of chunks.
    ///
    /// - Parameter place: Its place.
    @inline(__always)
    public subscript(place: Int) -> Block {
        bytes.loadUnaligned(
            fromByteOffset: vectorEnd + place * MemoryLayout<Block>.stride, as: Block.self)
    }

    private var vectorEnd: Int { MemoryLayout<Header>.size + vectorCount * width }

    /// Lends the vectors of some blocks; each is compared with its checksum first, until all were.
    ///
    /// - Parameters:
    ///   - blocks: The places of the blocks.
    ///   - body: Gets the number of a chunk, and its vector with those of the chunks that follow it, one behind the other, and their
    ///     number; the numbers rise.
    /// - Returns: False if a block is damaged: then it ends, and what was lent before is no whole.
    public func forEachBlock(
        _ blocks: Range<Int>, _ body: (Int, UnsafeBufferPointer<Int8>, Int) -> Void
    ) -> Bool {
        var place = MemoryLayout<Header>.size
        for block in 0..<blocks.lowerBound { place += self[block].chunkCount * width }
        for block in blocks {
            let block = self[block]
            let size = block.chunkCount * width
            let vectors = UnsafeRawBufferPointer(rebasing: bytes[place..<place + size])
            guard isProven || Checksum.of(vectors, at: block.firstChunk) == block.check else { return false }
            vectors.withMemoryRebound(to: Int8.self) { body(block.firstChunk, $0, block.chunkCount) }
            place += size
        }
        return true
    }

    /// Says that all blocks were lent and none is damaged: the next ones who ask need not look again.
    public func markAsProven() { isProven = true }
}
