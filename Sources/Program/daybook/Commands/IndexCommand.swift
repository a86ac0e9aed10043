import Indexing
import Model
import Store
import Time

struct IndexCommand {
    let settings: Settings

    /// Updates the index and prints a summary; with `watching`, keeps updating it.
    func update(rebuilding: Bool, watching: Bool = false) throws -> ExitStatus {
        let workspace = try Workspace(settings: settings)
        // The watch begins first, so that it sees changes made during the first update.
        var watch = watching ? WatchCommand(workspace: workspace) : nil
        let report = try workspace.update(rebuilding: rebuilding)
        workspace.tell(report.problems)
        workspace.warnOfReaders()
        guard report.files > 0 || watching else { throw ProgramError.emptyVault(path: workspace.vault.folder) }
        Output.answers.line(
            "\(report.files) files: \(report.read) read, \(report.removed) gone, \(report.files - report.read) unchanged"
        )
        return watch?.run(told: report.problems) ?? .answered
    }

    func status() throws -> ExitStatus {
        let workspace = try Workspace(settings: settings)
        let look = workspace.survey()
        let index = try workspace.open(look)
        workspace.warnOfReaders()
        let status = try StatusReport(workspace, index, look.listing())
        settings.write(settings.json ? try JSONLine.encode(status) : .clean(status.text(isVerbose: settings.isVerbose)))
        return .answered
    }
}
