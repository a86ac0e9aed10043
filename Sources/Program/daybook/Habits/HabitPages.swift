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

    private let index: IndexReader
    private let vault: String?
    /// What the index says, asked once, since an open index does not change.
    private var known: [(kind: RecordPage.Kind, document: DocumentRecord)]?

    /// Looks into an index whose vault is a folder; nil if its files are not known.
    init(_ index: IndexReader, vault: String?) { (self.index, self.vault) = (index, vault) }

    /// Tells whether the vault has no such page.
    func isEmpty() throws(StoreError) -> Bool { try pages().isEmpty }

    /// Reads the pages of a file or folder, or of the whole vault, as their files are now.
    func records(in scope: String? = nil) throws(StoreError) -> Records {
        var records = Records()
        for (kind, document) in try pages() where HabitPages.isInside(document.path, scope) {
            records.documents[document.path] = document
            if let bytes = bytes(of: document.path) {
                records.book.add(RecordPage(path: document.path, title: document.title, bytes: bytes), kind)
            } else {
                records.book.add(RecordProblem(path: document.path, line: 1, reason: .unreadable), kind)
            }
        }
        return records
    }

    private func pages() throws(StoreError) -> [(kind: RecordPage.Kind, document: DocumentRecord)] {
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
