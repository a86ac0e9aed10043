import Model
import Parsing
import Testing
import Time

@testable import Answering

/// How long it is until something to come: the vault's now is Wednesday 18 March 2026 at ten.
@Suite struct TimeUntilTests {
    private let vault: TestVault

    init() throws { vault = try TestVault() }

    private func answer(
        _ text: String, _ end: String, _ change: (inout ParsedQuestion) -> Void = { _ in }
    ) throws -> Answer {
        let question = try vault.question("how long " + text)
        var reading = ParsedQuestion(question: question.text, request: Request(.duration))
        let end = try #require(ISO8601.parse(end)).local
        reading.time = QuestionTime(text: text, spans: [TimeSpan(start: nil, end: end)], isFilter: true)
        change(&reading)
        return try vault.flow().answer(question, reading: reading)
    }

    @Test func `a meeting begins before the time of its end`() throws {
        let answer = try answer("until the design review", "2026-03-20T12:00")
        #expect(answer.headline == "2 days until Design review (Fri 20 March 2026, 11:00)")
        #expect(answer.value == .number(49 * 60))
        #expect(answer.files == ["calendar/work.ics"])
    }

    @Test(
        arguments: [
            ("until tomorrow", "2026-03-20T00:00", "1 day until Thu 19 March 2026", 1440.0),
            ("until 5 April", "2026-04-06T00:00", "18 days until Sun 5 April 2026", 18 * 1440),
            ("until April", "2026-05-01T00:00", "14 days until Wed 1 April 2026", 14 * 1440),
            ("until next week", "2026-03-30T00:00", "5 days until Mon 23 March 2026", 5 * 1440),
            ("until 12:30", "2026-03-18T12:30", "2 h 30 min until Wed 18 March 2026, 12:30", 150),
        ] as [(String, String, String, Double)])
    func `a time begins with its first day`(text: String, end: String, headline: String, minutes: Double) throws {
        let answer = try answer(text, end)
        #expect(answer.headline == headline)
        #expect(answer.value == .number(minutes))
    }

    @Test func `hours of meetings with somebody are still added up`() throws {
        let flow = try vault.flow()
        let answer = try answer("until Friday", "2026-03-21T00:00") {
            $0.people = [
                PersonReading(
                    text: "Sarah", role: .attendee,
                    candidates: flow.vault.names.people.filter { $0.name == "Sarah Chen" })
            ]
        }
        #expect(!answer.headline.contains("until Fri 20 March 2026 ("))
        #expect(answer.headline.contains("meeting"))
    }
}
