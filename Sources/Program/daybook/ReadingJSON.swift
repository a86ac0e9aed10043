import Answering
import Model
import Parsing
import Time

/// A reading as JSON: keys are always there, null where unknown.
struct ReadingJSON: Encodable {
    private let reading: ParsedQuestion
    private let templates: Templates
    private let zone: TimeZone

    init(_ reading: ParsedQuestion, templates: Templates, zone: TimeZone) {
        self.reading = reading
        self.templates = templates
        self.zone = zone
    }

    private enum Key: CodingKey {
        case intent, time, people, excluded, tags, kinds, order, topic, phrases, ambiguous, unread
        case sentence, nth, titles, places, tense, taskState
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(reading.intent.rawValue, forKey: .intent)
        try object.encode(reading.time.map { TimeJSON(time: $0, zone: zone) }, forKey: .time)
        try object.encode(reading.people.map(PersonJSON.init), forKey: .people)
        try object.encode(ExcludedJSON(excluded: reading.excluded), forKey: .excluded)
        try object.encode(reading.tags, forKey: .tags)
        try object.encode(ReadingJSON.kinds(reading.kinds), forKey: .kinds)
        try object.encode(reading.order?.rawValue, forKey: .order)
        try object.encode(reading.topic, forKey: .topic)
        try object.encode(reading.phrases, forKey: .phrases)
        try object.encode(
            reading.openAmbiguities.map { AmbiguityJSON(text: $0.text, readings: $0.words(templates.dates)) },
            forKey: .ambiguous)
        try object.encode(reading.unread, forKey: .unread)
        try object.encode(Explanation.sentence(reading, templates: templates), forKey: .sentence)
        try object.encode(reading.nth, forKey: .nth)
        try object.encode(reading.containers.map(\.title), forKey: .titles)
        try object.encode(reading.places, forKey: .places)
        try object.encode(ReadingJSON.word(reading.tense), forKey: .tense)
        try object.encode(reading.taskState?.rawValue, forKey: .taskState)
    }

    /// The tense in a word; nil where nothing tells.
    private static func word(_ tense: Tense) -> String? {
        switch tense {
        case .past: "past"
        case .future: "future"
        case .none: nil
        }
    }

    /// Kinds as people speak of them: meeting notes, transcripts and events together are meetings.
    fileprivate static func kinds(_ kinds: Set<DocumentKind>) -> [String] {
        kinds.isSuperset(of: [.meeting, .event]) ? ["meeting"] : kinds.map(\.rawValue).sorted()
    }

    private struct TimeJSON: Encodable {
        var time: QuestionTime
        var zone: TimeZone

        enum Key: CodingKey { case text, start, end }

        func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(time.text, forKey: .text)
            try object.encode(time.hull.start.map(zone.isoString), forKey: .start)
            try object.encode(time.hull.end.map(zone.isoString), forKey: .end)
        }
    }

    private struct PersonJSON: Encodable {
        var text: String
        var name: String?
        var role: String

        init(_ person: PersonReading) {
            text = person.text
            name = person.candidates.first?.name
            role = person.role.rawValue
        }
    }

    private struct ExcludedJSON: Encodable {
        var excluded: Exclusions

        enum Key: CodingKey { case people, tags, kinds, titles }

        func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(excluded.people.map(PersonJSON.init), forKey: .people)
            try object.encode(excluded.tags, forKey: .tags)
            try object.encode(ReadingJSON.kinds(excluded.kinds), forKey: .kinds)
            try object.encode(excluded.titles, forKey: .titles)
        }
    }

    private struct AmbiguityJSON: Encodable {
        var text: String
        var readings: [String]
    }
}
