import Answering
import Indexing
import Store

/// What an answer that finds nothing says of what it did not look at: numbers of the whole vault, which no question changes, and
/// nothing else of what is hidden.
struct Unsearched {
    /// How many private documents are not seen.
    private let hidden: Int
    private let byproducts: Int

    /// What is not searched of a vault.
    ///
    /// - Parameters:
    ///   - settings: What arguments, environment and configuration mean.
    ///   - index: The open index.
    /// - Throws: `StoreError` where the index cannot be read.
    init(_ settings: Settings, _ index: IndexReader) throws(StoreError) {
        hidden = settings.seesPrivate ? 0 : try index.privateDocumentCount()
        let workspace = settings.updates ? try? Workspace(settings: settings) : nil
        byproducts = workspace?.byproductCount() ?? 0
    }

    /// The sentences on one line; nil if everything is searched.
    ///
    /// - Parameter words: The words of the answer's language.
    /// - Returns: Private documents unless they are seen, and by-products of programs unless the vault is not to be looked at.
    func line(_ words: Templates) -> String? {
        let sentences = [("unsearched.private", hidden), ("unsearched.byproducts", byproducts)].compactMap {
            $1 == 0 ? nil : words.text($0, ["count": String($1)])
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }
}
