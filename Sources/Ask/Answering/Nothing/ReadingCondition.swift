import Parsing
import Retrieval
import Store

/// A part of a reading that excludes documents and can be dropped.
public enum ReadingCondition: Sendable, Hashable {
    /// The time.
    case time
    /// One of the people, by index in the reading.
    case person(Int)
    /// The tags.
    case tags
    /// The kinds of documents and the statuses of events.
    case kinds
    /// The places.
    case places
    /// The documents that the question names.
    case titles
    /// The exclusions.
    case exclusions
    /// The quoted phrases.
    case phrases
    /// The topic.
    case topic

    /// The kind of condition as a word: "time", "people".
    public var name: String {
        switch self {
        case .time: "time"
        case .person: "people"
        case .tags: "tags"
        case .kinds: "kinds"
        case .places: "places"
        case .titles: "titles"
        case .exclusions: "exclusions"
        case .phrases: "phrases"
        case .topic: "topic"
        }
    }

    /// Lists the conditions and preferences of a reading, in the order in which people would drop them.
    ///
    /// - Parameter reading: What was understood of a question.
    /// - Returns: The conditions that can be dropped one by one.
    public static func all(of reading: ParsedQuestion) -> [ReadingCondition] {
        let candidates: [ReadingCondition] =
            [.time] + reading.people.indices.map { .person($0) }
            + [.tags, .kinds, .places, .titles, .exclusions, .phrases, .topic]
        let conditions = candidates.filter { $0.dropped(from: reading) != reading }
        // A reading with nothing but a topic has no condition to drop.
        return conditions == [.topic] ? [] : conditions
    }

    func leavesOut(of reading: ParsedQuestion) -> Bool {
        if case .topic = self { return false }
        let dropped = dropped(from: reading)
        if case .person = self, reading.intent == .tasks { return true }
        return dropped.phrases != reading.phrases || dropped.excluded != reading.excluded
            || DocumentFilter(dropped) != DocumentFilter(reading)
    }

    /// Returns a reading without this condition.
    ///
    /// - Parameter reading: What was understood of a question.
    /// - Returns: The rest of the reading; the words of dropped phrases become part of the topic.
    public func dropped(from reading: ParsedQuestion) -> ParsedQuestion {
        var rest = reading
        switch self {
        case .time:
            rest.time = nil
            rest.looksFromNow = false
        case .person(let place) where rest.people.indices.contains(place):
            let dropped = rest.people.remove(at: place)
            // The next alternative becomes the first one.
            if place < rest.people.count, !dropped.isAlternative { rest.people[place].isAlternative = false }
            rest.ambiguous.removeAll { $0.text.hasPrefix(dropped.text) }
        case .person: break
        case .tags: rest.tags = []
        case .kinds: (rest.kinds, rest.statuses) = ([], [])
        case .places: rest.places = []
        case .titles: rest.containers = []
        case .exclusions: rest.excluded = Exclusions()
        case .phrases:
            rest.topic = ([reading.topic] + reading.phrases).filter { !$0.isEmpty }.joined(separator: " ")
            rest.phrases = []
        case .topic: rest.topic = ""
        }
        rest.carried = rest.carried.filter { $0.isIn(rest) }
        return rest
    }

    /// Returns the word that drops only this condition: its kind, or the name of one of several people.
    ///
    /// - Parameter reading: What was understood of a question.
    /// - Returns: For example "time" or "Sarah".
    public func typed(in reading: ParsedQuestion) -> String {
        guard case .person(let place) = self, reading.people.count > 1, reading.people.indices.contains(place) else {
            return name
        }
        return reading.people[place].text
    }

    /// Returns the condition in the question's own words if there are any: "last week", "Sarah", "#hiring".
    func words(in reading: ParsedQuestion, _ words: ReadingWords) -> String {
        switch self {
        case .time: reading.time?.text ?? ""
        case .person(let place): reading.people.indices.contains(place) ? reading.people[place].text : ""
        case .tags: reading.tags.map { "#" + $0 }.joined(separator: " ")
        case .kinds: reading.kinds.isEmpty ? words.kinds.joined(separator: ", ") : words.words(reading.kinds)
        case .places: reading.places.joined(separator: ", ")
        case .titles: reading.containers.map(\.title).joined(separator: ", ")
        case .exclusions: words.excludedNames.joined(separator: ", ")
        case .phrases: reading.phrases.joined(separator: ", ")
        case .topic: reading.topic
        }
    }
}

/// The result of a question without one of its conditions.
public struct Counterfactual: Sendable, Equatable {
    /// The condition.
    public var condition: ReadingCondition
    /// The condition in words: "last week".
    public var words: String
    /// The number of results: meetings, notes, tasks, people or places, as the question asks.
    public var count: Int
    /// The result as a sentence: `12 without "last week"`.
    public var text: String
    /// The word that drops it: the kind of condition, or the name of one of several people.
    public var typed: String
}
