/// The weighted parts that a whole passage adds to the score of its best chunk.
public struct PassageParts: Sendable, Equatable {
    /// The share of the question that the passage holds with its headings and title.
    public var coverage: Float = 0
    /// What the context counts less than in the choice of chunks; never above 0.
    public var surroundings: Float = 0
    /// Neighbouring words of the question that stand close together.
    public var nearness: Float = 0
    /// A numbered name of the question in its title or headings; negative for another number of that series.
    public var number: Float = 0
    /// A heading or the label of a line that has no word but those of the question.
    public var section: Float = 0
    /// The best score in its document, relative to the best of all; never above 0.
    public var document: Float = 0
    /// The position in time of the document among those found, or the loss for its age.
    public var order: Float = 0
    /// The number of lines.
    public var lines: Float = 0
    /// The loss for being near a better passage; never above 0.
    public var spread: Float = 0

    /// The sum.
    public var total: Float {
        coverage + surroundings + nearness + number + section + document + order + lines + spread
    }

    /// The parts with their names, in a fixed order.
    public var named: [(name: String, value: Float)] {
        [
            ("coverage", coverage), ("surroundings", surroundings), ("nearness", nearness), ("number", number),
            ("section", section), ("document", document), ("order", order), ("lines", lines), ("spread", spread),
        ]
    }
}
