import Model
import Readers
import Store
import Time

/// The import flow: vault → scan → read → documents → chunks → terms and embeddings → store.
///
/// Only files changed since the last import are read. A file that cannot be read is reported and keeps its old content in the index.
public struct ImportFlow: Sendable {
    /// The result of an import.
    public struct Report: Sendable, Equatable {
        /// The number of files of the vault that have a reader.
        public var files = 0
        /// The number of files read because they are new or their content changed.
        public var read = 0
        /// The number of files that no longer exist.
        public var removed = 0
        /// The number of files with a new modification time but the same content.
        public var touched = 0
        /// The number of files left to the next import after a stop.
        public var left = 0
        /// Whether people and meetings were resolved anew.
        public var resolvesPeople = false
        /// Problems with reading or understanding files.
        public var problems: [ReadProblem] = []

        /// Creates an empty report.
        public init() {}

        init(_ listing: VaultScanner.Listing) {
            files = listing.count
            problems = listing.allProblems
        }

        mutating func add(_ outcome: SourceReader.Outcome) {
            read += outcome.read
            touched += outcome.touched
            problems += outcome.problems
        }

        /// Whether the index's content changed.
        public var hasChanges: Bool { read + removed + touched > 0 }
    }

    private let vault: String
    private let index: String
    private let settings: IndexSettings
    private let context: ReadingContext
    private let scanner: VaultScanner
    private let owner: PersonPage?

    /// Creates an import of one vault into one index.
    ///
    /// - Parameters:
    ///   - vault: The vault's folder, absolute.
    ///   - index: The index's file.
    ///   - settings: Settings that the index must match.
    ///   - context: Information from outside the files that readers need.
    ///   - ignore: Patterns of ignored paths, as in a `.gitignore` file.
    ///   - owner: The owner given by the user; if nil, the owner comes from a page or calendar that states it.
    public init(
        vault: String, index: String, settings: IndexSettings, context: ReadingContext, ignore: [String] = [],
        owner: PersonPage? = nil
    ) {
        self.vault = vault
        self.index = index
        var settings = settings
        settings.owner = owner
        self.settings = settings
        self.context = context
        self.owner = owner
        scanner = VaultScanner(root: vault, ignore: ignore)
    }

    /// Starts to scan the vault in a background thread; `counting` tells whether skipped files are counted.
    public func look(counting: Bool = false) -> VaultLook { VaultLook(scanner, counting: counting) }

    /// Brings the index up to date.
    ///
    /// - Parameters:
    ///   - known: The current index, if it is complete.
    ///   - listing: The content of the vault; nil to scan it now.
    ///   - lock: Called once before anything is written, and only then; throws if another process is writing.
    ///   - isStopped: Called after each group of files; if true, the remaining files are left to the next import, and the index is
    ///     completed so that it can be queried.
    ///   - progress: Called with the numbers of files read and to be read; an error ends the import.
    /// - Returns: The report.
    /// - Throws: `StoreError` if the index cannot be read or written or files cannot be opened; errors of `lock` or `progress`.
    public func run(
        known: IndexReader? = nil, listing: VaultScanner.Listing? = nil, lock: () throws(StoreError) -> Void = {},
        isStopped: () -> Bool = { false },
        progress: (Int, Int) throws(StoreError) -> Void = { _, _ in }
    ) throws(StoreError) -> Report {
        let listing = listing ?? scanner.scan()
        try checkDescriptors(listing.lacksDescriptors)
        if let known, let report = try reportIfUnchanged(since: known, listing) { return report }
        var report = Report(listing)
        try lock()
        let writer = try IndexWriter(path: index, settings: settings)
        // Another process may have written while this one waited for the lock.
        let plan = try plan(listing) { seen throws(StoreError) in try writer.sources(besides: seen) }
        report.problems += plan.unreadable
        try writer.forgetVault()
        try apply(plan, to: writer, report: &report, isStopped: isStopped, progress: progress)
        try settleDirectory(writer, report: &report)
        if report.hasChanges || report.resolvesPeople { try writer.tidy() }
        if report.left == 0 { try writer.rememberVault() }
        return report
    }

    /// Returns the report of an import that has nothing to do.
    ///
    /// - Parameters:
    ///   - index: The current index; it must be complete.
    ///   - listing: The content of the vault.
    /// - Returns: The report, or nil if there is something to do.
    /// - Throws: `StoreError` if the index cannot be read, or if the scan ran out of file descriptors.
    public func reportIfUnchanged(
        since index: IndexReader, _ listing: VaultScanner.Listing
    ) throws(StoreError) -> Report? {
        try checkDescriptors(listing.lacksDescriptors)
        var report = Report(listing)
        if let known = try index.rememberedVault(), known.fingerprint == listing.fingerprint.text {
            let failed = known.hasFailures ? try index.failedFiles() : []
            if !failed.contains(where: { mayBeReadable($0.problem.path, size: $0.size) }) {
                report.problems += failed.map(\.problem).sorted { $0.path < $1.path }
                return report
            }
        }
        let plan = try plan(listing) { seen throws(StoreError) in try index.sources(besides: seen) }
        report.problems += plan.unreadable
        return plan.isEmpty ? report : nil
    }

    private func plan(
        _ listing: VaultScanner.Listing,
        _ known: (FileSums) throws(StoreError) -> (
            buckets: FileSums.Differences, records: [String: SourceRecord]
        )
    ) throws(StoreError) -> ImportPlan {
        try ImportPlan(listing: listing, known: known) { file in mayBeReadable(file.path, size: file.stamp.size) }
    }

    /// Throws if the scan ran out of file descriptors, since missing files may then still exist.
    private func checkDescriptors(_ areLacking: Bool) throws(StoreError) {
        if areLacking { throw .tooManyOpenFiles(path: index) }
    }

    private func mayBeReadable(_ path: String, size: Int) -> Bool {
        FileBytes.mayBeReadable(vault + "/" + path, size: size)
    }

    /// The limits of a batch, which is one transaction: large for speed, small for memory.
    private static let batchBytes = 8 << 20
    private static let batchFiles = 1000

    private func apply(
        _ plan: ImportPlan, to writer: IndexWriter, report: inout Report, isStopped: () -> Bool,
        progress: (Int, Int) throws(StoreError) -> Void
    ) throws(StoreError) {
        var batch: [SourceChange] = plan.gone.map { .remove(path: $0) }
        report.removed = plan.gone.count
        var (bytes, files) = (0, 0)
        let pipeline = ReadingPipeline(plan.changed) { [vault, context] in
            SourceReader(vault: vault, context: context)
        }
        try pipeline.run { (outcome, size) throws(StoreError) -> Bool in
            try checkDescriptors(outcome.lacksDescriptors)
            batch += outcome.changes
            report.add(outcome)
            bytes += size
            if bytes > ImportFlow.batchBytes || batch.count >= ImportFlow.batchFiles {
                try writer.apply(batch)
                (batch, bytes) = ([], 0)
            }
            for _ in 0..<outcome.files {
                files += 1
                try progress(files, plan.changed.count)
            }
            return !isStopped()
        }
        report.left = plan.changed.count - files
        try writer.apply(batch)
    }

    /// Resolves people and meetings if they may be outdated: after changes that concern them, a crash, or a change of the owner setting.
    private func settleDirectory(_ writer: IndexWriter, report: inout Report) throws(StoreError) {
        guard try writer.hasStaleDirectory() else { return }
        if try writer.hasStaleYearsAlone(), try !writer.settleYears() { return try writer.keepDirectory() }
        try deriveDirectory(writer)
        report.resolvesPeople = true
    }

    /// Resolves people and meetings anew, since they depend on all documents together.
    ///
    /// With private documents, a public directory is derived first, so that it names nobody and no meeting known from them alone.
    private func deriveDirectory(_ writer: IndexWriter) throws(StoreError) {
        try writer.markDirectoryStale()
        try writer.settleDateOrder()
        try writer.settleYears()
        if try writer.hasPrivateDocuments() {
            let visible = try writer.withoutPrivate { () throws(StoreError) in try resolve(writer) }
            try writer.write(visible, isPublic: true)
        }
        try writer.write(try resolve(writer))
        try writer.finishDirectory()
    }

    private func resolve(_ index: IndexWriter) throws(StoreError) -> ResolvedDirectory {
        let attendance = try index.attendance()
        let pages = try index.personPages()
        let resolver = OwnerResolver(named: owner, pages: pages, calendars: try index.calendarOwners())
        let people = PeopleDirectory.resolve(
            attendance: attendance, mentions: try index.mentions(), pages: pages,
            owner: resolver.joining(attendance, pages))
        let owner = resolver.owner(among: people)
        let company = ImportFlow.company(attendance, people)
        let sources = try index.meetingSources().map { source in
            var source = source
            source.people = company[source.document] ?? []
            return source
        }
        let superseded = EventVersions.superseded(sources)
        let representatives = MeetingMerger.representatives(
            sources.filter { !superseded.contains($0.document) },
            owner: Set(owner.person.map { [people[$0 - 1].name] + people[$0 - 1].aliases } ?? []))
        return ResolvedDirectory(
            people: people, representatives: representatives, superseded: superseded, owner: owner)
    }

    /// Returns the names of each document's attendees, without those who declined.
    private static func company(_ attendance: [RawAttendance], _ people: [ResolvedPerson]) -> [Int: Set<String>] {
        let names = Dictionary(people.flatMap { person in person.attendance.map { ($0, person.name) } }) {
            first, _ in first
        }
        var company: [Int: Set<String>] = [:]
        for row in attendance where !row.attendee.declined {
            if let name = names[row.row] { company[row.document, default: []].insert(name) }
        }
        return company
    }
}
