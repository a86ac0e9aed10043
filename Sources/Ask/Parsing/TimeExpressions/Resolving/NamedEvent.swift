import Time

/// Words of a question that name a time which only the vault knows: "the offsite".
public struct NamedEvent: Hashable, Sendable {
    /// The tokens of the name.
    public let tokens: Range<Int>
    /// When it was.
    public let span: TimeSpan

    /// Words that name a time.
    ///
    /// - Parameters:
    ///   - tokens: The tokens of the name.
    ///   - span: When it was.
    public init(tokens: Range<Int>, span: TimeSpan) {
        self.tokens = tokens
        self.span = span
    }

    /// The same as a period; a meeting has a length, other than a time of the clock, and lies beside days.
    var period: Period { Period(start: span.start, end: span.end, grain: .day) }

    /// The candidate's name, where the vault knows it.
    init?(_ candidate: EventCandidate, _ time: EventTime?) {
        guard let time else { return nil }
        let places = candidate.titlePlaces
        let end = time.wordCount < places.count ? places[time.wordCount] : candidate.tokens.upperBound
        self.init(tokens: candidate.tokens.lowerBound..<end, span: time.span)
    }
}
