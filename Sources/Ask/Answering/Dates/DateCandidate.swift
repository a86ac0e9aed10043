import Model
import Parsing
import Time

/// A date that may be the answer, with its sentence.
struct DateCandidate: AnswerCandidate {
    /// The date; nil if neither the words nor the document give one.
    var span: TimeSpan?
    /// The words for the date; nil if it is the document's own.
    var words: String?
    var hasClock = false
    var sentence: DatedSentence
    /// The 0-based position of its passage in the search result.
    var place: Int
    var passage: RetrievedPassage
    /// The position of the calendar event that supplies the time of day; nil if there is none.
    var clock: Int?
    var features: FeatureSum

    var quote: String { sentence.text }
}
