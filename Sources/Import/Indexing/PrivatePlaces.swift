import Model
import Readers

/// Says which lines of the vault's files are private, by reading the files as an import does: for whoever has no index at hand.
public struct PrivatePlaces {
    private let vault: String
    private let context: ReadingContext
    private let readers = VaultReaders()
    /// The documents of the files that were asked for.
    private var files: [String: [Document]] = [:]

    /// The places of a vault.
    ///
    /// - Parameters:
    ///   - vault: The vault's folder, absolute.
    ///   - context: What readers must know of the world outside a file.
    public init(vault: String, context: ReadingContext) {
        self.vault = vault
        self.context = context
    }

    /// Whether lines belong to a private document.
    ///
    /// The file is read when the first of its lines are asked for.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - path: The file, relative to the vault.
    /// - Returns: False where the file cannot be read, or is none of the vault's.
    public mutating func hold(_ lines: LineRange, of path: String) -> Bool {
        let documents = files[path] ?? read(path)
        files[path] = documents
        guard documents.contains(where: \.isPrivate) else { return false }
        // A note of to-dos stands for lines all over its file; what it says stands in some of them alone.
        let saying = documents.filter { $0.says(somethingOn: lines) }
        let around = saying.isEmpty ? documents.filter { $0.lines.overlaps(lines) } : saying
        return (around.isEmpty ? documents : around).contains(where: \.isPrivate)
    }

    /// Whether a file that is not in the index may be named: it is one that is read, and nothing in it is private.
    ///
    /// - Parameter path: The file, relative to the vault.
    /// - Returns: False also where it cannot be read.
    public func mayBeNamed(_ path: String) -> Bool {
        let documents = read(path)
        return !documents.isEmpty && !documents.contains(where: \.isPrivate)
    }

    private func read(_ path: String) -> [Document] {
        guard VaultLines.isInside(path), let content = try? FileBytes.read(vault + "/" + path) else { return [] }
        let modified = context.zone.local(at: content.stamp.modified / 1_000_000_000)
        return readers.read(Source(path: path, bytes: content.bytes, modified: modified, context: context)).documents
    }
}

extension LineRange {
    fileprivate func overlaps(_ other: LineRange) -> Bool { first <= other.last && other.first <= last }
}

extension Document {
    /// Whether a block or a task of it stands on some lines.
    fileprivate func says(somethingOn range: LineRange) -> Bool {
        blocks.contains { $0.lines.overlaps(range) }
            || tasks.contains { $0.line >= range.first && $0.line <= range.last }
    }
}
