import Model
import Testing
import Time

@testable import Parsing

/// An invented set of documents, and readings that name them, made by hand.
struct ReferenceDesk {
    static let sarah = Person(number: 1, name: "Sarah Chen")
    static let bob = Person(number: 2, name: "Bob Okafor")

    let resolver: ReferenceResolver

    /// A desk on Wednesday 18 March 2026 at ten.
    init(now: String = "2026-03-18T10:00", weekStart: Weekday = .monday) throws {
        resolver = ReferenceResolver(
            documents: try ReferenceDesk.documents(), now: try ReferenceDesk.moment(now), weekStart: weekStart)
    }

    /// Resolves one reference in a question that has nothing else.
    func resolve(_ reference: DocumentReference, _ change: (inout ParsedQuestion) -> Void = { _ in }) -> ParsedQuestion
    {
        var reading = ParsedQuestion(question: "what happened " + reference.text, request: .discussion)
        reading.references = [reference]
        change(&reading)
        return resolver.resolve(reading)
    }

    /// When a meeting was: "2026-03-10T14:00 – 2026-03-10T15:00".
    func time(_ title: String, _ change: (inout DocumentReference) -> Void = { _ in }) -> String? {
        var reference = ReferenceDesk.event(title)
        change(&reference)
        return ReferenceDesk.words(resolver.times(of: [reference])[0])
    }

    /// When several meetings of one question were.
    func events(_ titles: String...) -> [EventTime?] { resolver.times(of: titles.map(ReferenceDesk.event)) }

    private static func event(_ title: String) -> DocumentReference {
        DocumentReference(text: title, title: title.split(separator: " ").map(String.init), use: .event)
    }

    static func words(_ time: EventTime?) -> String? {
        words(time.map { QuestionTime(text: "", spans: [$0.span], isFilter: true) })
    }

    /// The documents that a container names.
    func container(_ text: String, _ title: String, _ change: (inout DocumentReference) -> Void = { _ in }) -> [Int] {
        var reference = DocumentReference(
            text: text, title: title.split(separator: " ").map(String.init), use: .container)
        change(&reference)
        return resolve(reference).containers.flatMap(\.documents).sorted()
    }

    static func words(_ time: QuestionTime?) -> String? {
        time.map { time in
            time.spans.map { span in
                [span.start, span.end].map { $0.map(words) ?? "…" }.joined(separator: " – ")
            }.joined(separator: "; ")
        }
    }

    private static func words(_ moment: CivilDateTime) -> String {
        let date = "\(moment.date.year)-\(two(moment.date.month))-\(two(moment.date.day))"
        return moment.secondOfDay == 0 ? date : date + "T\(two(moment.hour)):\(two(moment.minute))"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    static func moment(_ text: String) throws -> CivilDateTime { try #require(ISO8601.parse(text)).local }

    private static func document(
        _ number: Int, _ title: String, _ kind: DocumentKind, _ start: String?, _ end: String? = nil,
        of meeting: Int? = nil, people: Set<Int> = [], aliases: [String] = []
    ) throws -> KnownDocument {
        KnownDocument(
            number: number, meeting: meeting ?? number, titles: [title] + aliases, kind: kind,
            start: try start.map(moment), end: try end.map(moment), isAllDay: start.map { $0.count == 10 } ?? false,
            people: people)
    }

    static func documents() throws -> [KnownDocument] {
        var cancelled = try document(30, "Board meeting", .event, "2026-03-16T10:00", "2026-03-16T11:00")
        cancelled.isCancelled = true
        var birthday = try document(31, "Grandma's birthday", .event, "2026-03-17")
        birthday.isOccasion = true
        return [
            try document(1, "Offsite Lübeck", .event, "2026-01-21", "2026-01-23"),
            try document(2, "Offsite Lübeck, day 1", .meeting, "2026-01-21T10:00", "2026-01-21T18:00"),
            try document(3, "Offsite Lübeck, day 2", .meeting, "2026-01-22T09:30", "2026-01-22T15:00"),
            try document(4, "Board meeting: budget 2026", .meeting, "2025-12-16T16:00", "2025-12-16T18:00"),
            try document(5, "Board meeting: hiring", .event, "2026-04-14T16:00", "2026-04-14T18:00"),
            try document(6, "Product stand-up", .event, "2026-03-16T09:15", "2026-03-16T09:30"),
            try document(7, "Product stand-up", .event, "2026-03-17T09:15", "2026-03-17T09:30"),
            try document(8, "Product stand-up", .event, "2026-03-18T09:15", "2026-03-18T09:30"),
            try document(9, "Product stand-up", .event, "2026-03-19T09:15", "2026-03-19T09:30"),
            try document(10, "Pricing sync", .event, "2026-03-10T14:00", "2026-03-10T15:00", people: [1, 2]),
            try document(11, "Pricing sync", .meeting, "2026-03-10T14:00", of: 10, people: [1]),
            try document(12, "Pricing sync", .event, "2026-02-10T14:00", "2026-02-10T15:00", people: [1]),
            try document(13, "1:1 Bob", .event, "2026-03-11T09:00", "2026-03-11T09:30", people: [2]),
            try document(14, "1-1 Bob", .meeting, "2026-03-04T09:00", "2026-03-04T09:30", people: [2]),
            try document(15, "1:1 Sarah", .event, "2026-03-12T09:00", "2026-03-12T09:30", people: [1]),
            try document(16, "Launch review", .meeting, "2026-02-24T11:00", "2026-02-24T12:00"),
            try document(20, "Product strategy 2026", .note, "2026-01-05"),
            try document(21, "Pricing options memo", .note, "2025-11-21", aliases: ["Tier numbers"]),
            try document(22, "Content strategy and rollout plan", .note, "2026-02-01"),
            try document(23, "Reading list", .note, nil),
            try document(25, "Questions for the crew", .note, "2026-02-03"),
            try document(26, "Q2 planning", .note, "2026-02-04"),
            try document(24, "Sarah Chen", .person, nil),
            try document(40, "Dress rehearsal", .event, "2026-03-25T18:00", "2026-03-25T20:00"),
            try document(41, "Release 2.0", .event, "2026-03-04"),
            try document(42, "Plan of the release party", .event, "2026-03-06T10:00", "2026-03-06T11:00"),
            try document(43, "Interview Nordlicht", .transcript, "2026-02-17T10:00", "2026-02-17T10:40"),
            cancelled, birthday,
        ]
    }
}
