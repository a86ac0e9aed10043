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
            ("how many concerts did I go to in 2025?", .count), ("where did I go on 3 March 2026?", .places),
            ("when was my last haircut?", .date(OrderCondition(.last))),
            ("how many days since I last rowed?", .date(OrderCondition(.last))),
            ("my top 3 films that I watched", .values(isMost: true)),
            ("what is the longest time I went without rowing?", .gap),
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

    @Test func `how many of the most frequent ones are wanted is a number, and no word of the event`() throws {
        let request = try #require(try read("top 3 games I played?"))
        #expect(request.most == 3)
        #expect(request.event.groups.isEmpty)
        #expect(request.event.noun == "games")
    }

    @Test func `the time that is averaged is what is measured, and no word of the event`() throws {
        let request = try #require(try read("what was my average time rowing in February 2026?"))
        guard case .amounts(let amount, .mean) = request.aggregate else {
            Issue.record("\(request.aggregate)")
            return
        }
        #expect(amount.quantity == .duration)
        #expect(request.event.groups == [["rowing"]])
    }
}
