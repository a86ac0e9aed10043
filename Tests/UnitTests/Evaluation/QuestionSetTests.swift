import Evaluation
import Model
import Testing
import Time

@Suite struct QuestionSetTests {
    static func read(_ text: String) throws -> [QuestionCase] { try QuestionSet(reading: Array(text.utf8)).cases }

    static func readOne(_ text: String) throws -> QuestionCase { try #require(try read(text).first) }

    @Test func `a question needs an identity and its words only`() throws {
        let question = try Self.readOne(#"{"id": "a1", "question": "When did we launch?"}"#)
        #expect(question == QuestionCase(id: "a1", question: "When did we launch?"))
        #expect(question.isAnswerable == nil)
    }

    @Test func `every field is read`() throws {
        let question = try Self.readOne(
            """
            {"id": "a2", "question": "How many meetings with Mina in March?", "now": "2026-04-01T09:30",
             "category": "count", "scope": "team/", "relevant": [{"file": "team/log.md", "lines": [3, 8]}],
             "answer": "Four.", "expect": {"intent": "count", "time": {"start": "2026-03-01", "end": "2026-04-01T00:00"},
             "people": ["Mina Roth"], "value": 4, "found": true}, "unknown": [1]}
            """.replacing("\n", with: ""))
        let march = TimeSpan(start: ISO8601.parse("2026-03-01")?.local, end: ISO8601.parse("2026-04-01")?.local)
        #expect(question.now?.local == ISO8601.parse("2026-04-01T09:30")?.local)
        #expect(question.category == "count")
        #expect(question.scope == "team/")
        #expect(question.relevant == [FileLines(file: "team/log.md", lines: LineRange(3, 8))])
        #expect(question.answer == "Four.")
        #expect(
            question.expected
                == ExpectedOutcome(
                    intent: "count", time: .span(march), people: ["Mina Roth"], value: .number(4), found: true))
    }

    @Test(arguments: [
        (#"{}"#, ExpectedTime.unstated), (#"{"time": null}"#, .noTime),
        (#"{"time": {}}"#, .span(TimeSpan(start: nil, end: nil))),
        (
            #"{"time": {"start": null, "end": "2026-03-01"}}"#,
            .span(TimeSpan(start: nil, end: ISO8601.parse("2026-03-01")?.local))
        ),
    ])
    func `a time of null is not an absent time`(expect: String, time: ExpectedTime) throws {
        #expect(try Self.readOne(#"{"id": "t", "question": "?", "expect": \#(expect)}"#).expected.time == time)
    }

    @Test(arguments: [
        ("2.5", ExpectedValue.number(2.5)), ("\"2026-03-10\"", .text("2026-03-10")), ("[]", .list([])),
        ("[\"Mina\", \"Ole\"]", .list(["Mina", "Ole"])),
    ])
    func `a value is a number, a string or a list`(json: String, value: ExpectedValue) throws {
        #expect(
            try Self.readOne(#"{"id": "v", "question": "?", "expect": {"value": \#(json)}}"#).expected.value == value)
    }

    @Test func `null stands for an absent field elsewhere`() throws {
        let question = try Self.readOne(
            #"{"id": "n", "question": "?", "now": null, "relevant": null, "answer": null, "expect": null}"#)
        #expect(question == QuestionCase(id: "n", question: "?"))
    }

    @Test func `empty lines, carriage returns and a byte order mark are passed over`() throws {
        let line = #"{"id": "x", "question": "?"}"#
        #expect(try Self.read("\u{FEFF}\(line)\r\n\r\n \t\n\(line)").count == 2)
        #expect(try Self.read("").isEmpty)
    }

    @Test(arguments: [
        ("not json", QuestionSetError.Problem.notJSON), ("[1]", .notJSON), ("{\"id\": \"a\"", .notJSON),
        (#"{"question": "?"}"#, .missing(field: "id")), (#"{"id": "a"}"#, .missing(field: "question")),
        (#"{"id": 7, "question": "?"}"#, .wrongType(field: "id")),
        (#"{"id": "a", "question": "?", "now": "soon"}"#, .invalid(field: "now")),
        (#"{"id": "a", "question": "?", "relevant": [{"file": "f"}]}"#, .missing(field: "relevant.0.lines")),
        (
            #"{"id": "a", "question": "?", "relevant": [{"file": "f", "lines": [3, 2]}]}"#,
            .invalid(field: "relevant.0.lines")
        ),
        (
            #"{"id": "a", "question": "?", "relevant": [{"file": "f", "lines": [1, 9000000000000000000]}]}"#,
            .invalid(field: "relevant.0.lines")
        ),
        (#"{"id": "a", "question": "?", "expect": {"value": true}}"#, .wrongType(field: "expect.value")),
        (#"{"id": "a", "question": "?", "expect": {"time": "2026"}}"#, .wrongType(field: "expect.time")),
        (
            #"{"id": "a", "question": "?", "expect": {"time": {"start": "31 May"}}}"#,
            .invalid(field: "expect.time.start")
        ),
        (
            #"{"id": "a", "question": "?", "expect": {"time": {"start": "2026-02-01", "end": "2026-02-01"}}}"#,
            .invalid(field: "expect.time.end")
        ),
    ])
    func `a bad line is an error with its number`(line: String, problem: QuestionSetError.Problem) {
        #expect(throws: QuestionSetError(line: 3, problem: problem)) {
            try Self.read("{\"id\": \"ok\", \"question\": \"?\"}\n\n\(line)\n")
        }
    }

    @Test(arguments: [
        (#""expect": {"found": false}, "answer": "none""#, false), (#""expect": {"found": true}"#, true),
        (#""answer": "yes""#, true), (#""relevant": [{"file": "f", "lines": [1, 1]}]"#, true),
        (#""expect": {"value": 3}"#, true),
    ])
    func `what a set tells about an answer makes the question answerable`(fields: String, isAnswerable: Bool) throws {
        #expect(try Self.readOne(#"{"id": "a", "question": "?", \#(fields)}"#).isAnswerable == isAnswerable)
    }
}
