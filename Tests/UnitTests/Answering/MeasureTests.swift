import Model
import Testing

@testable import Answering

/// What is computed over meetings besides their number: people, days, the longest, the average, the busiest.
@Suite struct MeasureTests {
    private let vault: TestVault

    init() throws {
        vault = try TestVault([
            "a.md": MeasureTests.meeting("2026-03-02T09:00", "30m", "Sarah Chen", "Harbour talk", "The crane squeaks."),
            "b.md": MeasureTests.meeting(
                "2026-03-02T11:00", "60m", "Sarah Chen, Bob Okafor", "Pier walk", "The crane again."),
            "c.md": MeasureTests.meeting("2026-03-09T09:00", "90m", "Bob Okafor", "Crane review", "It is oiled."),
            "d.md": MeasureTests.meeting("2026-03-10", nil, "Tomasz Wieczorek", "Lunch", "Herring."),
        ])
    }

    private static func meeting(_ day: String, _ length: String?, _ people: String, _ title: String, _ text: String)
        -> String
    {
        let duration = length.map { "duration: \($0)\n" } ?? ""
        return
            "---\nkind: meeting\ndate: \(day)\n\(duration)attendees: [\(people), Hannah Adeyemi]\n---\n# \(title)\n\n\(text)\n"
    }

    @Test func `a count says how long they were, and of how many nothing is known`() throws {
        let answer = try vault.ask("how many meetings did I have in March")
        #expect(answer.value == .number(4))
        #expect(answer.headline == "4 meetings, 3 h (1 of unknown length): March 2026")
    }

    @Test func `what is not shown is told by the number of what is`() throws {
        #expect(try vault.ask("list my meetings in March", limit: 2).headline.hasSuffix("March 2026; the first two:"))
    }

    @Test func `people are counted once over all meetings`() throws {
        let answer = try vault.ask("how many people did I meet in March")
        #expect(answer.value == .number(3))
        #expect(answer.headline.hasPrefix("3 people in 4 meetings"))
    }

    @Test func `who was met is everybody with the number of meetings`() throws {
        let answer = try vault.ask("who did I meet in March")
        #expect(answer.value == .list(["Bob Okafor", "Sarah Chen", "Tomasz Wieczorek"]))
        #expect(answer.quotes.contains("Bob Okafor · 2 meetings, the last one Crane review"))
    }

    @Test func `who was met most often are those with the most meetings`() throws {
        #expect(try vault.ask("who did I meet most often").value == .list(["Bob Okafor", "Sarah Chen"]))
    }

    @Test func `days are counted once`() throws {
        #expect(try vault.ask("on how many days did I meet Sarah in March").value == .number(1))
    }

    @Test func `the longest meeting is named with its length`() throws {
        let answer = try vault.ask("what was my longest meeting in March")
        #expect(answer.value == .list(["Crane review"]))
        #expect(answer.headline.hasPrefix("1 h 30 min: Crane review"))
        #expect(try vault.ask("shortest meeting in March").value == .list(["Harbour talk"]))
        #expect(try vault.ask("how long was my longest meeting").value == .number(90))
    }

    @Test func `the average leaves out what has no length`() throws {
        let answer = try vault.ask("what is the average length of my meetings in March")
        #expect(answer.value == .number(60))
        #expect(answer.headline.contains("over 3 meetings, 1 more of unknown length"))
    }

    @Test func `the busiest day is a date`() throws {
        let answer = try vault.ask("which was my busiest day in March")
        #expect(answer.headline == "Mon 2 March 2026: 2 meetings, 1 h 30 min: March 2026")
        #expect(answer.span != nil)
    }

    @Test func `meetings about something are all that speak of it`() throws {
        #expect(try vault.ask("how many meetings about the crane did I have").value == .number(3))
        #expect(
            try vault.ask("list meetings that mention the crane").value
                == .list(["Harbour talk", "Pier walk", "Crane review"]))
    }

    @Test func `a name of meetings is looked for in titles`() throws {
        #expect(try vault.ask("how many crane reviews did I have").value == .number(1))
    }
}
