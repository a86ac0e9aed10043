import Glibc

/// The files that an index consists of, and how one index takes the place of another.
public enum IndexFiles {
    /// What SQLite keeps beside a database in WAL mode.
    private static let journals = ["-wal", "-shm"]

    /// Where an index is made that is to take the place of another once it is whole.
    ///
    /// - Parameter path: The file of the index.
    /// - Returns: A file in the same folder.
    public static func unfinished(_ path: String) -> String { path + ".new" }

    /// What tells the file of an index from another that takes its place.
    ///
    /// - Parameter path: The file of the index.
    /// - Returns: The number of its inode; nil if there is none.
    public static func number(_ path: String) -> UInt? {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_ino : nil
    }

    /// Removes an index with all that stands beside it.
    ///
    /// - Parameter path: The file of the index.
    public static func remove(_ path: String) {
        for ending in [""] + journals + VectorFile.endings { unlink(path + ending) }
    }

    /// Gives an index another name in the same folder, with all that stands beside it.
    ///
    /// Whoever has it open goes on reading it. To be called while no other process may write either of them. A crash meanwhile leaves it
    /// under one of the names, at worst without its last changes.
    ///
    /// - Parameters:
    ///   - path: The file of the index.
    ///   - new: The file that it becomes; nothing is done if there is an index already.
    /// - Throws: `StoreError.busy` if other processes open it all the time, `.cannotOpen` if the file system refuses.
    public static func move(_ path: String, to new: String) throws(StoreError) {
        guard let gate = IndexGate(of: new, .closed) else { throw .busy(path: new) }
        defer { gate.leave() }
        var status = stat()
        guard stat(new, &status) != 0 || status.st_size == 0, access(path, F_OK) == 0 else { return }
        remove(new)
        guard rename(path, new) == 0 else { throw .cannotOpen(path: path, code: errno) }
        for ending in journals + [VectorFile.ending] { rename(path + ending, new + ending) }
        remove(unfinished(path))
    }

    /// Puts the index that was made beside another in its place.
    ///
    /// Whoever has the old one open goes on reading it; whoever opens it next gets the new one. To be called while no other process may write
    /// either of them, and after the new one was closed. A crash meanwhile leaves the old one, the new one or none.
    ///
    /// - Parameter path: The file of the old index.
    /// - Throws: `StoreError.busy` if other processes open it all the time, `.cannotOpen` if the file system refuses.
    public static func replace(_ path: String) throws(StoreError) {
        let new = unfinished(path)
        // A log that is left says that the last pages were not copied into the file.
        guard access(new + journals[0], F_OK) != 0 else { throw .busy(path: new) }
        guard let gate = IndexGate(of: path, .closed) else { throw .busy(path: path) }
        defer { gate.leave() }
        // The old log must be gone before the new index has its name: SQLite would take it for that of the new one.
        remove(path)
        guard rename(new, path) == 0 else { throw .cannotOpen(path: path, code: errno) }
    }
}

/// Keeps an index from being replaced just while it is opened: a lock of its folder, which many may hold to open, and one to replace.
struct IndexGate {
    enum Passage {
        /// Others may open an index, too.
        case open
        /// Nobody else may.
        case closed
    }

    private let descriptor: Int32

    /// Waits until the gate can be passed; nil if the folder cannot be opened, or somebody else holds its lock for long.
    init?(of index: String, _ passage: Passage) {
        let folder = index.lastIndex(of: "/").map { String(index[...$0]) } ?? "."
        descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let operation = passage == .open ? LOCK_SH : LOCK_EX
        for _ in 0..<IndexGate.tries {
            if flock(descriptor, operation | LOCK_NB) == 0 { return }
            usleep(IndexGate.pause)
        }
        close(descriptor)
        return nil
    }

    /// Lets others through.
    func leave() { close(descriptor) }

    /// It is closed for some microseconds; the pauses, also in microseconds, come to a tenth of a second.
    private static let tries = 100
    private static let pause: UInt32 = 1000
}
