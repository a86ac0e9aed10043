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

    @Test func `a folder of one body's minutes counts whole, whatever their titles`() throws {
        var files = ["board/2026-03-05.md": TestVault.meeting("2026-03-05", "Sarah Chen", "Minutes")]
        for day in 1...3 {
            files["board/2026-02-0\(day).md"] = TestVault.meeting("2026-02-0\(day)", "Sarah Chen", "Board meeting")
        }
        files["choir/2026-03-06.md"] = TestVault.meeting("2026-03-06", "Sarah Chen", "Minutes")
        #expect(try TestVault(files).ask("how many times did the board meet in 2026").value == .number(4))
    }

    @Test(arguments: ["what's the latest on the music server", "any news on the music server"])
    func `how things stand is told by the newest line`(question: String) throws {
        let vault = try TestVault([
            "2025-05-21.md":
                "The music server should post songs. The music server needs a plugin. Music server, music server.\n",
            "2026-02-18.md": "We are going to deploy the new music server.\n",
        ])
        #expect(try vault.ask(question).quotes.hasPrefix("We are going to deploy"))
    }

    @Test func `a note named after an event dates it by what it announces`() throws {
        let vault = try TestVault([
            "2026-01-10.md": "# Harbour rowing race\n\nIt will take place on Saturday 7 February 2026, from noon.\n",
            "2026-03-01.md": "# Pier rowing race\n\nThis winter there was a rowing race for all.\n",
        ])
        for question in ["when was the harbour rowing race", "what day was the harbour rowing race held"] {
            #expect(try vault.ask(question).headline.contains("7 February 2026"), "\(question)")
        }
    }

    @Test func `what is to be done is open, and what was done is told where no box was ticked`() throws {
        let vault = try TestVault([
            "2026-03-10.md": "# Harbour sync\n\n- [ ] oil the crane\n- [x] paint the pier\n",
            "2026-02-10.md": "# Harbour sync\n\nOtto mended the rope.\n",
        ])
        #expect(try vault.ask("what is still to be done").value == .list(["oil the crane"]))
        #expect(try vault.ask("what did Otto get done in February 2026").quotes.contains("Otto mended the rope."))
    }

    @Test func `what somebody did is told by lines on them, not by who was there`() throws {
        let vault = try TestVault([
            "minutes/2026-02-10.md":
                "# Harbour sync\n\n## Info\n- **Date:** 2026-02-10\n- **Time:** 1:30-2:30\n\n## Attendees\n- **Present:** Ines Moreau, Otto Brandt\n\n## Notes\n\n- Otto mended the rope.\n"
        ])
        let answer = try vault.ask("what did Otto do in February 2026")
        #expect(answer.quotes == "Otto mended the rope.")
    }

    @Test func `a noun spelt as the verb is no deed`() throws {
        let vault = try TestVault([
            "2026-02-10.md": "I may go back to a latex paint for the hulls.\n",
            "2026-02-17.md": "The paint color for the hulls is new.\n",
            "2026-03-02.md": "I painted the hulls.\n",
        ])
        #expect(try vault.ask("when did I paint the hulls").headline.contains("Mon 2 March 2026"))
    }
}
