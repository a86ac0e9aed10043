import Model
import Parsing
import Store

/// One way to understand a question in its conversation.
///
/// A question may have several; they are tried in order, and the first one with an answer is used.
public struct Understanding: Sendable {
    /// The reading; `carried` names the parts taken over from earlier questions.
    public var reading: ParsedQuestion
    /// Whether it was understood in the context of the question before it.
    public var isFollowUp: Bool
    /// The ambiguous words for which somebody was chosen before, with that person's name.
    var choices: [(words: String, name: String)] = []
    /// The words that were resolved to the wrong person, with the right one.
    var correction: (words: String, person: Person)?
    /// Whether it is limited to documents that the last answer showed, or to their neighbours.
    var isPointing = false
    /// The only document pointed at.
    var pointed: DocumentRecord?
    /// The earlier topic that the document does not mention, so that the document itself is shown.
    var unsaid: String?
    /// Whether it is used only if the result contains every word of the question.
    var mustHoldAll = false

    /// A way to understand a question.
    ///
    /// - Parameters:
    ///   - reading: The reading.
    ///   - isFollowUp: Whether it was understood in the context of the question before it.
    public init(reading: ParsedQuestion, isFollowUp: Bool) {
        (self.reading, self.isFollowUp) = (reading, isFollowUp)
    }
}
