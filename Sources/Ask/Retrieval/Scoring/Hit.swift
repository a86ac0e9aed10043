/// A ranked chunk.
public struct Hit: Sendable {
    /// The chunk's row in the index.
    public var chunk: Int
    /// The row of its document.
    public var document: Int
    /// Characters from the beginning of the document to the middle of the chunk.
    public var place: Int
    /// The sum of the parts; higher is better.
    public var score: Float { parts.total }
    /// What the score is made of.
    public var parts: ScoreParts
}

/// The parts of a score, already weighted: they add up to it.
public struct ScoreParts: Sendable, Equatable {
    /// BM25 of the chunk's own words.
    public var words: Float = 0
    /// BM25 of the words around it.
    public var context: Float = 0
    /// The words of its document's title, tags and properties.
    public var title: Float = 0
    /// The share of the named people who attend.
    public var attendees: Float = 0
    /// The share of the chunk that named people speak.
    public var speakers: Float = 0
    /// The document's date against the time named.
    public var date: Float = 0
    /// A time or a number in the text, where one is asked for.
    public var cue: Float = 0
    /// Questions and answers: positive behind a matching question, negative for a question.
    public var dialogue: Float = 0
    /// The likeness in spelling.
    public var spelling: Float = 0
    /// What standing beside better passages takes away: never above 0.
    public var spread: Float = 0

    /// The sum.
    public var total: Float {
        words + context + title + attendees + speakers + date + cue + dialogue + spelling + spread
    }

    /// Each part with its name, in a fixed order.
    public var named: [(name: String, value: Float)] {
        [
            ("words", words), ("context", context), ("title", title), ("attendees", attendees), ("speakers", speakers),
            ("date", date),
            ("cue", cue), ("dialogue", dialogue), ("spelling", spelling), ("spread", spread),
        ]
    }
}
