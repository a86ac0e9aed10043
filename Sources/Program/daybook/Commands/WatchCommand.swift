import Glibc
import Indexing
import Model
import Store

/// `daybook index --watch`: updates the index when the vault has changed and then been quiet for a while.
struct WatchCommand {
    private let workspace: Workspace
    /// Nil if the system cannot watch the vault; it is then scanned every few seconds.
    private var watcher: FolderWatcher?
    private var period = QuietPeriod()
    private var toldProblems: [ReadProblem] = []
    private var toldError = ""

    /// The interval of scans if the vault cannot be watched.
    private static let pollingInterval = Duration.seconds(3)
    /// The interval of scans for changes that the kernel does not report, such as another computer's on a network drive.
    private static let longestInterval = Duration.seconds(60)

    init(workspace: Workspace) {
        self.workspace = workspace
        do throws(FolderWatcher.Failure) {
            watcher = try FolderWatcher(root: workspace.vault.folder)
        } catch {
            stopWatching(because: error)
        }
        watchFolders()
    }

    /// Watches until Ctrl-C or until the output is closed; `told` are problems already reported.
    mutating func run(told: [ReadProblem]) -> ExitStatus {
        toldProblems = told
        let signals = StopSignals()
        while true {
            let descriptors = [watcher?.descriptor, Output.answers.pipe].compactMap { $0 }
            let start = ContinuousClock.now
            let timeout = period.remaining(at: start) ?? idleInterval
            if signals.wait(forReading: descriptors, timeout: timeout) == .stopped { return .answered }
            if Output.answers.isClosed { return .answered }
            noteChanges(wasIdle: ContinuousClock.now - start >= idleInterval)
            if period.endIfOver(at: .now) { update() }
        }
    }

    private var idleInterval: Duration {
        watcher == nil ? WatchCommand.pollingInterval : WatchCommand.longestInterval
    }

    private mutating func noteChanges(wasIdle: Bool) {
        guard let watcher else {
            if wasIdle { update() }
            return
        }
        let change = watcher.takeChanges()
        if change.contains(.folders) || wasIdle { watchFolders() }
        if !change.isEmpty { period.noteChange(at: .now) }
        if wasIdle { update() }
    }

    private mutating func watchFolders() {
        guard let watcher else { return }
        do throws(FolderWatcher.Failure) {
            let folders = workspace.folders()
            try watcher.watch(folders)
            // Without a watch on the vault's folder, nothing would report its return.
            if folders.isEmpty { self.watcher = nil }
        } catch {
            stopWatching(because: error)
        }
    }

    private mutating func stopWatching(because failure: FolderWatcher.Failure) {
        watcher = nil
        let reason =
            switch failure {
            case .tooManyWatches: "the system's limit of watched folders is reached (fs.inotify.max_user_watches)"
            case .unwatchable(let reason): "the vault cannot be watched (\(reason))"
            }
        Output.tell("daybook: \(line: reason); looking at it every few seconds instead")
    }

    /// Updates the index and prints one line; a failed update is repeated later.
    private mutating func update() {
        do {
            // Does not wait for another process, so that Ctrl-C works at once.
            let report = try workspace.update(waits: false)
            workspace.tell(report.problems.filter { !toldProblems.contains($0) })
            (toldProblems, toldError) = (report.problems, "")
            if report.hasChanges { RevisionRecorder(settings: workspace.settings).recordIfChanged() }
            if report.hasChanges { Output.answers.line("\(line: clock) \(line: WatchCommand.words(report))") }
        } catch StoreError.busy {
            period.noteChange(at: .now)
        } catch {
            let sentence = ErrorWords.sentence(error)
            if sentence != toldError { Output.tell("daybook: \(line: sentence)") }
            toldError = sentence
            period.noteChange(at: .now)
        }
    }

    /// The current time of day, whatever `--now` says.
    private var clock: String {
        let second = workspace.settings.zone.local(at: Int(time(nil))).secondOfDay
        return [second / 3600, second / 60 % 60, second % 60].map { ($0 < 10 ? "0" : "") + String($0) }
            .joined(separator: ":")
    }

    private static func words(_ report: ImportFlow.Report) -> String {
        [(report.read, "read"), (report.removed, "gone"), (report.touched, "touched")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
}
