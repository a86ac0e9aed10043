import Foundation
import Model
import Parsing
import Testing
import Time

/// Questions with what a reader must understand of them, over the names of a small vault.
@Suite struct ReadingTableTests {
    private static let rows = ReadingRow.all

    @Test func `the table of readings is there`() {
        #expect(ReadingTableTests.rows.count >= 200)
    }

    @Test(arguments: ReadingRow.rows("readings-french.jsonl")) func `a French question is read as its row says`(
        row: ReadingRow
    ) throws {
        let reading = try row.read()
        let differences = try row.differences(reading)
        #expect(reading.language == .french)
        #expect(differences.isEmpty, "\(differences.joined(separator: "; "))")
    }

    @Test(arguments: rows) func `a question is read as its row says`(row: ReadingRow) throws {
        let differences = try row.differences(try row.read())
        #expect(differences.isEmpty, "\(differences.joined(separator: "; "))")
    }
}

/// One line of `readings.jsonl`: a question, the moment it is asked at, and those parts of its reading that the row checks.
struct ReadingRow: Decodable, Sendable, CustomTestStringConvertible {
    let question: String
    let now: String
    let intent: String?
    /// Start and end, either of which may be open; a row with the key and null names no time.
    let time: [String?]?
    let checksTime: Bool
    let people: [String]?
    let withoutPeople: [String]?
    let withoutTags: [String]?
    let withoutKinds: [String]?
    let withoutTitles: [String]?
    let tags: [String]?
    let kinds: [String]?
    let titles: [String]?
    let places: [String]?
    let order: String?
    let checksOrder: Bool
    let nth: Int?
    let topic: [String]?
    let notTopic: [String]?
    let phrases: [String]?
    let tasks: String?
    let ambiguous: Bool?
    let unread: [String]?

    private enum Key: String, CodingKey {
        case question, now, intent, time, people, withoutPeople, withoutTags, withoutKinds, withoutTitles, tags, kinds,
            titles
        case places, order, nth, topic, notTopic, phrases, tasks, ambiguous, unread
    }

    init(from decoder: any Decoder) throws {
        let row = try decoder.container(keyedBy: Key.self)
        func list(_ key: Key) throws -> [String]? { try row.decodeIfPresent([String].self, forKey: key) }
        question = try row.decode(String.self, forKey: .question)
        now = try row.decode(String.self, forKey: .now)
        intent = try row.decodeIfPresent(String.self, forKey: .intent)
        time = try row.decodeIfPresent([String?].self, forKey: .time)
        checksTime = row.contains(.time)
        people = try list(.people)
        withoutPeople = try list(.withoutPeople)
        withoutTags = try list(.withoutTags)
        withoutKinds = try list(.withoutKinds)
        withoutTitles = try list(.withoutTitles)
        tags = try list(.tags)
        kinds = try list(.kinds)
        titles = try list(.titles)
        places = try list(.places)
        order = try row.decodeIfPresent(String.self, forKey: .order)
        checksOrder = row.contains(.order)
        nth = try row.decodeIfPresent(Int.self, forKey: .nth)
        topic = try list(.topic)
        notTopic = try list(.notTopic)
        phrases = try list(.phrases)
        tasks = try row.decodeIfPresent(String.self, forKey: .tasks)
        ambiguous = try row.decodeIfPresent(Bool.self, forKey: .ambiguous)
        unread = try list(.unread)
    }

    var testDescription: String { question }

    static let all = rows("readings.jsonl")

    static func rows(_ name: String) -> [ReadingRow] {
        Fixture.lines(name).compactMap { try? JSONDecoder().decode(ReadingRow.self, from: Data($0.utf8)) }
    }

    /// Reads the question as it would be read over the vault of the fixture.
    func read() throws -> ParsedQuestion {
        let vault = try VaultNames.read()
        let moment = try #require(ISO8601.parse(now)).local
        return vault.read(question, now: moment)
    }

    /// What the reading has otherwise than the row, in words.
    func differences(_ reading: ParsedQuestion) throws -> [String] {
        var result: [String] = []
        func compare<Value: Equatable>(_ part: String, _ wanted: Value?, _ found: Value) {
            if let wanted, wanted != found { result.append("\(part): wanted \(wanted), found \(found)") }
        }
        compare("intent", intent, reading.intent.rawValue)
        if checksTime { compare("time", ReadingRow.written(time), ReadingRow.written(reading.time)) }
        compare("people", people.map(ReadingRow.normal), ReadingRow.normal(reading.people.map(ReadingRow.written)))
        let excluded = reading.excluded
        compare("without", withoutPeople?.sorted(), excluded.people.compactMap { $0.candidates.first?.name }.sorted())
        compare("without tags", withoutTags?.sorted(), excluded.tags.sorted())
        compare("without kinds", withoutKinds.map(Set.init), ReadingRow.written(excluded.kinds))
        compare("without titles", withoutTitles.map(ReadingRow.words), ReadingRow.words(excluded.titles))
        compare("tags", tags?.sorted(), reading.tags.sorted())
        compare("kinds", kinds.map(Set.init), ReadingRow.written(reading.kinds))
        compare("titles", titles.map(ReadingRow.words), ReadingRow.words(reading.containers.map(\.title)))
        compare("places", places, reading.places)
        if checksOrder { compare("order", order ?? "none", reading.order?.end.rawValue ?? "none") }
        compare("nth", nth, reading.order?.nth ?? 1)
        let words = Set(ReadingRow.words([reading.topic]))
        for word in topic ?? [] where !words.isSuperset(of: ReadingRow.words([word])) {
            result.append("topic lacks \(word): \(reading.topic)")
        }
        for word in notTopic ?? [] where !words.isDisjoint(with: ReadingRow.words([word])) {
            result.append("topic has \(word): \(reading.topic)")
        }
        compare("phrases", phrases, reading.phrases)
        compare("tasks", tasks, reading.request.tasks?.state?.rawValue ?? "none")
        compare("ambiguous", ambiguous, !reading.ambiguous.isEmpty)
        compare("unread", unread, reading.unread)
        return result
    }

    // MARK: The parts in words

    private static func written(_ time: [String?]?) -> String {
        guard let time else { return "none" }
        return time.map { $0 ?? "open" }.joined(separator: " – ")
    }

    private static func written(_ time: QuestionTime?) -> String {
        guard let hull = time?.hull else { return "none" }
        return [hull.start, hull.end].map { moment in
            moment.map { String(ISO8601.string($0).prefix(16)) } ?? "open"
        }.joined(separator: " – ")
    }

    private static func written(_ person: PersonReading) -> String {
        let names = person.candidates.map(\.name).joined(separator: "|")
        return (person.isAlternative ? "or " : "") + names + "/" + person.role.rawValue
    }

    /// The same whatever the order, of people and of candidates.
    private static func normal(_ people: [String]) -> [String] {
        people.map { person in
            let parts = person.split(separator: "/")
            let names = parts[0].split(separator: "|").map { $0.hasPrefix("or ") ? $0.dropFirst(3) : $0 }.sorted()
            return names.joined(separator: "|") + "/" + (parts.last ?? "")
        }.sorted()
    }

    private static func written(_ kinds: Set<DocumentKind>) -> Set<String> {
        if kinds.contains(.event) {
            return Set(["meeting"]).union(kinds.subtracting([.meeting, .transcript, .event]).map(\.rawValue))
        }
        return Set(kinds.map(\.rawValue))
    }

    /// Words in lower case without the ending of the plural.
    private static func words(_ texts: [String]) -> [String] {
        texts.flatMap { $0.lowercased().split { !$0.isLetter && !$0.isNumber } }.map {
            $0.count > 2 && $0.hasSuffix("s") ? String($0.dropLast()) : String($0)
        }.sorted()
    }
}

/// The small vault that the table of readings asks about.
struct VaultNames: Decodable, Sendable {
    struct Somebody: Decodable, Sendable {
        let name: String
        let aliases: [String]
        let emails: [String]
        let meetings: Int
    }

    struct Entry: Decodable, Sendable {
        let title: String
        let kind: String
        let start: String
        let end: String
        let people: [String]
    }

    let owner: String
    let people: [Somebody]
    let tags: [String]
    let places: [String]
    let documents: [Entry]

    static func read() throws -> VaultNames {
        try JSONDecoder().decode(VaultNames.self, from: Data(Fixture.text("vault-names.json").utf8))
    }

    /// Everybody with a number: their place in the file.
    var known: KnownNames {
        let people = people.enumerated().map { place, somebody in
            Person(
                number: place + 1, name: somebody.name, aliases: somebody.aliases, emails: somebody.emails,
                meetingCount: somebody.meetings)
        }
        return KnownNames(
            people: people.sorted { ($1.meetingCount, $0.number) < ($0.meetingCount, $1.number) }, tags: tags,
            places: places, owner: people.first { $0.name == owner }?.number)
    }

    /// Reads a question, asking the documents of the vault what it names.
    func read(_ question: String, now: CivilDateTime) -> ParsedQuestion {
        let vault = TableKnowledge(known: Set(tags.map { $0.lowercased() }), documents: KnownMeetings(knownDocuments))
        return QuestionParser(names: known).parse(question, now: now, vault: vault)
    }

    private var knownDocuments: [KnownDocument] {
        let numbers = Dictionary(uniqueKeysWithValues: people.enumerated().map { ($1.name, $0 + 1) })
        return documents.enumerated().map { place, entry in
            KnownDocument(
                number: place + 1, meeting: place + 1, titles: [entry.title],
                kind: DocumentKind(rawValue: entry.kind) ?? .note, start: ISO8601.parse(entry.start)?.local,
                end: ISO8601.parse(entry.end)?.local, people: Set(entry.people.compactMap { numbers[$0] }))
        }
    }
}

/// Files beside the tests.
enum Fixture {
    static func text(_ name: String) -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
        return (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }

    static func lines(_ name: String) -> [Substring] { text(name).split(separator: "\n") }
}

/// Knows the tags and documents of a table.
private struct TableKnowledge: VaultKnowledge {
    let known: Set<String>
    let documents: KnownMeetings

    func tags() throws(Never) -> Set<String> { known }

    func meetings(titled titles: [String], attendedBy people: Set<Int>) throws(Never) -> [KnownMeeting] {
        var documents = documents
        return documents.named(by: titles)
    }
}
