import Model
import Parsing
import Testing
import Time

/// The names of a small vault.
enum Names {
    static let people = [
        Person(number: 1, name: "Sarah Chen", emails: ["sarah.chen@example.com"], meetingCount: 30),
        Person(number: 2, name: "Robert Okafor", aliases: ["Bob", "Bob Okafor"], meetingCount: 20),
        Person(number: 3, name: "Tomasz Wieczorek", meetingCount: 15),
        Person(number: 4, name: "Jürgen Brandt", meetingCount: 8),
        Person(number: 5, name: "Mark Ellis", meetingCount: 6),
        Person(number: 6, name: "May Lin", meetingCount: 5),
        Person(number: 7, name: "Will Hayes", meetingCount: 4),
        Person(number: 8, name: "Sarah Lindqvist", meetingCount: 3),
        Person(number: 9, name: "ada@example.com", emails: ["ada@example.com"], meetingCount: 2),
        Person(number: 10, name: "Anna-Lena Vogel", meetingCount: 2),
        Person(number: 11, name: "Hannah Adeyemi", meetingCount: 25),
        Person(number: 12, name: "Priya Raman", meetingCount: 5),
        Person(number: 13, name: "Priya Natarajan", meetingCount: 4),
    ]

    /// Hannah owns the vault.
    static let known = KnownNames(
        people: people, tags: ["hiring", "customer-mail", "Work/Budget", "private"], owner: 11)

    static let parser = QuestionParser(names: known)

    /// The reading of a question on Wednesday 18 March 2026, 10:15.
    static func reading(_ question: String) throws -> ParsedQuestion {
        let now = try #require(CivilDate(year: 2026, month: 3, day: 18)).at(hour: 10, minute: 15)
        return parser.parse(question, now: now)
    }
}

/// A question with what must be understood of it; nil and empty parts are not looked at, unless stated otherwise.
struct Row: CustomTestStringConvertible, Sendable {
    var question: String
    var intent: Intent?
    /// Each person as `Name/role`, joined by `|` where several may be meant; nil is not looked at.
    var people: [String]?
    var kinds: Set<DocumentKind>?
    var tags: [String]?
    /// People, kinds and tags left out, as `with Name`, `in kind`, `#tag`.
    var excluded: [String]?
    /// `none` for no order.
    var order: String?
    var topicHas: [String]
    var topicLacks: [String]
    /// The words that name the time; empty for no time.
    var time: String?
    var phrases: [String]?

    init(
        _ question: String, _ intent: Intent? = nil, people: [String]? = nil, kinds: Set<DocumentKind>? = nil,
        tags: [String]? = nil, excluded: [String]? = nil, order: String? = nil, topic topicHas: [String] = [],
        lacks topicLacks: [String] = [], time: String? = nil, phrases: [String]? = nil
    ) {
        self.question = question
        self.intent = intent
        self.people = people
        self.kinds = kinds
        self.tags = tags
        self.excluded = excluded
        self.order = order
        self.topicHas = topicHas
        self.topicLacks = topicLacks
        self.time = time
        self.phrases = phrases
    }

    var testDescription: String { question }

    /// Reads the question on Wednesday 18 March 2026 and compares.
    func check() throws {
        let reading = try Names.reading(question)
        if let intent { #expect(reading.intent == intent) }
        if let people { #expect(reading.people.map(Row.describe) == people) }
        if let kinds { #expect(reading.kinds == kinds) }
        if let tags { #expect(reading.tags == tags) }
        if let excluded { #expect(Row.describe(reading.excluded) == excluded) }
        if let order { #expect(reading.order?.end.rawValue ?? "none" == order) }
        if let time { #expect(reading.time?.text ?? "" == time) }
        if let phrases { #expect(reading.phrases == phrases) }
        let topic = reading.topic.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        for word in topicHas { #expect(topic.contains(word), "\(word) in \(topic)") }
        for word in topicLacks { #expect(!topic.contains(word), "\(word) in \(topic)") }
    }

    private static func describe(_ person: PersonReading) -> String {
        person.candidates.map(\.name).joined(separator: "|") + "/" + person.role.rawValue
    }

    private static func describe(_ excluded: Exclusions) -> [String] {
        excluded.people.map { "with " + $0.candidates.map(\.name).joined(separator: "|") }
            + excluded.kinds.map { "in " + $0.rawValue }.sorted() + excluded.tags.map { "#" + $0 }
    }
}
