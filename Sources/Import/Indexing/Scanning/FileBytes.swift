import Glibc
import Store

enum FileBytes {
    struct Content {
        var bytes: [UInt8]
        var stamp: FileStamp
        /// Whether an equal stamp later means equal content.
        var isSettled: Bool
        /// Whether all bytes were read; false if the file became shorter after its status was read.
        var isWhole: Bool { bytes.count == stamp.size }
    }

    enum Failure: Error {
        case gone
        /// The value is the size of the file in bytes.
        case tooLarge(Int)
        /// The value is the system's message.
        case unreadable(String)
        /// The limit of open files is reached; this says nothing about the file.
        case noDescriptors

        init(_ failure: SystemFailure) {
            if failure.isShortage {
                self = .noDescriptors
            } else {
                self = failure.isAbsence ? .gone : .unreadable(failure.reason)
            }
        }
    }

    /// The maximum file size in bytes, to bound memory.
    static let largest = 64 << 20

    /// The number of attempts for a file that becomes shorter during reading.
    private static let tries = 3

    /// Reads a file; fails for a symbolic link.
    static func read(_ path: String) throws(Failure) -> Content {
        for _ in 1..<tries {
            let content = try readOnce(path)
            if content.isWhole { return content }
        }
        let content = try readOnce(path)
        guard content.isWhole else { throw .unreadable("it ends before its size") }
        return content
    }

    private static func readOnce(_ path: String) throws(Failure) -> Content {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { throw Failure(SystemFailure()) }
        defer { close(descriptor) }
        // The stamp is taken before reading, so that a later write gives another stamp.
        let start = now()
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw Failure(SystemFailure()) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .gone }
        guard status.st_size <= largest else { throw .tooLarge(status.st_size) }
        let stamp = FileStamp(status)
        return Content(
            bytes: try contents(of: descriptor, size: status.st_size), stamp: stamp,
            isSettled: stamp.isSettled(at: start))
    }

    static func mayBeReadable(_ path: String, size: Int) -> Bool {
        unsafe size <= largest && access(path, R_OK) == 0
    }

    /// The current time in nanoseconds.
    private static func now() -> Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return time.nanoseconds
    }

    /// Reads from the current offset of a descriptor; returns fewer than `size` bytes if the file ends early.
    static func contents(of descriptor: Int32, size: Int) throws(Failure) -> [UInt8] {
        // The library writes into what all empty arrays share, which is a race though of the same zero.
        if size == 0 { return [] }
        var failure: SystemFailure?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let part = unsafe Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
                if part < 0, errno == EINTR { continue }
                if part < 0 { failure = SystemFailure() }
                if part <= 0 { break }
                count += part
            }
        }
        if let failure { throw .unreadable(failure.reason) }
        return bytes
    }
}

extension FileStamp {
    init(_ status: stat) {
        self.init(
            size: status.st_size, modified: status.st_mtim.nanoseconds, changed: status.st_ctim.nanoseconds,
            inode: Int(truncatingIfNeeded: status.st_ino))
    }
}

extension timespec {
    /// Nanoseconds since 1970-01-01T00:00Z; wraps around on overflow.
    fileprivate var nanoseconds: Int { tv_sec &* 1_000_000_000 &+ tv_nsec }
}
