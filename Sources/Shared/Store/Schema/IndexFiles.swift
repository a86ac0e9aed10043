import Glibc

/// The files of an index, and the replacement of one index by another.
public enum IndexFiles {
    private static let journals = ["-wal", "-shm", "-journal"]

    /// Returns the path, in the same folder, at which a new index is built before it replaces the old one.
    public static func unfinished(_ path: String) -> String { path + ".new" }

    /// Returns the inode number, which distinguishes an index file from its replacement; nil if there is no file.
    public static func number(_ path: String) -> UInt? {
        var status = stat()
        return unsafe stat(path, &status) == 0 ? status.st_ino : nil
    }

    /// Removes an index and all files beside it.
    public static func remove(_ path: String) {
        for ending in [""] + journals + VectorFile.endings { unsafe unlink(path + ending) }
    }

    /// The endings of all files that an index may have beside it, also those of an unfinished one.
    public static let endings: [String] = ["", unfinished("")].flatMap { start in
        ([""] + journals + VectorFile.endings).map { start + $0 }
    }

    /// Returns whether a file begins like an index: SQLite's header with our application number at offset 68.
    ///
    /// Source: SQLite, "Database File Format", section 1.3.
    ///
    /// - Parameter path: A file.
    /// - Returns: False also if it cannot be read.
    public static func isIndex(_ path: String) -> Bool {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 72)
        return unsafe read(descriptor, &bytes, bytes.count) == bytes.count && bytes.starts(with: "SQLite format 3".utf8)
            && bytes[68..<72].elementsEqual("DAYB".utf8)
    }

    /// Returns whether another process has an index open: each of them locks one byte of the file that SQLite shares.
    ///
    /// Source: SQLite, "WAL-mode File Format", section 2.3. This process must not have it open.
    ///
    /// - Parameter path: The index file.
    /// - Returns: False also if nobody can tell.
    public static func isOpenElsewhere(_ path: String) -> Bool {
        let descriptor = unsafe open(path + journals[1], O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let connectionByte = 128
        var lock = flock(
            l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: connectionByte, l_len: 1, l_pid: 0)
        return unsafe fcntl(descriptor, F_GETLK, &lock) == 0 && Int32(lock.l_type) != F_UNLCK
    }

    /// Deletes an index with all files beside it, while no process is opening it.
    ///
    /// Processes that have it open continue to read it. The caller ensures that no other process writes it.
    ///
    /// - Parameter path: The index file.
    /// - Throws: `StoreError.busy` if other processes keep opening it, `.cannotOpen` if a file cannot be deleted.
    public static func delete(_ path: String) throws(StoreError) {
        guard let gate = IndexGate(of: path, .closed) else { throw .busy(path: path) }
        defer { gate.leave() }
        // The index goes first: without it the other files mean nothing.
        for ending in endings where unsafe unlink(path + ending) != 0 && errno != ENOENT {
            throw .cannotOpen(path: path, code: errno)
        }
    }

    /// Renames an index and all files beside it within its folder.
    ///
    /// Processes that have it open continue to read it. The caller ensures that no other process writes either index. After a crash it has
    /// one of the names, at worst without its last changes.
    ///
    /// - Parameters:
    ///   - path: The index file.
    ///   - new: The new name; nothing happens if an index already has it.
    /// - Throws: `StoreError.busy` if other processes keep opening it, `.cannotOpen` if the file system refuses.
    public static func move(_ path: String, to new: String) throws(StoreError) {
        guard let gate = IndexGate(of: new, .closed) else { throw .busy(path: new) }
        defer { gate.leave() }
        var status = stat()
        guard unsafe stat(new, &status) != 0 || status.st_size == 0, unsafe access(path, F_OK) == 0 else { return }
        remove(new)
        guard unsafe rename(path, new) == 0 else { throw .cannotOpen(path: path, code: errno) }
        for ending in journals + [VectorFile.ending] { unsafe rename(path + ending, new + ending) }
        remove(unfinished(path))
    }

    /// Replaces an index by the new one built beside it.
    ///
    /// Processes that have the old one open continue to read it; later ones get the new one. The caller has closed the new index and
    /// ensures that no other process writes either. After a crash the old one, the new one or none exists.
    ///
    /// - Parameter path: The old index file.
    /// - Throws: `StoreError.busy` if other processes keep opening it, `.cannotOpen` if the file system refuses.
    public static func replace(_ path: String) throws(StoreError) {
        let new = unfinished(path)
        // A remaining log means that the last pages were not copied into the file, for lack of room or by a fault of the disk.
        if unsafe access(new + journals[0], F_OK) == 0 { try copyLog(of: new) }
        guard unsafe access(new + journals[0], F_OK) != 0 else { throw .busy(path: new) }
        guard let gate = IndexGate(of: path, .closed) else { throw .busy(path: path) }
        defer { gate.leave() }
        // The old log must go before the rename, or SQLite would take it for the new index's log.
        remove(path)
        guard unsafe rename(new, path) == 0 else { throw .cannotOpen(path: path, code: errno) }
    }

    /// Copies the pages of a log into the index; throws what has kept them from it.
    private static func copyLog(of path: String) throws(StoreError) {
        try Database(path: path, access: .write).execute("pragma wal_checkpoint(truncate)")
    }
}

/// A lock of the index's folder that keeps an index from being replaced while it is opened: shared to open, exclusive to replace.
struct IndexGate {
    enum Passage {
        case open
        case closed
    }

    private let descriptor: Int32

    /// Waits for the lock; nil if the folder cannot be opened or the lock stays taken.
    init?(of index: String, _ passage: Passage) {
        let folder = index.lastIndex(of: "/").map { String(index[...$0]) } ?? "."
        descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let operation = passage == .open ? LOCK_SH : LOCK_EX
        for _ in 0..<IndexGate.tries {
            if flock(descriptor, operation | LOCK_NB) == 0 { return }
            usleep(IndexGate.pause)
        }
        close(descriptor)
        return nil
    }

    func leave() { close(descriptor) }

    /// The exclusive lock lasts microseconds; 100 pauses of 1000 microseconds wait a tenth of a second.
    private static let tries = 100
    private static let pause: UInt32 = 1000
}
