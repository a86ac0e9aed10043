import Model

/// The current content of a file cited by an answer.
public enum QuotedFile: Sendable {
    /// The file's stamp, and the requested lines that it has.
    case read(FileStamp, [LineRange: QuotedLines])
    /// The file no longer exists.
    case gone
    /// The file exists but cannot be read.
    case unreadable

    /// The requested lines that the file has; empty if it cannot be read.
    public var lines: [LineRange: QuotedLines] {
        if case .read(_, let lines) = self { lines } else { [:] }
    }
}
