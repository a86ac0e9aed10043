import Answering
import Model
import Parsing
import Testing
import Time

/// What is left of a reading when one of its conditions is dropped.
@Suite struct ReadingConditionTests {
    private func reading(_ people: [(name: String, isAlternative: Bool)]) -> ParsedQuestion {
        var reading = ParsedQuestion(question: "meetings", request: Request(.list))
        reading.people = people.map { person in
            var one = PersonReading(text: person.name, role: .attendee, candidates: [])
            one.isAlternative = person.isAlternative
            return one
        }
        return reading
    }

    private func left(without place: Int, of people: [(name: String, isAlternative: Bool)]) -> [String] {
        ReadingCondition.person(place).dropped(from: reading(people)).people
            .map { ($0.isAlternative ? "or " : "") + $0.text }
    }

    @Test func `without a person the others stay`() {
        #expect(left(without: 0, of: [("Ann", false), ("Bob", false)]) == ["Bob"])
    }

    @Test func `whoever was the other choice of the first person stands alone`() {
        #expect(left(without: 0, of: [("Ann", false), ("Bob", true)]) == ["Bob"])
    }

    @Test func `whoever was the other choice of a later person is no choice beside the one before`() {
        #expect(left(without: 1, of: [("Sarah", false), ("Ann", false), ("Bob", true)]) == ["Sarah", "Bob"])
    }

    @Test func `without one of three choices the two others stay choices`() {
        #expect(left(without: 1, of: [("Ann", false), ("Bob", true), ("Eve", true)]) == ["Ann", "or Eve"])
    }

    @Test func `nobody is dropped by a place that nobody has`() {
        let reading = reading([("Ann", false), ("Bob", false)])
        #expect(ReadingCondition.person(7).dropped(from: reading) == reading)
        #expect(ReadingCondition.person(7).typed(in: reading) == "people")
    }

    @Test func `the words of a phrase are still looked for without their order`() {
        var reading = ParsedQuestion(question: "the \"red crane\" at the pier")
        (reading.topic, reading.phrases) = ("pier", ["red crane"])
        let rest = ReadingCondition.phrases.dropped(from: reading)
        #expect(rest.topic == "pier red crane")
        #expect(rest.phrases.isEmpty)
    }

    @Test func `without its time a question does not look from now on either`() {
        var reading = ParsedQuestion(question: "what is left today", request: Request(.agenda))
        (reading.time, reading.looksFromNow) = (QuestionTime(text: "today", spans: [], isFilter: true), true)
        let rest = ReadingCondition.time.dropped(from: reading)
        #expect(rest.time == nil)
        #expect(!rest.looksFromNow)
    }
}
