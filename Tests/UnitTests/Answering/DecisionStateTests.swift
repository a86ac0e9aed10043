import Testing

@testable import Answering

/// The states of one matter over time.
@Suite struct DecisionStateTests {
    private func ask(_ notes: [String: String], limit: Int = 10) throws -> Answer {
        let files = notes.map { ("meetings/\($0.key).md", TestVault.meeting($0.key, "Sarah Chen", "Sync", $0.value)) }
        return try TestVault(Dictionary(uniqueKeysWithValues: files))
            .ask("what did we decide about the berth price?", limit: limit)
    }

    private static let three = [
        "2026-01-10": "We decided the berth price is €12.", "2026-02-10": "We decided the berth price is €15.",
        "2026-03-10": "We decided the berth price is €18.",
    ]

    @Test func `each change is a state, the latest first`() throws {
        let quotes = try ask(DecisionStateTests.three).sections.flatMap(\.quotes).map(\.text)
        #expect(
            quotes == [
                "We decided the berth price is €18.", "We decided the berth price is €15.",
                "We decided the berth price is €12.",
            ])
    }

    @Test(arguments: [1, 2, 3]) func `however few citations are wanted the latest state is told`(limit: Int) throws {
        let answer = try ask(DecisionStateTests.three, limit: limit)
        #expect(answer.sections.first?.quotes.first?.text == "We decided the berth price is €18.")
    }

    @Test func `many confirmations of one state leave room for all states`() throws {
        var notes: [String: String] = [:]
        for (month, price) in [("09", 10), ("11", 12)] {
            for day in 10...14 { notes["2025-\(month)-\(day)"] = "We decided the berth price is €\(price)." }
        }
        notes["2026-01-10"] = "We decided the berth price is €15."
        notes["2026-03-10"] = "We decided the berth price is €18."
        let prices = try ask(notes).sections.compactMap { $0.quotes.first?.text.split(separator: "€").last }
        #expect(prices == ["18.", "15.", "12.", "10."])
    }

    @Test func `a note without a date that says it again takes no day away`() throws {
        let vault = try TestVault([
            "meetings/a.md": TestVault.meeting(
                "2026-03-10", "Sarah Chen", "Sync", "We decided the berth price is €18."),
            "price.md": "# Price\n\nWe decided the berth price is €18.\n",
        ])
        let answer = try vault.ask("what did we decide about the berth price?")
        #expect(answer.sections.count == 1)
        #expect(answer.sections.first?.heading?.contains("10 March 2026") == true)
    }
}
