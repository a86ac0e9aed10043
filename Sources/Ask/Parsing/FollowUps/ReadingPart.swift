/// A part of a reading that a follow-up may take over from the previous question.
public enum ReadingPart: String, CaseIterable, Sendable {
    case people, exclusions, tags, kinds, titles, places, topic, phrases, time, order

    /// Tells whether a reading has this part.
    ///
    /// - Parameter reading: The reading of a question.
    /// - Returns: False if the part is empty.
    public func isIn(_ reading: ParsedQuestion) -> Bool {
        self.copied(from: ParsedQuestion(question: ""), to: reading) != reading
    }

    func copied(from source: ParsedQuestion, to target: ParsedQuestion) -> ParsedQuestion {
        var result = target
        switch self {
        case .people: result.people = source.people
        case .exclusions: result.excluded = source.excluded
        case .tags: result.tags = source.tags
        case .kinds: (result.kinds, result.statuses) = (source.kinds, source.statuses)
        case .titles: result.containers = source.containers
        case .places: result.places = source.places
        case .topic: (result.topic, result.thing) = (source.topic, source.thing)
        case .phrases: result.phrases = source.phrases
        case .time: (result.time, result.looksFromNow) = (source.time, source.looksFromNow)
        case .order: result.order = source.order
        }
        return result
    }

    func isSame(in reading: ParsedQuestion, and other: ParsedQuestion) -> Bool {
        copied(from: other, to: reading) == reading
    }
}
