import Answering
import Testing

/// Three outcomes: answered, perhaps, nothing.
@Suite struct CertaintyTests {
    private let files = [
        "house.md": """
        # House

        - the jewelry repair costs 40 euros
        - the boiler is checked in October

        """,
        "garden.md": """
        # Garden

        - plant the apple trees in November
        - leaves lie in the gutter again

        """,
    ]

    @Test func `what holds the subject is answered`() throws {
        let answer = try TestVault(files).ask("what does the jewelry repair cost")
        #expect(answer.certainty == .answered)
        #expect(answer.found)
    }

    @Test func `half of the subject is perhaps, and what is missing is said`() throws {
        let answer = try TestVault(files).ask("what about the gutter repair")
        #expect(answer.certainty == .perhaps)
        #expect(!answer.found)
        #expect(answer.headline.contains("\"repair\""))
        #expect(answer.citations.contains { $0.document.path == "house.md" })
        #expect(answer.sections.dropFirst().allSatisfy { $0.quotes.count == 1 })
    }

    @Test(arguments: [
        ("how many cranes does the harbour have", "The cranes of the harbour were painted."),
        ("who painted the harbour cranes", "the harbour cranes were painted"),
        ("what is the name of the harbour dog", "we met the harbour dog"),
    ]) func `lines that lack the number, person or name asked for are perhaps`(question: String, line: String) throws {
        let answer = try TestVault(["2026-03-10.md": "\(line)\n"]).ask(question)
        #expect(answer.certainty == .perhaps && answer.value == nil)
        #expect(answer.citations.first?.document.path == "2026-03-10.md")
    }

    @Test func `a number of something else is perhaps`() throws {
        let line = "The cranes of the harbour were painted in 3 days."
        let answer = try TestVault(["2026-03-10.md": "\(line)\n"]).ask("how many cranes does the harbour have")
        #expect(answer.certainty == .perhaps && answer.value == nil)
    }

    @Test func `several names without a clear one are perhaps, unless a line says all of the question`() throws {
        let few = try TestVault(["2026-03-10.md": "Harbour: Ann rang Bob Okafor and Cy Dorn.\n"])
        #expect(try few.ask("who painted the cranes of the harbour").certainty != .answered)
        let all = try TestVault(["2026-03-10.md": "The harbour has just hired Dana Wang as Chief Painter.\n"])
        #expect(try all.ask("who was hired as chief painter of the harbour").certainty == .answered)
    }

    @Test func `a count of meetings in which the words stand apart is perhaps`() throws {
        let vault = try TestVault([
            "2026-03-02 weekly.md":
                "---\nattendees: [Ann Lee, Bob Okafor]\n---\n# Weekly\n\n- the harbour froze\n\n- cranes flew by\n",
            "2026-03-09 weekly.md": "---\nattendees: [Ann Lee, Bob Okafor]\n---\n# Weekly\n\n- cake\n",
        ])
        let apart = try vault.ask("how many meetings were about the harbour cranes?")
        #expect(apart.certainty == .perhaps && apart.value == .number(1))
        #expect(try vault.ask("how many meetings were about the harbour?").certainty == .answered)
        #expect(try vault.ask("how many weekly meetings were there?").certainty == .answered)
    }

    @Test func `words that never stand together are perhaps`() throws {
        let files = [
            "hiring.md": """
            # Hiring

            - the search for a new baker began in May
            - an advert is in the paper

            - the office was painted
            - everybody helped
            - afterwards we had a party
            """
        ]
        #expect(try TestVault(files).ask("what about the search party").certainty == .perhaps)
        let together = files.mapValues { $0 + "\n- a search party went out at night\n" }
        #expect(try TestVault(together).ask("what about the search party").certainty == .answered)
    }

    @Test func `a word of the heading stands together with those of each line below it`() throws {
        let vault = try TestVault(["log.md": "# Log\n\n## Marathon\n\n- shoes bought\n\n## Kitchen\n\n- oak chosen\n"])
        #expect(try vault.ask("what about the marathon shoes").certainty == .answered)
    }

    @Test func `a subject that the vault knows nothing of is nothing`() throws {
        let answer = try TestVault(files).ask("what about the pineapple volcano orchestra")
        #expect(answer.certainty == .nothing)
        #expect(answer.sections.isEmpty)
    }

    @Test func `a day that cannot be answers nothing, and says so`() throws {
        let answer = try TestVault(files).ask("meetings on 31 June")
        #expect(answer.certainty == .nothing)
        #expect(answer.headline.contains("31 June"))
    }

    @Test func `a price that no line names is perhaps, with the lines about the thing`() throws {
        let vault = try TestVault([
            "garden.md": "# Garden\n\nThe apple trees came in November.\n\nThe pears cost 40 euros.\n"
        ])
        #expect(try vault.ask("how much did the pears cost").certainty == .answered)
        let unpriced = try TestVault([
            "garden.md": "# Garden\n\nThe apple trees came in November, and cost less than last year.\n"
        ])
        let unnamed = try unpriced.ask("how much did the apple trees cost")
        #expect(unnamed.certainty == .perhaps)
        #expect(unnamed.headline == "Not sure: no number is named. The nearest:")
        #expect(unnamed.citations.map(\.document.path) == ["garden.md"])
    }

    @Test func `a date of something that only an undated note tells is perhaps`() throws {
        let answer = try TestVault(files).ask("when were there leaves in the gutter")
        #expect(answer.certainty == .perhaps)
        #expect(answer.headline == "Not sure: the note that says so has no date.")
        #expect(answer.citations.map(\.document.path) == ["garden.md"])
    }
}
