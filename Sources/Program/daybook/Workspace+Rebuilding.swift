import Indexing
import Store
import Text

extension Workspace {
    /// Builds a new index beside the old one, which stays usable until it is replaced; requires the lock.
    func rebuild(
        because reason: String? = nil, _ look: VaultLook?, isStopped: () -> Bool = { false },
        _ progress: (Int, Int) -> Void
    ) throws -> ImportFlow.Report {
        try refuseStrangers()
        if let reason { Output.tell("daybook: making the index anew: \(line: reason)") }
        let new = IndexFiles.unfinished(vault.index)
        do {
            try IndexFiles.makePrivate(new)
            let report = try importFlow(into: new).run(
                listing: look?.listing(), isStopped: isStopped, progress: progress)
            try IndexFiles.replace(vault.index)
            return report
        } catch {
            IndexFiles.remove(new)
            throw error
        }
    }

    /// The number of the index file, which changes when the file is replaced.
    var indexFile: UInt? { IndexFiles.number(vault.index) }

    /// Rebuilds a damaged index, unless another process has replaced the file with the number `damaged` (nil: the current one).
    func repair(_ damaged: UInt? = nil) throws {
        let damaged = damaged ?? indexFile
        let lock = try IndexLock(index: vault.index, patience: nil) { false }
        defer { withExtendedLifetime(lock) {} }
        guard indexFile == damaged else { return }
        let progress = ProgressLine(settings.screen)
        defer { progress.end() }
        _ = try rebuild(because: ErrorWords.damage, nil) { progress.show($0, of: $1) }
    }

    /// Removes what a killed process left beside the index, unless another one is at work there.
    func removeLeftovers() {
        guard settings.updates, IndexFiles.hasUnfinished(vault.index),
            !vault.isOwnIndexPath || IndexFiles.mayBeUnfinished(IndexFiles.unfinished(vault.index)),
            let lock = try? IndexLock(index: vault.index, patience: .zero, isStopped: { false })
        else { return }
        defer { withExtendedLifetime(lock) {} }
        IndexFiles.removeUnfinished(vault.index)
    }

    /// Refuses to replace a file that may not be an index, and one that stands where a new one would be made.
    func refuseStrangers() throws(ProgramError) {
        guard vault.isOwnIndexPath else { return }
        if Files.size(vault.index) > 0, !IndexFiles.isIndex(vault.index) {
            throw ProgramError.notAnIndex(path: vault.index)
        }
        let new = IndexFiles.unfinished(vault.index)
        if !IndexFiles.mayBeUnfinished(new) { throw ProgramError.notAnIndex(path: new) }
    }
}
