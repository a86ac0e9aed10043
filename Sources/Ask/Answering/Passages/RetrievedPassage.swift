import Model
import Retrieval
import Store

/// A ranked passage with its document and strength.
struct RetrievedPassage {
    var passage: Passage
    var document: DocumentRecord
    /// The lines looked up because they contain what is asked for; nil if the search found the passage.
    var asked: LineRange?
    /// The strength if known; otherwise it is computed lazily from `evidence`, since it is rarely needed.
    private var known: Float?
    private var evidence: Evidence?

    init(passage: Passage, document: DocumentRecord, strength: Float) {
        (self.passage, self.document, known) = (passage, document, strength)
    }

    init(passage: Passage, document: DocumentRecord, evidence: Evidence) {
        (self.passage, self.document, self.evidence) = (passage, document, evidence)
    }

    /// The share of the question that the passage covers, 0 … 1.
    var strength: Float {
        get { known ?? evidence?.strength(of: texts) ?? 1 }
        set { known = newValue }
    }

    /// The passage with its title, path, headings and parent items.
    var texts: [String] {
        [passage.text, document.fullName] + passage.chunks.flatMap { $0.headingPath + $0.parentItems }
    }
}
