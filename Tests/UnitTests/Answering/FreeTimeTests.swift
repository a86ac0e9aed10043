import Testing
import Time

@testable import Answering

/// Whether and when there is time between meetings, and which overlap.
@Suite struct FreeTimeTests {
    private let vault: TestVault

    init() throws { vault = try CalendarVault.make() }

    @Test func `a time with a meeting is not free, and the meeting proves it`() throws {
        let answer = try vault.ask("am I free tomorrow at 9")
        #expect(answer.headline == "No: Stand-up, Thu 19 March 2026, 09:00–09:30")
        #expect(answer.citations.map(\.document.title) == ["Stand-up"])
        #expect(answer.quotes.contains("Free on Thu 19 March 2026: 09:30–10:00"))
    }

    @Test func `what ends when a time begins takes none of it`() throws {
        #expect(try vault.ask("am I free tomorrow from 9:30 to 14:00").headline.hasPrefix("Yes: nothing is planned"))
    }

    @Test func `a cancelled meeting takes no time`() throws {
        #expect(try vault.ask("am I free tomorrow from 15:30 to 16:00").headline.hasPrefix("Yes"))
    }

    @Test func `busy is the opposite of free`() throws {
        #expect(try vault.ask("am I busy tomorrow").headline.hasPrefix("Yes: 3 entries"))
        #expect(try vault.ask("am I busy tomorrow at noon").headline.hasPrefix("No: nothing is planned"))
    }

    @Test func `an entry of a whole day takes no hour, but may be all that a day has`() throws {
        let hour = try vault.ask("am I free on Friday at 3 pm")
        #expect(hour.headline.hasPrefix("Yes") && hour.quotes == "Without an hour: Mum's birthday")
        #expect(try vault.ask("am I free on Friday").headline == "No: Mum's birthday, Fri 20 March 2026")
    }

    @Test func `free times lie between meetings within the working hours`() throws {
        let answer = try vault.ask("when am I free tomorrow")
        #expect(answer.headline == "2 free times between 09:00 and 18:00: Thu 19 March 2026")
        #expect(answer.quotes == "Thu 19 March 2026: 09:30–14:00, 15:30–18:00")
        #expect(answer.citations.count == 3)
    }

    @Test func `of a week the weekdays are looked at one by one`() throws {
        let answer = try vault.ask("which slots are free next week")
        #expect(answer.sections.count == 5)
        #expect(answer.quotes.hasPrefix("Mon 23 March 2026: 09:00–10:00, 11:15–18:00"))
    }

    @Test func `a length of time leaves out shorter gaps, whoever is to be met`() throws {
        #expect(try vault.ask("when could I meet Bob for 3 hours tomorrow").quotes == "Thu 19 March 2026: 09:30–14:00")
        #expect(
            try vault.ask("when am I free for an hour tomorrow").quotes == "Thu 19 March 2026: 09:30–14:00, 15:30–18:00"
        )
        #expect(try vault.ask("wann kann ich Bob morgen treffen").quotes.hasSuffix("09:30–14:00 Uhr, 15:30–18:00 Uhr"))
    }

    @Test func `meetings that overlap are told as pairs with the time that they share`() throws {
        let answer = try vault.ask("any conflicts this week")
        #expect(answer.headline == "Yes: one pair of meetings overlaps: Wed 18 – Sun 22 March 2026")
        #expect(answer.quotes == "Thu 19 March 2026, 14:30–15:00 · Pricing sync and Interview")
        #expect(answer.citations.count == 2)
        #expect(try vault.ask("do my meetings overlap next week").headline.hasPrefix("No"))
    }

    @Test func `of somebody else only what is planned is known`() throws {
        #expect(try vault.ask("is Bob free tomorrow at 14:00").headline.hasPrefix("No: Pricing sync"))
        #expect(try vault.ask("is Bob free on Monday at 11").certainty == .perhaps)
    }

    @Test func `without a calendar nobody knows`() throws {
        let vault = try TestVault(["a.md": "# Note\n\nHerring.\n"])
        #expect(try vault.ask("am I free tomorrow").certainty == .perhaps)
    }

    @Test func `conflicts are those pairs that share a moment`() throws {
        let day = try #require(CivilDate(year: 2026, month: 3, day: 18))
        let window = TimeSpan(start: day.at(hour: 9), end: day.at(hour: 18))
        let hours = BusyHours(of: [], in: [window])
        #expect(hours.conflicts.isEmpty)
        #expect(hours.free(in: window) == [window])
    }
}
