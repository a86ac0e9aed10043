import Model
import Testing
import Text
import Time

@testable import Parsing

/// Which questions are for what happened, and what of it, on Wednesday 18 March 2026.
@Suite struct OccurrenceReadingTests {
    private func read(_ question: String) throws -> OccurrenceRequest? {
        guard case .occurrences(let occurrences, _) = try Names.reading(question).request else { return nil }
        return occurrences
    }

    @Test(
        arguments: [
            ("how many times did I go rowing in 2025?", .count), ("how often do I row?", .count),
            ("how often a week do I row?", .rate(per: .week)),
            ("when did I last see the optician?", .date(OrderCondition(.last))),
            ("when was the first time I rowed?", .date(OrderCondition(.first))),
            ("the longest break between rowing trips", .gap),
            ("in which year did I row the most?", .busiest(.year)),
            ("on which weekday do I row most often?", .busiest(.weekday)),
            ("with whom did I row most often?", .people(isMost: true)),
            ("which book did I read most often?", .values(isMost: true)),
            ("list the films I watched in 2025", .values(isMost: false)), ("wie oft bin ich 2025 gerudert?", .count),
            ("an welchem Wochentag rudere ich am häufigsten?", .busiest(.weekday)), ("did I row on Monday?", .whether),
        ] as [(String, OccurrenceRequest.Aggregate)])
    func `a question for what happened says what is computed`(question: String, expected: OccurrenceRequest.Aggregate)
        throws
    {
        #expect(try read(question)?.aggregate == expected)
    }

    @Test(arguments: [
        "how many meetings did I have last week?", "how often does the bus run?", "what is the wifi password?",
        "when is my next dentist appointment?", "how much did the bike cost?", "when did we talk about pricing last?",
        "which tasks did I finish?",
    ])
    func `meetings, tasks and lines are asked for as before`(question: String) throws {
        #expect(try read(question) == nil)
    }

    @Test func `an event has a subject, a verb and the words that tell it`() throws {
        let event = try #require(try read("how many times did I play table tennis with Bob?")).event
        #expect(event.subject == .speaker)
        #expect(event.verb == "play")
        #expect(event.groups == [["table", "tennis"]])
        #expect(event.companions.map(\.text) == ["Bob"])
    }

    @Test func `the preposition before the first of its words is kept`() throws {
        let event = try #require(try read("how many times did I travel to New Delhi?")).event
        #expect(event.verb == "travel")
        #expect(event.preposition == "to")
        #expect(event.groups == [["new", "delhi"]])
    }
}
