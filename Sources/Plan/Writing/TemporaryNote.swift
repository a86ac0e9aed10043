import Glibc

/// A new file that becomes a note when it is complete; until then it has a hidden name, which no reader reads.
struct TemporaryNote {
    let name: String

    /// Writes a file durably; leaves none behind if that fails.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - original: The file whose permissions and owner are taken over; nil for those of a new file.
    ///   - folder: The folder.
    ///   - path: The path for errors.
    /// - Throws: `WritingError` if the file cannot be written.
    init(
        _ bytes: [UInt8], like original: stat?, in folder: borrowing OpenFolder, for path: String
    ) throws(WritingError) {
        name = ".daybook-\(String(UInt64.random(in: .min ... .max), radix: 16)).tmp"
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = openat(folder.descriptor, name, flags, original == nil ? 0o666 : 0o600)
        guard file >= 0 else { throw WritingError(path: path, reason: .system(code: errno)) }
        let isWritten = TemporaryNote.write(bytes, to: file, like: original)
        let code = errno
        guard close(file) == 0, isWritten else {
            let failure = isWritten ? errno : code
            folder.remove(name)
            throw WritingError(path: path, reason: .system(code: failure))
        }
    }

    private static func write(_ bytes: [UInt8], to file: Int32, like original: stat?) -> Bool {
        let isComplete = bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
        guard isComplete else { return false }
        if let original {
            // Only root may give a file away; others own the vault's files themselves.
            if original.st_uid != geteuid() || original.st_gid != getegid() {
                _ = fchown(file, original.st_uid, original.st_gid)
            }
            guard fchmod(file, original.st_mode & 0o7777) == 0 else { return false }
        }
        return fsync(file) == 0
    }
}
