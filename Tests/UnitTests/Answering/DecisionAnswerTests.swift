import Testing

@testable import Answering

@Suite struct DecisionAnswerTests {
    private static func note(_ day: String, _ title: String, _ text: String) -> (String, String) {
        ("meetings/\(day)-\(title.lowercased()).md", TestVault.meeting(day, "Sarah Chen", title, text))
    }

    private static let vault: Result<TestVault, any Error> = Result {
        try TestVault(
            Dictionary(uniqueKeysWithValues: [
                note("2025-12-04", "Committee", "Decision: the berth price goes from €12 to €15 in January."),
                note("2026-01-14", "Confirmation", "Confirmed: the berth price is €15 from tomorrow."),
                note(
                    "2026-02-02", "Chat",
                    "Should we lower the berth price? The berth price is not decided yet.\nPeople talk about the berth price."
                ),
                note("2026-03-10", "Sync", "Agreed to keep the berth price at €12 from April."),
                note("2026-03-11", "Echo", "The berth price is back at €12, agreed yesterday."),
                note("2026-02-20", "Crane", "The crane was painted.\nCrane: blue or red, to be decided."),
            ]))
    }

    private func ask(_ question: String) throws -> Answer { try DecisionAnswerTests.vault.get().ask(question) }

    @Test func `the latest state comes first, then what it replaced`() throws {
        let answer = try ask("what did we decide about the berth price?")
        #expect(
            answer.sections.map(\.heading) == [
                "Since Tue 10 March 2026: Sync", "before: Thu 4 December 2025, Committee",
            ])
        #expect(answer.sections[0].quotes.map(\.text) == ["Agreed to keep the berth price at €12 from April."])
        #expect(answer.headline == "2 decisions, the latest first: about \"berth price\"")
    }

    @Test func `of the last meeting only its own decisions are told`() throws {
        let answer = try ask("decisions of the last meeting")
        #expect(Set(answer.citations.map(\.document.title)) == ["Echo"])
        #expect(try !ask("what was decided about the next meeting").found)
    }

    @Test func `what is said again proves the same state`() throws {
        let answer = try ask("what did we decide about the berth price?")
        #expect(answer.sections.map { $0.quotes.flatMap(\.citations).count } == [2, 2])
        let files = answer.citations.prefix(4).map(\.document.title)
        #expect(files == ["Sync", "Echo", "Committee", "Confirmation"])
    }

    @Test func `lines that discuss are no states`() throws {
        let answer = try ask("what did we decide about the berth price?")
        #expect(!answer.quotes.contains("Should we"))
        #expect(!answer.quotes.contains("People talk"))
    }

    @Test func `what holds now is what was decided last`() throws {
        let answer = try ask("what is the current berth price?")
        #expect(answer.quotes.hasPrefix("Agreed to keep the berth price at €12"))
    }

    @Test func `where nothing is decided, places that speak of it are shown`() throws {
        let answer = try ask("what did we decide about the crane?")
        #expect(answer.found)
        #expect(answer.headline == "1 passage: about \"crane\"")
    }

    @Test func `all decisions come the latest first, each with its own line`() throws {
        let answer = try ask("what did we decide?")
        #expect(answer.sections.first?.heading?.hasPrefix("Echo") == true)
        #expect(answer.headline.hasPrefix("4 decisions, the latest first"))
        #expect(answer.citations.allSatisfy { $0.lines.first == $0.lines.last })
    }

    @Test func `what a meeting's note says twice was decided once`() throws {
        let note = TestVault.meeting(
            "2026-03-10", "Sarah Chen", "Sync", "We agreed to buy a crane.\n\n## Summary\n\nWe agreed to buy a crane.")
        #expect(try TestVault(["a.md": note]).ask("what did we decide?").headline.hasPrefix("1 decision"))
    }

    @Test func `numbers that a sentence gives up are not what it states`() {
        #expect(StatedNumbers.of("from €12 to €15") == ["15"])
        #expect(StatedNumbers.of("15 Euro statt 12") == ["15"])
    }
}
