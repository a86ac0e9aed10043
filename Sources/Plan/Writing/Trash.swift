import Glibc
import Time

/// Moves files out of the vault's sight: to the desktop's trash, else to the folder `.trash` of the vault.
///
/// Source: FreeDesktop.org Trash specification 1.0. The desktop's trash is used if there is one on the vault's file system, since a file is
/// moved and never copied. Like other hidden folders `.trash` is not read.
public struct Trash: Sendable {
    private let vault: String
    private let desktop: String

    /// The folder of the vault for what the desktop's trash cannot take.
    static let ownFolder = ".trash"

    /// Creates the trash of a vault.
    ///
    /// - Parameters:
    ///   - vault: The folder of the vault.
    ///   - desktop: The desktop's trash folder, `$XDG_DATA_HOME/Trash`, which need not exist.
    public init(vault: String, desktop: String) { (self.vault, self.desktop) = (vault, desktop) }

    /// Moves a file to the trash.
    ///
    /// - Parameters:
    ///   - path: The file, relative to the vault.
    ///   - now: The moment of deletion.
    /// - Returns: The absolute path where it is now.
    /// - Throws: `WritingError` if it cannot be moved.
    public func move(_ path: String, at now: CivilDateTime) throws(WritingError) -> String {
        let place = try NotePath(path)
        let folder = try NoteWriter(vault: vault).folder(of: place)
        var status = stat()
        guard unsafe fstatat(folder.descriptor, place.name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
            throw WritingError(path: path, reason: OpenFolder.reason(errno))
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw WritingError(path: path, reason: .notAFile) }
        if let there = try moveToDesktop(place, from: folder, device: status.st_dev, at: now) { return there }
        let own = try OpenFolder(vault, for: path).madeFolder(Trash.ownFolder, for: path)
        for name in NumberedNames(place.name) {
            if folder.move(place.name, to: own, as: name) {
                own.synchronize()
                folder.synchronize()
                return vault + "/" + Trash.ownFolder + "/" + name
            }
            guard errno == EEXIST else { throw WritingError(path: path, reason: .system(code: errno)) }
        }
        throw WritingError(path: path, reason: .taken)
    }

    /// Moves a file to the desktop's trash; nil if there is none, or none that can take it.
    private func moveToDesktop(
        _ place: NotePath, from folder: borrowing OpenFolder, device: dev_t, at now: CivilDateTime
    ) throws(WritingError) -> String? {
        var status = stat()
        guard unsafe stat(desktop, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_dev == device else {
            return nil
        }
        let path = place.text
        let trash = try OpenFolder(desktop, for: path)
        let files = try trash.madeFolder("files", mode: 0o700, for: path)
        let infos = try trash.madeFolder("info", mode: 0o700, for: path)
        infos.removeLeftovers()
        for name in NumberedNames(place.name) {
            let info = name + ".trashinfo"
            guard try reserve(info, of: path, in: infos, at: now) else { continue }
            if folder.move(place.name, to: files, as: name) {
                for changed in [files.descriptor, infos.descriptor, folder.descriptor] { fsync(changed) }
                return desktop + "/files/" + name
            }
            let code = errno
            infos.remove(info)
            // The trash may be another mount of the same device.
            if code == EXDEV { return nil }
            guard code == EEXIST else { throw WritingError(path: path, reason: .system(code: code)) }
        }
        throw WritingError(path: path, reason: .taken)
    }

    /// Writes the file that says where a deleted file was; returns false if the name is taken.
    private func reserve(
        _ name: String, of path: String, in folder: borrowing OpenFolder, at now: CivilDateTime
    ) throws(WritingError) -> Bool {
        let text =
            "[Trash Info]\nPath=\(Trash.escaped(vault + "/" + path))\nDeletionDate=\(ISO8601.string(now))\n"
        var new = try TemporaryNote.written(Array(text.utf8), like: nil, in: folder, for: path)
        if new.take(name, in: folder) { return true }
        let code = errno
        guard code == EEXIST else { throw WritingError(path: path, reason: .system(code: code)) }
        return false
    }

    /// Escapes a path as in a URI (RFC 2396), as the specification asks for.
    private static func escaped(_ path: String) -> String {
        path.utf8.reduce(into: "") { result, byte in
            let isPlain = byte.isDigit || (0x61...0x7A).contains(byte | 0x20) || "/-_.~".utf8.contains(byte)
            let digits = String(byte, radix: 16, uppercase: true)
            result += isPlain ? String(Unicode.Scalar(byte)) : "%" + (byte < 0x10 ? "0" : "") + digits
        }
    }
}
