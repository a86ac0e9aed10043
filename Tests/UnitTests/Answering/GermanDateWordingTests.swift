import Answering
import Testing
import Time

@Suite struct GermanDateWordingTests {
    private let words = Templates.embedded(.german).dates

    private func local(_ text: String) throws -> CivilDateTime { try #require(ISO8601.parse(text)).local }

    @Test(arguments: [
        ("2026-03-09", "2026-03-16", "9.–15. März 2026"), ("2026-03-30", "2026-04-06", "30. März – 5. April 2026"),
        ("2025-12-29", "2026-01-05", "29. Dezember 2025 – 4. Januar 2026"),
        ("2026-03-10", "2026-03-11", "Dienstag, 10. März 2026"), ("2026-03-01", "2026-04-01", "März 2026"),
        ("2026-01-01", "2026-04-01", "1. Quartal 2026"), ("2026-01-01", "2027-01-01", "2026"),
        ("2024-01-01", "2026-01-01", "2024 – 2025"), ("2026-02-01", "2026-05-01", "Februar – April 2026"),
        ("2025-12-01", "2026-03-01", "Dezember 2025 – Februar 2026"),
        ("2026-03-10", nil, "ab Dienstag, 10. März 2026"),
        ("2026-03-10T14:00", nil, "ab Dienstag, 10. März 2026, 14:00 Uhr"),
        (nil, "2026-03-16", "bis Sonntag, 15. März 2026"), (nil, nil, "zu jeder Zeit"),
        ("2026-03-10T14:00", "2026-03-10T15:00", "Dienstag, 10. März 2026, 14:00–15:00 Uhr"),
        ("2026-03-10T18:00", "2026-03-11", "Dienstag, 10. März 2026, 18:00–24:00 Uhr"),
        ("2026-03-10T14:00", "2026-03-10T14:01", "Dienstag, 10. März 2026, 14:00 Uhr"),
        ("2026-03-10T20:00", "2026-03-11T05:00", "10. März, 20:00 Uhr – 11. März 2026, 05:00 Uhr"),
        ("2025-12-31T20:00", "2026-01-01T05:00", "31. Dezember 2025, 20:00 Uhr – 1. Januar 2026, 05:00 Uhr"),
    ])
    func `spans are named with their last day`(start: String?, end: String?, expected: String) throws {
        #expect(words.span(TimeSpan(start: try start.map(local), end: try end.map(local))) == expected)
    }

    @Test func `days and times of day are named`() throws {
        let date = try local("2026-03-10").date
        #expect(words.day(date) == "Dienstag, 10. März 2026")
        #expect(words.shortDay(date) == "10. März 2026")
        #expect(words.shortDay(try local("2026-11-03").date) == "3. Nov. 2026")
        #expect(words.month(date) == "März 2026")
        let (start, end) = (try local("2026-03-10T09:05:59"), try local("2026-03-10T10:00"))
        #expect(words.clock(start) == "09:05")
        #expect(words.time(start) == "09:05 Uhr")
        #expect(words.hours(start, end) == "09:05–10:00 Uhr")
    }

    @Test(arguments: [
        (0, "0 Min."), (45, "45 Min."), (60, "1 Std."), (150, "2 Std. 30 Min."), (-30, "−30 Min."),
    ])
    func `durations are hours and minutes`(minutes: Int, expected: String) {
        #expect(words.duration(minutes: minutes) == expected)
    }
}
