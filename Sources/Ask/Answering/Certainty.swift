/// How well an answer answers the question.
public enum Certainty: String, Sendable {
    /// The question is answered.
    case answered
    /// The lines are near, but do not contain all that is asked for.
    case perhaps
    /// Nothing answers.
    case nothing
}
