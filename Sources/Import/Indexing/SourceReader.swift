import Model
import Readers
import Store
import Text
import Time

/// Reads changed files: bytes → documents → chunks with terms and embeddings.
struct SourceReader {
    struct Outcome: Sendable {
        var changes: [SourceChange] = []
        var files = 0
        var read = 0
        var touched = 0
        var problems: [ReadProblem] = []
        /// Whether no more files could be opened, so that the import cannot continue.
        var lacksDescriptors = false
    }

    private let vault: String
    private let context: ReadingContext
    private let readers = VaultReaders()
    private var indexer = DocumentIndexer()

    init(vault: String, context: ReadingContext) {
        self.vault = vault
        self.context = context
    }

    mutating func read(_ files: some Sequence<ImportPlan.Change>) -> Outcome {
        indexer.beginBatch()
        var outcome = Outcome()
        for (file, known) in files where !outcome.lacksDescriptors {
            outcome.files += 1
            if let change = read(file, known: known, &outcome) { outcome.changes.append(change) }
        }
        return outcome
    }

    /// Reads one file; returns `touch` for unchanged content, or nil if the record is unchanged too.
    private mutating func read(
        _ file: VaultScanner.File, known: SourceRecord?, _ outcome: inout Outcome
    ) -> SourceChange? {
        let content: FileBytes.Content
        do {
            content = try FileBytes.read(vault + "/" + file.path)
        } catch .noDescriptors {
            outcome.lacksDescriptors = true
            return nil
        } catch {
            return keep(file, known: known, because: error, &outcome)
        }
        let record = SourceRecord(
            path: file.path, stamp: content.stamp, hash: StableHash.of(content.bytes), isSettled: content.isSettled)
        if let known, known.hash == record.hash {
            if known.stamp.modified != record.stamp.modified { outcome.touched += 1 }
            return known == record ? nil : .touch(record)
        }
        let modified = context.zone.local(at: content.stamp.modified / 1_000_000_000)
        outcome.read += 1
        var result = readers.read(
            Source(path: file.path, bytes: content.bytes, modified: modified, context: context))
        outcome.problems += result.problems
        let (documents, words) = indexer.index(takingTextOf: &result.documents, path: file.path)
        return .replace(
            record, documents: documents, words: words, problems: result.problems, calendarOwner: result.calendarOwner)
    }

    /// Keeps the old content of an unreadable file and reports the problem.
    private func keep(
        _ file: VaultScanner.File, known: SourceRecord?, because failure: FileBytes.Failure, _ outcome: inout Outcome
    ) -> SourceChange? {
        guard let reason = SourceReader.words(failure) else { return nil }
        let rest = known.map(\.hash) ?? 0 == 0 ? "" : "; what was known of it is kept"
        let problem = ReadProblem(path: file.path, message: reason + rest)
        outcome.problems.append(problem)
        let record = SourceRecord(
            path: file.path, stamp: file.stamp, hash: known?.hash ?? 0, isSettled: known?.isSettled ?? true,
            failure: problem.message)
        return known == record ? nil : .keep(record)
    }

    private static func words(_ failure: FileBytes.Failure) -> String? {
        switch failure {
        case .gone, .noDescriptors: nil
        case .unreadable(let reason): "cannot be read (\(reason))"
        case .tooLarge(let size):
            "has \(size >> 20) MB; files above \(FileBytes.largest >> 20) MB are left out"
        }
    }
}

extension ImportPlan {
    /// A file that is new or looks changed, with its record in the index.
    typealias Change = (file: VaultScanner.File, known: SourceRecord?)
}
