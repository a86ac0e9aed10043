import Time

/// A time that a statement names, meant from the day on which it was written.
///
/// Other than a question, a statement may name a time by how long something has been so: "for four months now".
public struct StatedTime: Hashable, Sendable {
    /// How the statement names it.
    public enum Kind: Hashable, Sendable {
        /// As the time of something: "last Friday".
        case named
        /// As a beginning: "since 2016", "from 1 July".
        case since
        /// As an end: "by Friday", "until May".
        case until
        /// As so long back: "for four months now".
        case length
    }

    /// The words that name it.
    public let text: String
    /// Where they stand, in UTF-8 bytes of the statement.
    public let range: Range<Int>
    /// The time meant, both ends known.
    public let span: TimeSpan
    /// How the statement names it.
    public let kind: Kind
    /// Whether it says little more than that something is so now: "right now", "these days", "today".
    public let isVague: Bool
    /// Whether only a part of a day, a week or a year is named, and not which one: "in the evening", "summer".
    public let isBare: Bool
    /// Whether it says what time of day.
    public let hasClock: Bool
    /// Whether it means the same whenever it was written: a date with its year.
    public let isAbsolute: Bool
}
