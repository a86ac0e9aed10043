import Glibc

/// Detects that something in a vault may have changed, without reading its files.
///
/// The kernel watches each folder (inotify); a scan finds out what changed. Hidden files and files without a reader are ignored.
public final class FolderWatcher {
    /// The reason why folders cannot be watched.
    public enum Failure: Error, Equatable {
        /// The system's limit is reached (`fs.inotify.max_user_watches` or `max_user_instances`).
        case tooManyWatches
        /// Another system error; the value is its message.
        case unwatchable(String)
    }

    /// The kinds of changes.
    public struct Change: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A file may be new, gone or changed.
        public static let files = Change(rawValue: 1)
        /// A folder may be new or gone, so `watch` must be called again.
        public static let folders = Change(rawValue: 2)
    }

    /// A descriptor that becomes readable when there are changes.
    public let descriptor: Int32
    private let root: String
    private var watches: [String: Int32] = [:]

    /// Creates a watcher that watches no folders yet.
    ///
    /// - Parameter root: The vault's folder.
    /// - Throws: `Failure` if the system cannot watch.
    public init(root: String) throws(Failure) {
        self.root = root
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard descriptor >= 0 else { throw FolderWatcher.failure() }
    }

    deinit { close(descriptor) }

    /// Watches these folders and no others.
    ///
    /// - Parameter folders: Paths relative to the vault; empty is the vault's own folder.
    /// - Throws: `Failure` if a folder cannot be watched; a missing or unreadable folder is skipped.
    public func watch(_ folders: [String]) throws(Failure) {
        let wanted = Set(folders)
        for (folder, watch) in watches where !wanted.contains(folder) {
            inotify_rm_watch(descriptor, watch)
            watches[folder] = nil
        }
        // A replaced folder has the same path, so all folders are added again; this has no effect on watched ones.
        for folder in folders { watches[folder] = try add(folder) }
    }

    private func add(_ folder: String) throws(Failure) -> Int32? {
        let path = folder.isEmpty ? root : root + "/" + folder
        let watch = unsafe inotify_add_watch(descriptor, path, FolderWatcher.mask)
        guard watch < 0 else { return watch }
        if [ENOENT, ENOTDIR, EACCES, ELOOP].contains(errno) { return nil }
        throw FolderWatcher.failure()
    }

    /// Changes of the content, attributes and names of a folder's entries, and the end of the folder itself.
    private static let mask =
        UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_ATTRIB) | UInt32(IN_CREATE) | UInt32(IN_DELETE)
        | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
        | UInt32(IN_ONLYDIR) | UInt32(IN_DONT_FOLLOW) | UInt32(IN_EXCL_UNLINK)

    private static func failure() -> Failure {
        let failure = SystemFailure()
        return [ENOSPC, EMFILE].contains(failure.code) ? .tooManyWatches : .unwatchable(failure.reason)
    }

    /// Reads all pending changes and returns their union, which is empty if none is relevant.
    public func takeChanges() -> Change {
        var change: Change = []
        unsafe withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 8) { buffer in
            while true {
                let count = unsafe read(descriptor, buffer.baseAddress, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                unsafe FolderWatcher.forEachEvent(in: UnsafeRawBufferPointer(rebasing: buffer[..<count])) {
                    mask, name in
                    change.formUnion(FolderWatcher.meaning(of: mask, name: name))
                }
            }
        }
        return change
    }

    /// Calls `body` with the mask and name of each event.
    ///
    /// Source: inotify(7), `struct inotify_event`: watch, mask, cookie, length of the name, then the name padded with zeros.
    private static func forEachEvent(in bytes: UnsafeRawBufferPointer, _ body: (UInt32, String) -> Void) {
        var place = 0
        while place + 16 <= bytes.count {
            let mask = unsafe bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
            let length = unsafe Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
            let name = unsafe bytes[(place + 16)..<min(bytes.count, place + 16 + length)].prefix { $0 != 0 }
            unsafe body(mask, String(decoding: name, as: UTF8.self))
            place += 16 + length
        }
    }

    static func meaning(of mask: UInt32, name: String) -> Change {
        func has(_ bits: Int32...) -> Bool { bits.contains { mask & UInt32(bitPattern: $0) != 0 } }
        // After a queue overflow, any event may have been lost.
        if has(IN_Q_OVERFLOW, IN_DELETE_SELF, IN_MOVE_SELF, IN_UNMOUNT) { return [.files, .folders] }
        if has(IN_IGNORED) || name.hasPrefix(".") { return [] }
        if mask & UInt32(IN_ISDIR) != 0 { return [.files, .folders] }
        return FileFormat(path: name) == nil ? [] : .files
    }
}
