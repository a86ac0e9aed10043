import Testing

@testable import Answering

/// Notes of whole weeks answer for each of their days.
@Suite struct WeekNoteTests {
    private let vault: TestVault

    init() throws {
        vault = try TestVault([
            "2026-W10.md": "- swam in the lake\n- watched A Christmas Story, Rope, and Love Actually\n",
            "2026-W11.md": """
            Busy.

            ## Monday

            - swam in the lake

            ## Wednesday

            - sold the old boat
            - went to the pier
            """,
        ])
    }

    @Test func `a deed in a week's note is of its week`() throws {
        let answer = try vault.ask("when did I first swim in the lake")
        #expect(answer.headline.hasPrefix("Mon 2 – Sun 8 March 2026"))
    }

    @Test func `below the name of a weekday it is of that day`() throws {
        #expect(try vault.ask("when did I last swim in the lake").headline.hasPrefix("Mon 9 March 2026"))
        #expect(try vault.ask("what did I do on Wednesday 11 March").quotes == "sold the old boat\nwent to the pier")
    }

    @Test(arguments: ["## ... on Thursday", "## JEUDI"]) func `a heading may name its day in more words`(
        heading: String
    ) throws {
        let vault = try TestVault(["2026-W11.md": "Busy.\n\n## Monday\n\n- slept\n\n\(heading)\n\n- mended the mast\n"])
        #expect(try vault.ask("how did I spend Thursday 12 March").quotes == "mended the mast")
    }

    @Test func `names of films tell no day, and wish nothing`() throws {
        let answer = try vault.ask("which films did I watch in the week of 2 March")
        #expect(answer.headline.contains("Rope") && answer.headline.contains("Love Actually"))
    }
}
