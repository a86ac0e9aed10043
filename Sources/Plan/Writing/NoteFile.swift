/// A file of the vault as it was read: all of its bytes and its permissions.
public struct NoteFile: Equatable, Sendable {
    /// The path, relative to the vault.
    public let path: String
    /// The content, with a byte order mark if it has one.
    public let bytes: [UInt8]
    /// The permission bits.
    public let mode: UInt32

    /// Creates a file from its parts.
    public init(path: String, bytes: [UInt8], mode: UInt32 = 0o644) {
        (self.path, self.bytes, self.mode) = (path, bytes, mode)
    }

    /// Whether the file is in the format of org-mode.
    var isOrg: Bool { path.lowercased().hasSuffix(".org") }

    /// Whether the format of the file has front matter.
    var mayHaveFrontMatter: Bool {
        [".md", ".markdown", ".txt"].contains { path.lowercased().hasSuffix($0) }
    }

    /// The file with other bytes.
    func with(_ bytes: [UInt8]) -> NoteFile { NoteFile(path: path, bytes: bytes, mode: mode) }

    func error(_ reason: WritingError.Reason, line: Int? = nil) -> WritingError {
        WritingError(path: path, line: line, reason: reason)
    }
}
