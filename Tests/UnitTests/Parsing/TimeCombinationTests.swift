import Testing

/// Times put together of several: a week, a weekday and a part of the day; a day and what lies before or after an hour.
@Suite struct TimeCombinationTests {
    @Test(arguments: [
        TimeCase("Tuesday morning last week", "2026-03-03T05:00/2026-03-03T12:00", "Tuesday morning last week"),
        TimeCase("Monday morning last week", "2026-03-02T05:00/2026-03-02T12:00", "Monday morning last week"),
        TimeCase(
            "Tuesday afternoon the week before last", "2026-02-24T12:00/2026-02-24T18:00",
            "Tuesday afternoon the week before last"),
        TimeCase(
            "Friday evening two weeks ago", "2026-02-27T17:00/2026-02-28T00:00", "Friday evening two weeks ago"),
        TimeCase("Thursday at 3pm last week", "2026-03-05T15:00/2026-03-05T16:00", "Thursday at 3pm last week"),
        TimeCase(
            "Wednesday morning of next week", "2026-03-18T05:00/2026-03-18T12:00", "Wednesday morning of next week"),
        TimeCase("last week Tuesday morning", "2026-03-03T05:00/2026-03-03T12:00", "last week Tuesday morning"),
    ])
    func `a weekday with a part of the day lies in the week named behind it`(_ example: TimeCase) throws {
        try check(example)
    }

    @Test(arguments: [
        (
            "Monday morning and Friday afternoon last week",
            ["2026-03-02T05:00/2026-03-02T12:00", "2026-03-06T12:00/2026-03-06T18:00"]
        ),
        (
            "on Monday, Wednesday and Friday of last week",
            ["2026-03-02/2026-03-03", "2026-03-04/2026-03-05", "2026-03-06/2026-03-07"]
        ),
        ("Monday and last Friday", ["2026-03-09/2026-03-10", "2026-03-06/2026-03-07"]),
    ])
    func `of weekdays in a row the last one says the week of all`(_ question: String, _ spans: [String]) throws {
        #expect(try read(question).expressions.map { written($0.span) } == spans)
    }

    @Test(arguments: [
        TimeCase("what did I do after 1pm yesterday", "2026-03-09T13:00/2026-03-10T00:00", "after 1pm yesterday"),
        TimeCase("after 2pm on Monday", "2026-03-09T14:00/2026-03-10T00:00", "after 2pm on Monday"),
        TimeCase("after 6pm last Thursday", "2026-03-05T18:00/2026-03-06T00:00", "after 6pm last Thursday"),
        TimeCase("yesterday after 5pm", "2026-03-09T17:00/2026-03-10T00:00", "yesterday after 5pm"),
        TimeCase("before 10 yesterday", "2026-03-09T00:00/2026-03-09T10:00", "before 10 yesterday"),
        TimeCase("before noon on 9 March", "2026-03-09T00:00/2026-03-09T12:00", "before noon on 9 March"),
        TimeCase("what is due before 5pm tomorrow", "/2026-03-11T17:00", "before 5pm tomorrow"),
        TimeCase("since 3pm yesterday", "2026-03-09T15:00/", "since 3pm yesterday"),
    ])
    func `before and after an hour of a day that is over lies in that day`(_ example: TimeCase) throws {
        try check(example)
    }

    @Test(arguments: [
        TimeCase(
            "from 10am for 2 hours yesterday", "2026-03-09T10:00/2026-03-09T12:00", "from 10am for 2 hours yesterday"),
        TimeCase(
            "from 9am for 3 hours on Monday", "2026-03-09T09:00/2026-03-09T12:00", "from 9am for 3 hours on Monday"),
        TimeCase(
            "yesterday from 10am for 2 hours", "2026-03-09T10:00/2026-03-09T12:00", "yesterday from 10am for 2 hours"),
        TimeCase("from 10am for 2 hours", "2026-03-10T10:00/2026-03-10T12:00", "from 10am for 2 hours"),
    ])
    func `hours that last lie in the day named before or behind`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("halb drei", "2026-03-10T14:30/2026-03-10T14:31", "halb drei"),
        TimeCase("gegen 15 Uhr", "2026-03-10T15:00/2026-03-10T16:00", "gegen 15 Uhr"),
        TimeCase("am 29.1. haben wir es besprochen", "2026-01-29/2026-01-30", "29.1."),
        TimeCase("13.2.", "2026-02-13/2026-02-14", "13.2."),
        TimeCase("Montagmorgen", "2026-03-09T05:00/2026-03-09T12:00", "Montagmorgen"),
        TimeCase(
            "Freitagnachmittag letzte Woche", "2026-03-06T12:00/2026-03-06T18:00", "Freitagnachmittag letzte Woche"),
        TimeCase("vorvorgestern", "2026-03-07/2026-03-08", "vorvorgestern"),
        TimeCase("heute in acht Tagen", "2026-03-17/2026-03-18", "heute in acht Tagen"),
        TimeCase("heute in einer Woche", "2026-03-17/2026-03-18", "heute in einer Woche"),
        TimeCase("nach 17 Uhr gestern", "2026-03-09T17:00/2026-03-10T00:00", "nach 17 Uhr gestern"),
        TimeCase("an Silvester", "2025-12-31/2026-01-01", "Silvester"),
    ])
    func `German hours, days and weekdays with parts of days`(_ example: TimeCase) throws {
        try check(example, language: .german)
    }
}
