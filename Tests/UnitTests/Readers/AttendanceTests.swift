import Model
import Readers
import Testing
import Time

/// Who was at a meeting, as notes of other people say it.
@Suite struct AttendanceTests {
    private func read(_ text: String, path: String = "minutes/2024-03-05.md") throws -> Document {
        try #require(documents(text, path: path).first)
    }

    private func documents(_ text: String, path: String) -> [Document] {
        DialectFixture.read(text, path: path, zone: .utc).documents
    }

    private func present(_ document: Document) -> [String] {
        document.attendees.filter { !$0.declined }.map(\.name)
    }

    private func absent(_ document: Document) -> [String] { document.attendees.filter(\.declined).map(\.name) }

    @Test func `a full stop behind a title or an initial ends no list`() throws {
        let document = try read("Present: Ann Lee, Dr. Von Ark, J. De Boer\n")
        #expect(present(document).contains { $0.hasSuffix("Von Ark") })
        #expect(present(document).contains("J. De Boer"))
    }

    @Test(arguments: [
        "## Present\n\n* Ann Lee (@annlee)\n* Bo Ek\n", "Attendees:\n  * Ann Lee\n  * Bo Ek\n",
        "**Attending:** Ann Lee (Acme), Bo Ek, she/her\n", "Attending: Ann Lee, Bo Ek. With many thanks.\n",
        "In attendance: Ann Lee and Bo Ek.\n",
        "Attendance (please add yourself)\n\n* Ann Lee (Acme, **Board**)\n* Bo Ek\n",
        "## Participants\nAnn Lee\nBo Ek\n", "## Anwesende Mitglieder\nAnn Lee, Bo Ek\n",
        "## Voting member attendance\n\n* [x] Ann Lee - Chair, Acme\n* [x] Bo Ek, Stone Ltd\n",
        "## Attendance\n\n* Team members: Ann Lee\n* Others: Bo Ek\n",
        "## Attendees\n\n- Acme\n  - Ann Lee\n- Stone Ltd\n  - Bo Ek\n",
        "## Present\n\n### Acme\n* Ann Lee\n\n### Stone Ltd\n* Bo Ek\n",
        "Present:\n\n    Ann Lee\n    Bo Ek\n\nThe minutes were read.\n",
        "| | |\n|---|---|\n| Attending | Ann Lee, Bo Ek |\n",
        "## Attendees\n\nName    | Organisation | Place\n------- | ------------ | -----\nAnn Lee | Acme         | Ulm\nBo Ek   | Stone Ltd    | Kiel\n",
        "---\nAnwesend:\n  - Ann Lee\n  - Bo Ek\n---\nText\n",
        "## Time\n\n:   Date May 3, 2024\n:   Members present: Ann Lee,\n    Bo Ek\n",
        "* <!-- template: - Cy Ode -->\n## Present\n<!-- - Cy Ode -->\n* [Ann Lee](https://example.com) :wave:\n* ✅ Bo Ek[^1]\n",
    ]) func `a list of those who were there is read in each form`(text: String) throws {
        let path = text.hasPrefix("Present:\n\n    ") ? "minutes/2024-03-05.txt" : "minutes/2024-03-05.md"
        let document = try read(text, path: path)
        #expect(present(document) == ["Ann Lee", "Bo Ek"])
        #expect(document.kind == .meeting)
    }

    @Test(arguments: [
        "## Regrets\n* Cy Ode\n", "Apologies: Cy Ode\n", "**Entschuldigt:**\n\n- Cy Ode (CO)\n", "## Absent\nCy Ode\n",
        "## Not present\n- Cy Ode\n",
    ]) func `those who were absent are not taken for present`(text: String) throws {
        let document = try read("## Attendees\n\n* Ann Lee\n* Bo Ek\n\n" + text)
        #expect(present(document) == ["Ann Lee", "Bo Ek"])
        #expect(absent(document) == ["Cy Ode"])
    }

    @Test(arguments: [
        "* [ ] Cy Ode\n", "* ~~Cy Ode~~\n", "* Cy Ode (excused)\n", "* Cy Ode - regrets\n", "* ❌ Cy Ode\n",
    ])
    func `an entry of a list may say that somebody was away`(entry: String) throws {
        let document = try read("## Attendees\n\n* [x] Ann Lee\n* [x] Bo Ek\n" + entry)
        #expect(present(document).contains("Bo Ek"))
        #expect(absent(document) == ["Cy Ode"])
        #expect(document.tasks.isEmpty)
    }

    @Test(arguments: [
        "| Name | Abbreviation | Firm |\n|---|---|---|\n| Ann Lee | AL | Acme |\n| Bo Ek | BE | Stone |\n",
        "<table>\n<tr>\n<td></td><td><strong>Name</strong></td><td><strong>GH ID</strong></td>\n</tr>\n"
            + "<tr><td>X</td><td>Ann Lee (Acme)</td><td>AL</td></tr>\n<tr><td>x</td><td>Bo Ek</td><td>BE</td></tr>\n"
            + "<tr><td></td><td>Cy Ode</td><td>CO</td></tr>\n</table>\n",
    ]) func `a table of people gives their aliases too`(table: String) throws {
        let document = try read("## Attendance\n\n" + table)
        #expect(present(document) == ["Ann Lee", "Bo Ek"])
        #expect(document.attendees.prefix(2).map(\.aliases) == [["AL"], ["BE"]])
    }

    @Test func `a remark in a column of marks says by its first word who was away`() throws {
        let document = try read(
            "## Attendance\n\n| | Name | Firm |\n|---|---|---|\n| x | Ann Lee | Acme |\n| X (first half) | Bo Ek | Stone |\n"
                + "| x | Dora Ash | Stone |\n| x | Eve Orr | Stone |\n| (regrets, on leave) | Cy Ode | Acme |\n")
        #expect(present(document) == ["Ann Lee", "Bo Ek", "Dora Ash", "Eve Orr"])
        #expect(absent(document) == ["Cy Ode"])
    }

    @Test func `handles, initials and addresses are aliases`() throws {
        let document = try read("Present:\n* Ann Lee (@annlee)\n* Bo Ek (BE)\n* Cy Ode <cy@example.com>\n* @dora\n")
        #expect(present(document) == ["Ann Lee", "Bo Ek", "Cy Ode", "dora"])
        #expect(document.attendees.map(\.aliases) == [["annlee"], ["BE"], [], []])
        #expect(document.attendees.map(\.email) == [nil, nil, "cy@example.com", nil])
    }

    @Test func `links to things above the list are nobody`() throws {
        let document = try read(
            "# Team meeting 2026-03-10\n\n- [Pier issue](https://example.org/7)\n- [Meeting video](https://example.org/8)\n"
                + "- [Previous meeting](https://example.org/6)\n\n## Present\n\n* Ann Lee\n* [Bo Ek](https://example.org/bo)\n"
        )
        #expect(present(document) == ["Ann Lee", "Bo Ek"])
    }

    @Test func `who has a duty attends, and an empty label is nobody`() throws {
        let document = try read("Chair: Ann Lee\nScribe: Bo Ek\nPresenter:\n\n## Attendees\n* Cy Ode\n")
        #expect(present(document) == ["Ann Lee", "Bo Ek", "Cy Ode"])
        #expect(document.attendees.map(\.duty) == ["Chair", "Scribe", nil])
    }

    @Test(arguments: [
        "w/ Ann, Bo & me. The boat is late\n", "Present - Ann, Bo, me.\n", "There: Ann + Bo + me\n",
        "5 March 13:05-13:50. Here: Ann, Bo\n", "## Who\n- Ann\n- Bo\n- me\n", "Ann (late), Bo and me\n",
        "Attended by Ann and Bo.\n", "Call with Ann, Bo\n", "Met with Ann and Bo at the Lamb\n",
        "Dabei waren Ann und Bo\n",
        "# Team meeting\n\nJoined: Ann, Bo\n", "Ann / Bo / me\n",
    ])
    func `who was there may be told in one's own words`(text: String) throws {
        let document = try read(text)
        #expect(present(document) == ["Ann", "Bo"])
        #expect(document.kind == .meeting)
    }

    @Test(arguments: [
        "Présents : Ann Lee, Bo Ek, Cy Ode\n", "# Team meeting\n\n- Ann Lee\n- Bo Ek\n- Cy Ode\n",
        "# Team meeting\n\n| Name | Role |\n|---|---|\n| Ann Lee | chair |\n| Bo Ek | |\n| Cy Ode | |\n",
        "_Ann Lee, Bo Ek, Cy Ode attended; Dora Ash sent apologies._\n",
    ])
    func `full names at the top of a meeting's note need no known label`(text: String) throws {
        #expect(present(try read(text)) == ["Ann Lee", "Bo Ek", "Cy Ode"])
    }

    @Test(arguments: [
        "# Team meeting\n\n- Budget\n- Roof\n- Paint\n",
        "# Team meeting\n\n## Topics\n- Launch Review\n- Budget Plan\n",
        "Agenda: Budget, Roof, Paint\n", "cc: Ann, Bo, Cy\n",
    ])
    func `topics below the title of a meeting are nobody`(text: String) throws {
        #expect(present(try read(text)).isEmpty)
    }

    @Test func `whom a diary talked with did not attend a meeting`() throws {
        #expect(try read("Talked with Ann, Bo and Cy about the pier.\n", path: "2024-03-05.md").kind == .note)
    }

    @Test(arguments: [
        "# Team meeting\n\nAnn away (Genoa). Bo chaired. Also there: Cy, Dora, me. Ed off sick.\n",
        "Team meeting 5 March 2024 (Bo, Cy, Dora, me. Ann and Ed on holiday)\n",
        "Team meeting 7/5 - Bo, Cy, Dora, me. Ann + Ed: holiday\n",
        "Team meeting (Ann moderates). Here: Bo, Cy, Dora, me. Not here: Ann (a toothache), Ed (no boat)\n",
        "5 March 2024 — Bo, Cy, Dora, me. Ann at a regatta from Monday, Ed on leave.\n",
        "# Team meeting\n\nAttending: Bo, Cy, Dora, me. Ann at a fair. Ed apologies.\n",
        "# Team meeting\n\nRoom 4, 15:00\n\nBo, Cy, Dora, me. Ann is not well. Ed is ill.\n",
        "# Besprechung\n\nAnw.: Bo, Cy, Dora\nEntsch.: Ann, Ed\n",
        "# Besprechung\n\nda: Bo, Cy, Dora, ich. Ann fehlt, Ed krank.\n",
    ])
    func `who was there and who was away may stand in sentences`(text: String) throws {
        let document = try read(text, path: "meetings/2024-03-05.md")
        #expect(present(document).sorted() == ["Bo", "Cy", "Dora"])
        #expect(absent(document).sorted() == ["Ann", "Ed"])
    }

    @Test(arguments: [
        "# Team meeting\n\npresent: all except Ann (dentist)\n", "# Team meeting\n\neveryone but Ann\n",
        "# Team meeting\n\n(13-16h; whole team save Ann who's on leave)\n",
    ])
    func `somebody is left out of everybody`(text: String) throws {
        #expect(absent(try read(text, path: "meetings/2024-03-05.md")) == ["Ann"])
    }

    @Test(arguments: [
        "Members present: Ann Bo Cy Dora Ed\n", "here: Ann (chair) Bo Cy Dora Ed\n",
        "# Team meeting\n\nMembers present: Ann Bo Cy\nDora Ed\n",
    ])
    func `first names in a row are as many people`(text: String) throws {
        #expect(present(try read(text)).joined(separator: " ") == "Ann Bo Cy Dora Ed")
    }

    @Test func `who came late, by phone or as a guest was there`() throws {
        let document = try read(
            "There: Ann, Bo, me, guest Cy Ode. Dora joined by video. Ed has the key.\n", path: "meetings/m.md")
        #expect(present(document) == ["Ann", "Bo", "Cy Ode", "Dora"])
    }

    @Test(arguments: [
        "# Team meeting\n\nMeeting called to order at 7:39 by the chair\n", "# Team meeting - Budget, Roof, Paint\n",
        "# Team meeting\n\nThere's rain. Budget is at a low. We are in Oslo.\n",
        "# Team meeting\n\nPre: Warmup\n",
    ])
    func `other sentences at the top of a meeting name nobody`(text: String) throws {
        #expect(try read(text, path: "meetings/m.md").attendees.isEmpty)
    }

    @Test func `who was away is told behind those who were there`() throws {
        let document = try read("There: Ann, Bo, me. Cy sends apologies (a cold). Dora on holiday\n")
        #expect(present(document) == ["Ann", "Bo"])
        #expect(absent(document) == ["Cy", "Dora"])
    }

    @Test(arguments: [
        "With Ann gone we were three.\n", "There were four of us\n", "Just rain, and me in it\n",
        "Ann: the boat is late\n", "Only Tuesday and Wednesday\n",
    ])
    func `a sentence that begins with a name tells of nobody's attendance`(text: String) throws {
        #expect(present(try read(text, path: "2024-03-05.md")).isEmpty)
    }

    @Test func `company in a day of a diary makes no meeting of it`() throws {
        let days = documents(
            "# Diary\n\n## 2024-03-05\nw/ Ann and Bo to the sea\n\n## 2024-03-06\nRain.\n", path: "d.md")
        #expect(days.map(\.kind) == [.note, .note])
    }

    @Test func `the scribe of another time was not there for it`() throws {
        #expect(
            present(try read("Previous scribe: Ann Lee\nScribe: Bo Ek\n\n## Attendees\n* Cy Ode\n")) == [
                "Bo Ek", "Cy Ode",
            ])
    }

    @Test func `forty names are forty people`() throws {
        let names = (0..<40).map { "Ann\(String(UnicodeScalar(UInt8(97 + $0 % 26)))) Lee\($0 / 26 == 0 ? "" : "son")" }
        #expect(try present(read("Present: " + names.joined(separator: ", ") + "\n")).count == 40)
    }

    @Test(arguments: [
        "Attendees: about forty people\n", "Bring a present: Ann Lee likes tea.\n",
        "## What are people working on?\n\n- Ann Lee\n  - The report\n- Budget\n",
        "## Notes\n\n- Hosts: Flame, Resolve, Scratch\n", "## Attendees\n\nOops! No one signed in\n",
        "## Present\n\n- TBD\n- none\n", "## Agenda\n\n- Launch Review\n- Plan by Quarter\n",
        "- Present: REMOVE IF NOT NEEDED\n- Observing: none\n", "Present: Harbour Officer, Membership Secretary\n",
        "Present: Secretary, Quorum Yes, Apologies None\n",
        "## Attending\n\n- I went to the fair and bought a kite there.\n\nTHAT WAS ALL\n",
    ]) func `what is no list of people gives nobody`(text: String) throws {
        #expect(try read(text).attendees.isEmpty)
    }

    @Test func `the kind of people is no part of the first one's name`() throws {
        let document = try read("- Members present: Ann Lee, Bo Ek\n- Others present: Guests Cy Ode and Dora Ash\n")
        #expect(present(document) == ["Ann Lee", "Bo Ek", "Cy Ode", "Dora Ash"])
    }

    @Test func `topics below another label are nobody`() throws {
        let document = try read(
            "## Attendance\n\n* Ann Lee\n* Bo Ek\n\nAgenda:\n\n* Welcome\n* Release Plan\n* Budget\n")
        #expect(present(document) == ["Ann Lee", "Bo Ek"])
    }

    @Test func `each meeting of a page has its own people`() throws {
        let text =
            "# Team sync\n\n## 2024-03-05\nAttendees: Ann Lee, Bo Ek\n\n## 2024-03-12\nAttendees: Ann Lee, Cy Ode\n"
        let documents = documents(text, path: "sync.md")
        #expect(documents.map(present) == [["Ann Lee", "Bo Ek"], ["Ann Lee", "Cy Ode"]])
    }

    // MARK: Speakers

    @Test(arguments: ["AL", "Ann", "Ann Lee", "Lee", "annlee"])
    func `an attendee is known as a speaker by each of their names`(label: String) throws {
        let text =
            "Present: Ann Lee (@annlee), Bo Ek\n\n\(label): We keep the price as it is.\n\nBo: That is fine with me.\n"
        let document = try read(text)
        #expect(document.blocks.compactMap(\.speaker) == [label, "Bo"])
        #expect(document.labelsOfNobody.isEmpty || document.labelsOfNobody == ["Present"])
    }

    @Test func `labels that are nobody are told`() throws {
        let text = "Present: Ann Lee, Bo Ek\n\n- Update: the update is late\n- Budget: the budget is fine\n"
        let document = try read(text)
        #expect(document.blocks.compactMap(\.speaker).isEmpty)
        #expect(document.labelsOfNobody.contains("Update") && document.labelsOfNobody.contains("Budget"))
    }

    @Test(arguments: [
        ":   Present:\n:   Remote:\n\n-   Ann Lee\n-   Bo Ek\n\n:   Others present:\n",
        "- Attendees:\n\n* Ann Lee\n* Bo Ek\n", "- Present:\n- Remote: Ann Lee, Bo Ek\n",
    ])
    func `a list below a label by a blank line is of that label`(text: String) throws {
        #expect(present(try read(text)) == ["Ann Lee", "Bo Ek"])
    }

    @Test func `the next item of an outline is not below a label`() throws {
        #expect(try read("- Attendees:\n- Ann Lee\n- Budget\n").attendees.isEmpty)
    }

    @Test(arguments: [
        "Present: Ann Lee, Bo Ek. Absent: Cy Ode (flu A, badly), Dora Ilg.\n",
        "- Present: Ann Lee, Bo Ek. Apologies: Cy Ode; Dora Ilg\n",
        "Chair: Ann Lee. Present: Bo Ek. Absent: Cy Ode, Dora Ilg\n",
    ])
    func `a further label on a line begins another list`(text: String) throws {
        let document = try read(text)
        #expect(present(document) == ["Ann Lee", "Bo Ek"] && absent(document) == ["Cy Ode", "Dora Ilg"])
    }

    @Test func `how somebody took part is no part of the name`() throws {
        #expect(present(try read("Present: Ann Lee, later Bo Ek\n")) == ["Ann Lee", "Bo Ek"])
    }

    @Test func `who comes back as speakers do attends where there is no list`() throws {
        let turns = [
            "Ann: We should start with it.", "Bo: I am not so sure about it.", "Ann: Then let us wait a week.",
        ]
        let document = try read((turns + turns + turns).joined(separator: "\n\n") + "\n")
        #expect(present(document) == ["Ann", "Bo"])
        #expect(document.attendees.allSatisfy { $0.ground == .speech })
    }

    @Test(arguments: ["Sorry", "Not here", "Apologies"]) func `a bold label within a line begins its own list`(
        label: String
    ) throws {
        let document = try read(
            "# Committee\n\n**Here:** Ann Lee, Bo Ek. **\(label):** Cy Ode\n\nThe minutes were read.\n")
        #expect(present(document) == ["Ann Lee", "Bo Ek"])
        #expect(absent(document) == ["Cy Ode"])
    }

    @Test func `a list at the top may break behind a comma`() throws {
        let document = try read("Self, Ann Lee,\nBo Ek\n\nThe minutes were read.\n")
        #expect(present(document) == ["Ann Lee", "Bo Ek"])
    }

    @Test func `an item with a name and a mark of absence names who was not there`() throws {
        let document = try read(
            "## Present\n\n* Ann Lee\n* Bo Ek\n\n## Round\n\n* Ann Lee\n  * tests\n* Cy Ode (absent)\n  * paint\n")
        #expect(present(document) == ["Ann Lee", "Bo Ek"])
        #expect(absent(document) == ["Cy Ode"])
    }

    @Test func `an office before a full name is no name`() throws {
        let document = try read(
            "## Attendees\n\n- Chair: Anna Lee\n- Deputy Treasurer: Daniel Ek\n- Cellarer: Zorro Ode\n- Dora Ilg: Acme Labs\n"
        )
        #expect(present(document) == ["Anna Lee", "Daniel Ek", "Zorro Ode", "Dora Ilg"])
    }

    @Test func `an item may list several people beside other items`() throws {
        let document = try read(
            "## Members present\n\n- Anna Lee, Zorro Ek, Daniel Ilg, Peter Ode\n- Apologies from Peter Uhl and Cy Ode\n"
        )
        #expect(present(document) == ["Anna Lee", "Zorro Ek", "Daniel Ilg", "Peter Ode"])
        #expect(absent(document) == ["Peter Uhl", "Cy Ode"])
    }

    @Test func `firm and town behind a name are no people`() throws {
        let document = try read(
            "## Present\n\n- Anna Lee, Acme Labs, The Harbour Institute\n- Daniel Ek, Stone Ltd, Kiel\n")
        #expect(present(document) == ["Anna Lee", "Daniel Ek"])
    }

    @Test(arguments: ["Apologies were received from Peter Uhl and Cy Ode.\n", "- Regrets from Peter Uhl, Cy Ode\n"])
    func `a label may lead to names without a colon`(line: String) throws {
        let document = try read("## Present\n\n- Anna Lee\n- Daniel Ek\n\n## Agenda\n\n" + line)
        #expect(present(document) == ["Anna Lee", "Daniel Ek"])
        #expect(absent(document) == ["Peter Uhl", "Cy Ode"])
    }

    @Test(arguments: ["**Excusé.e.s :**", "**Excusé.es :**", "**Excusé·e·s :**", "**Excusé :**"])
    func `inclusive endings belong to the label`(label: String) throws {
        let document = try read("**Présent.e.s :** Anna Lee, Bo Ek\n\(label) Cy Ode, Peter Uhl\n")
        #expect(present(document) == ["Anna Lee", "Bo Ek"])
        #expect(absent(document) == ["Cy Ode", "Peter Uhl"])
    }

    @Test func `a group may follow a full stop, and a last name be shortened`() throws {
        #expect(present(try read("Attendees: Anna, Pieter vdv. Guest: Bo Ek.\n")) == ["Anna", "Pieter vdv", "Bo Ek"])
    }

    @Test func `each person may have a paragraph below the label`() throws {
        let document = try read(
            "Present: Mr Ann Lee (Acme)\n\nMrs Anna Ek (Village Hall)\n\nDaniel Ode Chairman\n\nItem one was read.\n\nPeter Uhl\n"
        )
        #expect(present(document) == ["Mr Ann Lee", "Mrs Anna Ek", "Daniel Ode"])
    }

    @Test(arguments: [
        "The board held its monthly meeting with the following present: Anna Lee, Bob Ek, Jr., Peter Uhl.\n",
        "# Minutes\n\nThe meeting was short. Attendees: Anna Lee, Bob Ek Jr., Peter Uhl.\n",
        "## Present:\u{a0} Anna Lee – Chair, Bob Ek Jr., Peter Uhl\n",
        "Present: Anna Lee\nby phone: Bob Ek, Jr., Peter Uhl\n",
        "* Present: Anna Lee; online: Bob Ek Jr., Peter Uhl\n",
    ]) func `a label may stand within a line or lead it`(text: String) throws {
        #expect(present(try read(text)) == ["Anna Lee", "Bob Ek Jr", "Peter Uhl"])
    }

    @Test(arguments: ["Anna, Peter, Zorro\n", "_Anna Lee,_\n_Peter Uhl_\n"])
    func `a line of known given names at the top needs no label`(line: String) throws {
        #expect(present(try read("# Team meeting\n\n5 March 2024\n\n" + line + "\nWe read the plan.\n")).count > 1)
    }

    @Test func `below a heading of absence a sentence tells who was away`() throws {
        let document = try read(
            "## Present\n\n- Anna Lee\n- Daniel Ek\n\n## Apologies\n\nPeter Uhl sent his apologies.\n\n## Items\n\nText\n"
        )
        #expect(absent(document) == ["Peter Uhl"])
    }

    @Test func `a title of capitals is no row of names`() throws {
        let document = try read(
            "Stone Bridge Interim Steering Committee Meeting\nMarch 5, 2024\n\n**Attending**\n\n- Ann Lee\n- Bo Ek\n")
        #expect(present(document) == ["Ann Lee", "Bo Ek"])
    }

    @Test func `a label on the first line below its heading is nobody, and who comes late is there`() throws {
        let document = try read(
            "## Attendance:\nAttending\nAnn Lee\nBo Ek (apologies - will be 30 minutes late)\n\nNot attending:\nCy Ode\n"
        )
        #expect(present(document) == ["Ann Lee", "Bo Ek"])
        #expect(absent(document) == ["Cy Ode"])
    }

    @Test func `a handle in lower case among names is one of them`() throws {
        #expect(
            present(try read("## Present:\n\nEstel, Trip, zorro\\_, Dirtus\n")) == ["Estel", "Trip", "zorro", "Dirtus"])
    }

    @Test func `a sentence may follow the label of absence`() throws {
        let document = try read(
            "1\\. Those Attending: Cllr A Lee (Chairman), Cllr Mrs B Ek\n\n2\\. To Consider Apologies for Absence: Apologies were received from Cllr Mrs Ode and Cllr Mrs Uhl\n\nThe roof leaks.\n"
        )
        #expect(absent(document).count == 2)
        #expect(present(document).count == 2)
    }

    @Test func `a table of parts lists nobody`() throws {
        let text = "# Weigh in\n\n| Part | Weight |\n| --- | --- |\n| Port hull | 337 lbs |\n"
        let document = try read(text, path: "boat/2024-03-05.md")
        #expect(document.attendees.isEmpty)
        #expect(document.kind == .note)
        #expect(present(try read("Part.: Ann Lee, Bo Ek\n")) == ["Ann Lee", "Bo Ek"])
    }

    @Test func `minutes in HTML are read like those in Markdown`() throws {
        let html = """
            <h1>Board meeting</h1>
            <h2>Attendance</h2>
            <h3>Members</h3>
            <ul>

            <li>Ann Lee</li>

            <li><p>Bo Ek</p></li>

            </ul>
            <h3>Not attending</h3>
            <ul><li>Cy Ode</li><li>Dora Ilg</li></ul>

            """
        let document = try read(html)
        #expect(present(document) == ["Ann Lee", "Bo Ek"])
        #expect(absent(document) == ["Cy Ode", "Dora Ilg"])
        #expect(document.title == "Board meeting")
    }

    @Test(arguments: [
        "**Attendance**\n\nPresident: Ann Lee\nVice President/Website: Mia Ek\nCaptains: Eva Ode and Tom Uhl\nEmma Ilg\n\nThe roof leaks.\n",
        "Attendance\nPresident: Ann Lee\nVice President: Mia Ek\nCaptain: Eva Ode\nCaptain: Tom Uhl\nAlumni-Emma Ilg\n",
        "## Persons present\n\nPresident – Ann Lee\nCoach – Mia Ek\nCaptains – Eva Ode, Tom Uhl, Emma Ilg\n",
        "**Attendance**\n\n|  |  |\n| --- | --- |\n| President | Ann Lee |\n| Webmaster/Coach | Mia Ek |\n| Captain | Eva Ode |\n| Captain | Tom Uhl |\n| Captain | Emma Ilg |\n",
    ])
    func `people stand behind their offices`(text: String) throws {
        let document = try read("# Board meeting\n\n" + text)
        #expect(present(document) == ["Ann Lee", "Mia Ek", "Eva Ode", "Tom Uhl", "Emma Ilg"])
    }

    @Test func `labels of what was said name nobody present`() throws {
        let document = try read("## Present\n\n- Ann Lee\n- Bo Ek\n\n## Reports\n\nBudget: Ann Lee\nRoof: Cy Ode\n")
        #expect(present(document) == ["Ann Lee", "Bo Ek"])
    }

    @Test func `topics below a title are no people, though they look like names`() throws {
        let document = try read(
            "# What we talk about at this meeting:\n- Harvest Supper\n- Village Hall\n- Pier Lights\n")
        #expect(document.attendees.isEmpty)
    }
}
