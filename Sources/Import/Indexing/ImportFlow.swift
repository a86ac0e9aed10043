import Model
import Readers
import Store
import Time

/// The import flow: vault → scan → read → documents → chunks → terms and embeddings → store.
///
/// Only what changed since the last import is read. A file that cannot be read is reported, keeps what was known of it, and the rest
/// goes in.
public struct ImportFlow: Sendable {
    /// What an import did.
    public struct Report: Sendable, Equatable {
        /// Files of the vault that a reader exists for.
        public var files = 0
        /// Files that were read because they are new or have other content.
        public var read = 0
        /// Files that are gone.
        public var removed = 0
        /// Files whose content is the same, with another time.
        public var touched = 0
        /// Files that the next import is to read, since this one was stopped.
        public var left = 0
        /// What could not be read or understood in this import.
        public var problems: [ReadProblem] = []

        /// Nothing was done.
        public init() {}

        /// The beginning of a report: what a look at the vault tells.
        init(_ listing: VaultScanner.Listing) {
            files = listing.count
            problems = listing.allProblems
        }

        /// Adds what came of files that were read.
        mutating func add(_ outcome: SourceReader.Outcome) {
            read += outcome.read
            touched += outcome.touched
            problems += outcome.problems
        }

        /// Whether anything that answers are made from changed.
        public var hasChanges: Bool { read + removed + touched > 0 }
    }

    private let vault: String
    private let index: String
    private let settings: IndexSettings
    private let context: ReadingContext
    private let scanner: VaultScanner
    private let owner: PersonPage?

    /// An import of one vault into one index.
    ///
    /// - Parameters:
    ///   - vault: The vault's folder, absolute.
    ///   - index: The index's file.
    ///   - settings: What the index must agree with.
    ///   - context: What readers must know of the world outside a file.
    ///   - ignore: Patterns as in a `.gitignore` file for what is passed over.
    ///   - owner: Who the user says that they are; nil looks for a page or a calendar that says so.
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

    /// A look at the vault that the import is of; it begins at once, in a thread of its own.
    ///
    /// - Parameter counting: Whether what is passed over is counted.
    /// - Returns: The look.
    public func look(counting: Bool = false) -> VaultLook { VaultLook(scanner, counting: counting) }

    /// Brings the index up to date.
    ///
    /// - Parameters:
    ///   - known: The index as it is, where it is whole.
    ///   - listing: What the vault holds; nil to look now.
    ///   - lock: Called before anything is written, and only then; it throws where another process is writing.
    ///   - isStopped: Asked after each group of files; where it says so the rest is left to the next import, and what was read is made
    ///     whole: it can be asked.
    ///   - progress: Gets the number of files read so far and of all to be read; what it throws ends the import.
    /// - Returns: What was done.
    /// - Throws: `StoreError` where the index cannot be read or written or files cannot be opened, or what `lock` or `progress` throws.
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
        // Another process may have done the work while this one waited.
        let plan = plan(listing, try writer.sources())
        report.problems += plan.unreadable
        try writer.forgetVault()
        try apply(plan, to: writer, report: &report, isStopped: isStopped, progress: progress)
        // After a crash between the two, people and meetings lag behind the documents; and another owner may have asked before.
        if try writer.hasStaleDirectory() { try deriveDirectory(writer) }
        if report.left == 0 { try writer.rememberVault() }
        return report
    }

    /// What an import would tell that has nothing to do.
    ///
    /// - Parameters:
    ///   - index: The index as it is; a whole one.
    ///   - listing: What the vault holds.
    /// - Returns: Nil where there is something to do.
    /// - Throws: `StoreError` where the index cannot be read, or the vault could not be looked at for want of descriptors.
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
        let plan = plan(listing, try index.sources())
        report.problems += plan.unreadable
        return plan.isEmpty ? report : nil
    }

    private func plan(_ listing: VaultScanner.Listing, _ known: [String: SourceRecord]) -> ImportPlan {
        ImportPlan(listing: listing, known: known) { file in mayBeReadable(file.path, size: file.stamp.size) }
    }

    /// What cannot be opened for want of descriptors is neither gone nor unreadable: nothing may be concluded from it.
    private func checkDescriptors(_ areLacking: Bool) throws(StoreError) {
        if areLacking { throw .tooManyOpenFiles(path: index) }
    }

    private func mayBeReadable(_ path: String, size: Int) -> Bool {
        FileBytes.mayBeReadable(vault + "/" + path, size: size)
    }

    /// A batch is one transaction: large enough to be fast, small enough for memory.
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

    /// Resolves people and meetings anew: they depend on all documents together.
    ///
    /// Where some are private, this is done without them first: nobody may be known, and no meeting stand, by a private note alone.
    private func deriveDirectory(_ writer: IndexWriter) throws(StoreError) {
        try writer.markDirectoryStale()
        try writer.settleDateOrder()
        if try writer.hasPrivateDocuments() {
            let visible = try writer.withoutPrivate { () throws(StoreError) in try Directory(writer, owner: owner) }
            try visible.write(to: writer)
            try writer.keepPublicDirectory()
        }
        try Directory(writer, owner: owner).write(to: writer)
        try writer.finishDirectory()
    }

    /// People and meetings as resolved from what the index holds.
    private struct Directory {
        let people: [ResolvedPerson]
        let representatives: [Int: Int]
        let superseded: Set<Int>
        let owner: VaultOwner

        init(_ index: IndexWriter, owner named: PersonPage?) throws(StoreError) {
            let attendance = try index.attendance()
            let pages = try index.personPages()
            let resolver = OwnerResolver(named: named, pages: pages, calendars: try index.calendarOwners())
            let people = PeopleDirectory.resolve(
                attendance: attendance, mentions: try index.mentions(), pages: pages,
                owner: resolver.joining(attendance, pages))
            self.people = people
            let owner = resolver.owner(among: people)
            let company = Directory.company(attendance, people)
            let sources = try index.meetingSources().map { source in
                var source = source
                source.people = company[source.document] ?? []
                return source
            }
            let superseded = EventVersions.superseded(sources)
            self.superseded = superseded
            self.owner = owner
            representatives = MeetingMerger.representatives(
                sources.filter { !superseded.contains($0.document) },
                owner: Set(owner.person.map { [people[$0 - 1].name] + people[$0 - 1].aliases } ?? []))
        }

        /// The names of those who attend each document.
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

        func write(to index: IndexWriter) throws(StoreError) {
            try index.write(people: people)
            try index.write(representatives: representatives, superseded: superseded)
            try index.write(owner: owner)
        }
    }
}
