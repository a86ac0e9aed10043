import Model
import Store

/// The files that an answer cites, each read once, as they are now.
struct CitedFiles {
    private struct File {
        var lines: [LineRange: QuotedLines]
        /// Whether its size or modification time differs from the version in the index.
        var isOutdated: Bool
        /// Whether any part of its stamp differs, even just the change time.
        var isChanged: Bool
    }

    private var files: [String: File] = [:]
    /// Files that cannot be read now; their quotes are kept, because nothing shows that they changed.
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

    var isOutdated: Bool { files.values.contains(where: \.isOutdated) }

    /// Whether a file's content may differ from the version in the index.
    func isChanged(_ path: String) -> Bool { files[path]?.isChanged ?? true }

    func isUnreadable(_ path: String) -> Bool { unreadable.contains(path) }

    /// Returns the lines of a citation; nil if the file does not have them.
    func lines(_ citation: Citation) -> QuotedLines? { files[citation.document.path]?.lines[citation.lines] }

    func alignment(_ citation: Citation) -> QuoteAlignment? { lines(citation).map(QuoteAlignment.init) }
}
