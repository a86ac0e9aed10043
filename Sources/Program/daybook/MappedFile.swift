import Glibc

/// The bytes of a file, mapped into memory for reading; given back when its last owner is gone.
///
/// It stands here and not among the pure targets because it asks the disk. A file that is made shorter while it is mapped ends the
/// program: this is for files of the installation, which are replaced as a whole.
final class MappedFile {
    let bytes: UnsafeRawBufferPointer

    /// The file at a path, of a size that is known beforehand.
    ///
    /// - Parameters:
    ///   - path: Where the file is.
    ///   - size: Its size in bytes.
    /// - Throws: `MappingError` where there is none of that size that can be read.
    init(_ path: String, size: Int) throws(MappingError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(reason: String(cString: strerror(errno)))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(reason: "it is no file")
        }
        guard Int(status.st_size) == size, size > 0 else {
            throw .wrongSize(expected: size, found: Int(status.st_size))
        }
        guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
        else { throw .unreadable(reason: String(cString: strerror(errno))) }
        bytes = UnsafeRawBufferPointer(start: start, count: size)
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}

/// Why a file cannot be mapped.
enum MappingError: Error, Equatable {
    case missing
    case unreadable(reason: String)
    case wrongSize(expected: Int, found: Int)
}
