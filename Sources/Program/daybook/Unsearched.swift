import Answering
import Indexing
import Store

/// The note on what was not searched, for answers that find nothing.
///
/// It gives only numbers for the whole vault, so that no question reveals anything about hidden documents.
struct Unsearched {
    /// The number of private documents that are not searched.
    private let hidden: Int
    private let byproducts: Int

    init(_ settings: Settings, _ index: IndexReader) throws(StoreError) {
        hidden = settings.seesPrivate ? 0 : try index.privateDocumentCount()
        let workspace = settings.updates ? try? Workspace(settings: settings) : nil
        byproducts = workspace?.byproductCount() ?? 0
    }

    /// Returns the note as one line; nil if everything is searched.
    ///
    /// It has the numbers of unsearched private documents and, if updates are on, of templates, backups and conflicted copies.
    func line(_ words: Templates) -> String? {
        let sentences = [("unsearched.private", hidden), ("unsearched.byproducts", byproducts)].compactMap {
            $1 == 0 ? nil : words.text($0, ["count": String($1)])
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }
}
