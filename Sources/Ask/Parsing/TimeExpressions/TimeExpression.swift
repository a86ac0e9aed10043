import Time

/// A phrase of a question that names a time, with that time.
public struct TimeExpression: Hashable, Sendable {
    /// The phrase as written, with a preposition only if that expresses a relation: "since", "before", "between … and".
    public let text: String
    /// The tokens of the phrase.
    public let tokens: Range<Int>
    /// The range of the phrase in the question, in UTF-8 bytes.
    public let range: Range<Int>
    /// The tokens that are no topic: the phrase with plain prepositions, fillers and possessives around it.
    public let consumed: Range<Int>
    /// The time meant, half-open; a side that the phrase leaves open is nil.
    public let span: TimeSpan
    /// The unit in which the phrase names its time.
    public let grain: TimeGrain
    /// Other readings, the likelier first; empty if there is only one.
    public let alternatives: [TimeSpan]

    /// The meaning of the phrase before it is resolved; needed to combine expressions.
    let node: TimeNode

    /// Whether it names a time of day without a day: "after 4 pm".
    public var isTimeOfDay: Bool {
        if case .open(_, let inner) = node { inner.isWithoutDay } else { node.isWithoutDay }
    }
}

/// A phrase clearly meant as a time that does not exist: 31 June, the 45th.
public struct UnreadTime: Hashable, Sendable {
    /// The phrase as written.
    public let text: String
    /// The range of the phrase in the question, in UTF-8 bytes.
    public let range: Range<Int>
    /// The tokens of the phrase.
    public let tokens: Range<Int>
}

/// All time information of a question.
public struct TimeReading: Hashable, Sendable {
    /// The times found, in order, without overlaps; the times of a set ("Tuesdays in January") share one phrase.
    public let expressions: [TimeExpression]
    /// The phrases meant as times that do not exist.
    public let unread: [UnreadTime]
    /// Whether the question looks back or ahead.
    public let tense: Tense
}
