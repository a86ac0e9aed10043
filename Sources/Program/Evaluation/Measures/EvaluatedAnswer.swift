import Model
import Time

/// What the program answered to one question, as far as it is judged.
public struct EvaluatedAnswer: Equatable, Sendable {
    /// The kind of answer that was read from the question.
    public var intent: String
    /// The time that was read from the question; nil where it names none.
    public var time: TimeSpan?
    /// The full names of the people that were read from the question.
    public var people: [String]
    /// Whether something was found.
    public var found: Bool
    /// The computed value, where the kind of answer has one.
    public var value: AnswerValue?
    /// The span that the answer to a `when` names.
    public var span: TimeSpan?
    /// What the answer cites, best first.
    public var citations: [FileLines]
    /// Whether each citation and each quotation of the answer stands in its lines, byte for byte.
    public var proofs: [Bool]
    /// How long the answer took.
    public var milliseconds: Double

    /// An answer.
    ///
    /// - Parameters:
    ///   - intent: The kind of answer that was read from the question.
    ///   - time: The time that was read from the question.
    ///   - people: The people that were read from the question.
    ///   - found: Whether something was found.
    ///   - value: The computed value.
    ///   - span: The span that the answer to a `when` names.
    ///   - citations: What the answer cites, best first.
    ///   - proofs: Whether each citation and each quotation stands in its lines.
    ///   - milliseconds: How long it took.
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
