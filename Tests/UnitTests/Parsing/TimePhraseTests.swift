import Testing

/// Phrasings of note-takers that the public suites of time expressions do not have.
@Suite struct TimePhraseTests {
    @Test(arguments: [
        TimeCase("what did I note the month before last", "2026-01-01/2026-02-01", "the month before last"),
        TimeCase("the quarter before last", "2025-07-01/2025-10-01", "the quarter before last"),
        TimeCase("hikes of the weekend before last", "2026-02-28/2026-03-02", "the weekend before last"),
        TimeCase("what broke the night before last?", "2026-03-08T18:00/2026-03-09T05:00", "the night before last"),
        TimeCase("the evening before last", "2026-03-08T17:00/2026-03-09T00:00", "the evening before last"),
        TimeCase("the summer before last", "2024-06-01/2024-09-01", "the summer before last"),
        TimeCase("the Christmas before last", "2024-12-25/2024-12-26", "the Christmas before last"),
        TimeCase("the March before last", "2024-03-01/2024-04-01", "the March before last"),
        TimeCase("the second last week", "2026-02-23/2026-03-02", "the second last week"),
    ])
    func `the unit before last`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase(
            "who worked between Easter and Whitsun 2025?", "2025-04-20/2025-06-09", "between Easter and Whitsun 2025"),
        TimeCase(
            "in the week between Christmas and New Year", "2025-12-25/2026-01-02",
            "the week between Christmas and New Year"),
        TimeCase("what happened around Easter?", "2025-04-18/2025-04-22", "around Easter"),
        TimeCase("the weekend after Thanksgiving", "2025-11-29/2025-12-01", "the weekend after Thanksgiving"),
        TimeCase("the week after New Year", "2026-01-05/2026-01-12", "the week after New Year"),
        TimeCase("over the Easter break last year", "2025-04-18/2025-04-22", "the Easter break last year"),
        TimeCase("from Christmas until Epiphany", "2025-12-25/2026-01-07", "from Christmas until Epiphany"),
        TimeCase("two days after Boxing Day 2025", "2025-12-28/2025-12-29", "two days after Boxing Day 2025"),
        TimeCase("just before Christmas", "2025-12-18/2025-12-25", "just before Christmas"),
        TimeCase("shortly after Easter 2025", "2025-04-21/2025-04-28", "shortly after Easter 2025"),
        TimeCase("what did I do in Christmas week 2025", "2025-12-22/2025-12-29", "Christmas week 2025"),
        TimeCase("the days around New Year", "2025-12-31/2026-01-02", "around New Year"),
        TimeCase("what did we plan in the run-up to Christmas?", "2025-12-11/2025-12-25", "the run-up to Christmas"),
    ])
    func `periods around and between holidays`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("when is the Christmas party this year", "2026-01-01/2027-01-01", "this year"),
        TimeCase("who paid for the Easter egg hunt last May", "2025-05-01/2025-06-01", "last May"),
        TimeCase("what did we eat at Easter brunch", "2025-04-18/2025-04-22", "Easter"),
    ])
    func `a holiday before a noun names a thing, but behind a preposition a time`(_ example: TimeCase) throws {
        try check(example)
    }

    @Test(arguments: [
        "what did the stands for the winter wheels cost", "what is planned for the summer party",
        "what was the first thing that I printed", "autumn budget", "what did I change about my midday meal",
        "how do I plan my day in the morning", "which day of the week is choir practice",
        "what happens after two weeks without payment",
    ])
    func `a season before a noun, a habit and what counts from something told are no times`(question: String) throws {
        #expect(try Names.reading(question).time == nil)
    }

    @Test(arguments: [
        TimeCase("what happened over the summer", "2025-06-01/2025-09-01", "the summer"),
        TimeCase("what did we decide in winter", "2025-12-01/2026-03-01", "winter"),
        TimeCase("what did we say in the autumn memo", "2025-09-01/2025-12-01", "the autumn"),
        TimeCase("what did we say at midday", "2026-03-10T12:00/2026-03-10T13:00", "at midday"),
        TimeCase("who was ill in autumn 2025 (Sept to Nov)", "2025-09-01/2025-12-01", "autumn 2025"),
        TimeCase("who was asked to come by in October 2025", "2025-10-01/2025-11-01", "October 2025"),
    ])
    func `a season alone is one, and what somebody came by in is no deadline`(_ example: TimeCase) throws {
        try check(example)
    }

    @Test(arguments: [
        TimeCase("about three weeks ago", "2026-02-16/2026-02-23", "about three weeks ago"),
        TimeCase("a week or two ago", "2026-02-23/2026-03-09", "a week or two ago"),
        TimeCase("two or three days ago", "2026-03-07/2026-03-09", "two or three days ago"),
        TimeCase("2-3 weeks ago", "2026-02-16/2026-03-02", "2-3 weeks ago"),
        TimeCase("a month or two ago", "2026-01-01/2026-03-01", "a month or two ago"),
        TimeCase("in the last month or so", "2026-02-10/2026-03-11", "the last month or so"),
        TimeCase("a month or so ago", "2026-02-01/2026-03-01", "a month or so ago"),
        TimeCase("over the past week or two", "2026-02-24/2026-03-11", "the past week or two"),
        TimeCase("in the last two or three weeks", "2026-02-17/2026-03-11", "the last two or three weeks"),
        TimeCase("some weeks back", "2026-02-16/2026-02-23", "some weeks back"),
        TimeCase("a few months ago", "2025-12-01/2026-01-01", "a few months ago"),
        TimeCase("a couple of weeks ago", "2026-02-23/2026-03-02", "a couple of weeks ago"),
        TimeCase("over the last several months", "2025-10-10/2026-03-11", "the last several months"),
        TimeCase("in recent weeks", "2026-02-17/2026-03-11", "recent weeks"),
        TimeCase("sometime last month", "2026-02-01/2026-03-01", "last month"),
        TimeCase("the other evening", "2026-03-03/2026-03-10", "the other evening"),
        TimeCase("not long ago", "2026-02-08/2026-03-11", "not long ago"),
        TimeCase("around the middle of February", "2026-02-11/2026-02-21", "around the middle of February"),
    ])
    func `vague and approximate spans`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("the third quarter of last year", "2025-07-01/2025-10-01", "the third quarter of last year"),
        TimeCase("Q2 of next year", "2027-04-01/2027-07-01", "Q2 of next year"),
        TimeCase("last year's Q3", "2025-07-01/2025-10-01", "last year's Q3"),
        TimeCase("the first half of next year", "2027-01-01/2027-07-01", "the first half of next year"),
        TimeCase("H2 last year", "2025-07-01/2026-01-01", "H2 last year"),
        TimeCase("the final quarter of last year", "2025-10-01/2026-01-01", "the final quarter of last year"),
        TimeCase("the latter half of last month", "2026-02-16/2026-03-01", "the latter half of last month"),
        TimeCase("the last quarter of 2024", "2024-10-01/2025-01-01", "the last quarter of 2024"),
        TimeCase("fourth quarter last year", "2025-10-01/2026-01-01", "fourth quarter last year"),
        TimeCase(
            "the second half of the year before last", "2024-07-01/2025-01-01",
            "the second half of the year before last"),
    ])
    func `quarters and halves of a relative year`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("this month last year", "2025-03-01/2025-04-01", "this month last year"),
        TimeCase("the same quarter last year", "2025-01-01/2025-04-01", "the same quarter last year"),
        TimeCase("this day last month", "2026-02-10/2026-02-11", "this day last month"),
        TimeCase("this time last week", "2026-03-03/2026-03-04", "this time last week"),
        TimeCase("a year ago this week", "2025-03-10/2025-03-17", "a year ago this week"),
        TimeCase("two years ago this month", "2024-03-01/2024-04-01", "two years ago this month"),
        TimeCase("the same week two years ago", "2024-03-04/2024-03-11", "the same week two years ago"),
        TimeCase("on this day in 2024", "2024-03-10/2024-03-11", "this day in 2024"),
        TimeCase("today last year", "2025-03-10/2025-03-11", "today last year"),
        TimeCase("the same day a month ago", "2026-02-10/2026-02-11", "the same day a month ago"),
        TimeCase("the same month the year before last", "2024-03-01/2024-04-01", "the same month the year before last"),
    ])
    func `the same time in an earlier unit`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("what did I note earlier today?", "2026-03-10T00:00/2026-03-10T14:20", "earlier today"),
        TimeCase("what else is on later today?", "2026-03-10T14:20/2026-03-11T00:00", "later today"),
        TimeCase("the rest of today", "2026-03-10T14:20/2026-03-11T00:00", "the rest of today"),
        TimeCase("first thing yesterday", "2026-03-09T05:00/2026-03-09T10:00", "first thing yesterday"),
        TimeCase("first thing on Monday morning", "2026-03-09T05:00/2026-03-09T10:00", "first thing on Monday morning"),
        TimeCase("the first half of yesterday", "2026-03-09T00:00/2026-03-09T12:00", "the first half of yesterday"),
        TimeCase("over lunch on Thursday", "2026-03-05T11:00/2026-03-05T14:00", "lunch on Thursday"),
        TimeCase("Friday lunchtime", "2026-03-06T11:00/2026-03-06T14:00", "Friday lunchtime"),
        TimeCase("late on Monday", "2026-03-09T16:00/2026-03-10T00:00", "late on Monday"),
        TimeCase("early yesterday", "2026-03-09T00:00/2026-03-09T10:00", "early yesterday"),
        TimeCase("the end of yesterday", "2026-03-09T16:00/2026-03-10T00:00", "the end of yesterday"),
        TimeCase("after lunch on Monday", "2026-03-09T14:00/2026-03-10T00:00", "after lunch on Monday"),
        TimeCase("before lunch yesterday", "2026-03-09T00:00/2026-03-09T11:00", "before lunch yesterday"),
        TimeCase("mid-morning on Thursday", "2026-03-05T09:00/2026-03-05T11:00", "mid-morning on Thursday"),
        TimeCase("during working hours yesterday", "2026-03-09T08:00/2026-03-09T18:00", "working hours yesterday"),
        TimeCase("around noon yesterday", "2026-03-09T12:00/2026-03-09T13:00", "around noon yesterday"),
        TimeCase("at breakfast on Friday", "2026-03-06T05:00/2026-03-06T10:00", "at breakfast on Friday"),
        TimeCase("over dinner last Friday", "2026-03-06T18:00/2026-03-06T23:00", "dinner last Friday"),
        TimeCase("the small hours of Monday", "2026-03-09T00:00/2026-03-09T05:00", "the small hours of Monday"),
        TimeCase("this lunchtime", "2026-03-10T11:00/2026-03-10T14:00", "this lunchtime"),
    ])
    func `parts of today and of a named day`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("this quarter so far", "2026-01-01/2026-03-11", "this quarter so far"),
        TimeCase("this month to date", "2026-03-01/2026-03-11", "this month to date"),
        TimeCase(
            "from the start of the year until now", "2026-01-01T00:00/2026-03-10T14:20",
            "from the start of the year until now"),
        TimeCase("since the beginning of last month", "2026-02-01/", "since the beginning of last month"),
        TimeCase("from last Monday to today", "2026-03-09/2026-03-11", "from last Monday to today"),
        TimeCase("since New Year", "2026-01-01/", "since New Year"),
        TimeCase("all year so far", "2026-01-01/2026-03-11", "year so far"),
        TimeCase("what has been decided in the year so far", "2026-01-01/2026-03-11", "the year so far"),
        TimeCase("from 1 February till now", "2026-02-01T00:00/2026-03-10T14:20", "from 1 February till now"),
        TimeCase("the quarter to date", "2026-01-01/2026-03-11", "the quarter to date"),
    ])
    func `from a start to date`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("the past quarter", "2025-12-10/2026-03-11", "the past quarter"),
        TimeCase("in the last two quarters", "2025-09-10/2026-03-11", "the last two quarters"),
        TimeCase("the past 18 months", "2024-09-10/2026-03-11", "the past 18 months"),
        TimeCase("over the last fortnight", "2026-02-24/2026-03-11", "the last fortnight"),
        TimeCase("over the past half year", "2025-09-10/2026-03-11", "the past half year"),
        TimeCase("in the trailing twelve months", "2025-03-10/2026-03-11", "the trailing twelve months"),
        TimeCase("the previous 10 days", "2026-02-28/2026-03-11", "the previous 10 days"),
        TimeCase("the past decade", "2016-03-10/2026-03-11", "the past decade"),
        TimeCase("the past hour", "2026-03-10T13:20/2026-03-10T14:20", "the past hour"),
        TimeCase("the last two weekends", "2026-02-28/2026-03-09", "the last two weekends"),
        TimeCase("the last three Mondays", "2026-02-23/2026-03-10", "the last three Mondays"),
        TimeCase("the past year and a half", "2024-09-10/2026-03-11", "the past year and a half"),
        TimeCase("the last six weeks", "2026-01-27/2026-03-11", "the last six weeks"),
    ])
    func `rolling units`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("who is away Wednesday week?", "2026-03-18/2026-03-19", "Wednesday week"),
        TimeCase("Monday fortnight", "2026-03-30/2026-03-31", "Monday fortnight"),
        TimeCase("a week last Thursday", "2026-02-26/2026-02-27", "a week last Thursday"),
        TimeCase("a fortnight last Friday", "2026-02-20/2026-02-21", "a fortnight last Friday"),
        TimeCase("what was agreed on Friday gone?", "2026-03-06/2026-03-07", "Friday gone"),
        TimeCase("is anything due Monday next?", "2026-03-16/2026-03-17", "Monday next"),
        TimeCase("Thursday last", "2026-03-05/2026-03-06", "Thursday last"),
        TimeCase("Sunday just gone", "2026-03-08/2026-03-09", "Sunday just gone"),
        TimeCase("a fortnight on Friday", "2026-03-27/2026-03-28", "a fortnight on Friday"),
        TimeCase("a week tomorrow", "2026-03-18/2026-03-19", "a week tomorrow"),
        TimeCase("a week yesterday", "2026-03-02/2026-03-03", "a week yesterday"),
        TimeCase("a week next Monday", "2026-03-23/2026-03-24", "a week next Monday"),
        TimeCase("tomorrow fortnight", "2026-03-25/2026-03-26", "tomorrow fortnight"),
        TimeCase("the Friday just gone", "2026-03-06/2026-03-07", "the Friday just gone"),
        TimeCase("a fortnight ago yesterday", "2026-02-23/2026-02-24", "a fortnight ago yesterday"),
        TimeCase("Thursday coming", "2026-03-12/2026-03-13", "Thursday coming"),
        TimeCase("a week ago last Friday", "2026-02-27/2026-02-28", "a week ago last Friday"),
        TimeCase("three weeks ago on Thursday", "2026-02-19/2026-02-20", "three weeks ago on Thursday"),
        TimeCase("Friday two weeks ago", "2026-02-27/2026-02-28", "Friday two weeks ago"),
        TimeCase("in two weeks on Thursday", "2026-03-26/2026-03-27", "in two weeks on Thursday"),
    ])
    func `British weekday idioms`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("Monday to Wednesday of last week", "2026-03-02/2026-03-05", "Monday to Wednesday of last week"),
        TimeCase("last week Tue-Thu", "2026-03-03/2026-03-06", "last week Tue-Thu"),
        TimeCase(
            "between Tuesday and Friday of the week before last", "2026-02-24/2026-02-28",
            "between Tuesday and Friday of the week before last"),
        TimeCase(
            "next week from Monday until Thursday", "2026-03-16/2026-03-20", "next week from Monday until Thursday"),
        TimeCase("the first three days of last week", "2026-03-02/2026-03-05", "the first three days of last week"),
        TimeCase("Thursday and Friday last week", "2026-03-05/2026-03-07", "Thursday and Friday last week"),
        TimeCase("the weekdays of last week", "2026-03-02/2026-03-07", "the weekdays of last week"),
        TimeCase("Mon - Wed this week", "2026-03-09/2026-03-12", "Mon - Wed this week"),
        TimeCase(
            "two weeks ago from Wednesday to Friday", "2026-02-25/2026-02-28", "two weeks ago from Wednesday to Friday"),
    ])
    func `weekday ranges in a relative week`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("30 January to 2 February", "2026-01-30/2026-02-03", "30 January to 2 February"),
        TimeCase("from the 27th to the 2nd", "2026-02-27/2026-03-03", "from the 27th to the 2nd"),
        TimeCase("from 25 February until the 3rd", "2026-02-25/2026-03-04", "from 25 February until the 3rd"),
        TimeCase("Dec 30 - Jan 2", "2025-12-30/2026-01-03", "Dec 30 - Jan 2"),
        TimeCase(
            "from the 28th of last month to the 3rd of this month", "2026-02-28/2026-03-04",
            "from the 28th of last month to the 3rd of this month"),
        TimeCase("between 29 Dec 2024 and 3 Jan 2025", "2024-12-29/2025-01-04", "between 29 Dec 2024 and 3 Jan 2025"),
        TimeCase("28/2 - 3/3/2026", "2026-02-28/2026-03-04", "28/2 - 3/3/2026"),
        TimeCase("26 April to 3 May 2025", "2025-04-26/2025-05-04", "26 April to 3 May 2025"),
        TimeCase("the 30th to 2 March", "2026-01-30/2026-03-03", "the 30th to 2 March"),
    ])
    func `day ranges that cross a month`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("from mid-2024 to early 2025", "2024-05-01/2025-05-01", "from mid-2024 to early 2025"),
        TimeCase("from late January to early February", "2026-01-21/2026-02-11", "from late January to early February"),
        TimeCase("Q4 2024 to Q1 2025", "2024-10-01/2025-04-01", "Q4 2024 to Q1 2025"),
        TimeCase("between Q2 and Q4 last year", "2025-04-01/2026-01-01", "between Q2 and Q4 last year"),
        TimeCase("summer 2024 to spring 2025", "2024-06-01/2025-06-01", "summer 2024 to spring 2025"),
        TimeCase(
            "from the end of January to mid February", "2026-01-21/2026-02-21",
            "from the end of January to mid February"),
        TimeCase("November to February", "2025-11-01/2026-03-01", "November to February"),
        TimeCase("from January to June of last year", "2025-01-01/2025-07-01", "from January to June of last year"),
        TimeCase("H2 2024 through H1 2025", "2024-07-01/2025-07-01", "H2 2024 through H1 2025"),
        TimeCase("Q2-Q3 last year", "2025-04-01/2025-10-01", "Q2-Q3 last year"),
        TimeCase("Q1 and Q2 of last year", "2025-01-01/2025-07-01", "Q1 and Q2 of last year"),
        TimeCase("between spring and autumn last year", "2025-03-01/2025-12-01", "between spring and autumn last year"),
        TimeCase("May to March", "2025-05-01/2026-04-01", "May to March"),
    ])
    func `ranges of parts of years`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("tomorrow at 7", "2026-03-11T07:00/2026-03-11T08:00", "tomorrow at 7"),
        TimeCase("at 2 on Thursday", "2026-03-05T14:00/2026-03-05T15:00", "at 2 on Thursday"),
        TimeCase("yesterday between 1 and 3", "2026-03-09T13:00/2026-03-09T15:00", "yesterday between 1 and 3"),
        TimeCase("from 11 to 1 on Monday", "2026-03-09T11:00/2026-03-09T13:00", "from 11 to 1 on Monday"),
        TimeCase("on Monday after 4", "2026-03-09T16:00/2026-03-10T00:00", "Monday after 4"),
        TimeCase("tomorrow before 10", "2026-03-11T00:00/2026-03-11T10:00", "tomorrow before 10"),
        TimeCase("Monday's 4 o'clock", "2026-03-09T16:00/2026-03-09T17:00", "Monday's 4 o'clock"),
        TimeCase("yesterday at half past two", "2026-03-09T14:30/2026-03-09T14:31", "yesterday at half past two"),
        TimeCase("yesterday at 6:30", "2026-03-09T18:30/2026-03-09T18:31", "yesterday at 6:30"),
        TimeCase("tomorrow at 12", "2026-03-11T12:00/2026-03-11T13:00", "tomorrow at 12"),
        TimeCase("tomorrow 10-12", "2026-03-11T10:00/2026-03-11T12:00", "tomorrow 10-12"),
        TimeCase("who was in the 3 o'clock yesterday", "2026-03-09T15:00/2026-03-09T16:00", "3 o'clock yesterday"),
        TimeCase("yesterday at 5ish", "2026-03-09T17:00/2026-03-09T18:00", "yesterday at 5ish"),
    ])
    func `bare hours are office hours`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("what must be done by the end of next week?", "/2026-03-23", "by the end of next week"),
        TimeCase("due by end of month", "/2026-04-01", "by end of month"),
        TimeCase("since the start of the quarter", "2026-01-01/", "since the start of the quarter"),
        TimeCase("what was written before this week?", "/2026-03-09", "before this week"),
        TimeCase("what is planned after next week?", "2026-03-23/", "after next week"),
        TimeCase("from next month on", "2026-04-01/", "from next month on"),
        TimeCase("not before next week", "2026-03-16/", "not before next week"),
        TimeCase("what is due within the next ten days?", "2026-03-10/2026-03-21", "within the next ten days"),
        TimeCase("until the middle of next month, what will we do", "/2026-04-21", "until the middle of next month"),
        TimeCase("what is due by mid-April", "/2026-04-21", "by mid-April"),
        TimeCase("since last Thursday", "2026-03-05/", "since last Thursday"),
        TimeCase("up to the end of last month", "/2026-03-01", "up to the end of last month"),
        TimeCase("through the end of the quarter", "/2026-04-01", "through the end of the quarter"),
        TimeCase("due by tomorrow evening", "/2026-03-12", "by tomorrow evening"),
        TimeCase("in the time since Monday", "2026-03-09/", "since Monday"),
        TimeCase("due by Monday morning", "/2026-03-16T12:00", "by Monday morning"),
        TimeCase("any time after next Monday", "2026-03-17/", "any time after next Monday"),
        TimeCase("from the 5th onwards", "2026-03-05/", "from the 5th onwards"),
        TimeCase("due by EOW", "/2026-03-16", "by EOW"),
        TimeCase("what was open as of 1 March", "2026-03-01/", "as of 1 March"),
        TimeCase("since a week ago", "2026-03-02/", "since a week ago"),
        TimeCase("since two months", "2026-01-10/2026-03-11", "since two months"),
    ])
    func `deadlines and open ranges`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("next Tuesday's agenda", "2026-03-17/2026-03-18", "next Tuesday's"),
        TimeCase("the previous quarter's numbers", "2025-10-01/2026-01-01", "the previous quarter's"),
        TimeCase("2025's goals", "2025-01-01/2026-01-01", "2025"),
        TimeCase("last year's summer", "2025-06-01/2025-09-01", "last year's summer"),
        TimeCase("last month's first week", "2026-02-02/2026-02-09", "last month's first week"),
        TimeCase("this year's Easter", "2026-04-05/2026-04-06", "this year's Easter"),
        TimeCase("yesterday afternoon's call", "2026-03-09T12:00/2026-03-09T18:00", "yesterday afternoon's"),
        TimeCase("next week's Tuesday", "2026-03-17/2026-03-18", "next week's Tuesday"),
        TimeCase("last week's last day", "2026-03-08/2026-03-09", "last week's last day"),
        TimeCase("in three days' time", "2026-03-13/2026-03-14", "in three days' time"),
        TimeCase("the last two weeks' notes", "2026-02-24/2026-03-11", "the last two weeks'"),
        TimeCase("last weekend's trip", "2026-03-07/2026-03-09", "last weekend's"),
        TimeCase("January's retrospective", "2026-01-01/2026-02-01", "January's"),
    ])
    func `possessives of times`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("last winter", "2025-12-01/2026-03-01", "last winter"),
        TimeCase("next autumn", "2026-09-01/2026-12-01", "next autumn"),
        TimeCase("the winter of 2024/25", "2024-12-01/2025-03-01", "the winter of 2024/25"),
        TimeCase("winter 2024", "2024-12-01/2025-03-01", "winter 2024"),
        TimeCase("spring of next year", "2027-03-01/2027-06-01", "spring of next year"),
        TimeCase("late autumn last year", "2025-11-01/2025-12-01", "late autumn last year"),
        TimeCase("the summer of the year before last", "2024-06-01/2024-09-01", "the summer of the year before last"),
        TimeCase("over the summer", "2025-06-01/2025-09-01", "the summer"),
        TimeCase("early summer 2025", "2025-06-01/2025-07-01", "early summer 2025"),
        TimeCase("the winter before last", "2024-12-01/2025-03-01", "the winter before last"),
        TimeCase("this winter, what did we ship", "2025-12-01/2026-03-01", "this winter"),
    ])
    func `seasons of a relative year`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase(
            "3 hours starting at 2pm yesterday", "2026-03-09T14:00/2026-03-09T17:00",
            "3 hours starting at 2pm yesterday"),
        TimeCase("for two hours from 1pm", "2026-03-10T13:00/2026-03-10T15:00", "two hours from 1pm"),
        TimeCase("next Monday for 3 days", "2026-03-16/2026-03-19", "next Monday for 3 days"),
        TimeCase("early Friday morning", "2026-03-06T05:00/2026-03-06T09:00", "early Friday morning"),
        TimeCase("late on Wednesday afternoon", "2026-03-04T15:00/2026-03-04T18:00", "late on Wednesday afternoon"),
        TimeCase(
            "in the early hours of Tuesday last week", "2026-03-03T00:00/2026-03-03T05:00",
            "in the early hours of Tuesday last week"),
        TimeCase("the end of the day on Friday", "2026-03-06T16:00/2026-03-07T00:00", "the end of the day on Friday"),
        TimeCase("yesterday 1500-1700 hrs", "2026-03-09T15:00/2026-03-09T17:00", "yesterday 1500-1700 hrs"),
        TimeCase("yesterday at 17:30h", "2026-03-09T17:30/2026-03-09T17:31", "yesterday at 17:30h"),
        TimeCase("yesterday at ten to four", "2026-03-09T15:50/2026-03-09T15:51", "yesterday at ten to four"),
        TimeCase("from ten to four yesterday", "2026-03-09T10:00/2026-03-09T16:00", "from ten to four yesterday"),
        TimeCase("1h30 ago", "2026-03-10T12:50/2026-03-10T12:51", "1h30 ago"),
        TimeCase("45m ago", "2026-03-10T13:35/2026-03-10T13:36", "45m ago"),
        TimeCase("three and a half weeks ago", "2026-02-14/2026-02-15", "three and a half weeks ago"),
        TimeCase("two and a half years ago", "2023-09-01/2023-10-01", "two and a half years ago"),
        TimeCase("a day or two before Easter", "2025-04-18/2025-04-20", "a day or two before Easter"),
        TimeCase("2 days before the end of the month", "2026-03-29/2026-03-30", "2 days before the end of the month"),
        TimeCase("eoy 2024", "2024-09-01/2025-01-01", "eoy 2024"),
        TimeCase("in less than two weeks", "2026-03-10/2026-03-25", "in less than two weeks"),
        TimeCase("2025-10-13T15:30:00Z", "2025-10-13T15:30/2025-10-13T15:31", "2025-10-13T15:30:00Z"),
        TimeCase("2026-03-09T09:30:00+01:00", "2026-03-09T09:30/2026-03-09T09:31", "2026-03-09T09:30:00+01:00"),
        TimeCase("the 9am on Monday", "2026-03-09T09:00/2026-03-09T10:00", "9am on Monday"),
        TimeCase("midweek", "2026-03-10/2026-03-13", "midweek"),
        TimeCase("Shrove Tuesday", "2026-02-17/2026-02-18", "Shrove Tuesday"),
    ])
    func `hours, durations and edges of periods`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("tasks by Friday", "/2026-03-14", "by Friday"),
        TimeCase("no later than the 20th", "/2026-03-21", "no later than the 20th"),
        TimeCase("last Monday until now", "2026-03-09T00:00/2026-03-10T14:20", "last Monday until now"),
        TimeCase("what changes from now on?", "2026-03-10T14:20/", "from now on"),
        TimeCase("in or after 2024", "2024-01-01/", "in or after 2024"),
        TimeCase("the 3rd and 4th of February", "2026-02-03/2026-02-05", "the 3rd and 4th of February"),
        TimeCase("what was on 21./22. January", "2026-01-21/2026-01-23", "21./22. January"),
        TimeCase("27 and 28 April 2025", "2025-04-27/2025-04-29", "27 and 28 April 2025"),
        TimeCase("Monday 9 March standup", "2026-03-09/2026-03-10", "Monday 9 March"),
        TimeCase("standup of 9 March notes", "2026-03-09/2026-03-10", "9 March"),
        TimeCase("this and last week", "2026-03-02/2026-03-16", "this and last week"),
        TimeCase("what is on this week and next?", "2026-03-09/2026-03-23", "this week and next"),
        TimeCase("standup Mon", "2026-03-09/2026-03-10", "Mon"),
        TimeCase("Q1/Q2 2025", "2025-01-01/2025-07-01", "Q1/Q2 2025"),
        TimeCase("two Christmases ago", "2024-12-25/2024-12-26", "two Christmases ago"),
        TimeCase("three summers ago", "2023-06-01/2023-09-01", "three summers ago"),
        TimeCase("the days leading up to Christmas", "2025-12-11/2025-12-25", "leading up to Christmas"),
        TimeCase("less than a week ago", "2026-03-03/2026-03-11", "less than a week ago"),
        TimeCase("more than a month ago", "/2026-02-11", "more than a month ago"),
        TimeCase("over a year ago", "/2025-03-11", "over a year ago"),
        TimeCase("exactly two weeks ago", "2026-02-24/2026-02-25", "exactly two weeks ago"),
        TimeCase("a year ago to the day", "2025-03-10/2025-03-11", "a year ago to the day"),
        TimeCase("nearly a month ago", "2026-02-01/2026-03-01", "nearly a month ago"),
        TimeCase("the first few days of February", "2026-02-01/2026-02-04", "the first few days of February"),
        TimeCase("the last days of January", "2026-01-29/2026-02-01", "the last days of January"),
        TimeCase("the first couple of weeks of 2025", "2024-12-30/2025-01-13", "the first couple of weeks of 2025"),
        TimeCase("early on in February", "2026-02-01/2026-02-11", "early on in February"),
        TimeCase("as far back as 2022", "2022-01-01/", "as far back as 2022"),
        TimeCase("the same period last year", "2025-03-10/2025-03-17", "the same period last year"),
        TimeCase("the Tuesday just past", "2026-03-03/2026-03-04", "the Tuesday just past"),
        TimeCase("this Friday gone", "2026-03-06/2026-03-07", "this Friday gone"),
        TimeCase("a week from Friday", "2026-03-20/2026-03-21", "a week from Friday"),
        TimeCase("March so far", "2026-03-01/2026-03-11", "March so far"),
        TimeCase("2026 to date", "2026-01-01/2026-03-11", "2026 to date"),
        TimeCase("Mon, Tue and Wed last week", "2026-03-02/2026-03-05", "Mon, Tue and Wed last week"),
        TimeCase("February's second week", "2026-02-09/2026-02-16", "February's second week"),
    ])
    func `deadlines, lists, counted names and comparisons`(_ example: TimeCase) throws { try check(example) }
}
