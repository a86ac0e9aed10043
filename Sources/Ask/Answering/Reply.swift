import Parsing
import Text

/// A question with its answer.
public struct Reply: Sendable {
    /// The question.
    public var question: Question
    /// How it was understood; nil for what is no question, such as small talk.
    public var understanding: Understanding?
    /// The language of what is no question; nil where it shows none.
    private let language: TextLanguage?
    /// The answer.
    public var answer: Answer
    /// Quotes that their unchanged files do not hold; see `AnswerProof`.
    public var unproven: [Answer.Quote] = []
    /// Whether a cited file is another than the one that was read into the index.
    public var isOutdated = false
    /// How long the answer took.
    public var milliseconds = 0.0

    /// A question with its answer.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - understanding: How it was understood; nil for what is no question.
    ///   - answer: The answer.
    ///   - language: The language of what is no question; nil where it shows none.
    public init(
        question: Question, understanding: Understanding? = nil, answer: Answer, language: TextLanguage? = nil
    ) {
        (self.question, self.understanding, self.answer) = (question, understanding, answer)
        self.language = language
    }

    /// How the question was read; for what is no question a reading that says nothing but its language.
    public var reading: ParsedQuestion {
        if let understanding { return understanding.reading }
        var reading = ParsedQuestion(question: question.text)
        reading.language = language
        return reading
    }
}
