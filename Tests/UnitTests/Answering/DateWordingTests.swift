import Answering
import Testing
import Time

@Suite struct DateWordingTests {
    private let words = Templates.embedded().dates

    private func local(_ text: String) throws -> CivilDateTime { try #require(ISO8601.parse(text)).local }

    @Test(arguments: [
        ("2026-03-09", "2026-03-16", "Mon 9 – Sun 15 March 2026"),
        ("2026-03-30", "2026-04-06", "Mon 30 March – Sun 5 April 2026"),
        ("2025-12-29", "2026-01-05", "Mon 29 December 2025 – Sun 4 January 2026"),
        ("2026-03-10", "2026-03-11", "Tue 10 March 2026"),
        ("2026-03-01", "2026-04-01", "March 2026"), ("2026-01-01", "2026-04-01", "Q1 2026"),
        ("2026-10-01", "2027-01-01", "Q4 2026"),
        ("2026-01-01", "2027-01-01", "2026"), ("2024-01-01", "2026-01-01", "2024 – 2025"),
        ("2026-02-01", "2026-05-01", "February – April 2026"),
        ("2025-12-01", "2026-03-01", "December 2025 – February 2026"), ("2026-03-10", nil, "since Tue 10 March 2026"),
        ("2026-03-10T14:00", nil, "since Tue 10 March 2026, 14:00"), (nil, "2026-03-16", "until Sun 15 March 2026"),
        (nil, "2026-03-16T09:05", "until Mon 16 March 2026, 09:05"), (nil, nil, "any time"),
        ("2026-03-10T14:00", "2026-03-10T15:00", "Tue 10 March 2026, 14:00–15:00"),
        ("2026-03-10T18:00", "2026-03-11", "Tue 10 March 2026, 18:00–24:00"),
        ("2026-03-10T14:00", "2026-03-10T14:01", "Tue 10 March 2026, 14:00"),
        ("2026-03-10T20:00", "2026-03-11T05:00", "Tue 10 March, 20:00 – Wed 11 March 2026, 05:00"),
        ("2025-12-31T20:00", "2026-01-01T05:00", "Wed 31 December 2025, 20:00 – Thu 1 January 2026, 05:00"),
        ("2026-03-10", "2026-03-10T12:00", "Tue 10 March 2026, 00:00–12:00"),
        ("2026-03-10T14:00", "2026-03-10T14:00", "Tue 10 March 2026, 14:00"),
    ])
    func `spans are named with their last day`(start: String?, end: String?, expected: String) throws {
        #expect(words.span(TimeSpan(start: try start.map(local), end: try end.map(local))) == expected)
    }

    @Test func `days and times of day are named`() throws {
        let date = try local("2026-03-10").date
        #expect(words.day(date) == "Tue 10 March 2026")
        #expect(words.shortDay(date) == "10 Mar 2026")
        #expect(words.month(date) == "March 2026")
        #expect(words.clock(try local("2026-03-10T09:05:59")) == "09:05")
    }

    @Test(arguments: [
        (0, "0 min"), (45, "45 min"), (60, "1 h"), (105, "1 h 45 min"), (315, "5 h 15 min"), (-30, "−30 min"),
    ])
    func `durations are hours and minutes`(minutes: Int, expected: String) {
        #expect(words.duration(minutes: minutes) == expected)
    }
}
