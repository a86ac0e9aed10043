import Glibc

/// Writes a vector file under a temporary name and finally renames it; after any error the old file remains.
struct VectorFileWriter {
    private let path: String
    private let descriptor: Int32
    private var header: VectorFile.Header
    private var blocks: [VectorFile.Block] = []
    private var waiting: [UInt8] = []
    private var hasFailed = false

    /// In bytes.
    private static let mostWaiting = 1 << 20

    /// Starts a file; nil if it cannot be written or another process is writing it.
    init?(path: String, lastChunk: Int, stamp: Int64) {
        self.path = path
        let name = VectorFileWriter.unfinished(path)
        descriptor = unsafe open(name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        header = VectorFile.Header()
        (header.lastChunk, header.stamp) = (UInt64(lastChunk), stamp)
        // The lock may be on a file that another process has just renamed to its final name.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, VectorFileWriter.isNamed(name, descriptor),
            fchmod(descriptor, 0o600) == 0, ftruncate(descriptor, 0) == 0
        else {
            close(descriptor)
            return nil
        }
        waiting.append(contentsOf: [UInt8](repeating: 0, count: MemoryLayout<VectorFile.Header>.size))
    }

    static func unfinished(_ path: String) -> String { path + ".new" }

    /// Removes a file that a killed process left half-written; one that a process is writing stays.
    static func removeLeftover(of path: String) {
        let name = unfinished(path)
        let descriptor = unsafe open(name, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0, isNamed(name, descriptor) { unsafe unlink(name) }
    }

    private static func isNamed(_ name: String, _ descriptor: Int32) -> Bool {
        var (own, named) = (stat(), stat())
        return unsafe fstat(descriptor, &own) == 0 && stat(name, &named) == 0 && own.st_ino == named.st_ino
    }

    mutating func append(first: Int, count: Int, _ vectors: Span<Int8>) {
        guard count > 0, vectors.count % count == 0, !vectors.isEmpty else { return }
        let width = UInt64(vectors.count / count)
        if header.width == 0 { header.width = width }
        if header.width != width { hasFailed = true }
        unsafe vectors.withUnsafeBytes { bytes in
            unsafe blocks.append(
                VectorFile.Block(
                    first: UInt32(truncatingIfNeeded: first), count: UInt32(count),
                    check: Checksum.of(bytes, at: first)))
            unsafe append(bytes)
        }
        header.vectorCount += UInt64(count)
    }

    /// Renames the file to its final name; returns false if any write failed.
    consuming func finish() -> Bool {
        header.blockCount = UInt64(blocks.count)
        unsafe blocks.withUnsafeBytes {
            header.blockCheck = unsafe Checksum.of($0, at: 0)
            unsafe append($0)
        }
        header.check = header.hash
        write()
        unsafe withUnsafeBytes(of: header) {
            if unsafe pwrite(descriptor, $0.baseAddress, $0.count, 0) != $0.count { hasFailed = true }
        }
        let name = VectorFileWriter.unfinished(path)
        let isDone = unsafe !hasFailed && rename(name, path) == 0
        if !isDone { unsafe unlink(name) }
        close(descriptor)
        return isDone
    }

    consuming func abandon() {
        unsafe unlink(VectorFileWriter.unfinished(path))
        close(descriptor)
    }

    private mutating func append(_ bytes: UnsafeRawBufferPointer) {
        unsafe waiting.append(contentsOf: bytes)
        if waiting.count >= VectorFileWriter.mostWaiting { write() }
    }

    private mutating func write() {
        unsafe waiting.withUnsafeBytes { bytes in
            var rest = unsafe bytes[...]
            while !hasFailed, unsafe !rest.isEmpty {
                let count = unsafe Glibc.write(
                    descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count > 0 { unsafe rest = unsafe rest.dropFirst(count) } else { hasFailed = true }
            }
        }
        waiting.removeAll(keepingCapacity: true)
    }
}
