import Model
import Parsing
import Testing
import Time

@testable import Answering

/// The sentence that says how a question was read.
@Suite struct ReadingWordsTests {
    private func sentence(_ intent: Intent = .list, _ change: (inout ParsedQuestion) -> Void) -> String {
        var reading = ParsedQuestion(question: "", request: Request(intent))
        change(&reading)
        let words = Explanation.sentence(reading, templates: Templates.embedded())
        return String(words.dropFirst("Read as: ".count))
    }

    private func person(_ names: String..., role: PersonReading.Role = .attendee) -> PersonReading {
        PersonReading(
            text: names[0], role: role,
            candidates: names.enumerated().map { Person(number: $0.offset, name: $0.element) })
    }

    @Test(arguments: [
        (Order.first, 1, "the first"), (.first, 3, "the third"), (.first, 12, "the 12th"), (.last, 1, "the last"),
        (.last, 2, "the last but one"), (.last, 4, "the fourth from the last"), (.next, 1, "the next"),
        (.next, 2, "the next but one"), (.next, 3, "the third to come"),
    ])
    func `one of an order is said as people say it`(order: Order, nth: Int, words: String) {
        #expect(sentence { $0.order = OrderCondition(order, nth: nth) } == "a list, " + words)
    }

    @Test func `people are said by role, with and and or`() {
        let words = sentence {
            var bob = person("Bob")
            bob.isAlternative = true
            $0.people = [
                person("Ann"), person("Sarah"), bob, person("Elif", role: .speaker),
                person("Jo", "Joe", role: .subject),
            ]
        }
        #expect(words == "a list, with Ann and Sarah or Bob, said by Elif, about Jo / Joe")
    }

    @Test func `everything left out is said`() {
        let words = sentence {
            $0.excluded.people = [person("Ann"), person("Bob")]
            $0.excluded.tags = ["hiring"]
            $0.excluded.kinds = [.note]
            $0.excluded.titles = ["stand-up"]
        }
        #expect(words == "a list, without Ann or Bob, without #hiring, without notes, without \"stand-up\"")
    }

    @Test func `documents, places, tags and phrases are said`() {
        let words = sentence(.find) {
            $0.tags = ["boats"]
            $0.containers = [
                Container(title: "strategy doc", documents: [1]), Container(title: "sync", documents: [2, 3]),
            ]
            $0.places = ["zoom", "big room"]
            $0.topic = "mast"
            $0.phrases = ["nine metres"]
        }
        #expect(
            words
                == "the lines that answer, #boats, in the document called \"strategy doc\", in the documents called \"sync\", "
                + "preferably at a place called \"zoom\" or \"big room\", topic: mast, with the words \"nine metres\"")
    }

    @Test func `a time is said with its words, and whether it must hold`() throws {
        let day = try #require(CivilDate(year: 2026, month: 3, day: 10)).span
        func time(_ isFilter: Bool, _ text: String = "last Tuesday", request: Request = .fact) -> String {
            sentence {
                $0.time = QuestionTime(text: text, spans: [day], isFilter: isFilter)
                $0.request = request
            }
        }
        #expect(time(true) == "the lines that answer, Tue 10 March 2026 (last Tuesday)")
        #expect(time(false) == "the lines that answer, preferably Tue 10 March 2026 (last Tuesday)")
        #expect(time(true, "Tue 10 March 2026") == "the lines that answer, Tue 10 March 2026")
        let due = Request.tasks(TaskRequest(state: .due))
        #expect(time(true, request: due) == "open tasks, due Tue 10 March 2026 (last Tuesday)")
    }

    @Test func `every kind of answer has words`() {
        for intent in Intent.allCases { #expect(!sentence(intent) { _ in }.contains("intent.")) }
        for state in [TaskState.due, .overdue, .done] {
            #expect(!sentence { $0.request = .tasks(TaskRequest(state: state)) }.contains("intent."))
        }
        for status in [EventStatus.confirmed, .tentative, .cancelled, .declined, .superseded] {
            #expect(!sentence { $0.statuses = [status] }.contains("status."))
        }
    }
}
