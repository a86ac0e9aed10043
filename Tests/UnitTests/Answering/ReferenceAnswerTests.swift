import Model
import Parsing
import Store
import Testing
import Time

@testable import Answering

/// Questions that name documents, places and one of an order, read by hand.
@Suite struct ReferenceAnswerTests {
    private let vault: TestVault

    init() throws { vault = try TestVault() }

    /// Resolves a reading and answers it.
    private func answer(
        _ text: String, _ intent: Intent, change: (inout ParsedQuestion, AskFlow) -> Void
    ) throws -> (reading: ParsedQuestion, answer: Answer) {
        let flow = try vault.flow()
        let question = try vault.question(text)
        var reading = ParsedQuestion(question: text, request: Request(intent))
        change(&reading, flow)
        reading = try flow.reader.resolved(reading, at: question.now)
        return (reading, try flow.answer(question, reading: reading))
    }

    private func person(_ name: String, _ role: PersonReading.Role, _ flow: AskFlow) -> PersonReading {
        PersonReading(text: name, role: role, candidates: flow.vault.names.people.filter { $0.name.contains(name) })
    }

    private let sync = "meetings/2026-03-10-pricing-sync.md"

    // MARK: Documents

    @Test func `answers come from the documents that the question names, all sources of a meeting`() throws {
        let (reading, answer) = try answer("what came up in the pricing sync", .discuss) { reading, _ in
            reading.references = [
                DocumentReference(text: "in the pricing sync", title: ["pricing", "sync"], use: .container)
            ]
        }
        #expect(reading.containers.map(\.documents.count) == [3])
        #expect(answer.found)
        #expect(answer.files == [sync])
    }

    @Test func `a topic is looked for inside the document`() throws {
        let (_, answer) = try answer("who has the key in the office wifi note", .find) { reading, _ in
            reading.topic = "password"
            reading.references = [
                DocumentReference(text: "in the office wifi note", title: ["office", "wifi", "note"], use: .container)
            ]
        }
        #expect(answer.files == ["notes/wifi.md"])
    }

    @Test func `what a document does not hold is not answered from another`() throws {
        let (_, answer) = try answer("the wifi password in the pricing sync", .find) { reading, _ in
            reading.topic = "wifi password"
            reading.references = [
                DocumentReference(text: "in the pricing sync", title: ["pricing", "sync"], use: .container)
            ]
        }
        #expect(!answer.found)
        #expect(answer.headline.contains("pricing sync"))
    }

    @Test func `titles are left out however they are written`() throws {
        let (_, answer) = try answer("meetings except standups and the pricing sync", .list) { reading, _ in
            reading.kinds = [.meeting, .transcript, .event]
            reading.references = ["standups", "pricing sync"].map {
                DocumentReference(text: $0, title: $0.split(separator: " ").map(String.init), use: .exclusion)
            }
        }
        #expect(answer.value == .list(["1:1 Sarah", "1:1 Sarah", "Support shortlist"]))
    }

    @Test func `somebody named beside a document is answered by the document where no line names them`() throws {
        let (_, answer) = try answer("Priya in the pricing sync", .find) { reading, flow in
            reading.people = [person("Priya", .mention, flow)]
            reading.references = [
                DocumentReference(text: "in the pricing sync", title: ["pricing", "sync"], use: .container)
            ]
        }
        #expect(answer.found)
        #expect(answer.files == [sync])
    }

    // MARK: Order

    @Test(arguments: [
        (Order.first, 2, "2026-03-10T14:00"), (.last, 1, "2026-03-12"), (.last, 2, "2026-03-10T14:00"),
        (.last, 3, "2026-03-05"),
    ])
    func `the one of an order is counted from its end`(order: Order, nth: Int, date: String) throws {
        let expected = try #require(ISO8601.parse(date)).local
        let (_, answer) = try answer("when was the meeting with Sarah", .when) { reading, flow in
            reading.people = [person("Sarah", .attendee, flow)]
            reading.order = OrderCondition(order, nth: nth)
        }
        #expect(answer.value == .moment(expected))
    }

    @Test func `the order of a document that is named counts once`() throws {
        let (_, answer) = try answer("what was said in the last but one 1:1 with Sarah", .discuss) { reading, flow in
            reading.order = OrderCondition(.last, nth: 2)
            var reference = DocumentReference(text: "in the last but one 1:1", title: ["1:1"], use: .container)
            (reference.order, reference.nth) = (.last, 2)
            reading.references = [reference]
        }
        #expect(answer.quotes.contains("second monitor"))
        #expect(!answer.quotes.contains("onboarding"))
    }

    @Test func `who will come to a meeting that is named is told too`() throws {
        let (_, answer) = try answer("who is coming to the design review", .who) { reading, _ in
            reading.request = .attendance(AttendanceRequest(), otherwise: ActorRequest())
            reading.references = [
                DocumentReference(text: "to the design review", title: ["design", "review"], use: .container)
            ]
        }
        #expect(answer.value == .list(["Tomasz Wieczorek"]))
    }

    @Test func `more than there are is nothing`() throws {
        let (_, answer) = try answer("the ninth meeting with Sarah", .list) { reading, flow in
            reading.people = [person("Sarah", .attendee, flow)]
            reading.kinds = [.meeting, .transcript, .event]
            reading.order = OrderCondition(.first, nth: 9)
        }
        #expect(!answer.found)
    }

    @Test func `the last but one is told of`() throws {
        let (_, answer) = try answer("what did we discuss in the last but one meeting with Sarah", .discuss) {
            reading, flow in
            reading.people = [person("Sarah", .attendee, flow)]
            reading.order = OrderCondition(.last, nth: 2)
        }
        #expect(answer.sections.count == 1)
        #expect(answer.sections.first?.heading?.hasPrefix("Pricing sync") == true)
    }

    @Test func `the next meeting is an answer without anything to look for`() throws {
        let (_, answer) = try answer("what's my next meeting", .find) { reading, _ in
            reading.kinds = [.meeting, .transcript, .event]
            reading.order = OrderCondition(.next)
        }
        #expect(answer.found)
        #expect(answer.value == .list(["Design review"]))
        #expect(answer.headline == "1 meeting, 1 h")
    }

    @Test func `the last meeting about a topic is one`() throws {
        let (_, answer) = try answer("what did we say in the last meeting about finalists", .discuss) { reading, _ in
            reading.topic = "finalists"
            reading.order = OrderCondition(.last)
        }
        #expect(answer.files == ["meetings/2026-03-12-support-shortlist.md"])
    }

    @Test func `a calendar of a day that has been says what was`() throws {
        let (_, answer) = try answer("what was on my calendar on 10 March", .agenda) { reading, _ in
            guard let day = CivilDate(year: 2026, month: 3, day: 10) else { return }
            reading.time = QuestionTime(text: "10 March", spans: [day.span], isFilter: true)
            reading.tense = .past
        }
        #expect(answer.value == .list(["Pricing sync"]))
    }

    // MARK: People

    @Test func `a list of what somebody wrote or said leaves out the rest`() throws {
        let vault = try TestVault([
            "mast.md": "---\nauthor: Sarah Chen\ndate: 2026-03-01\n---\n# Mast\n\nIt is long.\n",
            "oars.md": "---\ndate: 2026-03-02\n---\n# Oars\n\nThey are wet.\n",
            "talk.md":
                "---\nkind: meeting\ndate: 2026-03-03\nattendees: [Sarah Chen, Hannah Adeyemi]\n---\n# Talk\n\nHi.\n",
        ])
        let flow = try vault.flow()
        var reading = ParsedQuestion(question: "documents by Sarah", request: Request(.list))
        reading.people = [person("Sarah", .speaker, flow)]
        reading.kinds = [.note, .meeting]
        let answer = try flow.answer(try vault.question("documents by Sarah"), reading: reading)
        #expect(answer.value == .list(["Mast", "Talk"]))
    }

    @Test func `meetings without the owner are those of others`() throws {
        let (_, answer) = try answer("meetings without me", .list) { reading, flow in
            reading.kinds = [.meeting, .transcript, .event]
            reading.excluded.people = [person("Hannah", .attendee, flow)]
        }
        #expect(answer.value == .list(["Stand-up"]))
    }
}
