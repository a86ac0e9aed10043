import Time

/// The previous question of a conversation: its reading and what its answer showed.
public struct PreviousTurn: Sendable {
    /// The reading of the previous question.
    public var reading: ParsedQuestion
    /// The last reading that did not point at a single document; "and with Bob?" after "who was there?" continues it.
    public var unfocused: ParsedQuestion
    /// The number of documents that the answer showed.
    public var shownCount: Int
    /// The people whom "she" and "they" mean: those named last.
    public var people: [PersonReading]
    /// The time that the answer named.
    public var span: TimeSpan?
    /// Whether the question pointed at one document of the answer before it.
    public var isPointed: Bool

    /// Creates a record of the previous question.
    ///
    /// - Parameters:
    ///   - reading: The reading of the previous question.
    ///   - unfocused: The last reading that did not point at a single document; nil if it is `reading`.
    ///   - shownCount: The number of documents that the answer showed.
    ///   - people: The people whom "she" and "they" mean: those named last.
    ///   - span: The time that the answer named.
    ///   - isPointed: Whether the question pointed at one document of the answer before it.
    public init(
        reading: ParsedQuestion, unfocused: ParsedQuestion? = nil, shownCount: Int = 0, people: [PersonReading] = [],
        span: TimeSpan? = nil, isPointed: Bool = false
    ) {
        self.reading = reading
        self.unfocused = unfocused ?? reading
        self.shownCount = shownCount
        self.people = people
        self.span = span
        self.isPointed = isPointed
    }
}

/// A question that depends on the previous one.
public struct FollowUp: Sendable, Equatable {
    /// The complete reading, including the parts carried over.
    public var reading: ParsedQuestion
    /// The parts carried over from the previous question.
    public var carried: Set<ReadingPart>
    /// The document of the last answer that is meant, if any.
    public var focus: Focus?
    /// The conditions that select some of the shown documents; nil if there are none.
    public var choice: ParsedQuestion?
    /// The index of the misread person among those of the previous question.
    public var corrected: Int?

    /// Creates a follow-up.
    ///
    /// - Parameters:
    ///   - reading: The complete reading.
    ///   - carried: The parts carried over from the previous question.
    ///   - focus: The document of the last answer that is meant.
    public init(reading: ParsedQuestion, carried: Set<ReadingPart> = [], focus: Focus? = nil) {
        self.reading = reading
        self.carried = carried
        self.focus = focus
    }
}

/// A document of the last answer, or one relative to it.
public enum Focus: Hashable, Sendable {
    /// The document that the answer is about: "there", "that", "it".
    case that
    /// A document counted in the order shown, from 1: "the second one".
    case item(Int)
    /// The last document shown: "the last one".
    case last
    /// The next match of the previous question: "the next one".
    case next
    /// The latest match of the previous question: "the latest one".
    case latest
    /// The oldest match of the previous question: "the oldest one".
    case earliest
    /// A citation by its rank: "number 2".
    case citation(Int)
    /// The number of meetings forward from the current one, in time order: 1 for "the meeting after that", -1 for "the one before".
    case neighbour(Int)
    /// The meeting of the same series at the time of the reading: "and on 5 September?".
    case dated
    /// All documents shown: "them", or "there" for several.
    case all
    /// The shown documents that meet conditions: "the one in May".
    case chosen
}

extension FollowUp {
    /// Drops the order of a count or list, so that "how many?" after "when is the next one?" covers all; titles are resolved anew.
    func countingAll(behind intent: Intent) -> FollowUp {
        let countsAll: Set<Intent> = [.count, .list, .duration]
        guard reading.intent != intent, countsAll.contains(reading.intent), carried.contains(.order) else {
            return self
        }
        var all = self
        all.carried.remove(.order)
        all.reading = ReadingPart.order.copied(from: ParsedQuestion(question: ""), to: reading)
        all.reading.tense = .none
        all.reading.nameAgain()
        return all
    }
}

extension ParsedQuestion {
    /// Turns resolved documents back into titles: "the board meeting" of March differs from that of January.
    mutating func nameAgain() {
        references += containers.map { container in
            let words = container.title.lowercased().split(separator: " ").map(String.init)
            var reference = DocumentReference(text: container.title, title: words, use: .container)
            reference.name = container.title
            return reference
        }
        containers = []
    }
}
