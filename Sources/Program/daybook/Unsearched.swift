import Answering
import Indexing
import Store

/// What an answer that finds nothing says of what it did not look at: numbers of the whole vault, which no question changes, and
/// nothing else of what is hidden.
struct Unsearched {
    private let settings: Settings
    private let index: IndexReader

    /// What is not searched of a vault.
    ///
    /// - Parameters:
    ///   - settings: What arguments, environment and configuration mean.
    ///   - index: The open index.
    init(_ settings: Settings, _ index: IndexReader) {
        self.settings = settings
        self.index = index
    }

    /// The sentences on one line; nil if everything is searched.
    ///
    /// - Returns: Private documents unless they are seen, and by-products of programs unless the vault is not to be looked at.
    /// - Throws: `StoreError` where the index cannot be read.
    func line() throws(StoreError) -> String? {
        let hidden = settings.seesPrivate ? 0 : try index.privateDocumentCount()
        let sentences = [sentence("unsearched.private", hidden), sentence("unsearched.byproducts", byproducts())]
            .compactMap { $0 }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private func sentence(_ key: String, _ count: Int) -> String? {
        count == 0 ? nil : settings.templates.text(key, ["count": String(count)])
    }

    private func byproducts() -> Int {
        guard settings.updates, let workspace = try? Workspace(settings: settings) else { return 0 }
        return workspace.byproductCount()
    }
}
