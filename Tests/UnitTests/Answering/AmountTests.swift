import Model
import Testing

@testable import Answering

/// Amounts in texts, and the one that a question asks for.
@Suite struct AmountTests {
    private func value(_ question: String, _ text: String) throws -> AnswerValue? {
        let vault = try TestVault([
            "2026-03-10 Harbour.md": "# Harbour\n\n\(text)\n", "2026-03-11 Other.md": "# Other\n\nNothing of note.\n",
        ])
        return try vault.ask(question).value
    }

    @Test func `a noun for a kind of document that the vault has none of counts other things`() throws {
        let vault = try TestVault(["2026-01-06.md": "# Blast\n\nThe trinity assembly has 143172 transcripts.\n"])
        #expect(try vault.ask("how many transcripts are in the trinity assembly?").value == .number(143_172))
    }

    @Test func `the guests of a talk are not those who spoke of it at a meeting`() throws {
        let vault = try TestVault([
            "2026-01-06.md": TestVault.meeting(
                "2026-01-06", "Ana Becker, Bob Okafor, Cy Lee", "Board",
                "- The sailmaking talk was a success, 80 people.")
        ])
        #expect(try vault.ask("how many people showed up for the sailmaking talk?").value != .number(4))
    }

    @Test(
        arguments: [
            ("140 leads", 140), ("€12", 12), ("12 €", 12), ("3.8 %", 3.8), ("1,200 people", 1200), ("2 h 35 min", 155),
            ("90 minutes", 90), ("half an hour", 30), ("an hour and a half", 90), ("two and a half hours", 150),
            ("ninety-two calls", 92), ("30k", 30000), ("forty thousand", 40000), ("an hour", 60), ("12,50 euro", 12.5),
            ("zweieinhalb", nil), ("10:47", nil), ("4.3.1", nil), ("2026-03-10", nil), ("Q2", nil), ("3rd", nil),
        ] as [(String, Double?)])
    func `amounts are read with their units`(text: String, value: Double?) {
        #expect(AmountsInText("about \(text)").amounts.first?.value == value)
    }

    @Test func `the number beside what is counted is taken`() throws {
        #expect(
            try value("how many cranes does the harbour have", "We have 61 cranes, 40 of them rusty.") == .number(61))
    }

    @Test func `a unit that the question names may be written otherwise, and in a link`() throws {
        let text = "The bees: harvested about [50 lbs of honey](https://example.com/1)."
        #expect(try value("how many pounds of honey did we get from the bees", text) == .number(50))
    }

    @Test func `an amount beside what is measured is told by another line of its document`() throws {
        let vault = try TestVault([
            "2026-03-10.md": "# Ordering dry ice\n\nWrite to Steve at Gascorp, +1 555 0100:\n\n15 lbs Dry Ice\n",
            "2026-03-11.md": "# Other\n\nKeep the dry shoes 10 m from the ice.\n",
        ])
        #expect(try vault.ask("how much dry ice do we order from Gascorp?").value == .number(15))
    }

    @Test func `the document of all the best passages tells how long by its own words`() throws {
        let steps = (1...9).map { "\($0). Place the cytometer's plate \($0) and read the flow of the laser.\n" }
        let vault = try TestVault([
            "2026-03-10.md": "# Counting protocol\n\nFor the flow cytometer in the bay.\n\n" + steps.joined()
                + "\nIt takes 4 minutes per well, a full plate will take about 7 hours.\n",
            "2026-03-11.md": "# Other\n\nNothing of note.\n",
        ])
        #expect(
            try vault.ask("how long does it take to measure an entire plate on the flow cytometer").value
                == .number(420))
    }

    @Test func `a number beside something else is none`() throws {
        #expect(try value("how many cranes does the harbour have", "The cranes of the harbour stand in 3 rows.") == nil)
    }

    @Test func `a price has its currency`() throws {
        #expect(
            try value("how much does the ferry ticket cost", "The ferry ticket costs €12 since 2019.") == .number(12))
    }

    @Test func `of several prices none is taken`() throws {
        #expect(
            try value("how much does the ferry ticket cost", "The ferry ticket costs €12 or €15 at night.") == nil)
    }

    @Test func `how long something was is in minutes`() throws {
        #expect(try value("how long did the ferry repair take", "The ferry repair took 2 h 35 min.") == .number(155))
    }

    @Test func `the headline quotes the sentence`() throws {
        let vault = try TestVault(["2026-03-10 Harbour.md": "# Harbour\n\nThe fair brought 140 leads. It rained.\n"])
        #expect(try vault.ask("how many leads did the fair bring").headline.hasPrefix("“The fair brought 140 leads.”"))
    }

    @Test func `of a table the row of the time is taken`() throws {
        let table = "| month | churn |\n| --- | --- |\n| Jan | 3.1 % |\n| Feb | 3.8 % |"
        #expect(try value("what percentage was the churn in February", table) == .number(3.8))
    }

    private static let minutes = """
        # Council

        ## Grants approved

        - Boats for the school: €500
        - Paint
          - red and white
        - A new pier

        ## Members approved

        - Ana Gil
        - Bo Lee

        """

    @Test(arguments: [
        ("how many grants were approved in March", 3), ("how many members did the council approve", 2),
    ])
    func `the items below a heading that names them are counted`(question: String, count: Double) throws {
        let vault = try TestVault([
            "2026-03-10 Council.md": AmountTests.minutes,
            "2026-02-10 Council.md": "# Council\n\n## Grants approved\n\n- Rope\n- Sails\n\nThe members met.\n",
        ])
        let answer = try vault.ask(question)
        #expect(answer.value == .number(count))
        #expect(answer.headline.hasPrefix("\(Int(count)): the items below "))
        #expect(answer.files.first == "2026-03-10 Council.md")
    }

    @Test func `a note that is called after one of them is no list of them`() throws {
        let vault = try TestVault(["Fish soup.md": "# Fish soup\n\n- Cook the fish\n- Eat the soup\n"])
        #expect(try vault.ask("how many soups do I have?").value == nil)
    }

    @Test func `how many of a unit asks for an amount of that unit`() throws {
        #expect(
            try value("how many grams of salt go into the dough", "Put 12 grams of salt into the dough, in 3 steps.")
                == .number(12))
    }

    @Test func `a price elsewhere does not make a line without one the answer`() throws {
        let vault = try TestVault([
            "1.md": "Dan went to the first aid course in Kiel.\n", "2.md": "The other course of the harbour is €90.\n",
        ])
        #expect(try vault.ask("how much did Dan's first aid course in Kiel cost?").certainty != .answered)
    }

    @Test func `a number in the text counts, not the items below the heading`() throws {
        let vault = try TestVault([
            "a.md": "# Rags & Ropes figures\n\nWe have painted all 24 figures, and the box.\n\n- 680w\n- 340h\n"
        ])
        #expect(try vault.ask("how many Rags & Ropes figures are painted").value == .number(24))
    }

    @Test func `the target of a link holds no amount`() {
        #expect(AmountsInText("[The episode](https://example.com/watch?t=2s&v=30kg) is long").amounts.isEmpty)
        #expect(AmountsInText("[[30 kg]] of rope").amounts.map(\.value) == [30])
    }
}
