import Language
import Parsing
import Testing
import Time

/// A question, the span it names and the phrase that names it.
///
/// Asked on Tuesday, 10 March 2026, 14:20 unless it says so.
struct TimeCase: Sendable, CustomTestStringConvertible {
    let question: String
    let span: String
    let text: String
    let now: String

    /// - Parameters:
    ///   - question: The question.
    ///   - span: Start and end as `start/end`, dates or date-times; an empty side is open.
    ///   - text: The phrase expected.
    ///   - now: The moment of asking.
    init(_ question: String, _ span: String, _ text: String, now: String = "2026-03-10T14:20") {
        (self.question, self.span, self.text, self.now) = (question, span, text, now)
    }

    var testDescription: String { question }
}

func read(_ question: String, now: String = "2026-03-10T14:20", language: Language = .english) throws -> TimeReading {
    let moment = try #require(ISO8601.parse(now)?.local)
    let tokens = QuestionTokenizer().tokens(of: question)
    return TimeGrammar(now: moment, language: language).read(tokens, question: question)
}

/// Writes a span as the tables do: dates without a time where both sides are midnights.
func written(_ span: TimeSpan) -> String {
    let sides = [span.start, span.end]
    let isDayWise = sides.allSatisfy { ($0?.secondOfDay ?? 0) == 0 }
    func text(_ moment: CivilDateTime?) -> String {
        guard let moment else { return "" }
        return isDayWise ? ISO8601.string(moment.date) : String(ISO8601.string(moment).dropLast(3))
    }
    return sides.map(text).joined(separator: "/")
}

/// Expects a question to name one time, the one of the table.
func check(_ example: TimeCase, language: Language = .english) throws {
    let reading = try read(example.question, now: example.now, language: language)
    let first = try #require(reading.expressions.first, "no time found")
    #expect(reading.expressions.count == 1)
    #expect(written(first.span) == example.span)
    #expect(first.text == example.text)
}

@Suite struct TimeGrammarTests {
    @Test(arguments: [
        TimeCase("What did I write today?", "2026-03-10/2026-03-11", "today"),
        TimeCase("yesterday's meeting with Anna", "2026-03-09/2026-03-10", "yesterday's"),
        TimeCase("What is due tmrw?", "2026-03-11/2026-03-12", "tmrw"),
        TimeCase("the day before yesterday", "2026-03-08/2026-03-09", "the day before yesterday"),
        TimeCase("who spoke last week", "2026-03-02/2026-03-09", "last week"),
        TimeCase("decisions of this quarter", "2026-01-01/2026-04-01", "this quarter"),
        TimeCase("plans for next month", "2026-04-01/2026-05-01", "next month"),
        TimeCase("the week before last", "2026-02-23/2026-03-02", "the week before last"),
        TimeCase("the year after next", "2028-01-01/2029-01-01", "the year after next"),
        TimeCase("What did we do in the past month?", "2026-02-10/2026-03-11", "the past month"),
        TimeCase("in the last 3 days", "2026-03-07/2026-03-11", "the last 3 days"),
        TimeCase("over the next two weeks", "2026-03-10/2026-03-25", "the next two weeks"),
        TimeCase("the last couple of weeks", "2026-02-24/2026-03-11", "the last couple of weeks"),
        TimeCase("in the coming days", "2026-03-10/2026-03-14", "the coming days"),
        TimeCase("in the last 48 hours", "2026-03-08T14:20/2026-03-10T14:20", "the last 48 hours"),
        TimeCase("3 days ago", "2026-03-07/2026-03-08", "3 days ago"),
        TimeCase("what did I note three weeks ago?", "2026-02-16/2026-02-23", "three weeks ago"),
        TimeCase("two months ago", "2026-01-01/2026-02-01", "two months ago"),
        TimeCase("a few days ago", "2026-03-03/2026-03-10", "a few days ago"),
        TimeCase("a couple of days ago", "2026-03-07/2026-03-09", "a couple of days ago"),
        TimeCase("in a fortnight\u{2019}s time", "2026-03-23/2026-03-30", "in a fortnight\u{2019}s time"),
        TimeCase("a year ago today", "2025-03-10/2025-03-11", "a year ago today"),
        TimeCase("1 month and 21 days ago", "2026-01-20/2026-01-21", "1 month and 21 days ago"),
        TimeCase("two weeks before Christmas 2025", "2025-12-11/2025-12-12", "two weeks before Christmas 2025"),
    ])
    func `days and units count from now`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("What did Anna say on Monday?", "2026-03-09/2026-03-10", "Monday"),
        TimeCase("What will we do on Monday?", "2026-03-16/2026-03-17", "Monday"),
        TimeCase("what did he say on Tuesday", "2026-03-10/2026-03-11", "Tuesday"),
        TimeCase("last Friday", "2026-03-06/2026-03-07", "last Friday"),
        TimeCase("last Monday", "2026-03-09/2026-03-10", "last Monday"),
        TimeCase("next Friday", "2026-03-20/2026-03-21", "next Friday"),
        TimeCase("this Friday", "2026-03-13/2026-03-14", "this Friday"),
        TimeCase("Wednesday of last week", "2026-03-04/2026-03-05", "Wednesday of last week"),
        TimeCase("last week on Monday", "2026-03-02/2026-03-03", "last week on Monday"),
        TimeCase("last week's Monday", "2026-03-02/2026-03-03", "last week's Monday"),
        TimeCase("the Friday before last", "2026-02-27/2026-02-28", "the Friday before last"),
        TimeCase("on Friday week", "2026-03-20/2026-03-21", "Friday week"),
        TimeCase("a week on Tuesday", "2026-03-24/2026-03-25", "a week on Tuesday"),
        TimeCase("Wednesday gone", "2026-03-04/2026-03-05", "Wednesday gone"),
        TimeCase("two Sundays from now", "2026-03-22/2026-03-23", "two Sundays from now"),
        TimeCase("What did I do at the weekend?", "2026-03-07/2026-03-09", "the weekend"),
        TimeCase("last weekend", "2026-02-28/2026-03-02", "last weekend", now: "2026-03-08T09:00"),
    ])
    func `weekdays follow tense and week`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("on 3 March", "2026-03-03/2026-03-04", "3 March"),
        TimeCase("March 10th, 2025", "2025-03-10/2025-03-11", "March 10th, 2025"),
        TimeCase("the first of April", "2025-04-01/2025-04-02", "the first of April"),
        TimeCase("How long was the August committee meeting?", "2025-08-01/2025-09-01", "August"),
        TimeCase("What is planned for May twenty-first?", "2026-05-21/2026-05-22", "May twenty-first"),
        TimeCase("21-APR-16", "2016-04-21/2016-04-22", "21-APR-16"),
        TimeCase("9 Aug 96", "1996-08-09/1996-08-10", "9 Aug 96"),
        TimeCase("Tue. 3 March", "2026-03-03/2026-03-04", "Tue. 3 March"),
        TimeCase("Thu 26/3/2026", "2026-03-26/2026-03-27", "Thu 26/3/2026"),
        TimeCase("2026-03-10", "2026-03-10/2026-03-11", "2026-03-10"),
        TimeCase("20161016", "2016-10-16/2016-10-17", "20161016"),
        TimeCase("3/4/2026", "2026-03-04/2026-03-05", "3/4/2026"),
        TimeCase("13/4/2026", "2026-04-13/2026-04-14", "13/4/2026"),
        TimeCase("16.10.2016", "2016-10-16/2016-10-17", "16.10.2016"),
        TimeCase("9/2012", "2012-09-01/2012-10-01", "9/2012"),
        TimeCase("in March", "2026-03-01/2026-04-01", "March"),
        TimeCase("in 2025", "2025-01-01/2026-01-01", "2025"),
        TimeCase("in nineteen twenty-eight", "1928-01-01/1929-01-01", "nineteen twenty-eight"),
        TimeCase("March last year", "2025-03-01/2025-04-01", "March last year"),
        TimeCase("on the 5th", "2026-03-05/2026-03-06", "the 5th"),
        TimeCase("the 20th of next month", "2026-04-20/2026-04-21", "the 20th of next month"),
        TimeCase("29 February", "2024-02-29/2024-03-01", "29 February"),
        TimeCase("Fri 13th", "2026-03-13/2026-03-14", "Fri 13th"),
    ])
    func `dates are read in words and in digits`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("from 4 to 22 March", "2026-03-04/2026-03-23", "from 4 to 22 March"),
        TimeCase("March 3rd\u{2013}7th", "2026-03-03/2026-03-08", "March 3rd\u{2013}7th"),
        TimeCase("28 Feb - 3 March", "2026-02-28/2026-03-04", "28 Feb - 3 March"),
        TimeCase("from the 28th to the 3rd", "2026-02-28/2026-03-04", "from the 28th to the 3rd"),
        TimeCase("Nov-Feb 2017", "2016-11-01/2017-03-01", "Nov-Feb 2017"),
        TimeCase("between May 2024 and 2025", "2024-05-01/2026-01-01", "between May 2024 and 2025"),
        TimeCase("2014-2018", "2014-01-01/2019-01-01", "2014-2018"),
        TimeCase("Tuesday to Thursday last week", "2026-03-03/2026-03-06", "Tuesday to Thursday last week"),
        TimeCase("last week, Tuesday through Thursday", "2026-03-03/2026-03-06", "last week, Tuesday through Thursday"),
        TimeCase("from next Monday to Friday", "2026-03-16/2026-03-21", "from next Monday to Friday"),
        TimeCase("Q1 to Q3 2025", "2025-01-01/2025-10-01", "Q1 to Q3 2025"),
        TimeCase("early 2024 to late 2025", "2024-01-01/2026-01-01", "early 2024 to late 2025"),
        TimeCase("mid to late February", "2026-02-11/2026-03-01", "mid to late February"),
        TimeCase("spring to autumn 2025", "2025-03-01/2025-12-01", "spring to autumn 2025"),
        TimeCase("between Christmas and New Year", "2025-12-25/2026-01-02", "between Christmas and New Year"),
        TimeCase("2 weeks starting May 20th 2025", "2025-05-20/2025-06-03", "2 weeks starting May 20th 2025"),
        TimeCase("since Monday", "2026-03-09/", "since Monday"),
        TimeCase("before 2014", "/2014-01-01", "before 2014"),
        TimeCase("after February", "2026-03-01/", "after February"),
        TimeCase("until Friday, what will I finish", "/2026-03-14", "until Friday"),
        TimeCase("What is due by the end of the week?", "/2026-03-16", "by the end of the week"),
        TimeCase("before the end of next month", "/2026-05-01", "before the end of next month"),
        TimeCase("no later than 12 March 2026", "/2026-03-13", "no later than 12 March 2026"),
        TimeCase("starting next week", "2026-03-16/", "starting next week"),
        TimeCase("notes from last week", "2026-03-02/2026-03-09", "last week"),
        TimeCase("from Jan 2026 to date", "2026-01-01/2026-03-11", "from Jan 2026 to date"),
        TimeCase("so far this year", "2026-01-01/2026-03-11", "so far this year"),
        TimeCase("year to date", "2026-01-01/2026-03-11", "year to date"),
    ])
    func `ranges include the last unit named`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("early March", "2026-03-01/2026-03-11", "early March"),
        TimeCase("the end of last week", "2026-03-05/2026-03-09", "the end of last week"),
        TimeCase("mid-2025", "2025-05-01/2025-09-01", "mid-2025"),
        TimeCase("second half of last year", "2025-07-01/2026-01-01", "second half of last year"),
        TimeCase("earlier this week", "2026-03-09/2026-03-11", "earlier this week"),
        TimeCase("later this week", "2026-03-10T14:20/2026-03-16T00:00", "later this week"),
        TimeCase("the rest of the month", "2026-03-10T14:20/2026-04-01T00:00", "the rest of the month"),
        TimeCase("last Friday of May 2025", "2025-05-30/2025-05-31", "last Friday of May 2025"),
        TimeCase("the first week of January 2026", "2025-12-29/2026-01-05", "the first week of January 2026"),
        TimeCase("week 10 of 2025", "2025-03-03/2025-03-10", "week 10 of 2025"),
        TimeCase("the shifts past week 10", "2026-03-02/2026-03-09", "week 10"),
        TimeCase("the last four months of 2021", "2021-09-01/2022-01-01", "the last four months of 2021"),
        TimeCase("the week of 6 October 2024", "2024-09-30/2024-10-07", "the week of 6 October 2024"),
        TimeCase("Q3 last year", "2025-07-01/2025-10-01", "Q3 last year"),
        TimeCase("2019-H2", "2019-07-01/2020-01-01", "2019-H2"),
        TimeCase("summer of last year", "2025-06-01/2025-09-01", "summer of last year"),
        TimeCase("over Christmas", "2025-12-24/2025-12-27", "Christmas"),
        TimeCase("Easter 2026", "2026-04-05/2026-04-06", "Easter 2026"),
        TimeCase("thanksgiving 2017", "2017-11-23/2017-11-24", "thanksgiving 2017"),
        TimeCase("new year's eve 2025", "2025-12-31/2026-01-01", "new year's eve 2025"),
        TimeCase("the same week last year", "2025-03-10/2025-03-17", "the same week last year"),
        TimeCase("the 1990s", "1990-01-01/2000-01-01", "the 1990s"),
    ])
    func `parts, ordinals, quarters and holidays`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("tomorrow at 3", "2026-03-11T15:00/2026-03-11T16:00", "tomorrow at 3"),
        TimeCase("at 3pm", "2026-03-10T15:00/2026-03-10T16:00", "at 3pm"),
        TimeCase("at 9:15", "2026-03-10T09:15/2026-03-10T09:16", "at 9:15"),
        TimeCase("15h30", "2026-03-10T15:30/2026-03-10T15:31", "15h30"),
        TimeCase("4.30pm", "2026-03-10T16:30/2026-03-10T16:31", "4.30pm"),
        TimeCase("half past three pm", "2026-03-10T15:30/2026-03-10T15:31", "half past three pm"),
        TimeCase("3 to 5pm", "2026-03-10T15:00/2026-03-10T17:00", "3 to 5pm"),
        TimeCase("from 9 to 5", "2026-03-10T09:00/2026-03-10T17:00", "from 9 to 5"),
        TimeCase("last Friday from 11 pm to 3", "2026-03-06T23:00/2026-03-07T03:00", "last Friday from 11 pm to 3"),
        TimeCase("yesterday morning", "2026-03-09T05:00/2026-03-09T12:00", "yesterday morning"),
        TimeCase("What happened in the morning?", "2026-03-10T05:00/2026-03-10T12:00", "in the morning"),
        TimeCase("tonight at 8", "2026-03-10T20:00/2026-03-10T21:00", "tonight at 8"),
        TimeCase("late last night", "2026-03-09T23:00/2026-03-10T05:00", "late last night"),
        TimeCase("what did we agree at lunch yesterday", "2026-03-09T11:00/2026-03-09T14:00", "at lunch yesterday"),
        TimeCase("Monday's 3pm call", "2026-03-09T15:00/2026-03-09T16:00", "Monday's 3pm"),
        TimeCase("2026-03-10T09:00", "2026-03-10T09:00/2026-03-10T09:01", "2026-03-10T09:00"),
        TimeCase("what do I have tomorrow before 5pm", "2026-03-11T00:00/2026-03-11T17:00", "tomorrow before 5pm"),
    ])
    func `times of day`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("Was haben wir letzte Woche entschieden?", "2026-03-02/2026-03-09", "letzte Woche"),
        TimeCase("Wer war vorgestern dabei?", "2026-03-08/2026-03-09", "vorgestern"),
        TimeCase("Was steht übermorgen an?", "2026-03-12/2026-03-13", "übermorgen"),
        TimeCase("Notizen vom 3. März", "2026-03-03/2026-03-04", "3. März"),
        TimeCase("im Februar", "2026-02-01/2026-03-01", "Februar"),
        TimeCase("seit Montag", "2026-03-09/", "seit Montag"),
        TimeCase("vor zwei Wochen", "2026-02-23/2026-03-02", "vor zwei Wochen"),
        TimeCase("in den letzten 3 Wochen", "2026-02-17/2026-03-11", "den letzten 3 Wochen"),
        TimeCase("zwischen Montag und Mittwoch", "2026-03-09/2026-03-12", "zwischen Montag und Mittwoch"),
        TimeCase("vom 3. bis 5. März", "2026-03-03/2026-03-06", "vom 3. bis 5. März"),
        TimeCase("vorletzte Woche", "2026-02-23/2026-03-02", "vorletzte Woche"),
        TimeCase("Ende letzter Woche", "2026-03-05/2026-03-09", "Ende letzter Woche"),
        TimeCase("morgen früh", "2026-03-11T05:00/2026-03-11T12:00", "morgen früh"),
        TimeCase("heute Morgen", "2026-03-10T05:00/2026-03-10T12:00", "heute Morgen"),
        TimeCase("um halb vier", "2026-03-10T15:30/2026-03-10T15:31", "um halb vier"),
        TimeCase("am 15.3.2026 um 15 Uhr", "2026-03-15T15:00/2026-03-15T16:00", "15.3.2026 um 15 Uhr"),
        TimeCase("KW 12", "2026-03-16/2026-03-23", "KW 12"),
    ])
    func `German has its own table`(_ example: TimeCase) throws { try check(example, language: .german) }

    @Test(arguments: [
        "What may we expect?", "the march of progress", "Who sat beside Anna?", "What did April say?",
        "ask June about the budget", "the proposal written by May", "Project Winter", "Spring Boot upgrade",
        "notes of the 1:1 with Anna", "a 4:3 ratio", "version 1.10.30", "ticket #412", "the 15th floor",
        "notes from Sarah", "since it failed", "until it works", "before the launch", "for a week", "15 hours",
        "the last three meetings", "the second attempt", "a second opinion", "24/7 support", "3/4 of the team",
        "6.5 kilograms", "$1,194.09", "call +49 2010-2015-86", "ABC-2025-77", "the 2026 roadmap", "2000 pieces",
        "in the second", "between 5 and 10 people", "from 3 to 5 users", "after 3 attempts", "grew by 5",
        "the H2 heading", "nowhere", "Have a great month.", "every Monday", "at 10 people",
        "This may take longer.",
        "20%e7%b7%8a", "COVID-19", "PR 3/4", "room 12", "a few hours", "", "?!",
    ])
    func `ordinary words and numbers are no times`(_ question: String) throws {
        let reading = try read(question)
        #expect(reading.expressions.map(\.text) == [])
        #expect(reading.unread.map(\.text) == [])
    }

    @Test(arguments: [
        ("meetings on 31 June", "31 June"), ("29 February 2026", "29 February 2026"), ("at 25:12", "at 25:12"),
        ("on the 45th", "the 45th"), ("June 10 - 31, 2022", "June 10 - 31, 2022"), ("8/32/2014", "8/32/2014"),
        ("2026-02-30", "2026-02-30"), ("14PM", "14PM"), ("in Q5 2025", "Q5 2025"), ("week 60", "week 60"),
    ])
    func `times that no calendar has are reported and not read in pieces`(_ question: String, _ text: String) throws {
        let reading = try read(question)
        #expect(reading.expressions.map(\.text) == [])
        #expect(reading.unread.map(\.text) == [text])
    }
}
