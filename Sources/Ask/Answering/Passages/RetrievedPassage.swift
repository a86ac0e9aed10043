import Model
import Retrieval
import Store

/// A ranked passage with what proves it.
struct RetrievedPassage {
    var passage: Passage
    var document: DocumentRecord
    /// The lines in it that were looked up because they hold what is asked for; nil if the search found it.
    var asked: LineRange?
    /// The strength if it is known; otherwise it is computed from `evidence` when it is read, which is rare.
    private var known: Float?
    private var evidence: Evidence?

    /// A passage of known strength.
    init(passage: Passage, document: DocumentRecord, strength: Float) {
        (self.passage, self.document, known) = (passage, document, strength)
    }

    /// A passage whose strength is computed when it is read.
    init(passage: Passage, document: DocumentRecord, evidence: Evidence) {
        (self.passage, self.document, self.evidence) = (passage, document, evidence)
    }

    /// The share of the question that the passage holds, 0 … 1.
    var strength: Float {
        get { known ?? evidence?.strength(of: texts) ?? 1 }
        set { known = newValue }
    }

    /// The passage, its title and what stands above it.
    var texts: [String] {
        [passage.text, document.title] + passage.chunks.flatMap { $0.headingPath + $0.parentItems }
    }
}
