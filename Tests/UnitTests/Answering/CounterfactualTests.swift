import Answering
import Testing

/// What an answer says of the conditions that left little or nothing.
@Suite struct CounterfactualTests {
    private func vault() throws -> TestVault {
        try TestVault([
            "1.md": TestVault.meeting("2026-02-03", "Sarah Chen", "Retro", "The mooring fee rises. #fees"),
            "2.md": TestVault.meeting("2026-02-10", "Sarah Chen", "Fees", "The mooring fee falls."),
            "3.md": TestVault.meeting("2026-03-10", "Bob Okafor", "Boats", "The mooring fee of a boat."),
        ])
    }

    private func without(_ question: String) throws -> [String] {
        try vault().ask(question).without.map { "\($0.condition.name) \($0.words) \($0.count)" }
    }

    @Test func `a time that leaves nothing says what there is without it`() throws {
        #expect(try without("meetings with Sarah last week") == ["time last week 2", "people Sarah 1"])
    }

    @Test func `somebody who leaves nothing can be dropped alone`() throws {
        #expect(try without("what did I discuss with Bob about the mooring fee in February?").contains("people Bob 2"))
    }

    @Test func `what is left out tells how much`() throws {
        #expect(
            try without("meetings with Sarah in February but not the retro") == [
                "exclusions retro 2"
            ])
    }

    @Test func `little is told as well as nothing`() throws {
        #expect(try without("meetings with Sarah on 3 February") == ["time 3 February 2"])
    }

    @Test func `words taken for a document are looked for where nothing answers within it`() throws {
        let vault = try TestVault([
            "sheds.md": "# Two sheds\n\nBoth were painted in May.\n",
            "roof.md": "# Roofs\n\nThe oldest roof beside the two sheds is that of the mill.\n",
        ])
        let answer = try vault.ask("which roof is the oldest in the two sheds?")
        #expect(answer.certainty == .perhaps)
        #expect(answer.headline.hasPrefix("Not sure: nothing answers with \"two sheds\". Without it:"))
        #expect(answer.quotes.contains("mill"))
    }

    @Test func `a week by its number alone may be one that a course counts for itself`() throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting(
                "2024-08-20", "Sarah Chen", "Crew",
                "Regarding roles past week 6, Sarah said that they should still rotate but less frequently.")
        ])
        let answer = try vault.ask("what did Sarah say about roles past week 6?")
        #expect(answer.certainty == .perhaps)
        #expect(answer.quotes.contains("less frequently"))
    }

    @Test func `a day to which something was put need not be the day of the note`() throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting(
                "2026-02-03", "Sarah Chen", "Crew",
                "Bob Okafor proposes to move the crew call to the Monday after payday.")
        ])
        let answer = try vault.ask("who proposed to move the crew call to Monday?")
        #expect(answer.certainty == .perhaps)
        #expect(answer.quotes.contains("the Monday after payday"))
        // "On Monday" is when it happened.
        #expect(try vault.ask("who proposed to move the crew call on Monday?").certainty == .nothing)
    }

    @Test func `what happened in a time may be told later`() throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting("2025-06-10", "Sarah Chen", "Crew", "The regatta is in May."),
            "2.md": TestVault.meeting(
                "2025-11-06", "Sarah Chen", "Crew", "This past summer the orchard was cleared of brush."),
        ])
        let answer = try vault.ask("what happened in the orchard over the summer of 2025?")
        #expect(answer.certainty == .answered)
        #expect(answer.quotes.contains("cleared of brush"))
    }

    @Test func `what was done in a time without finished tasks is what the notes of that time say`() throws {
        let vault = try TestVault(["2026-02-10.md": "Sanded the deck and painted the mast.\n"])
        let answer = try vault.ask("what did I get done in February?")
        #expect(answer.certainty == .answered)
        #expect(answer.quotes.contains("Sanded the deck"))
    }

    @Test func `tasks of a day are shown where none is about the topic`() throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting("2026-03-10", "Sarah Chen", "Crew", "## Action items\n\n- [ ] Oil the crane\n")
        ])
        let answer = try vault.ask("action items from the 10 March meeting with Seitz")
        #expect(answer.certainty == .perhaps)
        #expect(answer.quotes.contains("Oil the crane"))
    }

    @Test func `plenty needs no words about its conditions`() throws {
        #expect(try without("meetings with Sarah in February") == [])
    }

    @Test func `one of an order is one by its nature`() throws {
        #expect(try without("the last meeting with Sarah in February") == [])
    }

    @Test func `where dropping a condition gives no more it is not named`() throws {
        #expect(try without("meetings with Bob on 10 March") == [])
    }

    @Test func `a sentence says it in words, one of something in the singular`() throws {
        let texts = try vault().ask("meetings with Sarah last week").without.map(\.text)
        #expect(texts == ["Without \"last week\": 2 matches", "Without \"Sarah\": 1 match"])
    }

    // MARK: Conditions

    private func reading(_ text: String) throws -> (ReadingCondition.Type, [String]) {
        let vault = try vault()
        let reading = try vault.flow().read(try vault.question(text))
        return (ReadingCondition.self, ReadingCondition.all(of: reading).map { $0.typed(in: reading) })
    }

    @Test func `conditions are named by their kind, several people by their names`() throws {
        #expect(try reading("meetings with Sarah #fees last week").1 == ["time", "people", "tags", "kinds"])
        #expect(try reading("notes with Sarah and Bob").1 == ["Sarah", "Bob", "kinds"])
    }

    @Test func `somebody who is only mentioned can be dropped too, but leaves nothing out`() throws {
        #expect(try reading("mooring fee Sarah").1 == ["people", "topic"])
        #expect(try without("pineapple volcano Sarah") == [])
    }
}
