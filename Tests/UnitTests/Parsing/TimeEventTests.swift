import Language
import Parsing
import Testing
import Time

/// Times that hang on meetings: REVIEW was on Tuesday, 10 February 2026, 14:00 to 15:00; OFFSITE from Wednesday,
/// 4 March, 09:00 to Thursday, 5 March, 17:00; RETRO will be on Wednesday, 25 March, 11:00 to 12:00.
///
/// Asked on Wednesday, 18 March 2026, 10:15.
@Suite struct TimeEventTests {
    private static let spans = [
        "REVIEW": ("2026-02-10T14:00", "2026-02-10T15:00"), "OFFSITE": ("2026-03-04T09:00", "2026-03-05T17:00"),
        "RETRO": ("2026-03-25T11:00", "2026-03-25T12:00"),
    ]
    private static let articles = ["the", "der", "die", "das", "dem", "des"]

    private func read(_ question: String, _ language: Language) throws -> TimeReading {
        let tokens = QuestionTokenizer().tokens(of: question)
        var events: [NamedEvent] = []
        for index in tokens.indices {
            guard let (start, end) = TimeEventTests.spans[tokens[index].text] else { continue }
            let span = TimeSpan(
                start: try #require(ISO8601.parse(start)).local, end: try #require(ISO8601.parse(end)).local)
            let hasArticle = index > 0 && TimeEventTests.articles.contains(tokens[index - 1].lower)
            events.append(NamedEvent(tokens: (hasArticle ? index - 1 : index)..<index + 1, span: span))
        }
        let now = try #require(ISO8601.parse("2026-03-18T10:15")).local
        return TimeGrammar(now: now, language: language).read(tokens, question: question, events: events)
    }

    private func check(_ example: TimeCase, _ language: Language = .english) throws {
        let found = try read(example.question, language).expressions
        #expect(found.map { written($0.span) } == [example.span])
        #expect(found.map(\.text) == [example.text])
    }

    @Test(arguments: [
        TimeCase("on the day of the OFFSITE", "2026-03-04/2026-03-06", "the day of the OFFSITE"),
        TimeCase("the day of REVIEW", "2026-02-10/2026-02-11", "the day of REVIEW"),
        TimeCase("in the week of the OFFSITE", "2026-03-02/2026-03-09", "the week of the OFFSITE"),
        TimeCase("the month of the REVIEW", "2026-02-01/2026-03-01", "the month of the REVIEW"),
        TimeCase("the quarter of the REVIEW", "2026-01-01/2026-04-01", "the quarter of the REVIEW"),
        TimeCase("the year of the REVIEW", "2026-01-01/2027-01-01", "the year of the REVIEW"),
        TimeCase("on the evening of the OFFSITE", "2026-03-04T17:00/2026-03-05T00:00", "the evening of the OFFSITE"),
        TimeCase("the morning of the REVIEW", "2026-02-10T05:00/2026-02-10T12:00", "the morning of the REVIEW"),
    ])
    func `the unit or part of a day that holds an event`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("the hour before the REVIEW", "2026-02-10T13:00/2026-02-10T14:00", "the hour before the REVIEW"),
        TimeCase(
            "the two hours after the REVIEW", "2026-02-10T15:00/2026-02-10T17:00", "the two hours after the REVIEW"),
        TimeCase("two hours after the REVIEW", "2026-02-10T17:00/2026-02-10T17:01", "two hours after the REVIEW"),
        TimeCase("within a week of the OFFSITE", "2026-03-05T17:00/2026-03-12T17:00", "within a week of the OFFSITE"),
        TimeCase(
            "within 3 days after the OFFSITE", "2026-03-05T17:00/2026-03-08T17:00", "within 3 days after the OFFSITE"),
        TimeCase(
            "within two days before the OFFSITE", "2026-03-02T09:00/2026-03-04T09:00",
            "within two days before the OFFSITE"),
        TimeCase(
            "in the weeks leading up to the OFFSITE", "2026-02-11T09:00/2026-03-04T09:00",
            "the weeks leading up to the OFFSITE"),
        TimeCase("around the OFFSITE", "2026-03-01/2026-03-09", "around the OFFSITE"),
        TimeCase("around REVIEW", "2026-02-07/2026-02-14", "around REVIEW"),
    ])
    func `stretches before, after and around an event`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase(
            "from the REVIEW to the OFFSITE", "2026-02-10T14:00/2026-03-05T17:00", "from the REVIEW to the OFFSITE"),
        TimeCase(
            "from the OFFSITE until yesterday", "2026-03-04T09:00/2026-03-18T00:00", "from the OFFSITE until yesterday"),
        TimeCase("from 2 March to the OFFSITE", "2026-03-02T00:00/2026-03-05T17:00", "from 2 March to the OFFSITE"),
        TimeCase("what will we do until the RETRO", "/2026-03-25T12:00", "until the RETRO"),
    ])
    func `ranges from and to events`(_ example: TimeCase) throws { try check(example) }

    @Test(arguments: [
        TimeCase("in der Woche des OFFSITE", "2026-03-02/2026-03-09", "der Woche des OFFSITE"),
        TimeCase("am Tag nach dem OFFSITE", "2026-03-06/2026-03-07", "Tag nach dem OFFSITE"),
        TimeCase("am Tag vor dem OFFSITE", "2026-03-03/2026-03-04", "Tag vor dem OFFSITE"),
        TimeCase("seit dem OFFSITE", "2026-03-04T09:00/", "seit dem OFFSITE"),
        TimeCase("nach dem OFFSITE", "2026-03-05T17:00/", "nach dem OFFSITE"),
        TimeCase("vor dem OFFSITE", "/2026-03-04T09:00", "vor dem OFFSITE"),
        TimeCase(
            "zwischen dem REVIEW und dem OFFSITE", "2026-02-10T15:00/2026-03-04T09:00",
            "zwischen dem REVIEW und dem OFFSITE"),
        TimeCase("am Abend des REVIEW", "2026-02-10T17:00/2026-02-11T00:00", "Abend des REVIEW"),
        TimeCase("rund um das OFFSITE", "2026-03-01/2026-03-09", "rund um das OFFSITE"),
    ])
    func `German times that hang on events`(_ example: TimeCase) throws { try check(example, .german) }
}
