import Language
import Answering
import Parsing
import Testing
import Time

/// Times in statements, written on Thursday 5 March 2026.
@Suite struct StatedTimeTests {
    private func times(
        _ text: String, following previous: TimeSpan? = nil, language: Language = .english
    ) throws -> [StatedTime] {
        let day = try #require(CivilDate(year: 2026, month: 3, day: 5))
        return TimeGrammar(now: day.at(hour: 12), language: language)
            .statedTimes(of: QuestionTokenizer().tokens(of: text), in: text, following: previous)
    }

    private func words(_ text: String, language: Language = .english) throws -> [String] {
        try times(text, language: language).map { Templates.embedded().dates.span($0.span) }
    }

    @Test(arguments: [
        ("The dishwasher broke on Sunday.", "Sun 1 March 2026"),
        ("We went out on Monday.", "Mon 2 March 2026"),
        ("It was moved to Friday.", "Fri 6 March 2026"),
        ("Send it by Friday.", "Fri 6 March 2026"),
        ("We will meet on Friday.", "Fri 6 March 2026"),
    ])
    func `a weekday lies behind in a statement about the past`(text: String, date: String) throws {
        #expect(try words(text) == [date])
    }

    @Test(arguments: [
        ("I've been playing for about four months now.", "November 2025"),
        ("I have worked on it for two years.", "2024"),
        ("She has had it for a year.", "March 2025"),
        ("We've been at it for the past three weeks.", "Mon 9 – Sun 15 February 2026"),
    ])
    func `a length tells when something began`(text: String, date: String) throws {
        let found = try times(text).filter { !$0.isVague }
        #expect(found.map(\.kind) == [.length])
        #expect(found.map { Templates.embedded().dates.span($0.span) } == [date])
    }

    @Test(arguments: [
        ("Yusuf started 7.1.26 on Saturdays", ["Wed 7 January 2026"]),
        ("arrived 26.6.25, valid 2 years", ["Thu 26 June 2025"]),
        ("we run Postgres 8.3.25 now", []), ("release 1.12.99", []),
    ])
    func `numbers with dots are a date of a near year, but behind a name a version`(text: String, dates: [String])
        throws
    {
        #expect(try times(text).filter { !$0.isVague }.map { Templates.embedded().dates.span($0.span) } == dates)
    }

    @Test func `a mixed number is no day`() throws {
        #expect(try words("2 1/2 quarts of tomatoes").isEmpty)
        #expect(try words("Met on 1/2.").count == 1)
    }

    @Test(arguments: [
        ("I started one year ago.", "March 2025"), ("We moved two years ago.", "2024"),
        ("It opened last year.", "2025"),
    ])
    func `a year ago is the month so long back`(text: String, date: String) throws {
        #expect(try words(text) == [date])
    }

    @Test(arguments: [
        ("I have been there since 2016.", StatedTime.Kind.since, "2016"),
        ("The price is 25 as of 1 July.", .since, "Wed 1 July 2026"),
        ("Starting tomorrow, I will run.", .since, "Fri 6 March 2026"),
        ("It must be done by 12 March.", .until, "Thu 12 March 2026"),
    ])
    func `a beginning and an end are dates too`(text: String, kind: StatedTime.Kind, date: String) throws {
        let found = try times(text)
        #expect(found.map(\.kind) == [kind])
        #expect(found.map { Templates.embedded().dates.span($0.span) } == [date])
    }

    @Test func `a day of the month follows the date before it`() throws {
        let text = "Bought the book on 12 March, the parcel was posted on the 16th."
        #expect(try words(text) == ["Thu 12 March 2026", "Mon 16 March 2026"])
    }

    @Test func `a day of the month follows the date of the sentence before`() throws {
        let before = try #require(CivilDate(year: 2026, month: 1, day: 28)).span
        #expect(
            try times("Posted on the 2nd.", following: before).map { Templates.embedded().dates.span($0.span) } == [
                "Mon 2 February 2026"
            ])
    }

    @Test(arguments: ["right now", "these days", "today", "lately"])
    func `words for the present are vague`(words: String) throws {
        #expect(try times("It is hard \(words).").map(\.isVague) == [true])
    }

    @Test(arguments: ["I like it in the evening.", "The whole summer was wet.", "It was a quiet weekend."])
    func `a part of a week or a year alone is bare`(text: String) throws {
        #expect(try times(text).allSatisfy(\.isBare))
    }

    @Test(arguments: [
        "Call at 10:00.", "He left after three years.", "The fewest payments of the week.", "Two of us came.",
        "It arrived on the next working day.", "She gives up as librarian after 14 years.",
    ])
    func `what has no day names none`(text: String) throws {
        #expect(try times(text).isEmpty)
    }

    @Test(arguments: [
        ("Der Schornsteinfeger kommt am 14. März um 9 Uhr.", "Sat 14 March 2026, 09:00–10:00"),
        ("Preiserhöhung um 3 % ab 1. Juli beschlossen.", "Wed 1 July 2026"),
    ])
    func `german dates are read`(text: String, date: String) throws {
        #expect(try words(text, language: .german) == [date])
    }
}
