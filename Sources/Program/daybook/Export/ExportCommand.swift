import Store

/// `daybook export --json [DIR]`: everything that the index holds, as JSON lines.
struct ExportCommand {
    let settings: Settings

    /// Writes to standard output, or into a new folder.
    ///
    /// - Parameter folder: The folder as typed; empty for standard output.
    /// - Returns: `.answered`.
    /// - Throws: An error if the folder is not fit for it, or the index cannot be read.
    func run(_ folder: String) throws -> ExitStatus {
        guard settings.json else {
            throw Arguments.Failure.missingArgument(command: "export", argument: "--json, the only form")
        }
        let workspace = try Workspace(settings: settings)
        guard !folder.isEmpty else { return try stream(workspace) }
        let target = try ExportFolder(folder, vault: workspace.vault.folder)
        do {
            try export(workspace) { try target.write($0) }
            try target.finish()
        } catch {
            target.abandon()
            throw error
        }
        return .answered
    }

    private func export(_ workspace: Workspace, _ write: (any ExportRecord) throws -> Void) throws {
        let look = workspace.look()
        let index = try workspace.open(look)
        let problems = workspace.tellable(try index.problems() + look.listing().allProblems)
        try ExportFlow(index: index, settings: settings, vault: workspace.vault.folder, problems: problems).run(write)
    }

    /// Writes to standard output; lines that are written cannot be taken back, so damage that shows later ends it.
    private func stream(_ workspace: Workspace) throws -> ExitStatus {
        var hasBegun = false
        do {
            try export(workspace) {
                hasBegun = true
                Output.answers.line(JSONLine.line($0))
            }
        } catch let error as StoreError where error.isDamage && hasBegun {
            if settings.updates { try workspace.repair() }
            throw ProgramError.incompleteExport
        }
        return .answered
    }
}
