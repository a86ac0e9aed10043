import Glibc

/// Replaces a page of the vault as a whole.
enum HabitWriter {
    /// Writes new content in the place of the old: a reader sees the one or the other, also after a crash.
    ///
    /// - Parameters:
    ///   - path: The file, as an absolute path.
    ///   - bytes: The new content.
    ///   - old: The content from which the new one was made; another content is left alone.
    /// - Throws: `ProgramError` if the file changed, is no regular file, or cannot be written.
    static func write(path: String, bytes: [UInt8], insteadOf old: [UInt8]) throws(ProgramError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw failure(path) }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_mode & S_IWUSR != 0, access(path, W_OK) == 0 else {
            throw .cannotWrite(path: path, reason: String(cString: strerror(EACCES)))
        }
        let new = path + ".daybook-\(getpid())"
        let descriptor = open(new, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, status.st_mode & 0o7777)
        guard descriptor >= 0 else { throw failure(path) }
        let isWritten = fchmod(descriptor, status.st_mode & 0o7777) == 0 && write(bytes, to: descriptor)
        guard fsync(descriptor) == 0, close(descriptor) == 0, isWritten else {
            let reason = failure(path)
            unlink(new)
            throw reason
        }
        guard Files.bytes(path) == old else {
            unlink(new)
            throw .changedMeanwhile(path: path)
        }
        guard rename(new, path) == 0 else {
            let reason = failure(path)
            unlink(new)
            throw reason
        }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private static func failure(_ path: String) -> ProgramError {
        .cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
}
