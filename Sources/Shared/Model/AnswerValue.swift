import Time

/// The computed value of an answer.
public enum AnswerValue: Equatable, Sendable {
    /// A count, or the minutes of a duration.
    case number(Double)
    /// The time at which something took place, in the vault's time zone.
    case moment(CivilDateTime)
    /// People, titles or tasks, in the order of the answer.
    case list([String])
}
