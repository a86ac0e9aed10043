import Model
import Parsing
import Time

/// A date that may be the answer, with its sentence.
struct DateCandidate: AnswerCandidate {
    /// The date; nil if the document has none.
    var span: TimeSpan?
    /// The words for it; nil if it is the document's own date.
    var words: String?
    var hasClock = false
    var sentence: DatedSentence
    /// The position of its passage in the search result, from 0.
    var place: Int
    var passage: RetrievedPassage
    /// The position of the calendar event that gives the time of day; nil if the words do.
    var clock: Int?
    var features: FeatureSum

    var quote: String { sentence.text }
}
