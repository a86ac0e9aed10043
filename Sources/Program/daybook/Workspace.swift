import Answering
import Glibc
import Indexing
import Model
import Readers
import Store
import Text
import Time

/// A vault with its index, brought up to date and opened.
struct Workspace {
    let settings: Settings
    let vault: Settings.Vault
    private let identity: FolderIdentity?

    /// The workspace of the vault that the settings name.
    ///
    /// - Parameter settings: What arguments, environment and configuration mean.
    /// - Throws: `ProgramError.noVault` where they name none.
    init(settings: Settings) throws(ProgramError) {
        guard var vault = settings.vault else {
            throw ProgramError.noVault(configuration: settings.configurationFile)
        }
        vault.index = IndexPlace(vault: vault, zone: settings.zone.name).path()
        self.settings = settings
        self.vault = vault
        identity = FolderIdentity(vault.folder)
    }

    /// What the index must agree with.
    private var expected: IndexSettings {
        IndexSettings(
            vault: vault.folder, zone: settings.zone.name, versions: versions, folder: identity?.text,
            owner: vault.owner)
    }

    /// An endless recurrence is expanded to two years past now, in whole years; the clock decides, not `--now`.
    private var horizonYear: Int { settings.zone.local(at: Int(time(nil))).date.year + 3 }

    /// How far calendars go depends on the year.
    private var versions: String { DocumentIndexer.versions + ", horizon \(horizonYear)" }

    private var importFlow: ImportFlow { importFlow(into: vault.index) }

    /// The import of the vault into an index.
    func importFlow(into index: String) -> ImportFlow {
        ImportFlow(
            vault: vault.folder, index: index, settings: expected, context: readingContext, ignore: vault.ignore,
            owner: vault.owner)
    }

    /// What readers of the vault's files must know.
    var readingContext: ReadingContext {
        let horizon = CivilDate(year: horizonYear, month: 1).midnight
        return ReadingContext(zone: settings.zone, zones: settings.zones, horizon: horizon)
    }

    /// Does something with the index, brought up to date first unless that was refused.
    ///
    /// The vault is looked at meanwhile. Where it did not change, as mostly, all is done by then; else it is done once more.
    func withIndex<Result>(_ work: (IndexReader) throws -> Result) throws -> Result {
        guard settings.updates, let index = wholeIndex() else { return try work(try open()) }
        let look = importFlow.look()
        let result = Swift.Result { try work(index) }
        let report = try? importFlow.reportIfUnchanged(since: index, look.listing())
        guard let report, report.files > 0 else { return try work(try open(look)) }
        tell(report.problems)
        return try result.get()
    }

    /// Opens the index for questions, brought up to date first unless that was refused; `look` is a look at the vault that was begun.
    func open(_ look: VaultLook? = nil) throws -> IndexReader { try open(look, isStopped: { false }).index }

    /// The same where reading may be stopped.
    ///
    /// - Parameters:
    ///   - look: A look at the vault that was begun.
    ///   - isStopped: Asked now and then; the import ends where it says so, and the index holds what was read.
    /// - Returns: The index, and what was done.
    /// - Throws: What keeps the index from being brought up to date or opened.
    func open(
        _ look: VaultLook? = nil, isStopped: @escaping () -> Bool
    ) throws -> (index: IndexReader, report: ImportFlow.Report) {
        try prepareFolder()
        if !settings.updates {
            guard !isEmpty else { throw ProgramError.noIndex(path: vault.index) }
            let index = try reopen()
            guard !index.isForAnotherOwner else {
                throw ProgramError.otherOwner(index: vault.index)
            }
            return (index, ImportFlow.Report())
        }
        let look = look ?? importFlow.look()
        guard let update = try bringUpToDateIfPossible(look, isStopped: isStopped) else {
            return (try reopen(), ImportFlow.Report())
        }
        if update.report.files == 0 { throw emptyVault(update.report) }
        tell(update.report.problems)
        return (try update.index ?? reopen(), update.report)
    }

    /// A look at the vault, which begins at once.
    func look() -> VaultLook { importFlow.look() }

    /// Whether a look finds the vault as an index knows it.
    func isUnchanged(since index: IndexReader, _ look: VaultLook) -> Bool {
        guard let report = try? importFlow.reportIfUnchanged(since: index, look.listing()) else { return false }
        return report.files > 0
    }

    /// A look at the vault that counts what is left out, too.
    func survey() -> VaultLook { importFlow.look(counting: true) }

    /// How many files are left out because programs put them there.
    func byproductCount() -> Int { VaultScanner(root: vault.folder, ignore: vault.ignore).byproductCount() }

    /// Brings the index up to date; nil, with a word, where that cannot be done now but the index is whole, which is good enough for a
    /// question.
    private func bringUpToDateIfPossible(
        _ look: VaultLook? = nil, waits: Bool? = nil, isStopped: @escaping () -> Bool = { false }
    ) throws -> Update? {
        do {
            return try bringUpToDate(look, waits: waits ?? (wholeIndex() == nil), isStopped: isStopped)
        } catch let error as StoreError {
            guard let reason = ErrorWords.hindrance(error) else { throw error }
            guard wholeIndex() != nil else {
                guard case .busy = error, waits == nil else { throw error }
                // The index was whole when this one began to wait: since then the other process has begun to write.
                return try bringUpToDate(look, waits: true, isStopped: isStopped)
            }
            Output.messages.line("daybook: \(line: reason); answering from what it holds so far")
            return nil
        }
    }

    /// The index as it is, where it can be read, holds something, and people and meetings agree with its documents.
    private func wholeIndex() -> IndexReader? {
        guard !isEmpty, let reader = try? reopen() else { return nil }
        return (try? reader.hasStaleDirectory()) == false && (try? reader.hasSources()) == true ? reader : nil
    }

    /// Whether there is no index yet: an empty file was just made, or left by a crash before anything was written.
    private var isEmpty: Bool {
        var status = stat()
        return stat(vault.index, &status) != 0 || status.st_size == 0
    }

    /// The folders of the vault that hold its files, relative to it.
    func folders() -> [String] { VaultScanner(root: vault.folder, ignore: vault.ignore).scan().folders }

    /// Whether an absolute path lies in the vault.
    func holds(_ path: String) -> Bool { path == vault.folder || path.hasPrefix(vault.folder + "/") }

    /// Opens the index as it is.
    func reopen() throws(StoreError) -> IndexReader {
        try IndexReader(
            path: vault.index, settings: expected, visibility: settings.seesPrivate ? .everything : .withoutPrivate)
    }

    private func emptyVault(_ report: ImportFlow.Report) -> ProgramError {
        if let root = report.problems.first(where: { $0.path == "." }) {
            return .vaultUnreadable(path: vault.folder, reason: root.message)
        }
        return .emptyVault(path: vault.folder)
    }

    /// Brings the index up to date.
    ///
    /// - Parameters:
    ///   - rebuilding: Whether it is made anew.
    ///   - waits: Whether to wait until another process that does is done, however long that takes.
    /// - Returns: What was done.
    /// - Throws: What kept it from being done.
    func update(rebuilding: Bool = false, waits: Bool = true) throws -> ImportFlow.Report {
        try prepareFolder()
        return try bringUpToDate(waits: waits, rebuilding: rebuilding).report
    }

    /// Brings the index up to date as far as that can be done now.
    ///
    /// - Parameter isStopped: Asked now and then; the import ends where it says so, and the index holds what was read.
    /// - Returns: What was done, and how much is left to do.
    /// - Throws: What kept it from being done.
    func refresh(isStopped: @escaping () -> Bool = { false }) throws -> ImportFlow.Report {
        try bringUpToDateIfPossible(waits: false, isStopped: isStopped)?.report ?? ImportFlow.Report()
    }

    /// What an import did.
    private struct Update {
        var report: ImportFlow.Report
        /// The index, where it is open and nothing was written.
        var index: IndexReader?
    }

    // Runs the import; an index that is damaged or of another version is made anew. `waits` is only asked where something is written.
    private func bringUpToDate(
        _ look: VaultLook? = nil, waits: @autoclosure @escaping () -> Bool, rebuilding: Bool = false,
        isStopped: @escaping () -> Bool = { false }
    ) throws -> Update {
        var held: IndexLock?
        let lock = { () throws(StoreError) in
            if held == nil {
                held = try IndexLock(
                    index: vault.index, patience: waits() ? nil : Workspace.patience, isStopped: isStopped)
            }
        }
        let progress = ProgressLine(settings.screen)
        defer { progress.end() }
        let tell = { (count: Int, all: Int) in progress.show(count, of: all) }
        do {
            if rebuilding {
                try lock()
                return Update(report: try rebuild(look, isStopped: isStopped, tell))
            }
            let index = try knownIndex()
            let report = try importFlow.run(
                known: index, listing: look?.listing(), lock: lock, isStopped: isStopped, progress: tell)
            return Update(report: report, index: held == nil ? index : nil)
        } catch let error as StoreError {
            guard let reason = ErrorWords.needForRebuilding(error) else { throw error }
            let useless = indexFile
            try lock()
            // Another process may have made it, or made it anew, while this one waited; only damage shows later than when it is opened.
            if indexFile != useless || !error.isDamage, (try? reopen()) != nil {
                return Update(
                    report: try importFlow.run(listing: look?.listing(), isStopped: isStopped, progress: tell))
            }
            do {
                return Update(report: try rebuild(because: reason, look, isStopped: isStopped, tell))
            } catch StoreError.diskFull {
                // The old one is of no use to anybody: it makes room.
                IndexFiles.remove(vault.index)
                return Update(report: try rebuild(look, isStopped: isStopped, tell))
            }
        }
    }

    /// How long a question waits for another process that brings the index up to date: mostly it is done by then.
    private static let patience = Duration.seconds(1)

    /// The index as it is; nil where there is none, or where an import did not come to its end.
    private func knownIndex() throws(StoreError) -> IndexReader? {
        guard !isEmpty else { return nil }
        let reader = try reopen()
        return try reader.hasStaleDirectory() ? nil : reader
    }

    private func prepareFolder() throws(ProgramError) {
        if !settings.mayIndexHome, isEmpty, HomeFolder.holds(vault.folder) {
            throw ProgramError.wholeHome(path: vault.folder)
        }
        guard let slash = vault.index.lastIndex(of: "/") else { return }
        let folder = String(vault.index[..<slash])
        guard folder.isEmpty || Files.makeFolder(folder) else {
            throw ProgramError.cannotMakeFolder(path: folder, reason: String(cString: strerror(errno)))
        }
        // Created empty and private before SQLite opens it, which keeps the mode for its journals too.
        if access(vault.index, F_OK) != 0 { Files.makePrivate(vault.index) }
    }

    /// Tells what could not be read, a few lines at most.
    func tell(_ problems: [ReadProblem]) {
        let problems = tellable(problems)
        for problem in problems.prefix(Workspace.mostProblems) {
            Output.messages.line("daybook: \(Workspace.words(problem))")
        }
        if problems.count > Workspace.mostProblems {
            Output.messages.line("daybook: and \(problems.count - Workspace.mostProblems) more; see 'daybook status'")
        }
    }

    private static let mostProblems = 5

    /// The problems that may be told: a file with nothing but private documents is named only where those are seen.
    func tellable(_ problems: [ReadProblem]) -> [ReadProblem] {
        if settings.seesPrivate || problems.isEmpty { return problems }
        return (try? reopen().withoutPrivate(problems)) ?? []
    }

    /// `path:line: message`.
    static func words(_ problem: ReadProblem) -> SafeText {
        .line("\(problem.path)\(problem.line.map { ":\($0)" } ?? ""): \(problem.message)")
    }
}
