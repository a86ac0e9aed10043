import Testing

@testable import Answering

/// A meeting counts once, whatever number of sources it has, and what did not take place not at all.
@Suite struct OneMeetingTests {
    private let vault: TestVault

    init() throws { vault = try TestVault() }

    @Test func `a meeting with a note, a transcript and an entry counts once`() throws {
        #expect(try vault.ask("how many meetings did I have on 10 March").value == .number(1))
    }

    @Test func `a meeting named by its title is told by its parts`() throws {
        let vault = try TestVault([
            "2026-02-12.md":
                "---\nattendees: [Sarah Chen]\n---\n# Harbour committee\n\n## Crane\n\n- rusty\n\n## Eels\n\n- gone\n",
            "2026-02-13.md": "---\nattendees: [Sarah Chen]\n---\n# Budget\n\nThe harbour is dear.\n",
        ])
        let answer = try vault.ask("what came up at the February harbour committee?")
        #expect(answer.quotes.contains("rusty") && answer.quotes.contains("gone"))
    }

    @Test func `the only meeting of the time that is named is told as a whole, without its formalities`() throws {
        let vault = try TestVault([
            "2026-02-12.md": """
            ---
            attendees: [Sarah Chen]
            ---
            # Harbour committee

            ## Approval of the previous minutes

            - carried

            ## Crane

            - rusty

            ## Eels

            - gone

            ## Pier

            - closed until May
            """
        ])
        for question in ["what came up at the February committee?", "summarise the harbour committee"] {
            let answer = try vault.ask(question)
            #expect(answer.quotes.contains("rusty") && answer.quotes.contains("closed until May"))
            #expect(!answer.quotes.contains("carried"))
        }
    }

    @Test func `a year and the folder name a meeting to be summed up`() throws {
        let vault = try TestVault([
            "minutes/AGM/2025-09-06.md": "# 2025-09-06\n\nPresent: Sarah Chen\n\nThe eels are gone.\n",
            "minutes/AGM/2024-09-07.md": "# 2024-09-07\n\nPresent: Sarah Chen\n\nThe crane is rusty.\n",
        ])
        #expect(try vault.ask("can you sum up the 2025 AGM").quotes.contains("eels"))
    }

    @Test func `its hours count once`() throws {
        #expect(try vault.ask("how long were my meetings on 10 March").value == .number(60))
    }

    @Test func `a cancelled meeting is not counted`() throws {
        #expect(try vault.ask("how many meetings did I have on 12 March").value == .number(2))
    }

    @Test func `cancelled meetings are counted where they are asked for`() throws {
        #expect(try vault.ask("which meetings were cancelled last week").value == .list(["Budget review"]))
    }

    @Test func `minutes whose title says that there was no meeting count as none, and are found all the same`() throws {
        let people = "---\nattendees: [Sarah Chen, Bob Okafor]\n---\n"
        let vault = try TestVault([
            "2026-01-13.md": people + "# 2026-01-13\n\nHerring.\n",
            "2026-02-10.md": people + "# 2026-02-10 - NO MEETING\n\nEels.\n",
            "2026-03-03.md": people + "# Meeting 2026-03-03 (cancelled)\n\nCod.\n",
        ])
        #expect(try vault.ask("how many meetings did I have with Bob").value == .number(1))
        #expect(try vault.ask("when was the last meeting with Bob?").headline.hasPrefix("Tue 13 January 2026"))
        #expect(try vault.ask("what about eels?").citations.map(\.document.path) == ["2026-02-10.md"])
        #expect(
            try vault.ask("which meetings were cancelled in 2026?").value
                == .list(["2026-02-10 - NO MEETING", "Meeting 2026-03-03 (cancelled)"]))
    }

    @Test func `a list of meetings of one title names their days`() throws {
        let note = "---\nattendees: [Bob Okafor]\n---\n# Ropes meeting\n\nHerring.\n"
        let vault = try TestVault(["2026-01-13 a.md": note, "2026-02-10 b.md": note])
        #expect(try vault.ask("which meetings did Bob attend?").value == .list(["2026-01-13", "2026-02-10"]))
    }

    @Test func `so does one of meetings whose titles differ in nothing but their days`() throws {
        let vault = try TestVault([
            "a.md": TestVault.meeting("2026-01-13", "Bob Okafor", "Ropes meeting, January 13, 2026", "Herring."),
            "b.md": TestVault.meeting("2026-02-10", "Bob Okafor", "Ropes meeting, February 10, 2026", "Eels."),
        ])
        #expect(try vault.ask("which meetings did Bob attend?").value == .list(["2026-01-13", "2026-02-10"]))
    }

    @Test func `everybody of any source took part, each once`() throws {
        let people = try vault.ask("who was at the pricing sync?").value
        #expect(people == .list(["Hannah Adeyemi", "Priya Raman", "Robert Okafor", "Sarah Chen"]))
    }

    @Test func `of minutes and meetings of one name all are of the series`() throws {
        let vault = try TestVault([
            "a.md": TestVault.meeting("2026-01-13", "Sarah Chen", "Harbour Ropes Team Minutes, January 13", "Herring."),
            "b.md": TestVault.meeting("2026-02-10", "Bob Okafor", "Harbour Ropes Team Meeting, February 10", "Eels."),
        ])
        let answer = try vault.ask("when was Bob last at a ropes team meeting?")
        #expect(answer.headline.hasPrefix("Tue 10 February 2026"))
    }

    @Test func `a list that no meeting answers stands in lines`() throws {
        let vault = try TestVault(["eel.md": "# Smoked eel\n\nA Frisian dish of eel and rye bread.\n"])
        let answer = try vault.ask("list the frisian dishes")
        #expect(answer.certainty == .answered)
        #expect(answer.citations.map(\.document.path) == ["eel.md"])
    }

    @Test func `meetings that nothing dates are held on no day`() throws {
        let vault = try TestVault([
            "a.md": "---\nkind: meeting\nattendees: [Sarah Chen]\n---\n# Sync\n\nHerring.\n"
        ])
        #expect(try vault.ask("on how many days did I meet Sarah").value != .number(0))
    }

    @Test func `all-day entries have no length`() throws {
        let event = "BEGIN:VEVENT\nUID:1\nSUMMARY:Offsite\nDTSTART;VALUE=DATE:20260310\nDTEND;VALUE=DATE:20260312\n"
        let vault = try TestVault([
            "a.ics": "BEGIN:VCALENDAR\nVERSION:2.0\n\(event)ATTENDEE;CN=Bob:mailto:b@x.org\nEND:VEVENT\nEND:VCALENDAR\n"
        ])
        let answer = try vault.ask("how many meetings did I have in March")
        #expect(answer.value == .number(1))
        #expect(!answer.headline.contains("48 h"))
    }

    @Test func `the length of a meeting is cited by the lines that say its hours`() throws {
        let vault = try TestVault([
            "2026-03-05 harbour meeting.md":
                "# Harbour meeting\n\nCalled to order at 7:37 pm by Bo\n\nPresent: Ann Lee, Bo Ek\n\nThe mole needs paint.\n\nAdjourned by Bo 8:15\n"
        ])
        let answer = try vault.ask("how long was the harbour meeting on 5 March?")
        #expect(answer.value == .number(38))
        #expect(
            answer.citations.prefix(2).map(\.snippet) == ["Called to order at 7:37 pm by Bo", "Adjourned by Bo 8:15"])
    }

    @Test func `of two files of a day the one that names who was there answers`() throws {
        let vault = try TestVault([
            "agenda/2026-03-09-board.md": "# Board 2026-03-09\n\n## Attendees\n\n- Ines Moreau\n- Otto Brandt\n",
            "summaries/2026-03-09.md": "# Meeting summary\n\nThe pier was the only topic, and it is long.\n",
        ])
        #expect(
            try vault.ask("who was at the meeting on 9 March 2026?").value == .list(["Ines Moreau", "Otto Brandt"]))
    }
}
