import Model
import Time

/// The parts of an answer that are judged.
public struct EvaluatedAnswer: Equatable, Sendable {
    /// The intent read from the question, such as `count`.
    public var intent: String
    /// The time span read from the question; nil if it names none.
    public var time: TimeSpan?
    /// The full names of the people read from the question.
    public var people: [String]
    /// Whether something was found.
    public var found: Bool
    /// The computed value, if the intent has one.
    public var value: AnswerValue?
    /// The span that an answer to a `when` question names.
    public var span: TimeSpan?
    /// The cited lines, best first.
    public var citations: [FileLines]
    /// One entry per citation and quotation: whether its text equals the cited lines byte for byte.
    public var proofs: [Bool]
    /// How long the answer took.
    public var milliseconds: Double

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - intent: The intent read from the question.
    ///   - time: The time span read from the question.
    ///   - people: The people read from the question.
    ///   - found: Whether something was found.
    ///   - value: The computed value.
    ///   - span: The span that an answer to a `when` question names.
    ///   - citations: The cited lines, best first.
    ///   - proofs: Whether each citation and each quotation equals its lines.
    ///   - milliseconds: How long the answer took.
    public init(
        intent: String, time: TimeSpan? = nil, people: [String] = [], found: Bool, value: AnswerValue? = nil,
        span: TimeSpan? = nil, citations: [FileLines] = [], proofs: [Bool] = [], milliseconds: Double
    ) {
        self.intent = intent
        self.time = time
        self.people = people
        self.found = found
        self.value = value
        self.span = span
        self.citations = citations
        self.proofs = proofs
        self.milliseconds = milliseconds
    }
}
