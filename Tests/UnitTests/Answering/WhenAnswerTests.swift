import Model
import Testing
import Time

@testable import Answering

/// Dates that notes name, asked on Wednesday 18 March 2026 at ten.
@Suite struct WhenAnswerTests {
    private func answer(_ question: String, _ files: [String: String]) throws -> Answer {
        try TestVault(files).ask(question)
    }

    private func headline(_ question: String, _ files: [String: String]) throws -> String {
        try answer(question, files).headline
    }

    private func note(_ date: String, _ text: String) -> String { "---\ndate: \(date)\n---\n\(text)\n" }

    @Test func `the date beside the words is taken, not the first of the line`() throws {
        let files = ["a.md": note("2026-01-12", "17 March: Oskar has accepted, starts 1 April.")]
        #expect(try headline("when does Oskar start", files) == "Wed 1 April 2026 (\"1 April\")")
    }

    @Test func `a meeting with somebody need not be called as the question calls it`() throws {
        let files = ["a.md": "# Board 2026-02-03\n\nDate: 2026-02-03\nPresent: Ann Lee, Bo Ek\n\nThe roof leaks.\n"]
        let answer = try answer("when was Ann last at our fortnightly meeting", files)
        #expect(answer.certainty == .answered)
        #expect(answer.headline.contains("3 February 2026"))
    }

    @Test func `a date far from the time asked about does not answer`() throws {
        let files = ["a.md": note("2022-11-28", "The raffle is drawn on 20 December at 2pm in the hall.")]
        #expect(try answer("when is the raffle drawn in December 2025?", files).certainty == .perhaps)
        #expect(try answer("when was the raffle drawn in December 2022?", files).certainty == .answered)
    }

    @Test func `a day beside most of what is asked for needs no verb`() throws {
        let files = ["a.md": note("2026-01-12", "New harbour rules accepted by the Council 2025-11-03.")]
        let answer = try answer("when did the council approve the new harbour rules", files)
        #expect(answer.certainty == .answered)
        #expect(answer.headline == "Mon 3 November 2025 (\"2025-11-03\")")
    }

    @Test func `a day stands for the week that another note makes of it`() throws {
        let files = [
            "a.md": note("2026-01-12", "# Regatta\n\nThe pier is booked for Saturday 14th February."),
            "b.md": note("2026-02-01", "Ann lists the boats for the regatta in two weeks."),
        ]
        let answer = try answer("what date was the regatta?", files)
        #expect(answer.headline == "Sat 14 February 2026 (\"Saturday 14th February\")")
    }

    @Test func `the day of another matter in that week is not taken`() throws {
        let files = [
            "a.md": note("2026-01-12", "# Bake sale\n\nThe hall is booked for Saturday 14th February."),
            "b.md": note("2026-02-01", "Ann lists the boats for the regatta in two weeks."),
        ]
        #expect(!(try headline("what date was the regatta?", files).contains("14 February")))
    }

    @Test func `what stands below the matter says that it happened, not its name`() throws {
        let files = [
            "2026-02-03.md":
                "# Board 2026-02-03\n\nPresent: Ann Lee, Bo Ek\n\n- [winch] Charter Approval\n  - Please review.\n",
            "2026-02-17.md":
                "# Board 2026-02-17\n\nPresent: Ann Lee, Bo Ek\n\n- [winch] Charter Approval\n  - Approved.\n",
            "2026-03-03.md":
                "# Board 2026-03-03\n\nPresent: Ann Lee, Bo Ek\n\n- [winch] Charter Approval\n  - To be sent to the harbour.\n",
        ]
        let answer = try answer("when did we approve the winch charter", files)
        #expect(answer.citations.first?.document.path == "2026-02-17.md")
    }

    @Test func `a day without its year is told though the note has no date`() throws {
        let files = ["talk.md": "# Ropes\n\nThis talk on ropes was given at the harbour on January 19th, by Mo.\n"]
        let answer = try answer("what day was the talk on ropes", files)
        #expect(answer.certainty == .answered)
        #expect(answer.headline.hasPrefix("January 19th") || answer.headline.hasPrefix("on January 19th"))
    }

    @Test func `a note's own day is not when something will be, whoever speaks of it`() throws {
        let files = [
            "a.md": TestVault.meeting(
                "2026-01-12", "Bob Okafor, Ana Becker", "Board",
                "Bob Okafor: the members vote on the new harbour rules.\nAna Becker: the rules are long and nobody reads them.\nBob Okafor: then we shorten them, line by line."
            )
        ]
        #expect(try answer("when will the members vote on the new harbour rules", files).certainty != .answered)
    }

    @Test func `the due date of a task is not the date of the event`() throws {
        let files = [
            "a.md": note("2026-02-10", "- [ ] report on the deletion job 📅 2026-04-15"),
            "b.md": note("2026-02-12", "The deletion job started on Monday."),
        ]
        #expect(try headline("when did the deletion job start", files) == "Mon 9 February 2026 (\"Monday\")")
    }

    @Test func `a better date in a lower passage wins over "right now"`() throws {
        let files = [
            "a.md": note("2026-03-10", "The son is not well right now, the accident of the son was hard."),
            "b.md": note("2026-03-09", "The son had an accident last Tuesday."),
        ]
        #expect(try headline("when did the son have an accident", files) == "Tue 3 March 2026 (\"last Tuesday\")")
    }

    @Test func `the target of a link is no date`() throws {
        let files = ["a.md": note("2026-01-23", "Karaoke was loud, see [[2026-01-20-singing]].")]
        #expect(try headline("when was the karaoke", files) == "Noted on Fri 23 January 2026")
    }

    @Test func `of notes about the past the first is nearest to it`() throws {
        let files = [
            "a.md": note("2026-02-02", "Mark apologised for the karaoke."),
            "b.md": note("2026-01-21", "Karaoke in the function room."),
        ]
        #expect(try headline("when was the karaoke", files) == "Noted on Wed 21 January 2026")
    }

    @Test func `the address of a link is no date`() throws {
        let files = [
            "a.md": note("2026-01-23", "Karaoke was loud, see [the page](https://example.org/2026/jan/06/karaoke).")
        ]
        #expect(try headline("when was the karaoke", files) == "Noted on Fri 23 January 2026")
    }

    @Test func `what has happened is dated by the sentence that has its verb`() throws {
        let files = [
            "a.md": note("2026-01-12", "The choir budget: if it is approved in November, we buy robes."),
            "b.md": note("2026-02-09", "Read the choir budget once more by 20 February."),
            "c.md": note("2026-03-02", "# Singing\n\n## Choir budget\n\n- Approved unanimously"),
        ]
        #expect(try headline("when was the choir budget approved", files) == "Noted on Mon 2 March 2026")
    }

    @Test(arguments: ["when was the choir budget approved", "when did the council approve the choir budget"])
    func `where nothing says that it happened the date is no more than near`(question: String) throws {
        let files = [
            "a.md": note("2026-01-12", "The choir budget: if it is approved in November, we buy robes."),
            "b.md": note("2026-02-09", "Talked about the choir budget of the council since Monday."),
        ]
        let answer = try answer(question, files)
        #expect(answer.certainty == .perhaps)
        #expect(answer.headline == "Not sure: nothing says that it happened. The nearest:")
    }

    @Test func `an entry called like what was done is of the day on which it was done`() throws {
        let files = [
            "a.md": note("2026-03-02", "# Harbour Crane Museum\n\nOnly a sentence on it, despite having gone there.")
        ]
        #expect(try headline("when did I visit the harbour crane museum", files) == "Noted on Mon 2 March 2026")
    }

    @Test func `a sentence over wrapped lines is read as a whole`() throws {
        let long = "The council discussed the choir budget and the old robes for more than half an hour and"
        let files = ["a.md": note("2026-03-02", "- \(long)\n  approved the budget.")]
        let vault = try TestVault(files)
        let (flow, question) = (try vault.flow(), try vault.question("when was the choir budget approved"))
        #expect(try flow.answer(question, reading: flow.read(question)).headline == "Noted on Mon 2 March 2026")
    }

    @Test func `a heading with the verb dates what stands below it`() throws {
        let files = ["a.md": note("2026-02-09", "# Choir\n\n## Members approved\n\n- Rosa Quint")]
        #expect(try headline("when was Rosa Quint approved", files) == "Noted on Mon 9 February 2026")
    }

    @Test func `another number is another thing`() throws {
        let files = [
            "a.md": note("2026-01-12", "Talked about rule 12 of the choir."),
            "b.md": note("2026-02-09", "The choir accepted rule 14."),
        ]
        #expect(try answer("when was rule 12 accepted", files).certainty == .perhaps)
    }

    @Test func `whom the question names the sentence names too`() throws {
        let files = [
            "a.md": TestVault.meeting("2026-01-12", "Bob Stone, Ann Lee", "Choir", "Bob Stone sings."),
            "b.md": note("2026-02-09", "The cooks are both on leave in the first week of March."),
        ]
        #expect(try answer("when did Bob leave the kitchen", files).certainty != .answered)
    }

    @Test func `who joins something joins with the first meeting`() throws {
        let files = [
            "a.md": TestVault.meeting("2026-01-12", "Bob Stone, Ann Lee", "Board meeting", "Ann Lee opens."),
            "b.md": TestVault.meeting("2026-02-09", "Bob Stone, Ann Lee", "Board meeting", "Ann Lee opens."),
        ]
        #expect(try headline("when did Bob Stone join the board", files).hasPrefix("Mon 12 January 2026"))
    }

    @Test func `the last meeting of a folder is the last of what the folder is called`() throws {
        let files = [
            "choir-meetings/a.md": TestVault.meeting("2026-01-12", "Bob Stone", "Notes 1", "The choir sang."),
            "choir-meetings/b.md": TestVault.meeting("2026-02-09", "Bob Stone", "Notes 2", "Nobody sang."),
            "c.md": TestVault.meeting("2026-03-02", "Bob Stone", "Kitchen", "The choir eats."),
        ]
        #expect(try headline("when was the last choir meeting", files) == "Mon 9 February 2026: Notes 2")
    }

    @Test func `what was decided was decided on the day of the note`() throws {
        let files = ["a.md": note("2025-12-04", "Decided that Starter costs €15 from 15 January 2026.")]
        #expect(try headline("when did we decide about Starter", files) == "Noted on Thu 4 December 2025")
    }

    @Test func `a copied mail was written on its own date`() throws {
        let files = [
            "a.md": note("2026-02-16", "> From: d.ruiz\n> Date: Sat, 14 Feb 2026 19:52\n>\n> yesterday the boat sank.")
        ]
        #expect(try headline("when did the boat sink", files).hasPrefix("Fri 13 February 2026"))
    }

    @Test(arguments: [
        ("which year did Bob learn surfing", "2021"), ("in which month did Bob learn surfing", "June 2021"),
        ("when did Bob learn surfing", "Sat 5 June 2021"),
    ])
    func `the date has the grain that is asked for`(question: String, date: String) throws {
        let files = ["a.md": note("2026-02-16", "Bob learned surfing on 5 June 2021.")]
        #expect(try headline(question, files).hasPrefix(date + " ("))
    }

    @Test func `a note dated by its file alone has no date of its own`() throws {
        #expect(
            try headline("when did the roof leak", ["a.md": "The roof leaked.\n"])
                == "Not sure: the note that says so has no date.")
    }

    @Test func `a full date in such a note is read`() throws {
        let files = ["a.md": "The roof leaked on 3 May 2024.\n"]
        #expect(try headline("when did the roof leak", files) == "Fri 3 May 2024 (\"3 May 2024\")")
    }

    @Test func `the event of a name wins over a meeting about it`() throws {
        let files = [
            "a.ics": """
            BEGIN:VCALENDAR
            BEGIN:VEVENT
            UID:1
            DTSTART;VALUE=DATE:20260226
            SUMMARY:Hanse Boat Show: stand B14
            END:VEVENT
            BEGIN:VEVENT
            UID:2
            DTSTART:20260303T100000
            DTEND:20260303T104500
            SUMMARY:Boat show debrief
            END:VEVENT
            END:VCALENDAR

            """
        ]
        #expect(try headline("when was the boat show", files) == "Thu 26 February 2026: Hanse Boat Show: stand B14")
    }

    @Test func `the time since the last meeting is counted in days`() throws {
        let answer = try TestVault().ask("how long since I last met Tomasz")
        #expect(answer.headline.contains(" days since "))
    }

    // MARK: When something was spoken of

    private func talks() throws -> TestVault {
        try TestVault([
            "1.md": TestVault.meeting("2026-01-13", "Bob Okafor", "Kick-off", "Bob asks who signs the webhook."),
            "2.md": TestVault.meeting("2026-02-10", "Sarah Chen", "Webhook plan", "Nobody signs it."),
            "3.md": TestVault.meeting(
                "2026-03-03", "Sarah Chen", "Weekly", "- The webhook sends twice.\n- Lunch at one."),
            "4.md": TestVault.meeting("2026-03-10", "Bob Okafor", "Sync", "The pier is long."),
        ])
    }

    @Test func `the last time something was spoken of is the last meeting that holds it, whatever its title`() throws {
        let answer = try talks().ask("when did we last talk about the webhook?")
        #expect(answer.headline.hasPrefix("Tue 3 March 2026"))
        #expect(answer.quotes.contains("The webhook sends twice."))
        #expect(!answer.quotes.contains("Lunch"))
    }

    @Test func `the first time it came up is the first of all`() throws {
        #expect(try talks().ask("when did the webhook first come up?").headline.hasPrefix("Tue 13 January 2026"))
    }

    @Test func `with somebody it is the last meeting that they had a part in`() throws {
        let answer = try talks().ask("when did I last discuss the webhook with Bob?")
        #expect(answer.headline.hasPrefix("Tue 13 January 2026"))
    }

    // MARK: Mentions

    @Test(
        arguments: [
            ("when was the kiln grant last mentioned", "Thu 12 March 2026"),
            ("when was the kiln grant first mentioned", "Mon 12 January 2026"),
            ("wann wurde der kiln grant zuletzt erwähnt", "Donnerstag, 12. März 2026"),
        ])
    func `the last mention is the latest place of all, not the one that says most`(
        question: String, date: String
    ) throws {
        let vault = try TestVault([
            "1.md": TestVault.meeting("2026-01-12", "Bob Okafor", "Board", "Kiln grant: a first idea."),
            "2.md": TestVault.meeting(
                "2026-02-10", "Bob Okafor", "Board",
                "The kiln grant, at length: the kiln grant needs a budget, a kiln grant needs a kiln."),
            "3.md": note("2026-03-12", "Long day at the pier. The kiln grant came in passing."),
        ])
        #expect(try vault.ask(question).headline.contains(date))
    }

    // MARK: Things to do

    private let chores = [
        "chores.md": """
        # Chores

        - [x] Put out the trash ➕ 2026-01-02 📅 2026-03-12 ✅ 2026-03-10
        - [ ] Put out the trash ➕ 2026-03-10 📅 2026-03-24
        - [ ] Pay the electricity bill due:2026-04-02
        - [ ] Steuererklärung abgeben 📅 2026-05-31

        """
    ]

    @Test(
        arguments: [
            ("when is the trash due", "Due Tue 24 March 2026: Put out the trash"),
            ("what is the deadline for the electricity bill", "Due Thu 2 April 2026: Pay the electricity bill"),
            ("wann ist die Steuererklärung fällig", "Fällig am Sonntag, 31. Mai 2026: Steuererklärung abgeben"),
            (
                "bis wann muss ich die Steuererklärung abgeben",
                "Fällig am Sonntag, 31. Mai 2026: Steuererklärung abgeben"
            ),
        ])
    func `what is due is dated by the open task that names it`(question: String, expected: String) throws {
        let answer = try answer(question, chores)
        #expect(answer.headline == expected)
        #expect(answer.span?.start?.date == answer.span?.end?.date.adding(days: -1))
    }

    @Test func `where no task names it a line that says by when answers`() throws {
        let files = [
            "a.md": note("2026-03-02", "The grant report was begun on 1 March, and is due on 3 May."),
            "chores.md": "- [ ] Write the blog report 📅 2026-03-24\n",
        ]
        #expect(try headline("when is the grant report due", files) == "Sun 3 May 2026 (\"3 May\")")
    }

    @Test(arguments: ["when did I last put out the trash", "when was the trash put out"])
    func `a task was done on the day behind its mark, not when it was made or due`(question: String) throws {
        let answer = try answer(question, chores)
        #expect(answer.headline.hasPrefix("Tue 10 March 2026"))
        #expect(answer.certainty == .answered)
        #expect(!answer.headline.contains("days with it"))
    }

    // MARK: Of which day nobody speaks

    @Test(
        arguments: [
            ("until what time may I nap", "after 4:00pm (Sleep, undated)"),
            ("what time do I wake up in the morning", "at 6:00am (Sleep, undated)"),
        ])
    func `a time of day is answered by one, of a note without a date too`(question: String, expected: String) throws {
        let files = [
            "Sleep.md": "# Sleep\n\n- Wake up at 6:00am\n- Don't nap after 4:00pm.\n",
            "a.md": note("2026-03-01", "Tomorrow morning I wake early for the lake, and nap there."),
        ]
        #expect(try headline(question, files) == expected)
    }

    @Test func `a day is no time of day`() throws {
        let files = ["a.md": note("2026-03-01", "The lantern walk is on 28 March.")]
        let answer = try answer("what time is the lantern walk", files)
        #expect(answer.certainty == .perhaps)
        #expect(answer.headline == "Not sure: no time of day is named. The nearest:")
    }

    @Test func `what is to come is not of the day on which a note names it`() throws {
        let files = ["a.md": note("2026-02-10", "Open Studio Day needs helpers.")]
        let answer = try answer("when is Open Studio Day", files)
        #expect(answer.certainty == .perhaps)
        #expect(answer.headline == "Not sure: no day is named for it. The nearest:")
        #expect(answer.span == nil)
    }

    @Test func `a whole date says more than the month beside it`() throws {
        let files = ["a.md": note("2026-02-10", "Harbour walk (April) 2026-04-09")]
        #expect(try headline("when is the harbour walk", files) == "Thu 9 April 2026 (\"2026-04-09\")")
    }

    @Test func `what somebody did is not after the note that tells it`() throws {
        let files = [
            "a.md": note("2026-01-12", "Goals must be in the portal by 30 January."),
            "b.md": note("2026-02-09", "Put my goals into the portal at last."),
        ]
        let day = try #require(CivilDate(year: 2026, month: 2, day: 9))
        #expect(try answer("when did I get my goals into the portal", files).span?.start?.date == day)
    }

    @Test(arguments: ["roof repaired when?", "the roof, repaired when"])
    func `a question word may end a question`(question: String) throws {
        let files = ["a.md": note("2026-01-12", "Roof repaired on 9 January.")]
        #expect(try headline(question, files) == "Fri 9 January 2026 (\"9 January\")")
    }

    @Test func `a short year may come first, where it gives the day of the note`() throws {
        let log = "# Boat\n\n- 24/11/30 first sail\n- 25/03/10 new mast\n- 25/04/02 painted\n"
        #expect(try headline("when did the boat get its new mast", ["a.md": log]) == "Mon 10 March 2025 (\"25/03/10\")")
    }
}
