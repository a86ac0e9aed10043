import Time

/// The computed value of an answer.
public enum AnswerValue: Equatable, Sendable {
    /// A count, or the minutes of a duration.
    case number(Double)
    /// When something took place, on the clock of the vault's time zone.
    case moment(CivilDateTime)
    /// People, titles or tasks, in the order of the answer.
    case list([String])
}
