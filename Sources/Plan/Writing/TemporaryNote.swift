import CSystem
import Glibc

/// A new file that becomes a note when it is complete.
///
/// Until then it has no name, so that a kill leaves nothing of it. Only where the file system knows no files without a name, and for the
/// moment in which it replaces a note, it has a hidden one, which no reader reads. It is locked as long as it is being written: by that
/// `OpenFolder.removeLeftovers` knows what a kill left.
struct TemporaryNote: ~Copyable {
    private let file: Int32
    /// The folder, held open by whoever made this.
    private let folder: Int32
    /// The hidden name, while there is one.
    private var name: String?

    private static let beginning = ".daybook-"
    private static let ending = ".tmp"

    /// Whether a name is one that temporary files have.
    static func isOne(_ name: String) -> Bool {
        name.hasPrefix(beginning) && name.hasSuffix(ending)
            && name.dropFirst(beginning.count).dropLast(ending.count).allSatisfy(\.isHexDigit)
    }

    private static var newName: String { beginning + String(UInt64.random(in: .min ... .max), radix: 16) + ending }

    /// Writes a file durably; none is left if that fails.
    ///
    /// - Parameters:
    ///   - bytes: The content.
    ///   - original: The file whose permissions and owner are taken over; nil for those of a new file.
    ///   - folder: The folder.
    ///   - path: The path for errors.
    ///   - isNamed: Whether it gets a hidden name at once.
    /// - Returns: The file; it is gone with this value unless it was given a name.
    /// - Throws: `WritingError` if the file cannot be written.
    static func written(
        _ bytes: [UInt8], like original: stat?, in folder: borrowing OpenFolder, for path: String, isNamed: Bool = false
    ) throws(WritingError) -> TemporaryNote {
        let mode: mode_t = original == nil ? 0o666 : 0o600
        var file = isNamed ? -1 : daybook_open_unnamed(folder.descriptor, mode)
        var name: String?
        if file < 0 { (file, name) = named(in: folder, mode) }
        guard file >= 0 else { throw WritingError(path: path, reason: .system(code: errno)) }
        let new = TemporaryNote(file: file, folder: folder.descriptor, name: name)
        guard write(bytes, to: file, like: original) else {
            throw WritingError(path: path, reason: .system(code: errno))
        }
        return new
    }

    private init(file: Int32, folder: Int32, name: String?) {
        (self.file, self.folder, self.name) = (file, folder, name)
    }

    deinit {
        if let name { unsafe unlinkat(folder, name, 0) }
        close(file)
    }

    /// Gives the file a name that nothing has yet; returns false and sets `errno` on failure.
    mutating func take(_ new: String, in folder: borrowing OpenFolder) -> Bool {
        guard let hidden = name else { return unsafe daybook_link_unnamed(file, folder.descriptor, new) == 0 }
        guard folder.move(hidden, to: folder, as: new) else { return false }
        name = nil
        return true
    }

    /// Gives the file a hidden name, by which it can replace another one; returns false and sets `errno` on failure.
    mutating func hide() -> Bool {
        if name != nil { return true }
        let hidden = TemporaryNote.newName
        guard unsafe daybook_link_unnamed(file, folder, hidden) == 0 else { return false }
        name = hidden
        return true
    }

    /// Puts the hidden file in the place of another one; returns false and sets `errno` on failure.
    mutating func replace(_ old: String) -> Bool {
        guard let hidden = name, unsafe renameat(folder, hidden, folder, old) == 0 else { return false }
        name = nil
        return true
    }

    // MARK: Writing

    /// Makes a hidden file and locks it.
    private static func named(in folder: borrowing OpenFolder, _ mode: mode_t) -> (file: Int32, name: String?) {
        while true {
            let name = newName
            let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
            let file = unsafe openat(folder.descriptor, name, flags, mode)
            guard file >= 0 else { return (-1, nil) }
            flock(file, LOCK_EX)
            var status = stat()
            // Before it was locked, another process may have taken it for a leftover.
            if unsafe fstat(file, &status) != 0 || status.st_nlink > 0 { return (file, name) }
            close(file)
        }
    }

    private static func write(_ bytes: [UInt8], to file: Int32, like original: stat?) -> Bool {
        let isComplete = unsafe bytes.withUnsafeBytes { bytes in
            var rest = unsafe bytes[...]
            while unsafe !rest.isEmpty {
                let count = unsafe Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                unsafe rest = unsafe rest.dropFirst(count)
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

extension OpenFolder {
    /// Removes the temporary files that a killed process left in this folder; those of a process that writes now are locked, and stay.
    func removeLeftovers() {
        let entries = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard entries >= 0 else { return }
        guard let stream = unsafe fdopendir(entries) else {
            close(entries)
            return
        }
        defer { unsafe closedir(stream) }
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
                unsafe name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                    unsafe String(cString: $0)
                }
            }
            guard TemporaryNote.isOne(name) else { continue }
            let file = unsafe openat(descriptor, name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard file >= 0 else { continue }
            if flock(file, LOCK_EX | LOCK_NB) == 0 { remove(name) }
            close(file)
        }
    }
}
