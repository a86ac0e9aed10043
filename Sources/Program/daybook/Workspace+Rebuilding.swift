import Indexing
import Store
import Text

/// How an index that is damaged, outdated or not wanted any more is made anew.
extension Workspace {
    /// Makes the index anew beside the old one, which is there for others until the new one takes its place; to be called under the lock.
    func rebuild(
        because reason: String? = nil, _ look: VaultLook?, isStopped: () -> Bool = { false },
        _ progress: (Int, Int) -> Void
    ) throws -> ImportFlow.Report {
        try refuseStrangers()
        if let reason { Output.messages.line("daybook: making the index anew: \(line: reason)") }
        let new = IndexFiles.unfinished(vault.index)
        IndexFiles.remove(new)
        Files.makePrivate(new)
        do {
            let report = try importFlow(into: new).run(
                listing: look?.listing(), isStopped: isStopped, progress: progress)
            try IndexFiles.replace(vault.index)
            return report
        } catch {
            IndexFiles.remove(new)
            throw error
        }
    }

    /// What tells the file of the index from one that takes its place.
    var indexFile: UInt? { IndexFiles.number(vault.index) }

    /// Makes an index anew that turned out to be damaged while it was read, unless another process has done so already.
    ///
    /// - Parameter damaged: The number of the damaged file; nil for that of the one that is there.
    /// - Throws: What kept it from being done.
    func repair(_ damaged: UInt? = nil) throws {
        let damaged = damaged ?? indexFile
        let lock = try IndexLock(index: vault.index, patience: nil) { false }
        defer { withExtendedLifetime(lock) {} }
        guard indexFile == damaged else { return }
        let progress = ProgressLine(settings.screen)
        defer { progress.end() }
        _ = try rebuild(because: ErrorWords.damage, nil) { progress.show($0, of: $1) }
    }

    /// Nothing may take the place of a file that may be somebody else's.
    private func refuseStrangers() throws(ProgramError) {
        if vault.isOwnIndexPath, let bytes = Files.bytes(vault.index), !bytes.isEmpty, !Workspace.isIndex(bytes) {
            throw ProgramError.notAnIndex(path: vault.index)
        }
    }

    /// Whether bytes begin as an index does: SQLite's header with our application number at offset 68.
    ///
    /// Source: SQLite, "Database File Format", section 1.3.
    private static func isIndex(_ bytes: [UInt8]) -> Bool {
        bytes.count > 72 && bytes.starts(with: "SQLite format 3".utf8) && Array(bytes[68..<72]) == Array("DAYB".utf8)
    }
}
