import Model
import Testing
import Time

@testable import Parsing

@Suite struct ReferenceContainerTests {
    private let desk: ReferenceDesk

    init() throws { desk = try ReferenceDesk() }

    @Test(arguments: [
        ("in the strategy doc", "strategy doc", [20]), ("in the product strategy", "product strategy", [20]),
        ("in the rollout plan", "rollout plan", []), ("in the pricing memo", "pricing memo", [21]),
        ("in the tier numbers", "tier numbers", [21]), ("in the pricing doc", "pricing doc", [21]),
        ("in the reading list", "reading list", [23]), ("in the stand-up", "stand-up", [6, 7, 8, 9]),
        ("at the launch review", "launch review", [16]), ("at the offsite", "offsite", [1, 2, 3]),
        ("in the budget", "budget", []), ("in the budget meeting", "budget meeting", [4]),
        ("at the board meeting", "board meeting", [4, 5]), ("in the pricing sync", "pricing sync", [10, 11, 12]),
        ("in the pricing", "pricing", []), ("in march", "march", []),
        ("in the product", "product", []), ("in the regatta", "regatta", []), ("in the meeting", "meeting", []),
        ("in the 1:1", "1:1", [13, 14, 15]),
        ("what did the board", "board", []), ("at the board", "board", [4, 5]), ("the one", "one", []),
        ("the plan", "plan", []), ("in the planning", "planning", [26]),
        ("what did the crew", "crew", []), ("in the questions", "questions", [25]),
        ("at the product strategy", "product strategy", []), ("at the board meeting 2026", "board meeting 2026", [4]),
    ])
    func `documents are named by words that really name them`(text: String, title: String, documents: [Int]) {
        #expect(desk.container(text, title) == documents)
    }

    @Test func `the order tells which one of a series`() {
        #expect(desk.container("in the last stand-up", "stand-up") { $0.order = .last } == [8])
        #expect(
            desk.container("in the stand-up before that", "stand-up") { ($0.order, $0.nth) = (.last, 2) } == [7])
        #expect(desk.container("in the next stand-up", "stand-up") { $0.order = .next } == [9])
        #expect(desk.container("in the first pricing sync", "pricing sync") { $0.order = .first } == [12])
    }

    @Test func `the order of the question counts the only documents that it names`() throws {
        let march = TimeSpan(
            start: try ReferenceDesk.moment("2026-03-17T00:00"), end: try ReferenceDesk.moment("2026-04-01T00:00"))
        let reading = desk.resolve(
            DocumentReference(text: "in the stand-up", title: ["stand-up"], use: .container)
        ) {
            $0.order = OrderCondition(.first, nth: 2)
            $0.time = QuestionTime(text: "since Tuesday", spans: [march], isFilter: true)
        }
        #expect(reading.containers.first?.documents == [8])
    }

    @Test func `the order of the question counts those with its people`() {
        let reading = desk.resolve(
            DocumentReference(text: "in the second to last 1:1", title: ["1:1"], use: .container)
        ) {
            $0.order = OrderCondition(.last, nth: 2)
            $0.people = [PersonReading(text: "Bob", role: .attendee, candidates: [ReferenceDesk.bob])]
        }
        #expect(reading.containers.first?.documents == [14])
    }

    @Test func `an order alone tells which meeting with somebody`() {
        let bob = PersonReading(text: "Bob", role: .attendee, candidates: [ReferenceDesk.bob])
        #expect(
            desk.container("in my last meeting with Bob", "") {
                $0.people = [bob]
                $0.order = .last
            } == [13])
    }

    @Test func `times and people tell which ones`() throws {
        let march = TimeSpan(
            start: try ReferenceDesk.moment("2026-03-01T00:00"), end: try ReferenceDesk.moment("2026-04-01T00:00"))
        #expect(desk.container("at the pricing sync in March", "pricing sync") { $0.spans = [march] } == [10, 11])
        let sarah = PersonReading(text: "Sarah", role: .attendee, candidates: [ReferenceDesk.sarah])
        #expect(desk.container("in the 1:1 with Sarah", "1:1") { $0.people = [sarah] } == [15])
    }

    @Test func `words that name nothing go back to the topic without a word`() {
        var reading = ParsedQuestion(question: "how much for research in the Budget of Mark", request: .fact)
        reading.topic = "research Mark"
        reading.references = [DocumentReference(text: "in the Budget", title: ["budget"], use: .container)]
        let resolved = desk.resolver.resolve(reading)
        #expect(resolved.containers.isEmpty)
        #expect(resolved.unread.isEmpty)
        #expect(resolved.topic == "research Budget Mark")
    }

    @Test func `its people are still people of the question`() {
        let bob = PersonReading(text: "Bob", role: .attendee, candidates: [ReferenceDesk.bob])
        var reference = DocumentReference(text: "in the regatta with Bob", title: ["regatta"], use: .container)
        reference.people = [bob]
        let resolved = desk.resolve(reference)
        #expect(resolved.people.map(\.text) == ["Bob"])
        #expect(resolved.topic == "regatta")
    }

    @Test func `a container is called by its words`() {
        let reading = desk.resolve(
            DocumentReference(text: "in the strategy doc", title: ["strategy", "doc"], use: .container))
        #expect(reading.containers == [Container(title: "strategy doc", documents: [20])])
        #expect(reading.intent == .discuss)
    }

    @Test func `a container is called as the question writes it`() {
        var reference = DocumentReference(text: "in the 1:1", title: ["1", "1"], use: .container)
        reference.name = "1:1"
        #expect(desk.resolve(reference).containers.map(\.title) == ["1:1"])
    }

    @Test func `what is left out is called by its words`() {
        let reading = desk.resolve(
            DocumentReference(text: "apart from the stand-ups", title: ["stand-ups"], use: .exclusion))
        #expect(reading.excluded.titles == ["stand-ups"])
        #expect(reading.topic.isEmpty)
    }

    @Test func `what people make narrower is left out by its own title`() {
        let bob = PersonReading(text: "Bob", role: .attendee, candidates: [ReferenceDesk.bob])
        var reference = DocumentReference(text: "apart from my 1:1s with Bob", title: ["1:1s"], use: .exclusion)
        reference.people = [bob]
        #expect(Set(desk.resolve(reference).excluded.titles) == ["1:1 bob", "1-1 bob"])
    }

    @Test(arguments: [
        ("stand-up", [6, 7, 8, 9]), ("standups", [6, 7, 8, 9]), ("pricing sync", [10, 11, 12]), ("regatta", []),
        ("strategy", [20]),
    ])
    func `titles left out are matched as titles, not letter by letter`(title: String, documents: [Int]) {
        #expect(desk.resolver.documents(titled: title).sorted() == documents)
    }
}
