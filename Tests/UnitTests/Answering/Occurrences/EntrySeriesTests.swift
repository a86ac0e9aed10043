import Answering
import Model
import Testing
import Time

/// Amounts in the items of lists and in fields, asked on Wednesday 18 March 2026.
@Suite struct EntrySeriesTests {
    private func vault() throws -> TestVault {
        try TestVault([
            "Organ.md": """
            # Organ

            Tuned by Mr Sorley.

            - 9 Oct 2025 Sorley £65, bellows
            - 12 Jan 2026 Sorley £65
            - 24 Feb 26 Sorley £70, two pipes +£24
            - 2 Mar 2026 Piet £12, a lamp
            """,
            "Reading circle.md": """
            # Reading circle

            - 15 Jan Piet: otters 8!
            - 29 Jan Oskar 6
            - 12 Feb cancelled
            - 26 Feb me: tides. 7
            """,
            "2026-03-01 ride.md": "---\ndate: 2026-03-01\ndistance: 30\n---\nCycled to the mill.\n",
            "2026-03-02 ride.md": "---\ndate: 2026-03-02\ndistance: 50\n---\nCycled home again.\n",
        ])
    }

    @Test func `the amounts of a list are added up, with what stands behind a plus`() throws {
        let answer = try vault().ask("how much did the organ cost us in total?")
        #expect(answer.value == .number(236))
        #expect(answer.sections.count == 4)
    }

    @Test func `the asked time chooses among the items`() throws {
        #expect(try vault().ask("how much have we spent on the organ in 2026?").value == .number(171))
    }

    @Test func `a word that only some items have chooses among them`() throws {
        #expect(try vault().ask("how much did Sorley charge us for the organ altogether?").value == .number(224))
    }

    @Test func `bare numbers are counted where people are asked for, and dates are none`() throws {
        #expect(try vault().ask("how many people came to the reading circle on average?").value == .number(7))
    }

    @Test func `numbers of a list about something else count nothing`() throws {
        #expect(try vault().ask("how many tickets did we sell for the organ?").value == nil)
        #expect(try vault().ask("on average, how many turned up for the tides?").value == nil)
    }

    @Test func `the last item of a list named by what happened tells when it last did`() throws {
        #expect(try vault().ask("when was the organ last tuned?").headline.hasPrefix("Mon 2 March 2026"))
        #expect(try vault().ask("when was the organ first tuned?").headline.hasPrefix("Thu 9 October 2025"))
        // What no item says, and the note does not either, is not told by it.
        #expect(!(try vault().ask("when was the organ last painted?").headline.hasPrefix("Mon 2 March 2026")))
    }

    @Test func `fields named like a quantity tell it for each day`() throws {
        #expect(try vault().ask("how far did I cycle in March 2026?").value == .number(80))
        #expect(
            try vault().ask("on average how far a day did I cycle between 1 and 2 March 2026?").value == .number(40))
    }

    @Test func `the fields of another deed are none of this one`() throws {
        #expect(try vault().ask("how far did I swim in March 2026?").value == nil)
    }

    @Test func `the same label in several minutes makes a series`() throws {
        func minutes(_ fair: String) -> String {
            "# Board\n\nPresent: Ana Reis, Bo Lind\n\n## Grants approved\n\n- Harbour fair: \(fair)\n- Kite club: €50\n\n## Balance\n\n\(fair)\n"
        }
        let vault = try TestVault([
            "2025-11-05.md": minutes("€500"), "2026-01-07.md": minutes("€200"), "2026-03-04.md": minutes("€100"),
        ])
        #expect(try vault.ask("how much have we granted the harbour fair, all in all?").value == .number(800))
        #expect(try vault.ask("how much did we grant the harbour fair in total in 2026?").value == .number(300))
        // An amount alone belongs to the heading above it.
        #expect(try vault.ask("what was our average balance in 2026?").value == .number(150))
    }
}
