import Evaluation
import Foundation
import Model
import Testing

/// Scores, comparisons and kept runs over questions made for the test.
@Suite struct RunTests {
    static let lines = FileLines(file: "a.md", lines: LineRange(2, 2))

    /// A question whose only relevant line is cited at a rank, or at none.
    static func entry(
        _ id: String, rank: Int?, category: String = "find", margin: Double? = 1, isAnswerable: Bool = true,
        answer: String = "words"
    ) -> RunEntry {
        let noise = (1...4).map { FileLines(file: "b.md", lines: LineRange($0, $0)) }
        let cited = rank.map { Array(noise.prefix($0 - 1)) + [lines] } ?? noise
        let question = QuestionCase(
            id: id, question: "where is \(id)?", category: category, relevant: isAnswerable ? [lines] : [],
            expected: ExpectedOutcome(found: isAnswerable))
        let ranking = JudgedRanking(of: cited, relevant: question.relevant)
        let evaluated = EvaluatedAnswer(
            intent: "find", found: isAnswerable == (rank != nil), citations: cited, milliseconds: 2)
        let scored = ScoredQuestion(
            Judgement(of: evaluated, to: question), groups: [.category: category, .intent: "find"], ranking: ranking,
            budgets: nil, margin: margin)
        let grades: [Int?] = ranking?.grades ?? cited.map { _ in nil }
        return RunEntry(
            scored, of: question, now: "2026-03-18T10:15:00+01:00", reading: "Read as: find", answer: answer,
            citations: zip(cited, grades).map { RunEntry.Citation($0, score: 1, snippet: "x", grade: $1) },
            relevantGrades: ranking?.relevant)
    }

    static let header = RunHeader(program: "1", sets: ["set.jsonl"], questions: "ab", revision: "cd", limit: 10)

    @Test func `a kept run gives the same scores again`() throws {
        let entries = [Self.entry("a", rank: 1), Self.entry("b", rank: 3), Self.entry("c", rank: nil)]
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let lines = ([KeptRun.line(Self.header)] + entries.map(KeptRun.line)).joined().text
        // The last line was cut off.
        try Data((lines + "{\"id\": \"d").utf8).write(to: file)
        var read: [RunEntry] = []
        let kept = try KeptRun.read(file.path) { read.append($0) }
        #expect(kept.header == Self.header)
        #expect(read == entries)
        #expect(kept.end == lines.utf8.count)
        let table = ScoreTable(of: read.map { ScoredQuestion($0) })
        #expect(table.all.estimates[.successAt1]?.mean == 1.0 / 3)
        #expect(table.recalls.count == ScoredQuestion.recallDepth)
        #expect(abs((table.recalls.last ?? 0) - 2.0 / 3) < 1e-6)
    }

    @Test func `a broken line in the middle of a run is told`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let lines = KeptRun.line(Self.header).text + "{oops\n" + KeptRun.line(Self.entry("a", rank: 1)).text
        try Data(lines.utf8).write(to: file)
        #expect(throws: KeptRun.Failure.badLine(path: file.path, line: 2)) { try KeptRun.read(file.path) { _ in } }
        #expect(throws: KeptRun.Failure.unreadable(path: "/nowhere")) { try KeptRun.read("/nowhere") { _ in } }
    }

    @Test func `two runs are compared question by question`() {
        let names = (1...12).map { "q\($0)" }
        let before = names.map { ScoredQuestion(Self.entry($0, rank: 2)) }
        let after = names.map { ScoredQuestion(Self.entry($0, rank: 1)) } + [ScoredQuestion(Self.entry("new", rank: 1))]
        let comparison = Comparison(before, after)
        let rank = comparison.rows.first { $0.measure == .reciprocalRank }
        #expect(rank?.first == 0.5 && rank?.second == 1)
        #expect(rank?.test.isSignificant == true)
        #expect(comparison.losses.isEmpty)
        #expect(Comparison(after, before).losses.map(\.measure).contains(.reciprocalRank))
        #expect(comparison.unpaired == ["new"])
        #expect(comparison.changes.count == 12)
        #expect(comparison.text(shown: 2).text.contains("Better: 12 questions, the 2 largest"))
    }

    @Test func `the worst questions are kept, perfect ones are not`() {
        var worst = WorstQuestions(limit: 2)
        for (id, rank) in [("a", 1), ("b", 4), ("c", 2), ("d", nil)] { worst.add(Self.entry(id, rank: rank)) }
        #expect(worst.entries.map(\.id) == ["d", "b"])
    }

    @Test func `the curve of refusals has every limit from the weakest answer to the strongest`() throws {
        let questions = [
            Self.entry("a", rank: 1, margin: 2), Self.entry("b", rank: 1, margin: 0.5),
            Self.entry("c", rank: nil, margin: -1, isAnswerable: false),
            Self.entry("d", rank: nil, margin: 1, isAnswerable: false),
        ].map { ScoredQuestion($0) }
        let points = try #require(Calibration(of: questions, steps: 3)).points
        #expect(points.map(\.limit) == [-1, 0, 1, 2])
        #expect(points.map(\.recall) == [0, 0.5, 0.5, 1])
        #expect(points.map(\.answered) == [1, 1, 0.5, 0.5])
        #expect(points.map(\.precision) == [nil, 1, 0.5, 2.0 / 3])
    }

    @Test func `reports show what questions hold as text, never as marks`() {
        let entry = Self.entry("a", rank: 3, answer: "<script>alert(1)</script> & \u{1B}[31m")
        let contents = ReportContents(
            header: Self.header, questions: [ScoredQuestion(entry)], rate: 600, worst: [entry])
        let page = HTMLReport(contents).text.text
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; ␛[31m"))
        #expect(!page.contains("<script"))
        #expect(!page.contains("http"))
        let markdown = MarkdownReport(contents).text.text
        #expect(markdown.contains("| success_1 | 1 | 0.0 (0.0–0.0) |"))
        #expect(markdown.contains("a.md:2 (relevant)"))
    }

    @Test func `groups are shown where they part the questions`() {
        let questions = [Self.entry("a", rank: 1, category: "b"), Self.entry("c", rank: 2, category: "a")]
        let table = ScoreTable(of: questions.map { ScoredQuestion($0) })
        #expect(table.groups.map(\.name) == ["a", "b"])
        #expect(table.text().text.contains("category  a  1"))
    }
}
