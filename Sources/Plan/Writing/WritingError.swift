/// Why a file of the vault was not written; the file is as it was.
public struct WritingError: Error, Equatable, Sendable {
    /// What stood in the way.
    public enum Reason: Equatable, Sendable {
        /// The path leads out of the vault.
        case outsideVault
        /// The path leads through a symbolic link.
        case symbolicLink
        /// The file, or a folder on its path, is hidden.
        case hidden
        /// There is no such file.
        case missing
        /// Something else than a file has the name.
        case notAFile
        /// There is a file of that name already.
        case taken
        /// The file was changed after it was read.
        case changed
        /// The file's permissions forbid writing.
        case readOnly
        /// The file is no text in UTF-8 or a similar encoding.
        case notText
        /// The front matter has no end, or is written in a form that is not edited: TOML, nested values.
        case frontMatter
        /// The format of the file has no front matter.
        case noFrontMatter
        /// The file has no such line.
        case noLine
        /// The line is no task with a box or a keyword.
        case noTask
        /// The task of the line is cancelled.
        case cancelledTask
        /// The system refused.
        case system(code: Int32)
    }

    /// The file, relative to the vault.
    public var path: String
    /// The 1-based line, if one is concerned.
    public var line: Int?
    /// What stood in the way.
    public var reason: Reason

    /// Creates an error about a file of the vault.
    public init(path: String, line: Int? = nil, reason: Reason) {
        (self.path, self.line, self.reason) = (path, line, reason)
    }
}
