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
}
