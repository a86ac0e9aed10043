import Habits
import Indexing
import Store

/// The pages of habits and subscriptions of an open index.
final class HabitPages {
    /// The records of some pages.
    struct Records {
        var book = HabitBook()
        /// The documents of the pages, by path.
        var documents: [String: DocumentRecord] = [:]
    }

    /// A page with the kind of its record.
    typealias Page = (kind: RecordPage.Kind, document: DocumentRecord)

    private let index: IndexReader
    private let vault: String?
    /// What the index says, asked once, since an open index does not change.
    private var known: [Page]?

    /// Looks into an index whose vault is a folder; nil if its files are not known.
    init(_ index: IndexReader, vault: String?) { (self.index, self.vault) = (index, vault) }

    /// Returns the pages of a file or folder, or of the whole vault, without reading their files.
    func pages(in scope: String?) throws(StoreError) -> [Page] {
        try pages().filter { HabitPages.isInside($0.document.path, scope) }
    }

    /// Reads all pages as their files are now.
    func records() throws(StoreError) -> Records { records(of: try pages()) }

    /// Reads some pages as their files are now.
    func records(of pages: [Page]) -> Records {
        var records = Records()
        for (kind, document) in pages {
            records.documents[document.path] = document
            if let bytes = bytes(of: document.path) {
                records.book.add(RecordPage(path: document.path, title: document.title, bytes: bytes), kind)
            } else {
                records.book.add(RecordProblem(path: document.path, line: 1, reason: .unreadable), kind)
            }
        }
        return records
    }

    private func pages() throws(StoreError) -> [Page] {
        if let known { return known }
        var seen: Set<String> = []
        let found = try index.documents(ofKinds: Set(RecordPage.Kind.allCases.map(\.rawValue))).compactMap { page in
            // Of a page with several documents the first one is the page itself.
            seen.insert(page.document.path).inserted
                ? RecordPage.Kind(rawValue: page.kind).map { (kind: $0, document: page.document) } : nil
        }
        known = found
        return found
    }

    private func bytes(of path: String) -> [UInt8]? {
        vault.flatMap { VaultLines(vault: $0).everyLine(of: path) }
            .map { Array($0.flatMap(\.written).joined(separator: "\n").utf8) }
    }

    private static func isInside(_ path: String, _ scope: String?) -> Bool {
        guard let scope else { return true }
        return path == scope || path.hasPrefix(scope.hasSuffix("/") ? scope : scope + "/")
    }
}
