import Model
import Parsing
import Store
import TestSupport
import Testing
import Time

@testable import Answering

/// Names that several people bear.
@Suite struct PeopleChoiceTests {
    private let vault: TestVault

    init() throws {
        func meeting(_ day: String, _ people: String, _ rest: String = "") -> String {
            "---\nkind: meeting\ndate: \(day)\nattendees: [\(people), Hannah Adeyemi]\n\(rest)---\n# Talk\n\nThe pier is long.\n"
        }
        vault = try TestVault([
            "1.md": meeting("2026-03-10", "Sarah Chen"), "2.md": meeting("2026-03-03", "Sarah Chen, Bob Okafor"),
            "3.md": meeting("2026-02-10", "Sarah Lindqvist", "location: Café Übersee\n"),
            "4.md": meeting("2026-02-03", "Sarah Chen", "tags: [boats]\n"),
            "5.md": meeting("2026-03-24", "Sarah Lindqvist"),
        ])
    }

    private func sarah(_ role: PersonReading.Role, _ flow: AskFlow) -> PersonReading {
        let people = flow.vault.names.people.filter { $0.name.hasPrefix("Sarah") }
        return PersonReading(text: "Sarah", role: role, candidates: people)
    }

    private func reading(
        _ role: PersonReading.Role = .attendee, _ intent: Intent = .discuss,
        _ change: (inout ParsedQuestion, AskFlow) -> Void = { _, _ in }
    ) throws -> ParsedQuestion {
        let flow = try vault.flow()
        var reading = ParsedQuestion(question: "with Sarah", request: Request(intent))
        reading.people = [sarah(role, flow)]
        reading.ambiguous = [Ambiguity(text: "Sarah", readings: reading.people[0].candidates.map(\.name))]
        change(&reading, flow)
        return try flow.reader.resolved(reading, at: try vault.question("").now)
    }

    private func names(_ reading: ParsedQuestion) -> [String] { reading.people[0].candidates.map(\.name) }

    private func week(_ month: Int, _ day: Int) -> QuestionTime? {
        CivilDate(year: 2026, month: month, day: day).map {
            QuestionTime(text: "then", spans: [TimeSpan(first: $0, last: $0.adding(days: 6))], isFilter: true)
        }
    }

    @Test func `the one who was there at the time is meant, and nobody else any more`() throws {
        let chen = try reading { reading, _ in reading.time = week(3, 9) }
        #expect(names(chen) == ["Sarah Chen"])
        #expect(chen.ambiguous.isEmpty)
        #expect(names(try reading { reading, _ in reading.time = week(2, 9) }) == ["Sarah Lindqvist"])
    }

    @Test func `other people, tags and places tell too`() throws {
        #expect(names(try reading { reading, _ in reading.tags = ["boats"] }) == ["Sarah Chen"])
        #expect(names(try reading { reading, _ in reading.places = ["übersee"] }) == ["Sarah Lindqvist"])
        let withBob = try reading { reading, flow in
            let bob = flow.vault.names.people.filter { $0.name == "Bob Okafor" }
            reading.people.append(PersonReading(text: "Bob", role: .attendee, candidates: bob))
        }
        #expect(names(withBob) == ["Sarah Chen"])
    }

    @Test func `where several remain, or nothing tells, all are kept and named`() throws {
        for reading in [try reading(), try reading { reading, _ in reading.time = week(6, 1) }] {
            #expect(names(reading) == ["Sarah Chen", "Sarah Lindqvist"])
            #expect(reading.ambiguous.count == 1)
        }
    }

    @Test func `the one who took part in what the topic names is meant`() throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting("2026-03-01", "Sarah Chen", "Launch"),
            "2.md": TestVault.meeting("2026-03-02", "Sarah Chen", "Launch"),
            "3.md": TestVault.meeting("2026-03-03", "Sarah Chen", "Launch"),
            "4.md": TestVault.meeting("2026-03-04", "Sarah Lindqvist", "Budget review"),
        ])
        func name(_ topic: String, _ role: PersonReading.Role = .attendee) throws -> [String] {
            let flow = try vault.flow()
            var reading = ParsedQuestion(question: "with Sarah", request: .fact)
            reading.people = [sarah(role, flow)]
            reading.topic = topic
            return names(try flow.reader.resolved(reading, at: try vault.question("").now))
        }
        #expect(try name("budget") == ["Sarah Lindqvist"])
        #expect(try name("budget", .mention) == ["Sarah Lindqvist"])
        #expect(try name("launch") == ["Sarah Chen"])
        #expect(try name("herring") == ["Sarah Chen"])
    }

    @Test func `whom the vault knows much better is meant, and the others are told`() throws {
        let vault = try TestVault(
            Dictionary(
                uniqueKeysWithValues: (1...4).map {
                    ("\($0).md", TestVault.meeting("2026-03-0\($0)", $0 < 4 ? "Sarah Chen" : "Sarah Lindqvist", "Talk"))
                }))
        let flow = try vault.flow()
        var reading = ParsedQuestion(question: "with Sarah", request: Request(.list))
        reading.people = [sarah(.attendee, flow)]
        reading.ambiguous = [Ambiguity(text: "Sarah", readings: ["Sarah Lindqvist", "Sarah Chen"])]
        let settled = try flow.reader.resolved(reading, at: try vault.question("").now)
        #expect(names(settled) == ["Sarah Chen"])
        #expect(settled.ambiguous.map(\.readings) == [["Sarah Chen", "Sarah Lindqvist"]])
    }

    @Test func `another one is taken where the one known better has no answer`() throws {
        var files = [
            "9.md": TestVault.meeting("2026-03-09", "Sarah Lindqvist", "Talk", "Sarah says that the herring is late.")
        ]
        for day in 1...4 { files["\(day).md"] = TestVault.meeting("2026-03-0\(day)", "Sarah Chen", "Talk") }
        let vault = try TestVault(files)
        let flow = try vault.flow()
        let question = try vault.question("herring with Sarah")
        var reading = ParsedQuestion(question: question.text, request: .fact)
        reading.people = [sarah(.attendee, flow)]
        reading.ambiguous = [Ambiguity(text: "Sarah", readings: reading.people[0].candidates.map(\.name))]
        reading.topic = "herring"
        let resolved = try flow.reader.resolved(reading, at: question.now)
        let ways = flow.reader.withNamesakes(Understanding(reading: resolved, isFollowUp: false))
        let settled = try flow.answer(question, ways).reading
        #expect(names(settled) == ["Sarah Lindqvist"])
        #expect(settled.ambiguous.first?.readings.first == "Sarah Lindqvist")
    }

    @Test func `the next and the last meeting tell by their time`() throws {
        #expect(names(try reading { reading, _ in reading.order = OrderCondition(.next) }) == ["Sarah Lindqvist"])
        #expect(names(try reading { reading, _ in reading.order = OrderCondition(.last) }).count == 2)
    }

    @Test func `whom a text is about need not have been there`() throws {
        #expect(names(try reading(.subject) { reading, _ in reading.time = week(3, 9) }).count == 2)
    }

    @Test func `a number is given for each`() throws {
        let flow = try vault.flow()
        let open = try reading(.attendee, .count) { reading, _ in reading.kinds = [.meeting, .transcript, .event] }
        let answer = try flow.answer(try vault.question("how many meetings with Sarah"), reading: open)
        #expect(answer.headline == "3 meetings: with Sarah Chen\n1 meeting: with Sarah Lindqvist")
        #expect(answer.value == .number(3))
        #expect(answer.citations.map(\.rank) == Array(1...answer.citations.count))
        #expect(
            answer.remarks.first == "\"Sarah\" may mean Sarah Chen, Sarah Lindqvist; this answers for each of them.")
    }

    @Test func `of many people of one name, those with most meetings are answered for`() throws {
        let cards = (100..<150).map { "BEGIN:VCARD\nFN:Anna N\($0)\nEMAIL:a\($0)@x.org\nEND:VCARD\n" }.joined()
        let meeting = "---\nkind: meeting\ndate: 2026-03-10\nattendees: [Anna N149, Bob Okafor]\n---\n# Talk\n"
        let flow = try TestVault(["people.vcf": cards, "1.md": meeting]).flow()
        let people = flow.vault.names.people.filter { $0.name.hasPrefix("Anna") }
        try #require(people.count == 50)
        var reading = ParsedQuestion(question: "meetings with Anna", request: Request(.count))
        reading.people = [PersonReading(text: "Anna", role: .attendee, candidates: people.shuffled())]
        let answer = try flow.answer(try vault.question("meetings with Anna"), reading: reading)
        #expect(answer.value == .number(1))
        let remark = try #require(answer.remarks.first)
        #expect(remark.contains("may mean 50 people; this answers for Anna N149, Anna N"), "\(remark)")
        #expect(remark.split(separator: ",").count == 20)
    }

    @Test func `a name of many people costs no more than there are of them`() throws {
        let cards = (1000..<2600).map { "BEGIN:VCARD\nFN:Anna N\($0)\nEMAIL:a\($0)@x.org\nEND:VCARD\n" }.joined()
        let vault = try TestVault(["people.vcf": cards])
        let (flow, question) = (try vault.flow(), try vault.question("meetings with Anna"))
        let people = flow.vault.names.people
        func duration(_ count: Int) throws -> Duration {
            var reading = ParsedQuestion(question: question.text, request: Request(.list))
            reading.time = week(3, 9)
            reading.people = [PersonReading(text: "Anna", role: .attendee, candidates: Array(people.prefix(count)))]
            reading.ambiguous = [Ambiguity(text: "Anna", readings: people.prefix(count).map(\.name))]
            return try ProcessorTime.measure {
                let resolved = try flow.reader.resolved(reading, at: question.now)
                let ways = flow.reader.withNamesakes(Understanding(reading: resolved, isFollowUp: false))
                _ = try flow.answer(question, ways)
            }
        }
        _ = try duration(100)
        let short = min(try duration(100), try duration(100))
        let long = try duration(1600)
        // Sixteen times as many: the square of it would be 256 times as much.
        #expect(long < short * 64 + .milliseconds(100), "\(short) for 100, \(long) for 1600")
    }

    @Test func `what was discussed is told of all of them, with a word about it`() throws {
        let flow = try vault.flow()
        let answer = try flow.answer(try vault.question("what did I discuss with Sarah"), reading: try reading())
        #expect(answer.sections.count == 4)
        #expect(answer.remarks.contains { $0.contains("answers for each") })
    }

    @Test func `the question back names them with their meetings`() throws {
        let flow = try vault.flow()
        let question = try vault.question("with Sarah")
        let back = try #require(try flow.personQuestion(try reading(), for: question))
        #expect(back.text == "Which Sarah?")
        #expect(
            back.choices.map(\.text) == [
                "Sarah Chen (3 meetings, last Tue 10 March 2026)",
                "Sarah Lindqvist (2 meetings, last Tue 10 February 2026)",
            ])
    }

    @Test(
        arguments: [
            ("", "Sarah Chen"), ("1", "Sarah Chen"), ("2", "Sarah Lindqvist"), ("lind", "Sarah Lindqvist"),
            ("Sarah Chen", "Sarah Chen"), ("3", nil), ("0", nil), ("sarah", nil), ("bob", nil),
        ] as [(String, String?)])
    func `an answer is a number or a part of a name`(answer: String, name: String?) throws {
        let back = try #require(
            try vault.flow().personQuestion(try reading(), for: try vault.question("with Sarah")))
        #expect(back.person(named: answer)?.name == name)
    }

    @Test func `a chosen person is not ambiguous any more`() throws {
        var reading = try reading()
        reading.choose(reading.people[0].candidates[1], at: 0)
        #expect(names(reading) == ["Sarah Lindqvist"])
        #expect(reading.ambiguous.isEmpty)
    }
}
