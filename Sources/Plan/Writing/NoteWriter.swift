import Glibc

/// Reads and writes the files of one vault: each write is there as a whole or not at all.
///
/// No symbolic link is followed below the vault's folder, and no path leads out of it. A file is written beside its old state, made
/// durable, and put in its place by one rename, right after the old state was compared with what the change was made from. What a kill
/// left of an earlier write in the same folder is removed first.
public struct NoteWriter: Sendable {
    private let vault: String

    /// Creates a writer for a vault, given its folder as an absolute path without symbolic links.
    public init(vault: String) { self.vault = vault }

    /// Tells whether a path may name a file of a vault: it leads nowhere else and is not hidden.
    ///
    /// - Parameter path: A path, relative to the vault.
    /// - Returns: Whether `create` would try to make it.
    public static func mayHold(_ path: String) -> Bool { (try? NotePath(path)) != nil }

    /// Reads a file.
    ///
    /// - Parameter path: The file, relative to the vault.
    /// - Returns: The file as it is now.
    /// - Throws: `WritingError` if it is no text file of the vault.
    public func read(_ path: String) throws(WritingError) -> NoteFile {
        let place = try NotePath(path)
        let (bytes, status) = try folder(of: place).read(place.name, for: path)
        guard !bytes.contains(0), !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE]) else {
            throw WritingError(path: path, reason: .notText)
        }
        return NoteFile(path: path, bytes: bytes, mode: UInt32(status.st_mode & 0o7777))
    }

    /// Replaces the content of a file.
    ///
    /// - Parameters:
    ///   - file: The file as it was read.
    ///   - bytes: The new content.
    /// - Returns: The file as it is now.
    /// - Throws: `WritingError` if the file was changed since, or cannot be written.
    @discardableResult
    public func replace(_ file: NoteFile, with bytes: [UInt8]) throws(WritingError) -> NoteFile {
        let place = try NotePath(file.path)
        let folder = try folder(of: place)
        let signals = BlockedSignals()
        defer { signals.restore() }
        let (_, status) = try folder.read(place.name, for: file.path)
        guard status.st_mode & 0o222 != 0, unsafe faccessat(folder.descriptor, place.name, W_OK, 0) == 0 else {
            throw file.error(.readOnly)
        }
        folder.removeLeftovers()
        var new = try TemporaryNote.written(bytes, like: status, in: folder, for: file.path)
        guard new.hide() else { throw file.error(.system(code: errno)) }
        try expect(file, place, in: folder)
        guard new.replace(place.name) else { throw file.error(.system(code: errno)) }
        folder.synchronize()
        return file.with(bytes)
    }

    /// Makes a file, and the folders on its path that are missing.
    ///
    /// - Parameters:
    ///   - path: The file, relative to the vault.
    ///   - bytes: The content.
    /// - Returns: The file.
    /// - Throws: `WritingError` with the reason `taken` if there is one, or if it cannot be made.
    @discardableResult
    public func create(_ path: String, bytes: [UInt8]) throws(WritingError) -> NoteFile {
        let place = try NotePath(path)
        let folder = try folder(of: place, makes: true)
        let signals = BlockedSignals()
        defer { signals.restore() }
        folder.removeLeftovers()
        var new = try TemporaryNote.written(bytes, like: nil, in: folder, for: path)
        guard new.take(place.name, in: folder) else {
            throw WritingError(path: path, reason: OpenFolder.reason(errno))
        }
        folder.synchronize()
        return try read(path)
    }

    /// Removes a file for good.
    ///
    /// - Parameter file: The file as it was read.
    /// - Throws: `WritingError` if it was changed since, or cannot be removed.
    public func remove(_ file: NoteFile) throws(WritingError) {
        let place = try NotePath(file.path)
        let folder = try folder(of: place)
        try expect(file, place, in: folder)
        guard unsafe unlinkat(folder.descriptor, place.name, 0) == 0 else { throw file.error(.system(code: errno)) }
        folder.synchronize()
    }

    /// Tells whether something has a name already, a dangling link included.
    ///
    /// - Parameter path: The file, relative to the vault.
    /// - Returns: Whether no file can be made there.
    public func holds(_ path: String) -> Bool {
        var status = stat()
        return unsafe fstatat(AT_FDCWD, vault + "/" + path, &status, AT_SYMLINK_NOFOLLOW) == 0
    }

    /// Compares a file with what was read, as late as possible before it is replaced.
    private func expect(
        _ file: NoteFile, _ place: NotePath, in folder: borrowing OpenFolder
    ) throws(WritingError) {
        let (bytes, _) = try folder.read(place.name, for: file.path)
        guard bytes == file.bytes else { throw file.error(.changed) }
    }

    func folder(of place: NotePath, makes: Bool = false) throws(WritingError) -> OpenFolder {
        var folder = try OpenFolder(vault, for: place.text)
        for name in place.folders {
            folder =
                makes ? try folder.madeFolder(name, for: place.text) : try folder.folder(name, for: place.text)
        }
        return folder
    }
}

/// Signals that wait until a file is in its place, so that Ctrl-C leaves no temporary file.
struct BlockedSignals {
    private var before = sigset_t()

    init() {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, signal) }
        unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
    }

    func restore() {
        var before = before
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
