import Glibc

/// A file mapped into memory for reading; unmapped with the last reference.
///
/// Only for installed files, which are replaced as a whole: if a mapped file is truncated, the program is killed.
@safe final class MappedFile {
    let bytes: UnsafeRawBufferPointer

    /// Maps a file of known size, in bytes.
    ///
    /// - Throws: `MappingError` if there is no readable file of that size.
    init(_ path: String, size: Int) throws(MappingError) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(reason: Files.lastFailure)
        }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(reason: "it is no file")
        }
        guard Int(status.st_size) == size, size > 0 else {
            throw .wrongSize(expected: size, found: Int(status.st_size))
        }
        guard let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), unsafe start != MAP_FAILED
        else { throw .unreadable(reason: Files.lastFailure) }
        unsafe bytes = unsafe UnsafeRawBufferPointer(start: start, count: size)
    }

    deinit { unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}

enum MappingError: Error, Equatable {
    case missing
    case unreadable(reason: String)
    case wrongSize(expected: Int, found: Int)
}
