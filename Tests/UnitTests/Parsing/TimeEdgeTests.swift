import Testing

/// Where times begin and end: at the moment of asking, with the day, beyond the years of notes; and what is no time.
@Suite struct TimeEdgeTests {
    @Test(arguments: [
        TimeCase("what did we write until now", "/2026-03-10T14:20", "until now"),
        TimeCase("last Monday until now", "2026-03-09T00:00/2026-03-10T14:20", "last Monday until now"),
        TimeCase("from Monday up to now", "2026-03-09T00:00/2026-03-10T14:20", "from Monday up to now"),
        TimeCase("what changes from now on?", "2026-03-10T14:20/", "from now on"),
        TimeCase("as of now", "2026-03-10T14:20/", "as of now"),
        TimeCase("in the last hour", "2026-03-10T13:20/2026-03-10T14:20", "the last hour"),
        TimeCase("what did I note a while ago", "/2026-03-10T14:20", "a while ago"),
    ])
    func `now is a moment`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("until may", "/2026-06-01", "until may"),
        TimeCase("how many days until Easter", "/2026-04-06", "until Easter"),
        TimeCase("until Friday", "/2026-03-14", "until Friday"),
        TimeCase("what did we do until Friday", "/2026-03-07", "until Friday"),
    ])
    func `until looks ahead unless the question looks back`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("last third of January", "2026-01-21/2026-02-01", "last third of January"),
        TimeCase("in the first third of February", "2026-02-01/2026-02-11", "the first third of February"),
        TimeCase("the middle third of last month", "2026-02-11/2026-02-21", "the middle third of last month"),
        TimeCase("last weeks pricing review", "2026-03-02/2026-03-09", "last weeks"),
        TimeCase("last weeks 1:1", "2026-03-02/2026-03-09", "last weeks"),
        TimeCase("Q4 '25", "2025-10-01/2026-01-01", "Q4 '25"),
        TimeCase("summer \u{2019}24", "2024-06-01/2024-09-01", "summer \u{2019}24"),
        TimeCase("pre-Christmas party", "/2025-12-25", "pre-Christmas"),
        TimeCase(
            "in the two weeks from January 5 to January 18, 2026", "2026-01-05/2026-01-19",
            "in the two weeks from January 5 to January 18, 2026"),
        TimeCase("the four January 2026 meetings", "2026-01-01/2026-02-01", "January 2026"),
    ])
    func `thirds, missing apostrophes and short years`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("three working days ago", "2026-03-05/2026-03-06", "three working days ago"),
        TimeCase("five business days from now", "2026-03-17/2026-03-18", "five business days from now"),
        TimeCase("the last working day of January", "2026-01-30/2026-01-31", "the last working day of January"),
        TimeCase("the first workday of February", "2026-02-02/2026-02-03", "the first workday of February"),
        TimeCase("two working days before 9 March", "2026-03-05/2026-03-06", "two working days before 9 March"),
    ])
    func `working days skip weekends`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("vor drei Arbeitstagen", "2026-03-05/2026-03-06", "vor drei Arbeitstagen"),
        TimeCase("in 5 Werktagen", "2026-03-17/2026-03-18", "in 5 Werktagen"),
        TimeCase("bis jetzt", "/2026-03-10T14:20", "bis jetzt"),
        TimeCase("ab jetzt", "2026-03-10T14:20/", "ab jetzt"),
        TimeCase("im letzten Drittel des Januars", "2026-01-21/2026-02-01", "letzten Drittel des Januars"),
    ])
    func `German edges and working days`(_ example: TimeCase) throws { try check(example, language: .german) }

    @Test(arguments: [
        "99999 years ago", "300 years ago", "500000 days ago", "the last 9999 years", "300 years before Christmas",
    ])
    func `amounts that lead beyond the years of notes are told, not cut`(_ question: String) throws {
        let reading = try read(question)
        #expect(reading.expressions.isEmpty)
        #expect(reading.unread.count == 1)
    }

    @Test(arguments: [("on 31/11", "31/11"), ("on 31 June", "31 June")])
    func `days that no calendar has are told`(_ question: String, _ text: String) throws {
        let reading = try read(question)
        #expect(reading.expressions.isEmpty)
        #expect(reading.unread.map(\.text) == [text])
    }

    @Test(arguments: [
        "between release 4.2 and 4.3", "4.2 and 4.3", "what broke at 4.3", "hour by hour", "10/10 would recommend",
        "support hours of the desk",
    ])
    func `versions, marks and idioms are no times`(_ question: String) throws {
        let reading = try read(question)
        #expect(reading.expressions.isEmpty)
        #expect(reading.unread.isEmpty)
    }
}

/// Words that look like times and are none.
@Suite struct NoTimeTests {
    @Test(arguments: [
        Row("when is my lunch with Bob", topic: ["lunch"], time: ""),
        Row("what is there for lunch on Friday", topic: ["lunch"], time: "Friday"),
        Row("what did we say at lunch", time: "at lunch"),
        Row("who lent me 11/22/63", time: ""),
        Row("what am I up to", time: ""),
        Row("what am I up to tomorrow", time: "tomorrow"),
        Row("does the sprint end on Monday", topic: ["sprint"], time: "Monday"),
        Row("what came of 15 March - the first draft", topic: ["draft"], time: "15 March"),
        Row("what did I do on the day that I visited Lisbon", topic: ["lisbon"], time: ""),
    ])
    func `meals, titles and idioms name no time`(row: Row) throws { try row.check() }

    @Test(arguments: [
        TimeCase("in the week of March 2 to 8, 2026", "2026-03-02/2026-03-09", "the week of March 2 to 8, 2026"),
        TimeCase("what did I do in the week of 2 to 8 March", "2026-03-02/2026-03-09", "the week of 2 to 8 March"),
        TimeCase("what is planned for March 9-13", "2026-03-09/2026-03-14", "March 9-13"),
        TimeCase("what did I do on that weekend in January", "2026-01-01/2026-02-01", "weekend in January"),
    ])
    func `weeks by their days, ranges that are under way, one weekend of a month`(_ example: TimeCase) throws {
        try check(example)
    }
}
