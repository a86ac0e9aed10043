import Testing
import Time

@testable import Parsing

/// Questions for a place, for free time, and for yes or no.
@Suite struct CalendarRequestTests {
    /// The claim of a question for yes or no; nil for other questions.
    private func claim(_ question: String) throws -> Claim? {
        guard case .whether(let claim, _) = try Names.reading(question).request else { return nil }
        return claim
    }

    @Test(
        arguments: [
            "where is my second meeting on Friday", "where was the roadmap meeting held",
            "in which room is the design review", "what is the location of the board meeting",
            "wo findet die Besprechung statt",
        ])
    func `a place is asked for`(question: String) throws {
        #expect(try Names.reading(question).request == .place)
    }

    @Test(
        arguments: [
            "how do I open the valve", "where did we talk about pricing", "what is the location of the server",
        ])
    func `what is no place of a meeting stays a question for lines`(question: String) throws {
        #expect(try Names.reading(question).request != .place)
    }

    @Test(
        arguments: [
            ("am I free on Friday afternoon", .free), ("do I have time at 3 pm tomorrow", .free),
            ("am I busy tomorrow", .busy), ("when am I free tomorrow", .slots),
            ("which slots are free this week", .slots),
            ("any conflicts next week", .conflicts), ("do my meetings overlap", .conflicts),
            ("do I have time for a coffee tomorrow", .free), ("Habe ich am 26. März um 16 Uhr Zeit?", .free),
            ("wann bin ich morgen frei", .slots), ("gibt es nächste Woche Überschneidungen", .conflicts),
        ] as [(String, FreeTimeRequest.Kind)])
    func `the hours between meetings are asked for`(question: String, kind: FreeTimeRequest.Kind) throws {
        #expect(try Names.reading(question).request == .free(FreeTimeRequest(kind)))
    }

    @Test func `somebody else's hours are theirs`() throws {
        #expect(
            try Names.reading("is Bob free tomorrow at 11").request == .free(FreeTimeRequest(.free, isOfOthers: true)))
        #expect(try Names.reading("am I free to meet Bob tomorrow").request == .free(FreeTimeRequest(.free)))
    }

    @Test(arguments: [
        "how many berths are free", "which conflicts does offline mode have", "is the trial free",
        "would Bob be available to travel",
    ])
    func `what is free or in conflict besides is no time`(question: String) throws {
        if case .free = try Names.reading(question).request { Issue.record("read as free time") }
    }

    @Test(
        arguments: [
            ("do I have anything after 3 pm today", .event), ("am I meeting Bob tomorrow", .event),
            ("is there an event called Welcome Oskar", .event), ("have I met Tomasz", .event),
            ("can you tell me if I have anything tomorrow", .event), ("did Bob attend the kick-off", .attendance),
            ("was Tomasz in the meeting on 3 March", .attendance),
            ("is the warehouse task still open", .task(isDone: false)),
            ("is the budget done", .task(isDone: true)), ("have we ever talked about boats", .mention),
            ("did the launch slip", .statement), ("was the report of the treasurer accepted", .statement),
            ("steht morgen etwas an?", .event), ("treffe ich morgen Bob", .event),
            ("hat Tomasz am Workshop teilgenommen", .attendance), ("haben wir über Boote gesprochen", .mention),
        ] as [(String, Claim)])
    func `yes or no is asked for`(question: String, expected: Claim) throws {
        #expect(try claim(question) == expected)
    }

    @Test(
        arguments: [
            "can you tell me when the board meeting is", "do you know when we met Bob", "do you have notes about boats",
            "could you list my meetings", "should we raise the price", "did we choose blue or green",
        ])
    func `a request in the form of a question for yes or no is none`(question: String) throws {
        #expect(try claim(question) == nil)
    }

    @Test func `what happened by an hour of a day lies in that day`() throws {
        let after = try Names.reading("do I have anything after 3 pm today").time?.hull
        #expect(after?.start?.hour == 15 && after?.end?.date.day == 19 && after?.end?.secondOfDay == 0)
        let before = try Names.reading("any meetings before 9 tomorrow").time?.hull
        #expect(before?.start?.secondOfDay == 0 && before?.end?.hour == 9)
    }

    @Test func `a bare number before several days is an hour of each`() throws {
        let time = try #require(try Names.reading("any appointments before nine this week").time)
        #expect(time.spans.count == 7)
        #expect(time.spans.allSatisfy { $0.start?.secondOfDay == 0 && $0.end?.hour == 9 })
    }

    @Test func `upcoming meetings are all that are to come, the upcoming one is the next`() throws {
        let all = try Names.reading("upcoming events in April")
        #expect(all.order == nil && all.looksFromNow)
        #expect(try Names.reading("the upcoming board meeting").order?.end == .next)
        #expect(try Names.reading("what events are coming up with Bob").looksFromNow)
    }

    @Test func `the last meeting of a day to come looks back only where the verb does`() throws {
        #expect(try Names.reading("the last meeting I have on 26 March").time?.hull.start?.date.year == 2026)
        #expect(try Names.reading("what is my last meeting on Friday").time?.hull.start?.date.day == 20)
        #expect(try Names.reading("what was my last meeting on Friday").time?.hull.start?.date.day == 13)
    }

    @Test func `how long one meeting takes is no sum`() throws {
        guard case .duration(let one) = try Names.reading("how long is my presentation on Monday").request,
            case .duration(let all) = try Names.reading("how long were my meetings last week").request
        else {
            Issue.record("no length is asked for")
            return
        }
        #expect(one.isOne && !all.isOne)
    }
}
