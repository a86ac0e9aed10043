import CSystem
import Glibc

/// A folder that is held open, so that what is done in it is done in no other, whatever happens to its path.
struct OpenFolder: ~Copyable {
    let descriptor: Int32

    /// Takes over an open descriptor; throws if it is none.
    private init(_ descriptor: Int32, for path: String) throws(WritingError) {
        guard descriptor >= 0 else { throw WritingError(path: path, reason: OpenFolder.reason(errno)) }
        self.descriptor = descriptor
    }

    /// Opens a folder anywhere.
    init(_ folder: String, for path: String) throws(WritingError) {
        try unsafe self.init(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), for: path)
    }

    deinit { close(descriptor) }

    /// Opens a folder in this one; never through a symbolic link.
    func folder(_ name: String, for path: String) throws(WritingError) -> OpenFolder {
        try unsafe OpenFolder(openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), for: path)
    }

    /// Opens a folder in this one, and makes it first if it is missing.
    func madeFolder(_ name: String, mode: mode_t = 0o777, for path: String) throws(WritingError) -> OpenFolder {
        if unsafe mkdirat(descriptor, name, mode) == 0 {
            synchronize()
        } else if errno != EEXIST {
            throw WritingError(path: path, reason: OpenFolder.reason(errno))
        }
        return try folder(name, for: path)
    }

    /// Reads a regular file in this folder; never through a symbolic link.
    func read(_ name: String, for path: String) throws(WritingError) -> (bytes: [UInt8], status: stat) {
        let file = unsafe openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw WritingError(path: path, reason: OpenFolder.reason(errno)) }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else { throw WritingError(path: path, reason: .system(code: errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw WritingError(path: path, reason: .notAFile) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Int(status.st_size))
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe Glibc.read(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw WritingError(path: path, reason: .system(code: errno)) }
            if count == 0 { return (bytes, status) }
            bytes += buffer[..<count]
        }
    }

    /// Moves a file to a name that nothing has yet; returns false and sets `errno` on failure.
    func move(_ name: String, to folder: borrowing OpenFolder, as new: String) -> Bool {
        if unsafe daybook_rename_to_new(descriptor, name, folder.descriptor, new) == 0 { return true }
        // Some file systems cannot do both at once; a link does not replace a file either.
        guard errno == EINVAL || errno == ENOSYS, unsafe linkat(descriptor, name, folder.descriptor, new, 0) == 0 else {
            return false
        }
        return unsafe unlinkat(descriptor, name, 0) == 0
    }

    /// Removes a file; a missing one is no error.
    func remove(_ name: String) { unsafe unlinkat(descriptor, name, 0) }

    /// Makes changes of names durable, as far as the file system can.
    func synchronize() { fsync(descriptor) }

    static func reason(_ code: Int32) -> WritingError.Reason {
        switch code {
        case ENOENT: .missing
        case ELOOP: .symbolicLink
        case EEXIST: .taken
        case EISDIR, ENXIO: .notAFile
        // With O_NOFOLLOW and O_DIRECTORY a symbolic link is no folder.
        case ENOTDIR: .symbolicLink
        default: .system(code: code)
        }
    }
}
