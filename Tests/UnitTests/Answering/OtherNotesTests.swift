import Answering
import Testing

/// Notes in forms of people's own, on Wednesday 18 March 2026.
@Suite struct OtherNotesTests {
    @Test func `a meeting that marks no task shows what its minutes say is to be done`() throws {
        let vault = try TestVault([
            "meetings/2026-03-10 sync.md":
                "# Harbour sync\n\n## Attendees\n- Ines Moreau\n- Otto Brandt\n\n## Notes\n\nThe crane creaks.\nWe need to oil the crane.\nOtto will ask the port.\n",
            "daily/2026-03-10.md": "I need to buy bread.\n",
        ])
        let answer = try vault.ask("what do we need to do after last week's harbour sync?")
        #expect(answer.certainty == .perhaps)
        #expect(answer.value == .list(["We need to oil the crane.", "Otto will ask the port."]))
    }

    @Test func `the last entry of the page about a place is the last time there`() throws {
        let vault = try TestVault([
            "errands/tailor.md":
                "the tailor's on the quay\n\n5 Jan 2026: coat measured\n2 Feb 2026: fitting\n9 Mar 2026: done\n"
        ])
        let answer = try vault.ask("when was I last at the tailor?")
        #expect(answer.citations.map(\.lines.first) == [5])
    }

    @Test func `company below an item was there for it`() throws {
        let vault = try TestVault([
            "2026-03-11.md": "- harbour choir\n  - with Tilo Ambach and Ruta Senn\n  - it was loud\n- slept well\n"
        ])
        #expect(try vault.ask("who joined the harbour choir last week?").value == .list(["Ruta Senn", "Tilo Ambach"]))
    }

    @Test func `a list that a line announces is told whole`() throws {
        let vault = try TestVault([
            "boat.md":
                "- fitted out the dinghy for the regatta\n  - on board the dinghy:\n    - oars\n    - bailer\n    - anchor\n- home late\n"
        ])
        let quotes = try vault.ask("what is on board the dinghy?").sections.flatMap(\.quotes).map(\.text)
        #expect(quotes.suffix(3) == ["oars", "bailer", "anchor"])
    }

    @Test func `a meeting may be called by another noun than its title`() throws {
        let vault = try TestVault([
            "2024-harbour-call.md": TestVault.meeting("2024-05-06", "Sarah Chen", "Harbour call"),
            "2026-harbour.md": TestVault.meeting("2026-03-10", "Bob Okafor", "Harbour meeting"),
        ])
        #expect(try vault.ask("who was in last week's harbour call?").value == .list(["Bob Okafor", "Hannah Adeyemi"]))
    }
}
