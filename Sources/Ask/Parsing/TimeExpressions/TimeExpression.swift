import Time

/// A phrase of a question that names a time, and the time it names.
public struct TimeExpression: Hashable, Sendable {
    /// The phrase as written, with a preposition only where it carries a relation (since, before, between … and).
    public let text: String
    /// The tokens of the phrase.
    public let tokens: Range<Int>
    /// Where the phrase stands, in UTF-8 bytes of the question.
    public let range: Range<Int>
    /// The tokens to take out of the topic: those of the phrase and plain prepositions, fillers and possessives
    /// around it.
    public let consumed: Range<Int>
    /// The time meant, half-open; a side that the phrase leaves open is nil.
    public let span: TimeSpan
    /// The unit in which the phrase names its time.
    public let grain: TimeGrain
    /// Other readings, the likelier first; empty where the phrase has but one.
    public let alternatives: [TimeSpan]

    /// What the phrase means before the calendar is asked; kept for combining expressions.
    let node: TimeNode

    /// Whether it names a time of day and no day: "after 4 pm".
    public var isTimeOfDay: Bool {
        if case .open(_, let inner) = node { inner.isWithoutDay } else { node.isWithoutDay }
    }
}

/// A phrase that plainly is meant as a time but names none: 31 June, the 45th.
public struct UnreadTime: Hashable, Sendable {
    /// The phrase as written.
    public let text: String
    /// Where the phrase stands, in UTF-8 bytes of the question.
    public let range: Range<Int>
    /// The tokens of the phrase.
    public let tokens: Range<Int>
}

/// All that a question says about time.
public struct TimeReading: Hashable, Sendable {
    /// The times found, in order, not overlapping; those of a set ("Tuesdays in January") share their phrase.
    public let expressions: [TimeExpression]
    /// Phrases meant as times that name none.
    public let unread: [UnreadTime]
    /// Whether the question looks back or ahead.
    public let tense: Tense
}
