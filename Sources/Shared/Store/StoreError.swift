/// An error of the index.
public enum StoreError: Error, Sendable, Equatable {
    /// The file is no database, or is damaged.
    case corrupt(path: String)
    /// The index was written by another version of Daybook, with other settings, or for another vault.
    case outdated(path: String, reason: String)
    /// The index is empty, since its creation has not ended or was interrupted.
    case unfinished(path: String)
    /// Another process is writing.
    case busy(path: String)
    /// The disk is full.
    case diskFull(path: String)
    /// The process can open no more files, of the index or of the vault.
    case tooManyOpenFiles(path: String)
    /// The file or its folder cannot be opened, created or written.
    case cannotOpen(path: String, code: Int32)
    /// Any other failure of SQLite: its extended result code, and the statement without values.
    case failed(path: String, code: Int32, statement: String)

    /// Whether the file is damaged or no index.
    public var isDamage: Bool { if case .corrupt = self { true } else { false } }

    /// The index file.
    public var path: String {
        switch self {
        case .corrupt(let path), .outdated(let path, _), .unfinished(let path), .busy(let path), .diskFull(let path),
            .tooManyOpenFiles(let path), .cannotOpen(let path, _),
            .failed(let path, _, _):
            path
        }
    }
}
