import Testing

@testable import Answering

/// Yes or no first, with what proves it; "no" only where the data can tell.
@Suite struct WhetherTests {
    private let vault: TestVault

    init() throws { vault = try CalendarVault.make() }

    // MARK: The calendar

    @Test func `an entry proves yes`() throws {
        let answer = try vault.ask("am I meeting Bob tomorrow")
        #expect(answer.headline == "Yes: Pricing sync, Thu 19 March 2026, 14:00–15:00")
        #expect(answer.citations.map(\.document.title) == ["Pricing sync"])
    }

    @Test func `a calendar that covers the time proves no, and the next one is named`() throws {
        let answer = try vault.ask("am I meeting Bob on Friday")
        #expect(answer.found && answer.headline.hasPrefix("No: nothing in the calendar"))
        #expect(answer.quotes == "The next one after is Thu 9 April 2026, 10:00–12:00: Board meeting")
    }

    @Test func `a meeting of another day proves no`() throws {
        #expect(try vault.ask("is the board meeting on Monday").headline.hasPrefix("No: the nearest is Board meeting"))
    }

    @Test func `a time that no calendar covers proves nothing`() throws {
        #expect(try !vault.ask("did I have any meetings in May 2019").found)
    }

    @Test func `what the calendar does not name is perhaps not planned`() throws {
        let answer = try vault.ask("do I have a haircut tomorrow")
        #expect(!answer.found && answer.headline.hasPrefix("Perhaps not"))
    }

    @Test func `an event is found by its name on any day`() throws {
        #expect(try vault.ask("is there an event called Presentation").headline.hasPrefix("Yes: Presentation, Mon 23"))
    }

    @Test func `the hours of a day bound what is after an hour`() throws {
        #expect(try vault.ask("do I have anything after 3 pm tomorrow").value == .list(["Interview"]))
    }

    // MARK: Lists of those who were there

    @Test func `a list proves that somebody was there`() throws {
        let answer = try vault.ask("did Ana attend the kickoff")
        #expect(answer.headline == "Yes: Ana Lima (Kickoff, Tue 3 March 2026, 10:00–10:45)")
        #expect(answer.files == ["meetings/2026-03-03-kickoff.md"])
    }

    @Test func `a list proves that somebody was not there`() throws {
        let answer = try vault.ask("did Carla attend the kickoff")
        #expect(answer.found && answer.headline.hasPrefix("No: Carla Diaz is not named among Ana Lima, "))
    }

    @Test func `a meeting without a list proves nothing`() throws {
        #expect(try !vault.ask("did Carla attend the clinic").headline.hasPrefix("No"))
    }

    @Test func `the last meeting is not the last one that somebody attended`() throws {
        let vault = try TestVault([
            "a.md": "---\nkind: meeting\ndate: 2026-03-02\nattendees: [Ana Lima]\n---\n# Sync\n\nHerring.\n",
            "b.md": "---\nkind: meeting\ndate: 2026-03-09\n---\n# Sync\n\nHerring.\n",
        ])
        #expect(try !vault.ask("was Ana at the last meeting").headline.hasPrefix("Yes"))
    }

    @Test func `who was at a meeting of a day is told by that day`() throws {
        #expect(try vault.ask("was Ana in the meeting on 3 March").headline.hasPrefix("Yes: Ana Lima (Kickoff"))
    }

    // MARK: Boxes

    @Test(
        arguments: [
            ("is the warehouse task still open", "Yes, still open: paint the warehouse"),
            ("is the warehouse task done", "No, still open: paint the warehouse"),
            ("is the yard task done", "Yes, done: sweep the yard"),
            ("is the yard task still open", "No, done: sweep the yard"),
        ])
    func `a box tells whether something is done`(question: String, headline: String) throws {
        let answer = try vault.ask(question)
        #expect(answer.headline == headline)
        #expect(answer.files == ["todo.md"])
    }

    @Test func `no task of a kind is a no`() throws {
        let answer = try vault.ask("do I have any overdue tasks")
        #expect(answer.found && answer.headline.hasPrefix("No: "))
    }

    // MARK: Prose

    @Test func `lines prove that something was spoken of, their absence nothing`() throws {
        #expect(try vault.ask("have we ever talked about herring").headline.hasPrefix("Yes. "))
        let answer = try vault.ask("have we ever talked about violins")
        #expect(!answer.found && answer.headline.hasPrefix("Perhaps not: nothing says so"))
    }

    @Test func `how long one meeting takes is from its beginning to its end`() throws {
        let answer = try vault.ask("how long is my presentation on Monday")
        #expect(answer.headline == "1 h 15 min: Presentation, Mon 23 March 2026, 10:00–11:15")
        #expect(answer.value == .number(75))
        #expect(try vault.ask("how long was the kickoff").value == .number(45))
    }

    @Test func `upcoming meetings with somebody leave out what has been`() throws {
        #expect(try vault.ask("what events are coming up with Bob").value == .list(["Pricing sync", "Board meeting"]))
    }
}
