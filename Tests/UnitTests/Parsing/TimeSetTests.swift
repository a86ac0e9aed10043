import Testing

/// Sets of days: each of them is a time of its own.
@Suite struct TimeSetTests {
    @Test(arguments: [
        (
            "what was said on Tuesdays in January",
            ["2026-01-06/2026-01-07", "2026-01-13/2026-01-14", "2026-01-20/2026-01-21", "2026-01-27/2026-01-28"]
        ),
        (
            "every Friday in February",
            ["2026-02-06/2026-02-07", "2026-02-13/2026-02-14", "2026-02-20/2026-02-21", "2026-02-27/2026-02-28"]
        ),
        (
            "Monday mornings of last month",
            [
                "2026-02-02T05:00/2026-02-02T12:00", "2026-02-09T05:00/2026-02-09T12:00",
                "2026-02-16T05:00/2026-02-16T12:00", "2026-02-23T05:00/2026-02-23T12:00",
            ]
        ),
        (
            "weekends in February",
            ["2026-02-07/2026-02-09", "2026-02-14/2026-02-16", "2026-02-21/2026-02-23", "2026-02-28/2026-03-02"]
        ),
    ])
    func `each day of a set in a period`(_ question: String, _ spans: [String]) throws {
        #expect(try read(question).expressions.map { written($0.span) } == spans)
    }

    @Test func `mornings of a week are seven`() throws {
        let found = try read("mornings last week").expressions.map { written($0.span) }
        #expect(found.count == 7)
        #expect(found.first == "2026-03-02T05:00/2026-03-02T12:00")
    }

    @Test(arguments: [
        ("what did we do on Mondays", "2026-01-19/2026-01-20", "2026-03-09/2026-03-10"),
        ("what will we do on Mondays", "2026-03-16/2026-03-17", "2026-05-04/2026-05-05"),
        ("what did we do on Friday evenings", "2026-01-16T17:00/2026-01-17T00:00", "2026-03-06T17:00/2026-03-07T00:00"),
    ])
    func `without a period the set reaches eight weeks`(_ question: String, _ first: String, _ last: String) throws {
        let found = try read(question).expressions.map { written($0.span) }
        #expect(found.count == 8)
        #expect(found.first == first)
        #expect(found.last == last)
    }

    @Test(arguments: ["how many Friday rehearsals did Kit miss", "who came to the Monday calls"])
    func `a weekday before a noun in the plural is each of them`(question: String) throws {
        #expect(try read(question).expressions.count == 8)
    }

    @Test(arguments: ["what was in Monday's notes", "what was said on Monday calls", "who came to the Monday call"])
    func `before another noun it is one day`(question: String) throws {
        #expect(try read(question).expressions.count == 1)
    }

    @Test func `an average day is any of its kind`() throws {
        #expect(try read("how many come on an average Friday in February").expressions.count == 4)
        #expect(try read("what does a typical Friday look like").expressions.isEmpty)
    }

    @Test func `too many days are told, not looked for`() throws {
        let reading = try read("mornings in 2025")
        #expect(reading.expressions.isEmpty)
        #expect(reading.unread.map(\.text) == ["mornings in 2025"])
    }

    @Test(arguments: ["every Monday", "weekly on Mondays meetings", "Sundays"])
    func `a set that says no more than how often is no time`(_ question: String) throws {
        #expect(try read(question).expressions.isEmpty)
    }

    @Test func `German sets`() throws {
        let found = try read("jeden Freitag im Februar", language: .german).expressions.map { written($0.span) }
        #expect(
            found == [
                "2026-02-06/2026-02-07", "2026-02-13/2026-02-14", "2026-02-20/2026-02-21", "2026-02-27/2026-02-28",
            ])
    }
}
