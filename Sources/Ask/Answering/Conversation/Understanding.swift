import Model
import Parsing
import Store

/// One way to understand a question in its conversation.
///
/// A question may have several, in the order in which they are tried: the first that is answered is taken.
public struct Understanding: Sendable {
    /// The reading; `carried` says what of it was said before.
    public var reading: ParsedQuestion
    /// Whether it was understood by the question before it.
    public var isFollowUp: Bool
    /// The words of names for which somebody was chosen before, with who.
    var choices: [(words: String, name: String)] = []
    /// The words that were misread as somebody, with who is meant by them.
    var correction: (words: String, person: Person)?
    /// Whether it is asked of documents that the last answer showed, or that lie beside them.
    var isPointing = false
    /// The one document that is pointed at; nil if none is.
    var pointed: DocumentRecord?
    /// What was asked before and the document pointed at does not say, so that it is shown instead.
    var unsaid: String?
    /// Whether it is taken only if what is found holds every word of the question.
    var mustHoldAll = false

    /// A way to understand a question.
    ///
    /// - Parameters:
    ///   - reading: The reading.
    ///   - isFollowUp: Whether it was understood by the question before it.
    public init(reading: ParsedQuestion, isFollowUp: Bool) {
        (self.reading, self.isFollowUp) = (reading, isFollowUp)
    }
}
