import Answering
import Glibc
import Indexing
import Model
import Readers
import Store
import Text
import Time

/// A vault with its index, which it updates and opens.
struct Workspace {
    let settings: Settings
    let vault: Settings.Vault
    private let identity: FolderIdentity?

    /// Locates the vault of the settings and its index; throws `ProgramError.noVault` if there is none.
    init(settings: Settings) throws(ProgramError) {
        guard var vault = settings.vault else {
            throw ProgramError.noVault(configuration: settings.configurationFile)
        }
        vault.index = IndexPlace(vault: vault, zone: settings.zone.name).path()
        self.settings = settings
        self.vault = vault
        identity = FolderIdentity(vault.folder)
    }

    var expected: IndexSettings {
        IndexSettings(
            vault: vault.folder, zone: settings.zone.name, versions: versions, folder: identity?.text,
            owner: vault.owner)
    }

    /// The first year to which recurrences are not expanded: two full years after this one, by the clock, not `--now`.
    private var horizonYear: Int { settings.zone.local(at: Int(time(nil))).date.year + 3 }

    /// The versions with the horizon of calendars, so that a new year leads to a new index.
    private var versions: String { DocumentIndexer.versions + ", horizon \(horizonYear)" }

    private var importFlow: ImportFlow { importFlow(into: vault.index) }

    func importFlow(into index: String) -> ImportFlow {
        ImportFlow(
            vault: vault.folder, index: index, settings: expected, context: readingContext, ignore: vault.ignore,
            owner: vault.owner)
    }

    var readingContext: ReadingContext {
        let horizon = CivilDate(year: horizonYear, month: 1).midnight
        return ReadingContext(zone: settings.zone, zones: settings.zones, horizon: horizon)
    }

    /// Runs `work` with the index, updated first unless updates are off.
    ///
    /// Scans the vault while `work` runs; only if it has changed, updates the index and runs `work` again.
    func withIndex<Result>(_ work: (IndexReader) throws -> Result) throws -> Result {
        guard settings.updates, let index = wholeIndex() else { return try work(try open()) }
        removeLeftovers()
        let look = importFlow.look()
        let result = Swift.Result { try work(index) }
        let report = try? importFlow.reportIfUnchanged(since: index, look.listing())
        guard let report, report.files > 0 else { return try work(try open(look, isChanged: true)) }
        tell(report.problems)
        return try result.get()
    }

    /// Opens the index, updated first unless updates are off; `look` is a scan already begun.
    func open(_ look: VaultLook? = nil) throws -> IndexReader { try open(look, isChanged: false) }

    /// The same; `isChanged` tells that the look is known to differ from the index.
    private func open(_ look: VaultLook?, isChanged: Bool) throws -> IndexReader {
        try open(look, isChanged: isChanged, isStopped: { false }).index
    }

    /// The same, with an import that ends when the polled `isStopped` returns true; the index keeps what was read.
    func open(
        _ look: VaultLook? = nil, isChanged: Bool = false, isStopped: @escaping () -> Bool
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
        guard let update = try bringUpToDateIfPossible(look, isChanged: isChanged, isStopped: isStopped) else {
            return (try reopen(), ImportFlow.Report())
        }
        if update.report.files == 0 { throw emptyVault(update.report) }
        tell(update.report.problems)
        return (try update.index ?? reopen(), update.report)
    }

    func look() -> VaultLook { importFlow.look() }

    /// Tells whether a scan finds the vault unchanged since an index was updated.
    func isUnchanged(since index: IndexReader, _ look: VaultLook) -> Bool {
        guard let report = try? importFlow.reportIfUnchanged(since: index, look.listing()) else { return false }
        return report.files > 0
    }

    /// Begins a scan that also counts omitted files.
    func survey() -> VaultLook { importFlow.look(counting: true) }

    /// Returns the number of files omitted as templates, backups or conflicted copies.
    func byproductCount() -> Int { VaultScanner(root: vault.folder, ignore: vault.ignore).byproductCount() }

    /// Updates the index; returns nil, after a message, if that is not possible now but the index can answer questions.
    private func bringUpToDateIfPossible(
        _ look: VaultLook? = nil, waits: Bool? = nil, isChanged: Bool = false,
        isStopped: @escaping () -> Bool = { false }
    ) throws -> Update? {
        do {
            return try bringUpToDate(
                look, waits: waits ?? (wholeIndex() == nil), isChanged: isChanged, isStopped: isStopped)
        } catch let error as StoreError {
            guard let reason = ErrorWords.hindrance(error) else { throw error }
            guard wholeIndex() != nil else {
                guard case .busy = error, waits == nil else { throw error }
                // The index was usable when this process began to wait; since then the other one has begun to write.
                return try bringUpToDate(look, waits: true, isStopped: isStopped)
            }
            Output.tell("daybook: \(line: reason); answering from what it holds so far")
            return nil
        }
    }

    /// Opens the index if it is complete: readable, not empty, and with people and meetings that fit its documents.
    private func wholeIndex() -> IndexReader? {
        guard !isEmpty, let reader = try? reopen() else { return nil }
        return (try? reader.hasStaleDirectory()) == false && (try? reader.hasSources()) == true ? reader : nil
    }

    /// Whether there is no index yet; an empty file was just made, or left by a crash.
    var isEmpty: Bool {
        var status = stat()
        return unsafe stat(vault.index, &status) != 0 || status.st_size == 0
    }

    func folders() -> [String] { VaultScanner(root: vault.folder, ignore: vault.ignore).scan().folders }

    func holds(_ path: String) -> Bool { path == vault.folder || path.hasPrefix(vault.folder + "/") }

    /// Opens the index without updating it.
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

    /// Updates the index or, with `rebuilding`, builds it anew; `waits` waits without limit for another process that writes it.
    func update(rebuilding: Bool = false, waits: Bool = true) throws -> ImportFlow.Report {
        try prepareFolder()
        return try bringUpToDate(waits: waits, rebuilding: rebuilding).report
    }

    /// Updates the index as far as possible now, until the polled `isStopped` returns true; the report has the number of files left.
    func refresh(isStopped: @escaping () -> Bool = { false }) throws -> ImportFlow.Report {
        try bringUpToDateIfPossible(waits: false, isStopped: isStopped)?.report ?? ImportFlow.Report()
    }

    private struct Update {
        var report: ImportFlow.Report
        /// The open index, if nothing was written.
        var index: IndexReader?
    }

    // Runs the import; rebuilds an index that is damaged or of another version. `waits` is evaluated only if something is written.
    private func bringUpToDate(
        _ look: VaultLook? = nil, waits: @autoclosure @escaping () -> Bool, rebuilding: Bool = false,
        isChanged: Bool = false, isStopped: @escaping () -> Bool = { false }
    ) throws -> Update {
        var held: IndexLock?
        let lock = { () throws(StoreError) in
            if held == nil {
                held = try IndexLock(
                    index: vault.index, patience: waits() ? nil : Workspace.patience, isStopped: isStopped)
                if !rebuilding, isEmpty { try IndexFiles.begin(vault.index, settings: expected) }
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
            if isEmpty { try refuseStrangers() }
            // Compared already, what has changed is found out when nobody else writes.
            let index = isChanged ? nil : try knownIndex()
            let report = try importFlow.run(
                known: index, listing: look?.listing(), lock: lock, isStopped: isStopped, progress: tell)
            return Update(report: report, index: held == nil ? index : nil)
        } catch let error as StoreError {
            guard let reason = ErrorWords.needForRebuilding(error) else { throw error }
            let useless = indexFile
            try lock()
            // Another process may have rebuilt it meanwhile. Opening it shows any problem but damage, which may show only later.
            if indexFile != useless || !error.isDamage, (try? reopen()) != nil {
                return Update(
                    report: try importFlow.run(listing: look?.listing(), isStopped: isStopped, progress: tell))
            }
            do {
                return Update(report: try rebuild(because: reason, look, isStopped: isStopped, tell))
            } catch StoreError.diskFull {
                // Removes the unusable index to free space.
                IndexFiles.remove(vault.index)
                return Update(report: try rebuild(look, isStopped: isStopped, tell))
            }
        }
    }

    /// The maximum time a question waits for another process to update the index; most updates are shorter.
    private static let patience = Duration.seconds(1)

    /// Opens the index; nil if there is none, or an import was not finished.
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
            throw ProgramError.cannotMakeFolder(path: folder, reason: Files.lastFailure)
        }
        if Files.isFolder(vault.index), unsafe vault.isOwnIndexPath || rmdir(vault.index) != 0 {
            throw ProgramError.indexIsFolder(path: vault.index)
        }
        removeLeftovers()
    }

    /// Reports unreadable files in at most five lines and a total.
    func tell(_ problems: [ReadProblem]) {
        let problems = tellable(problems)
        for problem in problems.prefix(Workspace.mostProblems) {
            Output.tell("daybook: \(Workspace.words(problem))")
        }
        if problems.count > Workspace.mostProblems {
            Output.tell("daybook: and \(problems.count - Workspace.mostProblems) more; see 'daybook status'")
        }
    }

    private static let mostProblems = 5

    /// Warns if others may read the index, which holds the text of the notes.
    func warnOfReaders() {
        let open = Surroundings.readableByOthers(index: vault.index)
        guard !open.isEmpty else { return }
        let names = open.map { "'\($0)'" }.joined(separator: " ")
        Output.tell("daybook: others may read what the index holds of your notes: chmod go= \(line: names)")
    }

    /// Returns the problems that may be reported; files with only private documents are named only if these are searched.
    func tellable(_ problems: [ReadProblem]) -> [ReadProblem] {
        if settings.seesPrivate || problems.isEmpty { return problems }
        return (try? reopen().withoutPrivate(problems)) ?? []
    }

    static func words(_ problem: ReadProblem) -> SafeText {
        .line("\(problem.path)\(problem.line.map { ":\($0)" } ?? ""): \(problem.message)")
    }
}
