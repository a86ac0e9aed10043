import Model
import Parsing
import Testing
import Time

@testable import Retrieval

/// Documents and lines against the time that a question names, and against the state of now.
@Suite struct DateScoreTests {
    private func day(_ year: Int, _ month: Int, _ day: Int) throws -> CivilDate {
        try #require(CivilDate(year: year, month: month, day: day))
    }

    private func note(_ date: String, _ text: String) -> String { "---\ndate: \(date)\n---\n\(text)\n" }

    // MARK: The document's date

    @Test func `a document of the time named comes first, one of the month behind it second`() throws {
        let text = "The berths were painted."
        let vault = try RankedVault([
            "1.md": note("2025-11-03", text), "2.md": note("2026-02-27", text), "3.md": note("2026-02-09", text),
        ])
        var query = Query(text: "berths")
        query.preferredSpans = [TimeSpan(start: try day(2026, 2, 2).midnight, end: try day(2026, 2, 16).midnight)]
        let found = try vault.rank(query)
        #expect(found.files == ["3.md", "2.md", "1.md"])
        #expect(["3.md:4", "2.md:4", "1.md:4"].map { found.parts[$0]?.date } == [6, 3, 0])
    }

    // MARK: Times in the text

    @Test func `"yesterday" written on the day after is the day asked about`() throws {
        let vault = try RankedVault([
            "1.md": note("2026-02-20", "We saw the marina last night."),
            "2.md": note("2026-02-20", "We saw the marina yesterday."),
            "3.md": note("2026-02-20", "We saw the marina tomorrow."),
        ])
        let found = try vault.rank(try vault.query("what did the marina cost on 19 February?"))
        let named = RankingWeights().date / 2 + RankingWeights().namedTime
        #expect(found.parts["2.md:4"]?.date == named)
        #expect(found.parts["3.md:4"]?.date == RankingWeights().date / 2)
        #expect(found.files.last == "3.md")
    }

    @Test func `a time in a text is nothing where the text has no date`() throws {
        let vault = try RankedVault(notes: "We saw the marina yesterday.")
        let found = try vault.rank(try vault.query("what did the marina cost on 19 February?"))
        #expect(found.parts["1.md:1"]?.date == 0)
    }

    @Test func `"yesterday" is the day before the text was written`() throws {
        let times = TimesInText("We saw it yesterday.", writtenOn: try day(2026, 2, 20)).times
        #expect(times.map(\.words) == ["yesterday"])
        #expect(times.first?.span == (try day(2026, 2, 19)).span)
    }

    @Test func `"last month" is the month before the text was written`() throws {
        let times = TimesInText("The roof was mended last month.", writtenOn: try day(2026, 3, 10)).times
        #expect(times.map(\.span) == [TimeSpan(start: try day(2026, 2, 1).midnight, end: try day(2026, 3, 1).midnight)])
    }

    @Test(arguments: [
        ("12 March", 2026, 3, 20, 2026), ("12 December", 2026, 1, 5, 2025), ("3 January", 2025, 12, 28, 2026),
    ])
    func `a date without a year is the nearest one`(text: String, year: Int, month: Int, day: Int, nearest: Int) throws
    {
        let times = TimesInText("It was on \(text).", writtenOn: try self.day(year, month, day)).times
        #expect(times.first?.span.start?.date.year == nearest)
    }

    @Test func `a german text is read in german`() throws {
        let times = TimesInText("Wir haben es gestern gesehen.", writtenOn: try day(2026, 2, 20)).times
        #expect(times.first?.span == (try day(2026, 2, 19)).span)
    }

    @Test(arguments: ["We have to leave now.", "It is for the two of us.", "The pier is long."])
    func `words that date nothing name no time`(text: String) throws {
        #expect(TimesInText(text, writtenOn: try day(2026, 2, 20)).times.isEmpty)
    }

    @Test func `a time inside those asked about counts whole`() throws {
        let times = TimesInText("We saw it yesterday.", writtenOn: try day(2026, 2, 20))
        #expect(
            times.share(in: [TimeSpan(start: try day(2026, 2, 1).midnight, end: try day(2026, 3, 1).midnight)]) == 1)
        #expect(times.share(in: [try day(2026, 2, 19).span]) == 1)
    }

    @Test func `a wider time counts by the share of it that is asked about`() throws {
        let times = TimesInText("The roof was mended last month.", writtenOn: try day(2026, 3, 10))
        #expect(times.share(in: [try day(2026, 2, 19).span]) == 1 / 28)
    }

    @Test func `a time elsewhere does not count`() throws {
        let times = TimesInText("We saw it yesterday.", writtenOn: try day(2026, 2, 20))
        #expect(times.share(in: [try day(2026, 2, 20).span, try day(2026, 2, 18).span]) == 0)
        #expect(times.share(in: []) == 0)
    }

    @Test func `the best of several times counts`() throws {
        let text = "We saw it yesterday, and the roof was mended last month."
        #expect(TimesInText(text, writtenOn: try day(2026, 3, 10)).share(in: [try day(2026, 3, 9).span]) == 1)
    }

    // MARK: The state of now

    private func prices() throws -> RankedVault {
        let text = "The price of a berth is high."
        return try RankedVault(["1.md": note("2025-03-01", text), "2.md": note("2026-03-01", text)])
    }

    @Test func `the present state prefers the newer of two documents`() throws {
        let vault = try prices()
        var query = Query(text: "price berth")
        #expect(try vault.rank(query).files == ["1.md", "2.md"])
        query.presentState = try day(2026, 3, 18).at(hour: 10)
        let found = try vault.rank(query)
        #expect(found.files == ["2.md", "1.md"])
        let dates = [found.parts["2.md:4"]?.date ?? 0, found.parts["1.md:4"]?.date ?? 0]
        #expect(dates[0] > dates[1] && dates[1] > 0)
        #expect(dates[0] < RankingWeights().recency)
    }

    @Test func `a vague time says less of the present state`() throws {
        let vault = try prices()
        var query = Query(text: "price berth")
        query.presentState = try day(2026, 3, 18).at(hour: 10)
        let sure = try vault.rank(query).parts["2.md:4"]?.date ?? 0
        query.isVaguelyPresent = true
        let vague = try vault.rank(query).parts["2.md:4"]?.date ?? 0
        #expect(vague == sure / 2)
    }

    @Test func `a document from the day asked on is as new as can be, also one to come`() throws {
        let vault = try RankedVault([
            "1.md": note("2026-03-18", "The price of a berth."), "2.md": note("2026-05-01", "The price of a berth."),
        ])
        var query = Query(text: "price berth")
        query.presentState = try day(2026, 3, 18).at(hour: 10)
        let dates = try vault.rank(query).parts.values.map(\.date)
        #expect(dates == [RankingWeights().recency, RankingWeights().recency])
    }

    @Test func `a document without a date is not new`() throws {
        let vault = try RankedVault(notes: "The price of a berth.")
        var query = Query(text: "price berth")
        query.presentState = try day(2026, 3, 18).at(hour: 10)
        #expect(try vault.rank(query).parts["1.md:1"]?.date == 0)
    }

    @Test(arguments: ["where have I recently put the key?", "where is the key now?"])
    func `a vague time prefers no dates`(question: String) throws {
        let vault = try RankedVault(["1.md": note("2026-03-17", "The key is in the shed.")])
        let query = try vault.query(question)
        #expect(query.preferredSpans.isEmpty)
        #expect(query.filter.spans.isEmpty)
    }

    @Test func `a time that is told is preferred`() throws {
        let vault = try RankedVault(notes: "The key is in the shed.")
        #expect(try vault.query("where was the key last week?").preferredSpans.count == 1)
    }

    @Test func `newness and a time named add up`() throws {
        let vault = try prices()
        var query = Query(text: "price berth")
        query.presentState = try day(2026, 3, 18).at(hour: 10)
        query.preferredSpans = [TimeSpan(start: try day(2025, 2, 20).midnight, end: try day(2025, 3, 10).midnight)]
        let newer = try vault.rank(query).parts["2.md:4"]?.date ?? 0
        #expect(newer > 0)
    }
}
