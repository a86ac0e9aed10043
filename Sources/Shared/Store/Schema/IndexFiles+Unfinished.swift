import Glibc

extension IndexFiles {
    /// Makes an empty index where there is none, or an empty file.
    ///
    /// It is made beside and then renamed, so that after a crash the path holds a whole index or none. The caller ensures that no other
    /// process writes it.
    ///
    /// - Parameters:
    ///   - path: The index file; its folder must exist.
    ///   - settings: The settings that the index must match.
    /// - Throws: `StoreError` if the disk is full or the folder cannot be written.
    public static func begin(_ path: String, settings: IndexSettings) throws(StoreError) {
        let new = unfinished(path)
        do throws(StoreError) {
            try makePrivate(new)
            _ = try IndexWriter(path: new, settings: settings)
            try replace(path)
        } catch {
            remove(new)
            throw error
        }
    }

    /// Makes an empty file that only its owner may read, in the place of what a crash left there.
    ///
    /// SQLite gives the files beside an index the same mode.
    ///
    /// - Parameter path: The file of an unfinished index.
    /// - Throws: `StoreError` if that is not possible.
    public static func makePrivate(_ path: String) throws(StoreError) {
        remove(path)
        let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            close(descriptor)
            return
        }
        switch errno {
        case ENOSPC, EDQUOT: throw .diskFull(path: path)
        case EMFILE, ENFILE: throw .tooManyOpenFiles(path: path)
        case let code: throw .cannotOpen(path: path, code: code)
        }
    }

    /// Whether an unfinished index lies beside one, of a process that builds it or that was killed.
    ///
    /// - Parameter path: The index file.
    /// - Returns: True also for unfinished vectors.
    public static func hasUnfinished(_ path: String) -> Bool {
        leftovers(of: path).contains { unsafe access($0, F_OK) == 0 }
    }

    /// Removes an unfinished index and unfinished vectors that a killed process left.
    ///
    /// The caller ensures that no other process writes the index.
    ///
    /// - Parameter path: The index file.
    public static func removeUnfinished(_ path: String) {
        remove(unfinished(path))
        VectorFileWriter.removeLeftover(of: path + VectorFile.ending)
    }

    private static func leftovers(of path: String) -> [String] {
        endings.filter { $0.hasPrefix(unfinished("")) }.map { path + $0 } + [
            VectorFileWriter.unfinished(path + VectorFile.ending)
        ]
    }

    /// Whether a file may be an index that is being made: empty, or a database that bears no other program's number.
    ///
    /// - Parameter path: A file.
    /// - Returns: True also if there is none.
    public static func mayBeUnfinished(_ path: String) -> Bool {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return errno == ENOENT }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 72)
        switch unsafe read(descriptor, &bytes, bytes.count) {
        case 0: return true
        case bytes.count:
            return bytes.starts(with: "SQLite format 3".utf8)
                && (bytes[68..<72].elementsEqual("DAYB".utf8) || bytes[68..<72].allSatisfy { $0 == 0 })
        default: return false
        }
    }
}
