import Model
import Readers
import Store
import Text
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
        /// What could not be read or understood in this import.
        public var problems: [ReadProblem] = []

        /// Nothing was done.
        public init() {}

        /// Whether anything of the index changed.
        public var hasChanges: Bool { read + removed > 0 }
    }

    private let vault: String
    private let index: String
    private let settings: IndexSettings
    private let context: ReadingContext
    private let scanner: VaultScanner
    private let owner: Attendee?
    private let readers = VaultReaders()
    private let indexer = DocumentIndexer()

    /// An import of one vault into one index.
    ///
    /// - Parameters:
    ///   - vault: The vault's folder, absolute.
    ///   - index: The index's file.
    ///   - settings: What the index must agree with.
    ///   - context: What readers must know of the world outside a file.
    ///   - ignore: Patterns of names and paths that are passed over.
    ///   - owner: Who the vault belongs to; nil takes whoever attends most meetings.
    public init(
        vault: String, index: String, settings: IndexSettings, context: ReadingContext, ignore: [String] = [],
        owner: Attendee? = nil
    ) {
        self.vault = vault
        self.index = index
        self.settings = settings
        self.context = context
        self.owner = owner
        scanner = VaultScanner(root: vault, ignore: ignore)
    }

    /// Brings the index up to date.
    ///
    /// - Parameters:
    ///   - known: The files that a whole index holds; nil where there is none yet.
    ///   - lock: Called before anything is written, and only then; it throws where another process is writing.
    ///   - progress: Gets the number of files read so far and of all to be read.
    /// - Returns: What was done.
    /// - Throws: `StoreError` where the index cannot be read or written, or what `lock` throws.
    public func run(
        known: [String: SourceRecord]? = nil, lock: () throws(StoreError) -> Void = {},
        progress: (Int, Int) -> Void = { _, _ in }
    ) throws(StoreError) -> Report {
        let listing = scanner.scan()
        var report = Report()
        report.files = listing.files.count
        report.problems = listing.unreadable.map {
            ReadProblem(path: $0.path, message: "cannot be read (\($0.reason)); what was known of it is kept")
        }
        if let known, Plan(listing: listing, known: known).isEmpty { return report }
        try lock()
        let writer = try IndexWriter(path: index, settings: settings)
        // Another process may have done the work while this one waited.
        let plan = Plan(listing: listing, known: try writer.sources())
        try apply(plan, to: writer, report: &report, progress: progress)
        // After a crash between the two, people and meetings lag behind the documents.
        if try writer.hasStaleDirectory() { try deriveDirectory(writer) }
        return report
    }

    /// What must be done: files to be read, and files that are gone.
    private struct Plan {
        var changed: [(file: VaultScanner.File, known: SourceRecord?)] = []
        var gone: [String] = []

        var isEmpty: Bool { changed.isEmpty && gone.isEmpty }

        init(listing: VaultScanner.Listing, known: [String: SourceRecord]) {
            var present: Set<String> = []
            for file in listing.files {
                present.insert(file.path)
                let record = known[file.path]
                if record?.size != file.size || record?.modified != file.modified { changed.append((file, record)) }
            }
            let unreadable = listing.unreadable.map(\.path)
            gone = known.keys.filter { path in
                !present.contains(path) && !unreadable.contains { $0 == "." || $0 == path || path.hasPrefix($0 + "/") }
            }.sorted()
        }
    }

    /// A batch is one transaction: large enough to be fast, small enough for memory.
    private static let batchBytes = 8 << 20
    private static let batchFiles = 1000

    private func apply(
        _ plan: Plan, to writer: IndexWriter, report: inout Report, progress: (Int, Int) -> Void
    ) throws(StoreError) {
        var batch: [SourceChange] = plan.gone.map { .remove(path: $0) }
        report.removed = plan.gone.count
        var bytes = 0
        for (count, entry) in plan.changed.enumerated() {
            let change = read(entry.file, known: entry.known, report: &report)
            batch.append(change)
            bytes += entry.file.size
            if bytes > ImportFlow.batchBytes || batch.count >= ImportFlow.batchFiles {
                try writer.apply(batch)
                (batch, bytes) = ([], 0)
            }
            progress(count + 1, plan.changed.count)
        }
        try writer.apply(batch)
    }

    /// Reads one file; one with the same content as before is only looked at.
    private func read(_ file: VaultScanner.File, known: SourceRecord?, report: inout Report) -> SourceChange {
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(vault + "/" + file.path)
        } catch {
            let problem = ReadProblem(path: file.path, message: "cannot be read: \(error.reason)")
            report.problems.append(problem)
            return .keep(path: file.path, problem: problem)
        }
        let hash = StableHash.of(bytes)
        let record = SourceRecord(path: file.path, size: file.size, modified: file.modified, hash: hash)
        if let known, known.hash == hash, known.size == file.size { return .touch(record) }
        report.read += 1
        let modified = context.zone.local(at: file.modified / 1_000_000_000)
        let result = readers.read(Source(path: file.path, bytes: bytes, modified: modified, context: context))
        report.problems += result.problems
        let (documents, words) = indexer.index(result.documents)
        return .replace(record, documents: documents, words: words, problems: result.problems)
    }

    /// Resolves people and meetings anew: they depend on all documents together.
    private func deriveDirectory(_ writer: IndexWriter) throws(StoreError) {
        let people = PeopleDirectory.resolve(attendance: try writer.attendance(), pages: try writer.personPages())
        try writer.write(people: people)
        try writer.write(representatives: MeetingMerger.representatives(try writer.meetingSources()))
        try writer.writeOwner(email: owner?.email, name: owner?.name)
    }
}
