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

    @Test func `the table has a line for each measure and one for each group`() throws {
        let run = try EvalTests.evaluate(EvalTests.set, in: TemporaryFolder())
        #expect(run.status == 0, "\(run.testDescription)")
        #expect(run.lines.first?.hasPrefix("4 questions") == true)
        let names = run.lines.compactMap { $0.split(separator: " ").first.map(String.init) }
        for name in [
            "map", "recip_rank", "ndcg_cut_10", "evidence_2000", "intent", "value", "citations", "latency", "category",
        ] {
            #expect(names.contains(name), "\(name) in \(run.stdout)")
        }
    }

    @Test func `the result as JSON holds each measure with its interval`() throws {
        let result = try EvalTests.evaluate(EvalTests.set, ["--json"], in: TemporaryFolder()).object()
        #expect(result["questions"] as? Int == 4)
        let measures = try #require(result["measures"] as? [String: [String: Double]])
        for name in ["map", "success_1", "recall_10", "intent"] {
            let value = try #require(measures[name], "\(name)")
            let (low, mean, high) = (value["low"] ?? .nan, value["mean"] ?? .nan, value["high"] ?? .nan)
            #expect(0 <= low && low <= mean && mean <= high && high <= 1, "\(name)")
        }
        #expect(measures["intent"]?["n"] == 3)
        let slices = try #require(result["slices"] as? [String: [String: Any]])
        #expect(slices["category"]?.keys.sorted() == ["discuss", "nothing", "when", "who"])
    }

    @Test func `a kept run can be gone on with, and compared`() throws {
        let folder = try TemporaryFolder()
        let kept = folder.path(of: "run.jsonl")
        #expect(try EvalTests.evaluate(EvalTests.set, ["--save", kept], in: folder).status == 0)
        let whole = try folder.text(of: "run.jsonl").split(separator: "\n")
        #expect(whole.count == 5)
        // As a stop in the third question leaves it.
        try folder.write(whole.prefix(3).joined(separator: "\n") + "\n" + whole[3].prefix(40), to: "run.jsonl")
        let resumed = try EvalTests.evaluate(EvalTests.set, ["--save", kept, "--resume"], in: folder)
        #expect(resumed.status == 0, "\(resumed.testDescription)")
        #expect(resumed.lines.first?.hasPrefix("4 questions") == true)
        let ids = try folder.text(of: "run.jsonl").split(separator: "\n").dropFirst().map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])["id"] as? String
        }
        #expect(ids == ["one", "two", "three", "four"])
        let other = try EvalTests.evaluate(
            EvalTests.set, ["--save", kept, "--resume", "--without", "people"], in: folder)
        #expect(other.status == 2)
        #expect(other.stderr.contains("--resume"))
        let same = try EvalTests.evaluate(EvalTests.set, ["--baseline", kept], in: folder)
        #expect(same.status == 0, "\(same.testDescription)")
        #expect(same.stdout.contains("Against "))
    }

    @Test func `parts can be left out and numbers set, and the run says so`() throws {
        let folder = try TemporaryFolder()
        let kept = folder.path(of: "run.jsonl")
        let run = try EvalTests.evaluate(
            EvalTests.set, ["--without", "time,cosine", "--set", "title=2", "--save", kept, "--json"], in: folder)
        #expect(run.status == 0, "\(run.testDescription)")
        let result = try run.object()
        let header = try #require(result["run"] as? [String: Any])
        #expect(header["without"] as? [String] == ["time", "cosine"])
        #expect(header["settings"] as? [String: Double] == ["title": 2])
        let measures = try #require(result["measures"] as? [String: [String: Double]])
        #expect(measures["time"]?["mean"] == 0, "the time of the third question was left out")
        for options in [["--without", "colour"], ["--set", "title"], ["--fail-below", "speed=1"], ["--resume"]] {
            #expect(try EvalTests.evaluate(EvalTests.set, options, in: folder).status == 2, "\(options)")
        }
    }

    @Test func `a measure that is too low is status 1`() throws {
        let folder = try TemporaryFolder()
        let low = try EvalTests.evaluate(
            EvalTests.set, ["--fail-below", "intent=0.5,abstention_recall=101"], in: folder)
        #expect(low.status == 1)
        #expect(low.stderr.contains("abstention_recall is 1.0, below 1.01"))
        #expect(!low.stderr.contains("intent"))
        #expect(try EvalTests.evaluate(EvalTests.set, ["--fail-below", "intent=100"], in: folder).status == 0)
    }

    @Test func `rankings and judgments for trec_eval give the same figures`() throws {
        let folder = try TemporaryFolder()
        let (run, qrels) = (folder.path(of: "x.run"), folder.path(of: "x.qrels"))
        let result = try EvalTests.evaluate(
            EvalTests.set, ["--trec-run", run, "--trec-qrels", qrels, "--json"], in: folder
        ).object()
        let measures = try #require(result["measures"] as? [String: [String: Double]])
        let table = try ProgramRunner.shared().run(["eval", "measure", qrels, run])
        #expect(table.status == 0, "\(table.testDescription)")
        for line in table.lines {
            let fields = line.split { $0 == " " || $0 == "\t" }
            let mean = try #require(measures[String(fields[0])]?["mean"], "\(line)")
            let shown = try #require(Double(fields[2]))
            #expect(abs(mean - shown) < 1e-4, "\(line)")
        }
    }

    @Test func `a BEIR folder is a vault, questions and judgments in one`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"_id": "d1", "title": "Tides", "text": "The harbour gauge showed high water at noon."}
            {"_id": "d2", "title": "", "text": "Bakers knead the dough for ten minutes."}
            {"_id": "d3", "title": "Bread", "text": "A sourdough loaf needs a long rest."}
            """, to: "set/corpus.jsonl")
        try folder.write(
            "{\"_id\": \"q1\", \"text\": \"harbour gauge high water\"}\n{\"_id\": \"q2\", \"text\": \"knead dough\"}\n",
            to: "set/queries.jsonl")
        try folder.write("query-id\tcorpus-id\tscore\nq1\td1\t1\nq2\td2\t2\nq2\td3\t1\n", to: "set/qrels/test.tsv")
        let run = folder.path(of: "x.run")
        let result = try ProgramRunner.shared().run(["eval", folder.path(of: "set"), "--json", "--trec-run", run])
        #expect(result.status == 0, "\(result.testDescription)")
        let measures = try #require(try result.object()["measures"] as? [String: [String: Double]])
        #expect(measures["success_1"]?["mean"] == 1)
        let lines = try folder.text(of: "x.run").split(separator: "\n")
        #expect(lines.first?.hasPrefix("q1 Q0 d1 1 ") == true)
    }

    @Test func `topics and judgments of TREC are a set`() throws {
        let folder = try TemporaryFolder()
        let topics = try folder.write("1\tMonera contract\n", to: "topics.tsv")
        let qrels = try folder.write("1 0 meetings/2025-12-18-monera-contract.md 1\n", to: "judged.qrels")
        let run = try ProgramRunner.shared().run(["eval", topics, "--qrels", qrels, "--json"] + BuiltProgram.corpus)
        #expect(run.status == 0, "\(run.testDescription)")
        let measures = try #require(try run.object()["measures"] as? [String: [String: Double]])
        #expect((measures["recip_rank"]?["mean"] ?? 0) > 0)
    }

    @Test func `where a report cannot be written nothing is asked`() throws {
        let run = try EvalTests.evaluate(EvalTests.set, ["--report", "/nowhere/report.html"], in: TemporaryFolder())
        #expect(run.status == 2 && run.stdout == "", "\(run.testDescription)")
        #expect(run.stderr.contains("/nowhere/report.html"))
    }

    @Test(arguments: ["html", "md"])
    func `a report stands by itself`(form: String) throws {
        let folder = try TemporaryFolder()
        let file = folder.path(of: "report." + form)
        #expect(try EvalTests.evaluate(EvalTests.set, ["--report", file], in: folder).status == 0)
        let text = try folder.text(of: "report." + form)
        #expect(text.contains("success_1") && text.contains("content of the vault"))
        #expect(!text.contains("://"))
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
