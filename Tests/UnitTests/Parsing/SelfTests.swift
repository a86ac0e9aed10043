import Model
import Testing
import Time

@testable import Parsing

/// Whether who asks has a part in what is asked for.
@Suite struct SelfTests {
    private func reading(_ question: String, owner: Int? = nil, ownsRecord: Bool = false) throws -> ParsedQuestion {
        let now = try #require(CivilDate(year: 2026, month: 3, day: 18)).at(hour: 10)
        let names = KnownNames(people: Names.people, owner: owner, ownsRecord: ownsRecord)
        return QuestionParser(names: names).parse(question, now: now)
    }

    @Test(arguments: [
        "did I say anything about licenses?", "what did I decide", "what did I decide about the budget?",
        "did I agree to the price?", "who did I meet in March?", "what are my tasks", "what do I owe Bob",
        "what did Priya Raman say about me", "did I attend the offsite?", "was I at the offsite?",
        "which meetings did I attend in March", "meetings without me", "what did I promise",
        "was habe ich gesagt?",
    ])
    func `what one said, did with others or is to do is of oneself`(question: String) throws {
        #expect(try reading(question).asksOfSelf)
        #expect(try reading(question, owner: 11).asksOfSelf)
        #expect(try reading(question).people.allSatisfy { $0.candidates.allSatisfy { $0.number != 11 } })
    }

    @Test(arguments: [
        "what did I discuss with Sarah Chen last week?", "what did I write about docker", "where did I park the car?",
        "which notes did I make in March", "how do I reset my password", "who was at my interview with Priya Raman",
        "what did we decide", "when did I last meet Tomasz?", "show my notes about the pier",
    ])
    func `not every question with "I" is of oneself`(question: String) throws {
        #expect(try !reading(question).asksOfSelf)
    }

    @Test func `the owner limits what answers where meetings are not all theirs`() throws {
        let met = try reading("who did I meet in March?", owner: 11)
        #expect(met.people.map(\.role) == [.attendee] && met.people[0].candidates.map(\.number) == [11])
        #expect(try reading("who did I meet in March?", owner: 11, ownsRecord: true).people.isEmpty)
        #expect(
            try reading("did I say anything about licenses?", owner: 11, ownsRecord: true).people.map(\.role) == [
                .speaker
            ])
    }
}
