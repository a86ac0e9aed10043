import Testing

/// Times as they are typed in a hurry, and what must not be taken for one.
@Suite struct TimeSloppyTests {
    @Test(arguments: [
        TimeCase("last wensday", "2026-03-04/2026-03-05", "last wensday"),
        TimeCase("yesturday", "2026-03-09/2026-03-10", "yesturday"),
        TimeCase("what is on tommorow", "2026-03-11/2026-03-12", "tommorow"),
        TimeCase("tommorrow morning", "2026-03-11T05:00/2026-03-11T12:00", "tommorrow morning"),
        TimeCase("in febuary", "2026-02-01/2026-03-01", "febuary"),
        TimeCase("last weeks meeting", "2026-03-02/2026-03-09", "last weeks"),
        TimeCase("last months numbers", "2026-02-01/2026-03-01", "last months"),
        TimeCase("this weeks plan", "2026-03-09/2026-03-16", "this weeks"),
        TimeCase("next weeks agenda", "2026-03-16/2026-03-23", "next weeks"),
        TimeCase("last years goals", "2025-01-01/2026-01-01", "last years"),
        TimeCase("lastweek", "2026-03-02/2026-03-09", "lastweek"),
        TimeCase("nextmonth", "2026-04-01/2026-05-01", "nextmonth"),
        TimeCase("thisweek", "2026-03-09/2026-03-16", "thisweek"),
        TimeCase("thurs", "2026-03-05/2026-03-06", "thurs"),
        TimeCase("see you 2morrow", "2026-03-11/2026-03-12", "2morrow"),
        TimeCase("on thrusday", "2026-03-05/2026-03-06", "thrusday"),
        TimeCase("15 septmber 2025", "2025-09-15/2025-09-16", "15 septmber 2025"),
        TimeCase("yesterdays standup", "2026-03-09/2026-03-10", "yesterdays"),
        TimeCase("mondays meeting", "2026-03-09/2026-03-10", "mondays"),
        TimeCase("fridays notes", "2026-03-06/2026-03-07", "fridays"),
        TimeCase("next wendesday", "2026-03-18/2026-03-19", "next wendesday"),
        TimeCase("the past few week", "2026-02-17/2026-03-11", "the past few week"),
        TimeCase("last wk", "2026-03-02/2026-03-09", "last wk"),
        TimeCase("wk 10", "2026-03-02/2026-03-09", "wk 10"),
        TimeCase("2 wks ago", "2026-02-23/2026-03-02", "2 wks ago"),
        TimeCase("last saterday", "2026-03-07/2026-03-08", "last saterday"),
        TimeCase("in janurary", "2026-01-01/2026-02-01", "janurary"),
        TimeCase("this wkend", "2026-03-14/2026-03-16", "this wkend"),
    ])
    func `misspelt and sloppy names`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("20 Feb 26", "2026-02-20/2026-02-21", "20 Feb 26"),
        TimeCase("in the month of February", "2026-02-01/2026-03-01", "the month of February"),
        TimeCase("2026 02 20", "2026-02-20/2026-02-21", "2026 02 20"),
        TimeCase("Feb 20 AM", "2026-02-20T05:00/2026-02-20T12:00", "Feb 20 AM"),
        TimeCase("2025/14/Nov", "2025-11-14/2025-11-15", "2025/14/Nov"),
        TimeCase("on the first Monday", "2026-03-02/2026-03-03", "the first Monday"),
        TimeCase("the first Monday of the month", "2026-03-02/2026-03-03", "the first Monday of the month"),
        TimeCase("Wed 4th", "2026-03-04/2026-03-05", "Wed 4th"),
    ])
    func `dates in unusual orders`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("last year at this time", "2025-03-10/2025-03-17", "last year at this time"),
        TimeCase("what was I doing this time two years ago", "2024-03-04/2024-03-11", "this time two years ago"),
        TimeCase("Monday two months ago", "2026-01-05/2026-01-06", "Monday two months ago"),
        TimeCase("today in a week", "2026-03-17/2026-03-18", "today in a week"),
        TimeCase("tomorrow, 11 March", "2026-03-11/2026-03-12", "tomorrow, 11 March"),
        TimeCase(
            "from late 2024 to the beginning of 2025", "2024-09-01/2025-01-01",
            "from late 2024 to the beginning of 2025"),
        TimeCase("the second half-year of 2024", "2024-07-01/2025-01-01", "the second half-year of 2024"),
    ])
    func `times that hang on others`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        "what may march towards us",
        "Mark May's proposal",
        "ask Sun about the mark",
        "May I see the notes?",
        "the sun sat low",
        "they march on",
        "1:1 with Anna",
        "notes of my 1:1",
        "the 4:3 ratio",
        "a 16:9 screen",
        "version 1.10.30",
        "upgrade to v2.3.2024",
        "ticket ABC-2024",
        "issue 1205",
        "6.5 kilograms of rice",
        "call 555 2025 1999",
        "+44 20 7946 0958",
        "12% of users",
        "up 3.5%",
        "100 to 200 people",
        "the last two meetings",
        "my last but one meeting",
        "two meetings ago",
        "the next three tasks",
        "the first meeting",
        "Project Winter",
        "the April release",
        "Summer wrote the plan",
        "the Spring framework",
        "Autumn joined the team",
        "Sundance festival",
        "sundry expenses",
        "the sundae bar",
        "remember the numbers",
        "a wednesfield office",
        "Augusta called",
        "marching orders",
        "the second floor",
        "at the third attempt",
        "chapter 12",
        "a quarter of the budget",
        "half of the team",
        "quarterly numbers",
        "weekly sync notes",
        "the daily standup",
        "monthly report",
        "a 3 day trip",
        "for two hours",
        "a year-long project",
        "2025 units shipped",
        "just before the launch",
        "right after the offsite",
        "shortly after we spoke",
        "lasting effects",
        "this thing",
        "nextcloud setup",
        "lastpass vault",
        "my first Monday at work",
        "the second Friday meeting",
        "and then there were 3",
        "I second that",
        "what a night",
        "dinner plans",
        "breakfast menu",
        "on weekdays",
        "the top 5 may change",
        "mon ami",
        "weekends are quiet",
        "they wed",
        "three summers of work",
        "less than 100 users",
        "more than a week of work",
        "over a hundred pages",
        "two springs broke",
        "exactly what I said",
        "the eastern state",
        "sundaes and cakes",
        "hallowed ground",
        "easterly winds",
        "Let's march on 5 fronts", "SKU 2024-12-AB",
    ])
    func `names, counts, ratios and versions are no times`(_ question: String) throws {
        let reading = try read(question)
        #expect(reading.expressions.map(\.text) == [])
        #expect(reading.unread.map(\.text) == [])
    }

    @Test(arguments: [
        "sundry costs", "the thirsty dog", "ask Augusta", "a fridge", "remember it", "the friary", "a mandate",
        "with Augusto", "in Marchand",
    ])
    func `words that only resemble a name are not corrected`(_ question: String) throws {
        #expect(try read(question).expressions.isEmpty)
    }
}
