import Glibc
import Store

/// Reads whole files.
enum FileBytes {
    /// A file's bytes, with what its status said before they were read.
    struct Content {
        var bytes: [UInt8]
        var stamp: FileStamp
        /// Whether an equal stamp will mean equal content.
        var isSettled: Bool
        /// Whether there are as many bytes as its status said; fewer where it was cut short meanwhile.
        var isWhole: Bool { bytes.count == stamp.size }
    }

    /// Why a file could not be read.
    enum Failure: Error {
        /// It is gone, or another kind of thing has taken its place: the next look at the vault tells.
        case gone
        /// It has more bytes than are read.
        case tooLarge(Int)
        /// What the system says.
        case unreadable(String)
        /// No more files may be open, which says nothing of this one.
        case noDescriptors

        /// What a failed call means for the file.
        init(_ failure: SystemFailure) {
            if failure.isShortage {
                self = .noDescriptors
            } else {
                self = failure.isAbsence ? .gone : .unreadable(failure.reason)
            }
        }
    }

    /// Larger files are told and left out: notes are small, and memory is not endless.
    static let largest = 64 << 20

    /// How often a file is read that becomes shorter meanwhile.
    private static let tries = 3

    /// Reads a file; a symbolic link is not followed.
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
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { throw Failure(SystemFailure()) }
        defer { close(descriptor) }
        // The stamp comes first: what is written while it is read gives the file another one.
        let start = now()
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Failure(SystemFailure()) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .gone }
        guard status.st_size <= largest else { throw .tooLarge(status.st_size) }
        let stamp = FileStamp(status)
        return Content(
            bytes: try contents(of: descriptor, size: status.st_size), stamp: stamp,
            isSettled: stamp.isSettled(at: start))
    }

    /// Whether a file that could not be read might be by now; it is not opened.
    static func mayBeReadable(_ path: String, size: Int) -> Bool {
        size <= largest && access(path, R_OK) == 0
    }

    /// The clock that times of files are taken from, in nanoseconds.
    private static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.nanoseconds
    }

    /// The bytes from where a descriptor stands on; fewer than `size` where the file ends before.
    static func contents(of descriptor: Int32, size: Int) throws(Failure) -> [UInt8] {
        var failure: SystemFailure?
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let part = Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
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
    /// The stamp of a file with a status.
    init(_ status: stat) {
        self.init(
            size: status.st_size, modified: status.st_mtim.nanoseconds, changed: status.st_ctim.nanoseconds,
            inode: Int(truncatingIfNeeded: status.st_ino))
    }
}

extension timespec {
    /// Nanoseconds since 1970-01-01T00:00Z; a time that no `Int` holds wraps around.
    fileprivate var nanoseconds: Int { tv_sec &* 1_000_000_000 &+ tv_nsec }
}
