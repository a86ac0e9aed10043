import Evaluation
import Model
import Testing

@Suite struct SetBuilderTests {
    private static let now = "2026-03-18T10:15"

    private static func place(_ first: Int, _ last: Int) -> FileLines {
        FileLines(file: "a.md", lines: LineRange(first, last))
    }

    @Test func `judged questions stand behind what the file held`() throws {
        let old = #"{"id": "q2", "question": "who?", "mine": [1, 2]}"#
        var builder = try SetBuilder(Array(old.utf8))
        builder.judge([Self.place(1, 2)], isRelevant: true, question: "where?", now: Self.now)
        builder.judge([Self.place(9, 9)], isRelevant: false, question: "where?", now: Self.now)
        builder.judgeUnanswerable(question: "why?", now: Self.now)
        let text = String(decoding: builder.bytes, as: UTF8.self)
        #expect(text.hasPrefix(old + "\n"))
        let cases = try QuestionSet(reading: builder.bytes).cases
        #expect(cases.map(\.id) == ["q2", "q3", "q4"])
        #expect(cases[1].relevant == [Self.place(1, 2)])
        #expect(cases[1].isAnswerable == true)
        #expect(cases[2].isAnswerable == false)
        #expect(text.contains(#""irrelevant":[{"file":"a.md","lines":[9,9]}]"#))
    }

    @Test func `what is said of a place last counts`() throws {
        var builder = try SetBuilder()
        builder.judge([Self.place(1, 2), Self.place(4, 4)], isRelevant: true, question: "where?", now: Self.now)
        builder.judge([Self.place(1, 2)], isRelevant: false, question: "where?", now: Self.now)
        #expect(try QuestionSet(reading: builder.bytes).cases.first?.relevant == [Self.place(4, 4)])
        #expect(builder.count == 1)
    }

    @Test func `judgments of a pool are added to a set, and its other keys stay`() throws {
        var amendment = SetAmendment()
        for line in [
            #"{"id": "a", "question": "x", "file": "n.md", "lines": [3, 4], "snippet": "s", "relevant": true}"#,
            #"{"id": "a", "file": "m.md", "lines": [1, 1], "relevant": false}"#,
            #"{"id": "a", "file": "m.md", "lines": [2, 2], "relevant": null}"#,
        ] {
            amendment.add(try JudgedPlace(reading: Array(line.utf8), line: 1))
        }
        let line =
            #"{"id": "a", "question": "x", "mine": {"deep": [true, null]}, "relevant": [{"file": "n.md", "lines": [1, 1]}]}"#
        let amended = String(decoding: try amendment.amended(Array(line.utf8), line: 1), as: UTF8.self)
        #expect(
            amended
                == #"{"id":"a","irrelevant":[{"file":"m.md","lines":[1,1]}],"mine":{"deep":[true,null]},"question":"x","#
                + #""relevant":[{"file":"n.md","lines":[1,1]},{"file":"n.md","lines":[3,4]}]}"#)
        let other = Array(#"{"id": "b",  "question": "y"}"#.utf8)
        #expect(try amendment.amended(other, line: 2) == other)
        #expect(throws: QuestionSetError(line: 3, problem: .notJSON)) { try amendment.amended([0x5B], line: 3) }
    }
}
