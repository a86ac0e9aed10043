import Indexing
import Model
import Store
import Time

/// `daybook index` and `daybook status`.
struct IndexCommand {
    let settings: Settings

    /// Brings the index up to date and says what was done, and with `watching` goes on doing so.
    func update(rebuilding: Bool, watching: Bool = false) throws -> ExitStatus {
        let workspace = try Workspace(settings: settings)
        // What changes during the first update is seen by the watch.
        var watch = watching ? WatchCommand(workspace: workspace) : nil
        let report = try workspace.update(rebuilding: rebuilding)
        workspace.tell(report.problems)
        guard report.files > 0 || watching else { throw ProgramError.emptyVault(path: workspace.vault.folder) }
        Output.answers.line(
            "\(report.files) files: \(report.read) read, \(report.removed) gone, \(report.files - report.read) unchanged"
        )
        return watch?.run(told: report.problems) ?? .answered
    }

    /// Says what the vault holds.
    func status() throws -> ExitStatus {
        let workspace = try Workspace(settings: settings)
        let look = workspace.survey()
        let index = try workspace.open(look)
        let status = try StatusReport(workspace, index, look.listing())
        settings.write(settings.json ? try JSONLine.encode(status) : .clean(status.text))
        return .answered
    }
}
