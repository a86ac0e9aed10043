/// How far an answer answers.
public enum Certainty: String, Sendable {
    /// It answers.
    case answered
    /// The lines are near, but do not hold all that is asked for.
    case perhaps
    /// Nothing does.
    case nothing
}
