import Time

/// Words of a question for a time that only the vault knows: "the offsite".
public struct NamedEvent: Hashable, Sendable {
    /// The tokens of the name.
    public let tokens: Range<Int>
    /// The time of the event.
    public let span: TimeSpan

    /// Creates a named event.
    ///
    /// - Parameters:
    ///   - tokens: The tokens of the name.
    ///   - span: The time of the event.
    public init(tokens: Range<Int>, span: TimeSpan) {
        self.tokens = tokens
        self.span = span
    }

    /// The span as a period; its grain is a day because a meeting has a length, unlike a clock time.
    var period: Period { Period(start: span.start, end: span.end, grain: .day) }

    /// Creates the event of a candidate; nil if the vault does not know its time.
    init?(_ candidate: EventCandidate, _ time: EventTime?) {
        guard let time else { return nil }
        let places = candidate.titlePlaces
        let end = time.wordCount < places.count ? places[time.wordCount] : candidate.tokens.upperBound
        self.init(tokens: candidate.tokens.lowerBound..<end, span: time.span)
    }
}
