import Glibc
import Store
import Text

/// `daybook forget`: deletes what Daybook keeps of a vault; never the vault, never the configuration.
struct ForgetCommand {
    enum Scope {
        /// Everything kept of the vault.
        case vault
        /// Everything kept of all vaults.
        case everywhere
        /// What the vault no longer holds.
        case deletedNotes
    }

    let settings: Settings
    let environment: [String: String]
    private let scope: Scope
    private let isTrial: Bool

    /// Reads the options.
    ///
    /// - Throws: `Arguments.Failure` if they do not say what is to be forgotten, `ProgramError.noVault` if no vault is named.
    init(_ arguments: Arguments, settings: Settings, environment: [String: String]) throws {
        (self.settings, self.environment) = (settings, environment)
        let scopes: [(String, Scope)] = [("all", .vault), ("everywhere", .everywhere), ("deleted", .deletedNotes)]
        let named = scopes.filter { arguments.has($0.0) }.map(\.1)
        guard let widest = named.contains(.everywhere) ? .everywhere : named.first else {
            throw Arguments.Failure.missingArgument(command: "forget", argument: "--all, --everywhere or --deleted")
        }
        scope = widest
        isTrial = arguments.has("dry-run")
        if scope != .everywhere, settings.vault == nil {
            throw ProgramError.noVault(configuration: settings.configurationFile)
        }
    }

    func run() throws -> ExitStatus {
        if scope == .deletedNotes { return try forgetDeleted() }
        let kept = try KeptFiles(settings, environment, everywhere: scope == .everywhere)
        var report = ForgetReport(settings, everywhere: scope == .everywhere, isTrial: isTrial)
        guard !kept.files.isEmpty else {
            report.tell()
            return .nothingFound
        }
        if !isTrial {
            try confirm(report, kept)
            for index in kept.indexes { try delete(index) }
            for file in kept.questions + [kept.history].compactMap({ $0 }) + kept.others { try delete(file) }
            for folder in kept.folders { removeFolder(folder) }
        }
        report.add(kept)
        report.tell()
        return .answered
    }

    /// Makes the index anew from the files that there are, and deletes other indexes of the vault.
    private func forgetDeleted() throws -> ExitStatus {
        let workspace = try Workspace(settings: settings)
        var kept = try KeptFiles(settings, environment, everywhere: false)
        kept.keepHistory()
        kept.keepQuestions()
        kept.keepIndex(workspace.vault.index)
        var report = ForgetReport(settings, everywhere: false, isTrial: isTrial)
        report.renewedIndex = workspace.vault.index
        if !isTrial {
            workspace.tell(try workspace.update(rebuilding: true).problems)
            for index in kept.indexes { try delete(index) }
            for file in kept.questions { try delete(file) }
        }
        report.add(kept)
        report.tell()
        return .answered
    }

    // MARK: Confirming

    /// Lets the name be typed that says that what is to be deleted was understood.
    private func confirm(_ report: ForgetReport, _ kept: KeptFiles) throws(ProgramError) {
        guard !settings.saysYes else { return }
        let name = report.name
        guard settings.mayAsk else { throw .notConfirmed(name: name) }
        Output.messages.write("\(line: report.question(kept)) ")
        let typed = readLine()?.trimmingBlanks
        if isatty(STDIN_FILENO) != 1 { Output.messages.line() }
        guard typed == name else { throw .notConfirmed(name: name) }
    }

    // MARK: Deleting

    private func delete(_ index: KeptIndex) throws {
        guard let lock = try lock(index) else { return }
        defer { withExtendedLifetime(lock) {} }
        if IndexFiles.isOpenElsewhere(index.path) {
            Output.messages.line(
                "daybook: another process has the index open: it goes on with the deleted file until it ends, and may make a new one"
            )
        }
        try IndexFiles.delete(index.path)
        unsafe unlink(index.path + IndexLock.ending)
    }

    /// Waits for a process that writes the index; nil if that process makes the index of another vault.
    private func lock(_ index: KeptIndex) throws -> IndexLock? {
        do {
            return try IndexLock(index: index.path, patience: ForgetCommand.patience) { false }
        } catch StoreError.busy {
            if index.isStray { return nil }
            Output.tell("daybook: another process is writing the index: waiting until it is done")
            return try IndexLock(index: index.path, patience: nil) { false }
        }
    }

    /// Long enough for most updates.
    private static let patience = Duration.seconds(1)

    private func delete(_ file: KeptFile) throws(ProgramError) {
        guard unsafe unlink(file.path) == 0 || errno == ENOENT else {
            throw .cannotWrite(path: file.path, reason: Files.lastFailure)
        }
    }

    private func removeFolder(_ folder: String) {
        if scope == .everywhere { KeptFile.removeEmptyFolders(folder) } else { unsafe rmdir(folder) }
    }
}
