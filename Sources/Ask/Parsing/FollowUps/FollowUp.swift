import Time

/// What went before a question: how the last one was read, and what its answer showed.
public struct PreviousTurn: Sendable {
    /// How the last question was read.
    public var reading: ParsedQuestion
    /// How the last one was read that did not point at a single document: what "and with Bob?" goes on with behind "who was there?".
    public var unfocused: ParsedQuestion
    /// How many documents its answer showed.
    public var shownCount: Int
    /// The people whom "she" and "they" mean: those named last.
    public var people: [PersonReading]
    /// The time that its answer named.
    public var span: TimeSpan?
    /// Whether it pointed at one document of the answer before it.
    public var isPointed: Bool

    /// What went before a question.
    ///
    /// - Parameters:
    ///   - reading: How the last question was read.
    ///   - unfocused: How the last one was read that did not point at a single document; nil where that is the same.
    ///   - shownCount: How many documents its answer showed.
    ///   - people: The people whom "she" and "they" mean: those named last.
    ///   - span: The time that its answer named.
    ///   - isPointed: Whether it pointed at one document of the answer before it.
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

/// A question that is understood by the one before it.
public struct FollowUp: Sendable, Equatable {
    /// The whole reading: what was said now, and what was carried over.
    public var reading: ParsedQuestion
    /// What was carried over from the question before.
    public var carried: Set<ReadingPart>
    /// The document of the last answer that is meant, where one is.
    public var focus: Focus?
    /// The conditions by which some of those shown are chosen; nil where none are.
    public var choice: ParsedQuestion?
    /// Who was misread, by their place among the people.
    public var corrected: Int?

    /// A question that is understood by the one before it.
    ///
    /// - Parameters:
    ///   - reading: The whole reading.
    ///   - carried: What was carried over.
    ///   - focus: The document of the last answer that is meant.
    public init(reading: ParsedQuestion, carried: Set<ReadingPart> = [], focus: Focus? = nil) {
        self.reading = reading
        self.carried = carried
        self.focus = focus
    }
}

/// A document of the last answer.
public enum Focus: Hashable, Sendable {
    /// "There", "that", "it": the one that the answer is about.
    case that
    /// "The second one": counted as shown, from 1.
    case item(Int)
    /// "The last one" of those shown.
    case last
    /// "The next one" of what was asked about.
    case next
    /// "The latest one" of what was asked about.
    case latest
    /// "The oldest one" of what was asked about.
    case earliest
    /// "Number 2": a citation by its rank.
    case citation(Int)
    /// "The meeting after that", "the one before": so many on from the one at hand, in the order of time.
    case neighbour(Int)
    /// "And on 5 September?": the one of the series at hand in the time of the reading.
    case dated
    /// "Them", "there" of several: all that were shown.
    case all
    /// "The one in May": those of the shown ones that meet conditions.
    case chosen
}

extension FollowUp {
    /// What is counted or listed behind a question for one of an order is all of them: "how many?" behind "when is the next one?".
    ///
    /// The titles that had been settled to that one are settled anew.
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
    /// Names its documents by their titles once more: "the board meeting" of January is another one in March.
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
