import Language
import Parsing
import Text

/// A question with its answer.
public struct Reply: Sendable {
    /// The question.
    public var question: Question
    /// How it was understood; nil for small talk and the like.
    public var understanding: Understanding?
    /// The language of input that is not a question; nil if unknown.
    private let language: Language?
    /// The answer.
    public var answer: Answer
    /// Quotes that are not in their unchanged files; see `AnswerProof`.
    public var unproven: [Answer.Quote] = []
    /// Whether a cited file differs from the version in the index.
    public var isOutdated = false
    /// The time the answer took, in milliseconds.
    public var milliseconds = 0.0

    /// A question with its answer.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - understanding: How it was understood; nil for small talk and the like.
    ///   - answer: The answer.
    ///   - language: The language of input that is not a question; nil if unknown.
    public init(
        question: Question, understanding: Understanding? = nil, answer: Answer, language: Language? = nil
    ) {
        (self.question, self.understanding, self.answer) = (question, understanding, answer)
        self.language = language
    }

    /// The reading; for input that is not a question, an empty reading with its language.
    public var reading: ParsedQuestion {
        if let understanding { return understanding.reading }
        var reading = ParsedQuestion(question: question.text)
        reading.language = language
        return reading
    }
}
