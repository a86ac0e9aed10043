import Model
import Readers

/// Tells which lines of a vault's files are private by reading the files as an import does; for callers without an index.
public struct PrivatePlaces {
    private let vault: String
    private let context: ReadingContext
    private let readers = VaultReaders()
    private var files: [String: [Document]] = [:]

    /// Creates a reader for one vault.
    ///
    /// - Parameters:
    ///   - vault: The vault's folder, absolute.
    ///   - context: Information from outside the file that readers need.
    public init(vault: String, context: ReadingContext) {
        self.vault = vault
        self.context = context
    }

    /// Returns whether lines belong to a private document; reads each file once.
    ///
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - path: The file, relative to the vault.
    /// - Returns: False if the file cannot be read or is outside the vault.
    public mutating func hold(_ lines: LineRange, of path: String) -> Bool {
        let documents = files[path] ?? read(path)
        files[path] = documents
        guard documents.contains(where: \.isPrivate) else { return false }
        // A document of tasks may span the whole file; documents with content on these lines are preferred.
        let saying = documents.filter { $0.says(somethingOn: lines) }
        let around = saying.isEmpty ? documents.filter { $0.lines.overlaps(lines) } : saying
        return (around.isEmpty ? documents : around).contains(where: \.isPrivate)
    }

    /// Returns whether a file that is not in the index may be named: it has a reader and contains nothing private.
    ///
    /// - Parameter path: The file, relative to the vault.
    /// - Returns: False also if the file cannot be read.
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
    fileprivate func says(somethingOn range: LineRange) -> Bool {
        blocks.contains { $0.lines.overlaps(range) }
            || tasks.contains { $0.line >= range.first && $0.line <= range.last }
    }
}
