import Model

/// What a file of the vault says now where an answer cites it.
public enum QuotedFile: Sendable {
    /// What its status says, and the lines that it has of those asked for.
    case read(FileStamp, [LineRange: QuotedLines])
    /// It is not there any more.
    case gone
    /// It is there, and cannot be read now.
    case unreadable

    /// The lines that it has of those asked for; none where it cannot be read.
    public var lines: [LineRange: QuotedLines] {
        if case .read(_, let lines) = self { lines } else { [:] }
    }
}
