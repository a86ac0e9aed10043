import Foundation
import Testing

/// `daybook eval` over a small set.
@Suite struct EvalTests {
    private static let set = """
        {"id": "one", "question": "when did we sign the Monera contract?", "category": "when", "relevant": [{"file": "meetings/2025-12-18-monera-contract.md", "lines": [1, 21]}], "expect": {"intent": "when", "value": "2025-12-18"}}

        {"id": "two", "question": "who was at the pricing sync?", "category": "who", "expect": {"intent": "who", "value": ["Sarah Chen", "Robert Okafor"]}}
        {"id": "three", "question": "what did I discuss with Kenji last week?", "now": "2026-03-18", "category": "discuss", "relevant": [{"file": "meetings/2026-03-11-monera-weekly.md", "lines": [1, 30]}], "expect": {"intent": "discuss", "time": {"start": "2026-03-09", "end": "2026-03-16"}, "people": ["Kenji Mori"]}}
        {"id": "four", "question": "pineapple volcano orchestra", "category": "nothing", "expect": {"found": false}}
        """

    private static func evaluate(
        _ set: String, _ options: [String] = [], in folder: TemporaryFolder
    ) throws -> ProgramRun {
        let file = try folder.write(set, to: "set.jsonl")
        return try ProgramRunner.shared().run(["eval", file] + options + BuiltProgram.corpus)
    }

    @Test func `the table has a line for all questions and one for each category`() throws {
        let run = try EvalTests.evaluate(EvalTests.set, in: TemporaryFolder())
        #expect(run.status == 0, "\(run.testDescription)")
        let heading = try #require(run.lines.first)
        for column in ["n", "hit@1", "hit@5", "MRR@10", "recall@10", "nDCG@10", "intent", "p50 ms", "p95 ms"] {
            #expect(heading.contains(column), "\(heading)")
        }
        let names = run.lines.dropFirst().compactMap { $0.split(separator: " ").first }
        #expect(names.first == "all")
        #expect(Set(names) == ["all", "when", "who", "discuss", "nothing"])
        #expect(Set(run.lines.map(\.count)).count == 1, "\(run.stdout)")
    }

    @Test func `the summary as JSON holds the same measures`() throws {
        let summary = try EvalTests.evaluate(EvalTests.set, ["--json"], in: TemporaryFolder()).object()
        let all = try #require(summary["all"] as? [String: Any])
        #expect(all["n"] as? Int == 4)
        for key in ["hit@1", "hit@5", "mrr@10", "recall@10", "ndcg@10"] {
            let share = try #require(all[key] as? Double, "\(key)")
            #expect((0...1).contains(share))
        }
        let intents = try #require(all["intent"] as? [String: Any])
        #expect(intents["total"] as? Int == 3)
        #expect((summary["categories"] as? [String: Any])?.keys.sorted() == ["discuss", "nothing", "when", "who"])
    }

    @Test func `each answer can be kept`() throws {
        let folder = try TemporaryFolder()
        let file = folder.path(of: "answers.jsonl")
        #expect(try EvalTests.evaluate(EvalTests.set, ["--answers", file], in: folder).status == 0)
        let lines = try folder.text(of: "answers.jsonl").split(separator: "\n")
        let answers = try lines.map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(answers.map { $0["id"] as? String } == ["one", "two", "three", "four"])
        for answer in answers { try Contract.check(answer: answer) }
    }

    @Test(arguments: [
        ("{\"id\": \"a\", \"question\": \"x\"}\n\n{oops\n", "line 3"), ("{\"id\": \"a\"}\n", "question"),
        ("[]\n", "line 1"), ("{\"id\": \"a\", \"question\": \"x\", \"now\": \"soon\"}\n", "now"),
        ("{\"id\": \"a\", \"question\": \"x\", \"expect\": {\"time\": 5}}\n", "expect.time"),
    ])
    func `a line that is no question is told with its number`(set: String, text: String) throws {
        let run = try EvalTests.evaluate(set, in: TemporaryFolder())
        #expect(run.status == 2)
        #expect(run.stdout == "")
        #expect(run.stderr.contains("line "), "\(run.stderr)")
        #expect(run.stderr.contains(text), "\(run.stderr)")
    }

    @Test func `a set that is not there and answers that cannot be kept are errors`() throws {
        let missing = try ProgramRunner.shared().run(["eval", "/nowhere/set.jsonl"] + BuiltProgram.corpus)
        #expect(missing.status == 2)
        #expect(missing.stderr.contains("/nowhere/set.jsonl"))
        let unwritable = try EvalTests.evaluate(
            EvalTests.set, ["--answers", "/nowhere/a.jsonl"], in: TemporaryFolder())
        #expect(unwritable.status == 2)
        #expect(unwritable.stderr.contains("/nowhere/a.jsonl"))
    }
}
