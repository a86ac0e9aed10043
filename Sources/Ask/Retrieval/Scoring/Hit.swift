/// A ranked chunk.
public struct Hit: Sendable {
    /// The row of the chunk.
    public var chunk: Int
    /// The row of its document.
    public var document: Int
    /// The middle of the chunk, in characters from the beginning of the document.
    public var place: Int
    /// The sum of the parts; higher is better.
    public var score: Float { parts.total }
    /// The parts of the score.
    public var parts: ScoreParts
}

/// The weighted parts of a score, which add up to it.
public struct ScoreParts: Sendable, Equatable {
    /// BM25 of the chunk's own words.
    public var words: Float = 0
    /// BM25 of the words around it.
    public var context: Float = 0
    /// The match with the title, tags and properties of the document.
    public var title: Float = 0
    /// The share of the named people who attend.
    public var attendees: Float = 0
    /// The share of the chunk spoken by named people.
    public var speakers: Float = 0
    /// The match of the document's date, or of a time in the text, with the time named.
    public var date: Float = 0
    /// A time or number in the text, if the question asks for one.
    public var cue: Float = 0
    /// Dialogue: positive after a matching question, negative for a question.
    public var dialogue: Float = 0
    /// The similarity in spelling.
    public var spelling: Float = 0

    /// The sum.
    public var total: Float {
        words + context + title + attendees + speakers + date + cue + dialogue + spelling
    }

    /// The parts with their names, in a fixed order.
    public var named: [(name: String, value: Float)] {
        [
            ("words", words), ("context", context), ("title", title), ("attendees", attendees), ("speakers", speakers),
            ("date", date), ("cue", cue), ("dialogue", dialogue), ("spelling", spelling),
        ]
    }
}
