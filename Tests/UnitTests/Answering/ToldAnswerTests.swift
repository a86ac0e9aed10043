import Testing

@testable import Answering

/// Answers that tell a meeting by what was written in it.
@Suite struct ToldAnswerTests {
    private static func event(_ number: Int, _ title: String, _ start: String) -> String {
        "BEGIN:VEVENT\nUID:\(number)\nSUMMARY:\(title)\nDTSTART:\(start)\nEND:VEVENT\n"
    }

    private static let calendar =
        "BEGIN:VCALENDAR\nVERSION:2.0\n"
        + [
            event(1, "Usability test", "20260211T130000Z"), event(2, "Nadia's birthday", "20240319"),
            event(3, "Nadia's birthday", "20250319"), event(4, "Nadia's birthday", "20260319"),
        ].joined() + "END:VCALENDAR\n"

    private static let vault: Result<TestVault, any Error> = Result {
        var files = [
            "calendar/work.ics": calendar,
            "meetings/2026-02-11-usability-test.md": TestVault.meeting(
                "2026-02-11T13:00", "Sarah Chen", "Usability test",
                "Six people came, half an hour each.\nConclusion: the shape is right, the handle is not."),
        ]
        for week in 1...8 {
            files["meetings/w\(week).md"] = TestVault.meeting(
                "2026-01-0\(week)T09:00", "Sarah Chen", "Weekly \(week)",
                "The ferry budget of week \(week) is \(week)00 euro.\nWe agreed to paint boat \(week).")
        }
        return try TestVault(files)
    }

    private func ask(_ question: String) throws -> Answer { try ToldAnswerTests.vault.get().ask(question) }

    @Test func `a meeting found by its title is told by its notes`() throws {
        let answer = try ask("usability test")
        #expect(answer.quotes.contains("Conclusion: the shape is right, the handle is not."))
        #expect(answer.citations.first?.document.kind == .meeting)
    }

    @Test func `what stands in every meeting of a series tells nothing of one`() throws {
        func note(_ day: String, _ matter: String) -> String {
            let parts =
                "## \(matter)\n\n\(matter) was talked about at length.\n\n## Dates\n\nReview our list of dates.\n\n"
            return TestVault.meeting(
                day, "Sarah Chen", "Harbour meeting \(day)", "\(parts)## Next\n\nThe calendar has it.\n")
        }
        let vault = try TestVault([
            "harbour/1.md": note("2026-01-06", "Ropes"), "harbour/2.md": note("2026-01-13", "Eels"),
            "harbour/3.md": note("2026-01-20", "Paint"),
        ])
        let quotes = try vault.ask("summarise the meeting of 13 January 2026").quotes
        #expect(quotes.contains("Eels was talked about"))
        #expect(!quotes.contains("Review our list"))
    }

    @Test(arguments: ["summarise the meeting of 13 January 2026", "what was discussed in the last two meetings?"])
    func `lines that differ from meeting to meeting only in numbers and names tell nothing`(question: String) throws {
        func note(_ day: String, _ clock: String, _ names: String, _ matter: String) -> String {
            let form = "Called to order at \(clock) pm by \(names).\n\nGuests: \(names)\n\nBalance: $\(clock)\n\n"
            return TestVault.meeting(day, "Sarah Chen", "Harbour meeting \(day)", "\(form)We talked about \(matter).\n")
        }
        let vault = try TestVault([
            "1.md": note("2026-01-06", "7:31", "Nadia", "ropes"),
            "2.md": note("2026-01-13", "7:40", "Bob Okafor", "eels"),
            "3.md": note("2026-01-20", "8:02", "Nadia, Bob", "paint"),
        ])
        let quotes = try vault.ask(question).quotes
        #expect(quotes.contains("We talked about eels"))
        #expect(!quotes.contains("Called to order"))
        #expect(!quotes.contains("Guests"))
        // A sum is news even where every meeting has one.
        #expect(quotes.contains("Balance: $7:40"))
    }

    @Test func `an item that comes up again stays above what is new below it`() throws {
        func note(_ day: String, _ news: String) -> String {
            let items = "- Repair of the pier\n  - \(news)\n- Rent of the boat house\n"
            return TestVault.meeting(day, "Sarah Chen", "Harbour meeting \(day)", items)
        }
        let vault = try TestVault([
            "1.md": note("2026-01-06", "Waiting for wood."), "2.md": note("2026-01-13", "Half of it is done."),
        ])
        let quotes = try vault.ask("what was discussed in the last two meetings?").quotes
        #expect(quotes.contains("Repair of the pier"))
        #expect(quotes.contains("Half of it is done."))
        #expect(!quotes.contains("Rent of the boat house"))
    }

    @Test func `a part is headed by its item as read, once however long it is`() throws {
        let address = "https://example.org/\(String(repeating: "harbour/", count: 12))issues/9"
        let filler = String(repeating: "  - The old boats were painted and the ropes were counted again.\n", count: 30)
        let items =
            "- Repair of **the pier** [#9](\(address))\n\(filler)  - The wood has come.\n- Rent\n  - It rises.\n- Eels\n  - None.\n"
        let vault = try TestVault(["1.md": TestVault.meeting("2026-01-06", "Sarah Chen", "Harbour meeting", items)])
        let headings = try vault.ask("summarise the meeting of 6 January 2026").sections.compactMap(\.heading)
        #expect(headings.dropFirst() == ["Repair of the pier #9", "Rent", "Eels"])
    }

    @Test func `a table is no part of its own`() throws {
        func table(_ matter: String) -> String {
            "| \(matter) | What was said |\n| --- | --- |\n| Rent | It rises. |\n| Eels | There are none. |\n\n"
        }
        let note = "## Minutes\n\nWe met.\n\n\(table("Matter"))Then we ate.\n\n\(table("Place"))Then we left.\n"
        let vault = try TestVault(["1.md": TestVault.meeting("2026-01-06", "Sarah Chen", "Harbour meeting", note)])
        let answer = try vault.ask("summarise the meeting of 6 January 2026")
        #expect(answer.sections.count == 1)
        #expect(answer.quotes.contains("Then we ate."))
    }

    @Test func `one note of the days asked about is told in more lines than each of several`() throws {
        let deeds = [
            "painted the shed by the harbour", "mended a net full of holes", "bought an old chess set",
            "met my newest niece at last", "sold all oars and rudders to Bob",
        ]
        let files = [
            "2025-07-12.md": deeds.map { "- I \($0).\n" }.joined(), "2025-08-02.md": "- I slept all day long.\n",
        ]
        let vault = try TestVault(files, owner: nil)
        let answer = try vault.ask("where was I in July 2025?")
        #expect(answer.certainty == .answered)
        #expect(deeds.allSatisfy(answer.quotes.contains))
    }

    @Test func `what was written at the time asked about is told though more stands elsewhere`() throws {
        var files = ["2026-02-12.md": "Went shopping for food. Bought pears and milk.\n"]
        for day in 10...30 { files["2025-01-\(day).md"] = "Bought food while shopping at the corner store.\n" }
        let answer = try TestVault(files, owner: nil).ask(
            "what food did I buy shopping at the store on 12 February 2026?")
        #expect(answer.files.first == "2026-02-12.md")
        #expect(answer.quotes.contains("pears"))
    }

    @Test func `a sentence that a long paragraph is cut in is quoted to its end`() throws {
        let sentence = "the harbour was damp and we walked along it for an hour before the\nrain came. Then "
        let day =
            "Then " + String(repeating: sentence, count: 9)
            + "a heron with a crooked wing stood beside the old\nlighthouse."
        let vault = try TestVault(["2026-03-02.md": day + "\n"], owner: nil)
        let (flow, question) = (try vault.flow(), try vault.question("where did the heron stand?"))
        let answer = try flow.answer(question, reading: flow.read(question))
        #expect(answer.quotes.contains("stood beside the old lighthouse."))
        #expect(answer.sections.flatMap(\.quotes).allSatisfy { $0.text.hasSuffix(".") })
    }

    @Test func `a table of contents comes after the notes that it names`() throws {
        let vault = try TestVault(
            [
                "SUMMARY.md": "# Contents\n\n- [Heron sightings](birds/heron.md)\n- [Heron eggs](birds/eggs.md)\n",
                "birds/heron.md": "# Birds\n\nThree sightings of a heron by the lighthouse.\n",
            ], owner: nil)
        #expect(try vault.ask("what do I know of heron sightings?").files == ["birds/heron.md", "SUMMARY.md"])
    }

    @Test func `a picture with its caption tells nothing of a day`() throws {
        let day = "- ![a road](pictures/road.jpg) _Going down_\n- The road to Verona was long and dusty.\n"
        let answer = try TestVault(["2026-03-02.md": day], owner: nil).ask("what did I do on 2 March 2026?")
        #expect(answer.quotes == "The road to Verona was long and dusty.")
    }

    @Test(arguments: ["**Settings for the camera:**", "Settings for the camera:\\"])
    func `a line that leads to others is told with them, whatever marks its colon`(lead: String) throws {
        let note = "# Game\n\n\(lead)\nField of view 100\nHeight 110\n"
        let answer = try TestVault(["Game.md": note], owner: nil).ask("what are my camera settings?")
        #expect(answer.quotes.contains("Field of view 100") && answer.quotes.contains("Height 110"))
    }

    @Test func `front matter comes after the text that it describes`() throws {
        let vault = try TestVault(
            [
                "a.md": "---\ntitle: The road to Verona\nphoto: verona.jpg\n---\n\nRain.\n",
                "b.md": "---\ntitle: Before the road\n---\n\nPacked the handlebar bag for Verona: a knife and soap.\n",
            ], owner: nil)
        #expect(try vault.ask("what did I pack in the bag for Verona?").files.first == "b.md")
    }

    @Test func `what was written at another time answers only perhaps`() throws {
        let vault = try TestVault([
            "2025-07-12.md": "The heat alert goes on, and nobody went anywhere.\n",
            "2024-08-03.md": "We went camping at the lake with the red tent.\n",
        ])
        let answer = try vault.ask("where did we go camping in July 2025?")
        #expect(answer.certainty == .perhaps)
        #expect(answer.headline.contains("July 2025"))
        #expect(try vault.ask("where did we go camping in August 2024?").certainty == .answered)
    }

    @Test func `what somebody said is told by notes that name them and hold the topic`() throws {
        let vault = try TestVault([
            "meetings/1.md": TestVault.meeting(
                "2026-01-06", "Sarah Chen, Bob Okafor", "Budget",
                "- Sarah wants less for the ferry.\n- Paint is dear.\n"),
            "meetings/2.md": TestVault.meeting(
                "2026-01-13", "Sarah Chen, Bob Okafor", "Ferries", "- The ferry is late again.\n- Bob laughed.\n"),
            "meetings/3.md": TestVault.meeting("2026-01-20", "Sarah Chen", "Paint", "- Sarah bought the blue one.\n"),
        ])
        let answer = try vault.ask("what did Sarah say about the ferry?")
        #expect(answer.quotes.contains("Sarah wants less for the ferry."))
        #expect(!answer.quotes.contains("late again"))
        #expect(!answer.quotes.contains("blue"))
    }

    @Test func `which things there are is told by the whole list that is named so`() throws {
        let grants = (1...12).map { "- Harbour club \($0): $\($0)00\n" }.joined()
        let note =
            "## Money\n\n- Two new grants were talked about.\n\n## Grants approved\n\n\(grants)\n## Ropes\n\n- Tar is dear.\n"
        let vault = try TestVault([
            "meetings/1.md": TestVault.meeting("2026-01-06", "Sarah Chen", "Board", note),
            "meetings/2.md": TestVault.meeting("2026-01-13", "Sarah Chen", "Board", "Nothing.\n"),
        ])
        let quotes = try vault.ask("which grants were approved in January?").quotes
        #expect((1...12).allSatisfy { quotes.contains("Harbour club \($0):") })
        #expect(!quotes.contains("Tar is dear"))
    }

    @Test func `what a long paragraph says next is told with what names the thing`() throws {
        let about = "My follow-up appointment was on Thursday; it was to discuss the results of the x-ray of my foot."
        let told =
            "Unfortunately nothing could be seen on it. So there will be another one, after the second look in January."
        let rest =
            "The weather was bad all week long, and the garden has to wait for better days, as have the two old boats."
        let vault = try TestVault(["2026-01-12.md": "# Week 2\n\n\(about) \(told) \(rest)\n"])
        let answer = try vault.ask("what came of the x-ray of my foot?")
        #expect(answer.quotes.contains("Unfortunately nothing could be seen on it."))
        #expect(!answer.quotes.contains("the garden"))
    }

    @Test func `what recurs is shown once, with all its citations`() throws {
        let answer = try ask("Nadia's birthday")
        #expect(answer.sections.count == 1)
        #expect(answer.sections[0].quotes.flatMap(\.citations).sorted() == [1, 2, 3])
        #expect(answer.sections[0].heading?.contains("19 March 2026") == true)
    }

    @Test func `six meetings are shown at first, the latest, the others are kept`() throws {
        let answer = try ask("what did I discuss with Sarah in January?")
        #expect(answer.shown == 6)
        #expect(answer.sections.count == 8)
        #expect(answer.sections[0].heading?.hasPrefix("Weekly 3") == true)
        #expect(answer.sections[6].heading?.hasPrefix("Weekly 1") == true)
    }

    @Test func `weaker places are named in one line`() throws {
        let answer = try ask("where is the ferry budget written")
        #expect(answer.sections.count == 4)
        #expect(answer.sections.last?.quotes.first?.text.hasPrefix("also in: Weekly") == true)
    }

    @Test func `a meeting that is called what is asked about leaves room for others within a limit`() throws {
        var files = ["1.md": TestVault.meeting("2026-03-01", "Bob Okafor", "Fees", "We decided to raise the fee to 9.")]
        for day in 2...8 {
            files["\(day).md"] = TestVault.meeting(
                "2026-03-0\(day)", "Sarah Chen", "Talk \(day)", "The fee of pier \(day) is an issue.")
        }
        let answer = try TestVault(files).ask("what did we discuss about fees?", limit: 6)
        #expect(answer.citations.count <= 6)
        #expect(Set(answer.files).count >= 4)
        #expect(answer.quotes.contains("raise the fee to 9"))
    }
}
