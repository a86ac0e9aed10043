import Model
import Parsing
import Time

/// A date that may answer a question, with the sentence that it was found in.
struct DateCandidate: AnswerCandidate {
    /// The date; nil if the document has none.
    var span: TimeSpan?
    /// The words that name it; nil if it is the document's own date.
    var words: String?
    /// Whether it is known to the time of day.
    var hasClock = false
    /// The sentence.
    var sentence: DatedSentence
    /// The rank of its passage among those found, from 0.
    var place: Int
    var passage: RetrievedPassage
    /// The rank of the calendar's event that tells the time of day, if the words do not.
    var clock: Int?
    var features: FeatureSum

    var quote: String { sentence.text }
}
