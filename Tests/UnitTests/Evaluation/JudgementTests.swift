import Evaluation
import Model
import Testing
import Time

@Suite struct JudgementTests {
    static func moment(_ text: String) throws -> CivilDateTime { try #require(ISO8601.parse(text)).local }

    static func span(_ start: String, _ end: String) throws -> TimeSpan {
        TimeSpan(start: try moment(start), end: try moment(end))
    }

    static func answer(_ value: AnswerValue?, span: TimeSpan? = nil) -> EvaluatedAnswer {
        EvaluatedAnswer(intent: "when", found: true, value: value, span: span, milliseconds: 1)
    }

    @Test func `numbers have to be equal`() {
        #expect(ExpectedValue.number(45).isMet(by: Self.answer(.number(45)), intent: "duration"))
        #expect(!ExpectedValue.number(45).isMet(by: Self.answer(.number(46)), intent: "duration"))
        #expect(!ExpectedValue.number(1).isMet(by: Self.answer(.list(["1"])), intent: "count"))
        #expect(!ExpectedValue.number(1).isMet(by: Self.answer(nil), intent: "count"))
    }

    @Test(arguments: [
        ("2026-03-10", true), ("2026-03-11", false), ("2026-03-10T14:05", true), ("2026-03-10T14:05:00+01:00", true),
        ("2026-03-10T14:06", false), ("2026-03-10 14:05:59", true), ("Tuesday", false),
    ])
    func `a moment has to be of the same day or minute`(expected: String, isMet: Bool) throws {
        let answer = Self.answer(.moment(try Self.moment("2026-03-10T14:05:20")))
        #expect(ExpectedValue.text(expected).isMet(by: answer, intent: "when") == isMet)
    }

    @Test(arguments: [
        ("2026-03-09", true), ("2026-03-15", true), ("2026-03-16", false), ("2026-03-08", false),
        ("2026-03-15T23:59", true), ("2026-03-16T00:00", false),
    ])
    func `a date has to lie in the span of the answer`(expected: String, isMet: Bool) throws {
        let answer = Self.answer(nil, span: try Self.span("2026-03-09", "2026-03-16"))
        #expect(ExpectedValue.text(expected).isMet(by: answer, intent: "when") == isMet)
    }

    @Test func `a day is met by a part of it`() throws {
        let answer = Self.answer(nil, span: try Self.span("2026-03-09T14:00", "2026-03-09T15:00"))
        #expect(ExpectedValue.text("2026-03-09").isMet(by: answer, intent: "when"))
        #expect(!ExpectedValue.text("2026-03-09T15:00").isMet(by: answer, intent: "when"))
    }

    @Test func `a span without an end meets no date`() throws {
        let answer = Self.answer(nil, span: TimeSpan(start: try Self.moment("2026-03-09"), end: nil))
        #expect(!ExpectedValue.text("2026-03-10").isMet(by: answer, intent: "when"))
    }

    @Test(arguments: [
        ("who", ["mina roth", "Ole Berg "], true), ("who", ["Ole Berg", "Mina Roth"], true),
        ("who", ["Ole Berg"], false),
        ("tasks", ["Ole Berg", "Mina Roth"], true), ("list", ["Mina Roth", "Ole Berg"], true),
        ("list", ["Ole Berg", "Mina Roth"], false), ("agenda", ["Ole Berg", "Mina Roth"], false), ("who", [], false),
    ])
    func `lists are compared by intent`(intent: String, value: [String], isMet: Bool) {
        let expected = ExpectedValue.list(["Mina Roth", "Ole Berg"])
        #expect(expected.isMet(by: Self.answer(.list(value)), intent: intent) == isMet)
    }

    @Test func `a string is met by the only entry of a list`() {
        #expect(ExpectedValue.text("Mina Roth").isMet(by: Self.answer(.list(["mina roth"])), intent: "who"))
        #expect(!ExpectedValue.text("Mina Roth").isMet(by: Self.answer(.list(["Mina Roth", "Ole"])), intent: "who"))
    }

    @Test func `times are compared by both ends`() throws {
        let week = try Self.span("2026-03-09", "2026-03-16")
        #expect(ExpectedTime.span(week).isMet(by: week) == true)
        #expect(ExpectedTime.span(week).isMet(by: try Self.span("2026-03-09", "2026-03-15")) == false)
        #expect(ExpectedTime.span(week).isMet(by: nil) == false)
        #expect(ExpectedTime.noTime.isMet(by: nil) == true)
        #expect(ExpectedTime.noTime.isMet(by: week) == false)
        #expect(ExpectedTime.unstated.isMet(by: week) == nil)
    }

    @Test func `only what is stated is judged`() {
        let judgement = Judgement(of: Self.answer(.number(1)), to: QuestionCase(id: "a", question: "?"))
        #expect(judgement.isValueRight == nil)
        #expect(judgement.isIntentRight == nil)
        #expect(judgement.isTimeRight == nil)
        #expect(judgement.arePeopleRight == nil)
        #expect(judgement.isAnswerable == nil)
    }

    @Test func `a whole answer is judged`() throws {
        let lines = FileLines(file: "a.md", lines: LineRange(2, 3))
        let week = try Self.span("2026-03-09", "2026-03-16")
        let question = QuestionCase(
            id: "q", question: "Who was there last week?", category: "who", relevant: [lines],
            expected: ExpectedOutcome(intent: "who", time: .span(week), people: [], value: .list(["Mina"]), found: true)
        )
        let answer = EvaluatedAnswer(
            intent: "list", time: week, people: ["Mina"], found: true, value: .list(["MINA"]), citations: [lines],
            milliseconds: 2)
        let judgement = Judgement(of: answer, to: question)
        #expect(judgement.isValueRight == true)
        #expect(judgement.isIntentRight == false)
        #expect(judgement.isTimeRight == true)
        #expect(judgement.arePeopleRight == false)
        #expect(judgement.isAnswerable == true)
    }
}
