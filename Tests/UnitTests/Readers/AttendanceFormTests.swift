import Model
import Readers
import Testing
import Time

/// Forms in which minutes of others write who was there and who was away.
@Suite struct AttendanceFormTests {
    private func read(_ text: String, path: String = "minutes/2024-03-05.md") throws -> Document {
        try #require(DialectFixture.read(text, path: path, zone: .utc).documents.first)
    }

    private func present(_ document: Document) -> [String] {
        document.attendees.filter { !$0.declined }.map(\.name)
    }

    private func absent(_ document: Document) -> [String] { document.attendees.filter(\.declined).map(\.name) }

    @Test(arguments: [
        "Present: President Ann Lee, Bo Ek, Treasurer\n", "Present: Vice President Ann Lee; Bo Ek (Acme)\n",
        "Attendees: Ann Lee (Acme); Bo Ek (Stone),\n", "## Attendees\n\n- Lee, Ann; Acme\n- Ek, Bo; Stone Ltd\n",
        "Guests: from 7.30 Ann Lee, Bo Ek just for a minute\n\nPresent: Bo Ek\n",
        "## Attendees\n\n* Ann Lee [Ann Lee](mailto:ann@example.com)\n* Bo Ek&#x20;\n",
        "### Attendees: &nbsp; <font size=\"3\"> Ann Lee & Bo Ek</font>\n",
        "## Present\n\n- AL - Ann Lee, Acme, Ulm\n- BE - Bo Ek, Stone Ltd, Kiel\n",
        "Present: Ann Lee (Acme)\nBo Ek (Stone)\n",
    ]) func `offices, firms, hours and links beside a name are no part of it`(text: String) throws {
        #expect(Set(present(try read(text))) == ["Ann Lee", "Bo Ek"])
    }

    @Test func `a post may stand before its holder in brackets`() throws {
        let document = try read(
            """
            **Attendees:**

            * Client Name (Ann Lee)
            * Team Member 1 (Bo Ek)
            * Chair (Cy Dahl)
            * Client Name (Client)

            **Apologies**

            * Team Member 2 (Dora Finn) - Work shift
            """)
        #expect(present(document) == ["Ann Lee", "Bo Ek", "Cy Dahl"])
        #expect(absent(document) == ["Dora Finn"])
    }

    @Test func `a point of the agenda that was not reached is nobody who was away`() throws {
        let document = try read(
            "- Participants:\n    - Ann Lee\n    - Bo Ek\n- Agenda:\n    1. Use Cases (did not cover)\n")
        #expect(document.attendees.map(\.name) == ["Ann Lee", "Bo Ek"])
    }

    @Test func `a list may name firms before their people, and mark those who came`() throws {
        let document = try read(
            """
            ### Attendance

            * **Acme Labs** - Ann Lee *
            * **Stone** - Bob Ek * / Clara Dahl
            * **Brick** - Dora Finn (chair)

            " * " indicates attending

            #### Other attendees

            * Edward Good (Stone)
            """)
        #expect(present(document) == ["Ann Lee", "Bob Ek", "Edward Good"])
        #expect(absent(document) == ["Clara Dahl", "Dora Finn"])
    }

    @Test(arguments: ["\\* = regrets", "> \\*absent", "* = apologies"])
    func `a note may explain the mark of those away, below a title with all members`(legend: String) throws {
        let text = "Harbour Committee\n=======\n\n- Ann Lee (Acme)\n- Bo Ek (Stone) \\*\n- Clara Dahl\n\n\(legend)\n"
        let document = try read(text)
        #expect(present(document) == ["Ann Lee", "Clara Dahl"])
        #expect(absent(document) == ["Bo Ek"])
    }

    @Test func `those in bold are present if the note says so`() throws {
        let text = "Harbour Committee\n\n- **Ann Lee (Acme)**\n- Bo Ek (Stone)\n\nPresent members are in bold.\n"
        #expect(present(try read(text)) == ["Ann Lee"])
        #expect(absent(try read(text)) == ["Bo Ek"])
    }

    @Test func `an item that a converter has wrapped into a quote is one person`() throws {
        let text =
            "# Harbour Committee\n\n- Ann Lee (Institute for Tides and\n  > Currents)\n\n- Bo Ek (Stone and Sons)\n\n- Clara Dahl \\*\n"
        #expect(present(try read(text)) == ["Ann Lee", "Bo Ek", "Clara Dahl"])
    }

    @Test func `items below a person are notes, also where one was left empty`() throws {
        let text =
            "- Attendees:\n  - Ann Lee\n    -\n  - Bob Okafor\n    - Got a puppy\n      - mini Poodle\n  - Clara Dahl\n    - ill\n"
        #expect(present(try read(text)) == ["Ann Lee", "Bob Okafor", "Clara Dahl"])
    }

    @Test func `each person may have a paragraph below a label`() throws {
        let text = "**Participants:**\n\nAnn Lee\n\nUgo Zierau\n\nBob Okafor\n\nAnn walks us through the plans.\n"
        #expect(present(try read(text)) == ["Ann Lee", "Ugo Zierau", "Bob Okafor"])
    }

    @Test func `an office before a last name is no part of it`() throws {
        let text = "Present: Members Zierau, Okafor, and Member Dahl. Excused absence: Chair Jerdon.\n"
        #expect(present(try read(text)) == ["Zierau", "Okafor", "Dahl"])
        #expect(absent(try read(text)) == ["Jerdon"])
    }

    @Test func `a list of people ends before a sentence about them`() throws {
        let text =
            "Chair Dahl opened at 6:11 p.m. Present: Members\nDahl, Okafor, Zierau. Member Lee arrived at 6:12. Chair Dahl\nreported that the pier was no longer open.\n"
        #expect(present(try read(text)).prefix(3) == ["Dahl", "Okafor", "Zierau"])
    }

    @Test(arguments: [
        "| Participants | AL, BE, TO. Received apologies from Cy Dahl. Minutes by AL. |",
        "| Participants AL, BE, TO. Appologies from Cy Dahl | Minutes by AL |",
    ]) func `a row of initials may tell who was away and who wrote the minutes`(row: String) throws {
        let document = try read("|||\n|---|---|\n| Date | 5 March 2024 |\n\(row)\n")
        #expect(Set(present(document)) == ["AL", "BE", "TO"])
        #expect(absent(document) == ["Cy Dahl"])
        #expect(document.attendees.first { $0.name == "AL" }?.duty == "minutes")
    }

    @Test func `the names of fields are no people`() throws {
        let text = "|||\n|---|---|\n| Date | 5 March 2024 |\n| Participants | all of us from the two clubs |\n"
        #expect(try read(text).attendees.isEmpty)
    }

    @Test func `a table whose rows are days lists no people`() throws {
        let text =
            "## Attendance\n\n| Date | AL | BE |\n|--|--|--|\n| Fri, 28 February 2020 | P | P |\n| Thurs, 13 February 2020 | P | - |\n"
        #expect(try read(text, path: "members.md").attendees.isEmpty)
    }

    @Test(arguments: ["MeetingMinutes/20230105.md", "notes/BoardMeeting 5.md", "board_meetings/5 January.md"])
    func `capitals part the words of a path that names a meeting`(path: String) throws {
        #expect(try read("The pier is open.\n\n2023-01-05\n", path: path).kind == .meeting)
    }

    @Test func `a bold line that names nobody ends a list`() throws {
        let document = try read(
            """
            ### Roll call

            * Ann Lee
            * Bob Ek

            **Harbour Tech Talks**

            * Capability Hardware Instructions (late)

            **Other attendees**

            * Edward Good
            """)
        #expect(present(document) == ["Ann Lee", "Bob Ek", "Edward Good"])
    }

    @Test func `bold lines before each group are no people and end no list`() throws {
        let document = try read("### Attendees\n\n**Acme**\n\n* Ann Lee\n\n**Stone Works**\n\n* Bob Ek\n* Cy Dahl\n")
        #expect(present(document) == ["Ann Lee", "Bob Ek", "Cy Dahl"])
    }

    @Test func `without a legend a star says nothing, and a firm may follow a name`() throws {
        let document = try read("### Attendees\n\n* Ann Lee * - Acme Labs\n* Bob Ek - Stone\n")
        #expect(present(document) == ["Ann Lee", "Bob Ek"])
        let emphasis = try read("*Present*\n\n- *Ann Lee*, Acme\n- Bob Ek, Stone\n- Clara Dahl, Brick\n")
        #expect(absent(emphasis).isEmpty)
    }

    @Test func `a couple shares its last name`() throws {
        #expect(present(try read("Present: Susan & Joel Marsh, Bo Ek\n")) == ["Susan Marsh", "Joel Marsh", "Bo Ek"])
    }

    @Test func `a roll call tells for each office whether somebody was there`() throws {
        let document = try read(
            """
            1. Call to order
                1. Roll call
                    1. Cabinet
                        1. President - Ann Lee: **Present**
                        1. Treasurer - Bo Ek: **Not Present**
                        1. Secretary - Cy Ode: **Present**, came in at 1 pm
            """)
        #expect(present(document) == ["Ann Lee", "Cy Ode"])
        #expect(absent(document) == ["Bo Ek"])
    }

    @Test func `a column of attendance counts, and one of votes does not`() throws {
        let document = try read(
            """
            ## Attendees

            | Name    | Attendance | Role      | Voting seat |
            | ------- | ---------- | --------- | ----------- |
            | Ann Lee | Yes        | Secretary | N           |
            | Bo Ek   | No         | Member    | Y           |
            | Cy Ode  | Yes        | Member    | Y           |
            """)
        #expect(present(document) == ["Ann Lee", "Cy Ode"])
        #expect(absent(document) == ["Bo Ek"])
    }

    @Test(arguments: [
        "| | |\n|---|---|\n| Name | Attendance |\n| Ann Lee | Yes |\n| Bo Ek | No |\n",
        "| Vorname | Nachname | Anwesend |\n|---|---|---|\n| Ann | Lee | ja |\n| Bo | Ek | nein |\n",
        "| First name | Family name | Present |\n|---|---|---|\n| Ann | Lee | Yes |\n| Bo | Ek | No |\n",
        "| Name | Present | Absent |\n|---|---|---|\n| Ann Lee | x | |\n| Bo Ek | | x |\n",
        "- [x] Ann Lee\n- [] Bo Ek\n", "- Ann Lee\n  Not attending\n- Bo Ek\n",
        "* Ann Lee\n\n### Cannot attend\n* Bo Ek\n",
    ]) func `tables and boxes tell who was away in their own ways`(list: String) throws {
        let document = try read("## Attendees\n\n" + list)
        #expect(present(document) == ["Ann Lee"])
        #expect(absent(document) == ["Bo Ek"])
    }

    @Test(arguments: [
        "Directors in attendance: Ann Lee\n\nDirectors not in attendance: Bo Ek\n",
        "Present: Ann Lee\n\nMissing: Bo Ek\n",
        "**Attendees:** Ann Lee **Absent:** Bo Ek\n",
    ]) func `a label that denies presence begins those who were away`(text: String) throws {
        let document = try read(text)
        #expect(present(document) == ["Ann Lee"])
        #expect(absent(document) == ["Bo Ek"])
    }

    @Test(arguments: [
        "## Attendees\n\n@annlee @boek\n", "## Attendees\n\n@annlee\n@boek\n", "# Attending\n\nannlee, boek, cyode\n",
    ]) func `handles may stand in a row, in lines or in a list`(text: String) throws {
        #expect(present(try read(text)).starts(with: ["annlee", "boek"]))
    }

    @Test func `a line for each group may name one person or nobody`() throws {
        let document = try read("## Present\n\n**Acme**: Ann Lee, Bo Ek\n**Stone**: Cy\n")
        #expect(present(document) == ["Ann Lee", "Bo Ek", "Cy"])
        #expect(
            present(try read("## Present\n\n* **Acme**: Ann Lee, Bo Ek\n* **Stone (Ulm)**:\n")) == ["Ann Lee", "Bo Ek"])
    }

    @Test func `a table of fields names people in one row, and a day in another`() throws {
        let document = try read(
            "# Team meeting\n\n| | |\n|---|---|\n| Date | 5 May 2024 |\n| Logistics | Hall |\n| Attendees | Ann Lee, Bo Ek |\n",
            path: "notes/team.md")
        #expect(present(document) == ["Ann Lee", "Bo Ek"])
        #expect(document.start?.date == CivilDate(year: 2024, month: 5, day: 5))
    }

    @Test func `first names below full ones are the same people`() throws {
        let document = try read("Members present: Ann Lee, Bo Ek, Cy Ode\n\nPresent: Ann, Bo\n\nScribe: Cy\n")
        #expect(present(document) == ["Ann Lee", "Bo Ek", "Cy Ode"])
    }

    @Test func `a sentence further on may tell who was there`() throws {
        let text =
            "## Call to order\n\nChair Ann Lee called the meeting to order in the old hall behind the harbour at half past six.  "
            + "Board members present were supervisors Ann Lee, Bo Ek, treasurer Ray Barns, and clerk Linda Britt.\n"
        #expect(present(try read(text)) == ["Ann Lee", "Bo Ek", "Ray Barns", "Linda Britt"])
    }

    @Test func `offices may have a row each`() throws {
        let table =
            "## Participants\n\n| Position | POC |\n|---|---|\n| Secretary | Ann Lee |\n| Voting seat | Bo Ek |\n"
        #expect(Set(present(try read(table))) == ["Ann Lee", "Bo Ek"])
    }

    @Test func `a sentence about somebody below those absent is no entry`() throws {
        let text =
            "## Attendees\n\n### Present\n- Ann Lee\n- Bo Ek\n\n### Reminders\n- Cy is away in Rome for a month.\n"
        #expect(present(try read(text)) == ["Ann Lee", "Bo Ek"])
    }

    @Test func `who attended another meeting was not at this one`() throws {
        let text = "### Attendees\n\n- Ann Lee\n- Bo Ek\n\n### Last meeting attendees\n\n- Cy Ode\n"
        #expect(present(try read(text)) == ["Ann Lee", "Bo Ek"])
    }

    @Test func `minutes with the chat of the day are one meeting`() throws {
        let text =
            "Present: Ann Lee, Bo Ek\n\n- 2024-03-05 19:01 Ann: hello\n- 2024-03-05 19:02 Bo: hello\n- 2024-03-05 19:03 Ann: so\n"
        #expect(DialectFixture.read(text, path: "minutes/2024-03-05.md", zone: .utc).documents.count == 1)
    }

    @Test(arguments: [
        "- Attendance: 6/9 (missing Ann, Bo)", "- Attendance: 6 / 9 (missing: Ann & Bo)",
        "Present: 6/9 (absent Ann and Bo)",
        "- Attendance: all (minus Ann, Bo)", "- Attendance: 7/9 (Ann, Bo excused)",
    ]) func `those missing may stand in brackets behind a count`(text: String) throws {
        #expect(absent(try read("# Stand-up\n\n" + text + "\n\nText.\n")) == ["Ann", "Bo"])
    }
}
