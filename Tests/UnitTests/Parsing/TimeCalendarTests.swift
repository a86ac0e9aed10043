import Parsing
import Testing
import Time

/// Times that depend on the lengths of months and years and on where weeks begin.
@Suite struct TimeCalendarTests {
    @Test(arguments: [
        TimeCase("29 February", "2024-02-29/2024-03-01", "29 February", now: "2025-06-01T10:00"),
        TimeCase("what is due on 29 February", "2028-02-29/2028-03-01", "29 February", now: "2025-06-01T10:00"),
        TimeCase("a year ago today", "2023-02-28/2023-03-01", "a year ago today", now: "2024-02-29T10:00"),
        TimeCase(
            "the last day of February", "2024-02-29/2024-03-01", "the last day of February", now: "2024-03-31T10:00"),
        TimeCase("late February 2024", "2024-02-21/2024-03-01", "late February 2024"),
    ])
    func `leap years`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("the past month", "2026-02-28/2026-04-01", "the past month", now: "2026-03-31T10:00"),
        TimeCase("the last three months", "2026-02-28/2026-06-01", "the last three months", now: "2026-05-31T10:00"),
        TimeCase("the next month or two", "2026-12-31/2027-03-01", "the next month or two", now: "2026-12-31T10:00"),
        TimeCase("this day last month", "2026-02-28/2026-03-01", "this day last month", now: "2026-03-30T10:00"),
        TimeCase("last month", "2026-02-01/2026-03-01", "last month", now: "2026-03-31T10:00"),
    ])
    func `months of different lengths`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("Nov\u{2013}Feb 2017", "2016-11-01/2017-03-01", "Nov\u{2013}Feb 2017"),
        TimeCase("December to January", "2025-12-01/2026-02-01", "December to January"),
        TimeCase("last week", "2025-12-29/2026-01-05", "last week", now: "2026-01-07T10:00"),
        TimeCase("last month", "2025-12-01/2026-01-01", "last month", now: "2026-01-31T10:00"),
        TimeCase("last quarter", "2025-10-01/2026-01-01", "last quarter", now: "2026-01-31T10:00"),
        TimeCase("last winter", "2024-12-01/2025-03-01", "last winter", now: "2026-01-31T10:00"),
        TimeCase("this winter", "2025-12-01/2026-03-01", "this winter", now: "2026-01-31T10:00"),
        TimeCase(
            "the week between Christmas and New Year", "2025-12-25/2026-01-02",
            "the week between Christmas and New Year", now: "2026-01-05T10:00"),
        TimeCase("the past two weeks", "2025-12-25/2026-01-09", "the past two weeks", now: "2026-01-08T10:00"),
    ])
    func `turns of the year`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("week 53 of 2020", "2020-12-28/2021-01-04", "week 53 of 2020"),
        TimeCase("week 1 of 2026", "2025-12-29/2026-01-05", "week 1 of 2026"),
        TimeCase("the first week of January 2027", "2027-01-04/2027-01-11", "the first week of January 2027"),
        TimeCase("the last week of 2026", "2026-12-28/2027-01-04", "the last week of 2026"),
    ])
    func `ISO weeks`(_ example: TimeCase) throws { try check(example) }

    @Test func `a year without a week 53 has none`() throws {
        let reading = try read("week 53 of 2025")
        #expect(reading.expressions.isEmpty)
        #expect(reading.unread.map(\.text) == ["week 53 of 2025"])
    }

    @Test(arguments: [
        ("this week", "2026-03-08/2026-03-15"), ("last week", "2026-03-01/2026-03-08"),
        ("next week", "2026-03-15/2026-03-22"), ("two weeks ago", "2026-02-22/2026-03-01"),
        ("Sunday of last week", "2026-03-01/2026-03-02"), ("Monday of last week", "2026-03-02/2026-03-03"),
        ("earlier this week", "2026-03-08/2026-03-11"), ("the weekend", "2026-03-07/2026-03-09"),
    ])
    func `weeks may begin on Sunday`(_ question: String, _ span: String) throws {
        let now = try #require(ISO8601.parse("2026-03-10T14:20")?.local)
        let grammar = TimeGrammar(now: now, weekStart: .sunday)
        let found = grammar.expressions(in: QuestionTokenizer().tokens(of: question), question: question)
        #expect(found.map { written($0.span) } == [span])
    }
}
