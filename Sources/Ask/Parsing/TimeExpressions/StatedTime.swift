import Time

/// A time that a statement names, relative to the day of writing; unlike in a question, it may be a length: "for four months now".
public struct StatedTime: Hashable, Sendable {
    /// How the statement names the time.
    public enum Kind: Hashable, Sendable {
        /// The time of an event: "last Friday".
        case named
        /// A start: "since 2016", "from 1 July".
        case since
        /// An end: "by Friday", "until May".
        case until
        /// A length up to the day of writing: "for four months now".
        case length
    }

    /// The words that name the time.
    public let text: String
    /// The range of the words in the statement, in UTF-8 bytes.
    public let range: Range<Int>
    /// The time meant, closed on both sides.
    public let span: TimeSpan
    /// How the statement names the time.
    public let kind: Kind
    /// Whether it means little more than now: "right now", "these days", "today".
    public let isVague: Bool
    /// Whether it names a part of an unknown day, week or year: "in the evening", "summer".
    public let isBare: Bool
    /// Whether it includes a time of day.
    public let hasClock: Bool
    /// Whether it is independent of the day of writing: a date with a year.
    public let isAbsolute: Bool
}
