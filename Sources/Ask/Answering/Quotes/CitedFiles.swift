import Model
import Store

/// The files that an answer cites, each read once, as they are now.
struct CitedFiles {
    /// What is known of a cited file.
    private struct File {
        var lines: [LineRange: QuotedLines]
        /// Whether it is another than the one that was read into the index.
        var isOutdated: Bool
        /// Whether something about it, at least its change time, is another.
        var isChanged: Bool
    }

    private var files: [String: File] = [:]
    /// What was known of a file that cannot be read now is kept: nothing says that it changed.
    private var unreadable: Set<String> = []

    init(_ citations: [Citation], index: IndexReader, read: AnswerProof.Reader) throws(StoreError) {
        let ranges = Dictionary(citations.map { ($0.document.path, [$0.lines]) }) { $0 + $1 }
        for (path, lines) in ranges {
            let known = try index.source(path)?.stamp
            switch read(path, lines) {
            case .read(let stamp, let lines):
                let isOutdated = known?.size != stamp.size || known?.modified != stamp.modified
                files[path] = File(lines: lines, isOutdated: isOutdated, isChanged: known != stamp)
            case .gone: files[path] = File(lines: [:], isOutdated: true, isChanged: true)
            case .unreadable: unreadable.insert(path)
            }
        }
    }

    /// Whether any cited file is another than the one that was read into the index.
    var isOutdated: Bool { files.values.contains(where: \.isOutdated) }

    /// Whether a file may have other content than what was read into the index.
    func isChanged(_ path: String) -> Bool { files[path]?.isChanged ?? true }

    /// Whether a file is there and cannot be read now.
    func isUnreadable(_ path: String) -> Bool { unreadable.contains(path) }

    /// The lines of a citation; nil where the file does not have them.
    func lines(_ citation: Citation) -> QuotedLines? { files[citation.document.path]?.lines[citation.lines] }

    /// Finds words in the lines of a citation.
    func alignment(_ citation: Citation) -> QuoteAlignment? { lines(citation).map(QuoteAlignment.init) }
}
