import Model
import Readers
import Store
import Text
import Time

/// Reads changed files: their bytes → documents → chunks with terms and embeddings.
struct SourceReader {
    /// What came of some files.
    struct Outcome: Sendable {
        /// What is to be written.
        var changes: [SourceChange] = []
        /// How many were looked at.
        var files = 0
        /// How many were read because they are new or have other content.
        var read = 0
        /// How many have the same content with another time.
        var touched = 0
        /// What could not be read or understood.
        var problems: [ReadProblem] = []
        /// Whether a file could not be opened because no more may be open: then the import cannot go on.
        var lacksDescriptors = false
    }

    private let vault: String
    private let context: ReadingContext
    private let readers = VaultReaders()
    private var indexer = DocumentIndexer()

    /// A reader of a vault's files.
    ///
    /// - Parameters:
    ///   - vault: The vault's folder, absolute.
    ///   - context: What readers must know of the world outside a file.
    init(vault: String, context: ReadingContext) {
        self.vault = vault
        self.context = context
    }

    /// Reads some files that are written together.
    mutating func read(_ files: some Sequence<ImportPlan.Change>) -> Outcome {
        indexer.beginBatch()
        var outcome = Outcome()
        for (file, known) in files where !outcome.lacksDescriptors {
            outcome.files += 1
            if let change = read(file, known: known, &outcome) { outcome.changes.append(change) }
        }
        return outcome
    }

    /// Reads one file; one with the same content as before is only looked at, and nil where nothing else of it changed either.
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
        let (documents, words) = indexer.index(takingTextOf: &result.documents)
        return .replace(
            record, documents: documents, words: words, problems: result.problems, calendarOwner: result.calendarOwner)
    }

    /// Keeps what is known of a file that cannot be read, and tells so.
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
    /// A file that is new or looks changed, with what is known of it.
    typealias Change = (file: VaultScanner.File, known: SourceRecord?)
}
