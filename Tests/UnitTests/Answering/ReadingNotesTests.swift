import Model
import Parsing
import Testing
import Time

@testable import Answering

/// What is told of a reading beyond what was understood.
@Suite struct ReadingNotesTests {
    private func lines(_ change: (inout ParsedQuestion) -> Void) throws -> [String] {
        var reading = ParsedQuestion(question: "", request: .discussion)
        change(&reading)
        let now = try #require(CivilDate(year: 2026, month: 3, day: 18)).at(hour: 10)
        return ReadingNotes(templates: .embedded(), reading: reading).lines(at: now)
    }

    private func january(_ year: Int) throws -> QuestionTime {
        let first = try #require(CivilDate(year: year, month: 1, day: 1))
        return QuestionTime(
            text: "January", spans: [TimeSpan(first: first, last: first.adding(days: 30))], isFilter: true)
    }

    @Test func `of a month that has been no other year is told`() throws {
        let time = try january(2026)
        let ambiguity = Ambiguity(text: "January", spans: try [time, january(2027)].flatMap(\.spans))
        #expect(try lines { ($0.ambiguous, $0.time) = ([ambiguity], time) }.isEmpty)
        let ahead = try lines { ($0.ambiguous, $0.time, $0.tense) = ([ambiguity], time, .future) }
        #expect(ahead == ["\"January\" may also mean: January 2027"])
        let later = try january(2027)
        #expect(try lines { ($0.ambiguous, $0.time) = ([ambiguity], later) }.count == 1)
    }

    @Test func `of a weekday the other week is told, once`() throws {
        let day = try #require(CivilDate(year: 2026, month: 3, day: 13))
        let ambiguity = Ambiguity(text: "Friday", spans: [day.span, day.adding(days: 7).span])
        let lines = try lines {
            $0.ambiguous = [ambiguity, ambiguity]
            $0.time = QuestionTime(text: "Friday", spans: [day.span], isFilter: true)
        }
        #expect(lines == ["\"Friday\" may also mean: Fri 20 March 2026"])
    }

    @Test func `one meaning is not ambiguous`() throws {
        let single = [Ambiguity(text: "Srah", readings: ["Sarah"]), Ambiguity(text: "x", readings: ["a", "a"])]
        #expect(try lines { $0.ambiguous = single }.isEmpty)
        var reading = ParsedQuestion(question: "")
        reading.ambiguous = single
        #expect(reading.openAmbiguities.isEmpty)
    }

    @Test func `a name whose words are looked for is no time that was left out`() throws {
        var reading = ParsedQuestion(question: "what happened since the regatta on 31 June")
        reading.unread = ["since the regatta", "31 June"]
        reading.topic = "regatta"
        #expect(
            ReadingNotes(templates: .embedded(), reading: reading).remarks == [
                "\"since the regatta\" names no meeting of this vault; its words were looked for instead.",
                "\"31 June\" was not understood and was left out.",
            ])
    }

    @Test func `a question that was cut is told`() {
        let question = String(repeating: "boat ", count: 1000)
        let reading = QuestionParser(names: KnownNames()).parse(question, now: CivilDateTime(secondNumber: 0))
        let notes = ReadingNotes(templates: .embedded(), reading: reading)
        #expect(notes.remarks.first == "Only the first 4000 characters of the question were read.")
    }
}
