import Foundation
import Testing

/// Questions on standard input.
@Suite struct PipeTests {
    private static func pipe(
        _ input: String, _ options: [String] = [], location: SourceLocation = #_sourceLocation
    ) throws -> ProgramRun {
        try ProgramRunner.shared().run(options + BuiltProgram.corpus, input: input, location: location)
    }

    /// The lines that repeat a question.
    private static func questions(_ run: ProgramRun) -> [String] { run.lines.filter { $0.hasPrefix("> ") } }

    @Test func `plain lines are answered in their order`() throws {
        let run = try PipeTests.pipe("when did we sign the Monera contract?\nwho was at the pricing sync?\n")
        #expect(
            PipeTests.questions(run) == ["> when did we sign the Monera contract?", "> who was at the pricing sync?"])
        let first = try #require(run.stdout.firstRange(of: "18 December 2025"))
        let second = try #require(run.stdout.firstRange(of: "Robert Okafor"))
        #expect(first.lowerBound < second.lowerBound)
        #expect(run.status == 0)
        #expect(run.stderr == "")
    }

    @Test func `a view is shown in a pipe as at the prompt, and what works there only is said`() throws {
        let run = try PipeTests.pipe(":week\n:drop Liam\n:tasks Liam\n")
        #expect(PipeTests.questions(run) == ["> :week", "> :tasks Liam"])
        #expect(run.stdout.contains("Mon 16 – Sun 22 March 2026: "), "\(run.testDescription)")
        #expect(run.stdout.contains("open tasks, 2 overdue: Liam Doyle"), "\(run.testDescription)")
        #expect(
            run.stderr.hasPrefix("daybook: line 2 of standard input is no question: ':drop' works at the prompt only"))
        #expect(run.status == 2)
        let object = try PipeTests.pipe("{\"question\": \":drop Liam\"}\n").object()
        #expect((object["error"] as? String)?.contains("':drop' works at the prompt only") == true)
    }

    @Test func `to remember the vault is enough, where nothing is asked`() throws {
        let runner = try ProgramRunner()
        try runner.vault.write("# Boat\n", to: "boat.md")
        let run = try runner.runOverVault(["--remember"], input: "")
        #expect(run.status == 0 && run.stderr.hasPrefix("Remembered: "), "\(run.testDescription)")
        #expect(try runner.runOverVault([], input: "").status == 1)
    }

    @Test func `objects get one line each in their order, with their ids`() throws {
        let run = try PipeTests.pipe(
            """
            {"id": "b", "question": "when did we sign the Monera contract?"}
            {"id": "a", "question": "pineapple volcano orchestra"}
            {"question": "who was at the pricing sync?"}

            """)
        let replies = try run.objects()
        #expect(replies.map { $0["id"] as? String } == ["b", "a", nil])
        #expect(replies.map { $0["found"] as? Bool } == [true, false, true])
        #expect(
            replies.map { $0["question"] as? String } == [
                "when did we sign the Monera contract?", "pineapple volcano orchestra", "who was at the pricing sync?",
            ])
        #expect(run.status == 0)
    }

    @Test func `an answer has every key of the contract, null where unknown`() throws {
        let questions = [
            "what did I discuss with Sarah Chen last week?", "pineapple volcano orchestra", "when is lunch?",
        ]
        let lines = questions.map { "{\"question\": \"\($0)\"}\n" }.joined()
        for reply in try PipeTests.pipe(lines).objects() {
            try Contract.check(answer: reply)
        }
    }

    @Test func `an answer is in the contract's form`() throws {
        let run = try PipeTests.pipe(
            "{\"id\": \"q1\", \"question\": \"what did I discuss with Sarah Chen last week?\"}\n")
        let reply = try run.object()
        let reading = try #require(reply["reading"] as? [String: Any])
        let time = try #require(reading["time"] as? [String: Any])
        #expect(reading["intent"] as? String == "discuss")
        #expect(time["text"] as? String == "last week")
        #expect(time["start"] as? String == "2026-03-09T00:00:00+01:00")
        #expect(time["end"] as? String == "2026-03-16T00:00:00+01:00")
        #expect((reading["people"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Sarah Chen"])
        let citations = try #require(reply["citations"] as? [[String: Any]])
        #expect(citations.map { $0["rank"] as? Int } == Array(1...citations.count))
        #expect(citations.contains { $0["file"] as? String == "meetings/2026-03-10-pricing-sync.md" })
        for citation in citations { try Contract.check(citation: citation) }
    }

    @Test func `a citation's lines hold its snippet`() throws {
        let run = try PipeTests.pipe("{\"question\": \"when did we sign the Monera contract?\"}\n")
        let citation = try #require((try run.object()["citations"] as? [[String: Any]])?.first)
        let file = try #require(citation["file"] as? String)
        let lines = try #require(citation["lines"] as? [Int])
        let text = try String(contentsOfFile: BuiltProgram.package + "/Corpus/" + file, encoding: .utf8)
        let cited = text.split(separator: "\n", omittingEmptySubsequences: false)[(lines[0] - 1)..<lines[1]]
        let snippet = try #require(citation["snippet"] as? String)
        #expect(cited.joined(separator: " ").contains(snippet.prefix(20)), "\(snippet)")
    }

    @Test func `a when gives a date-time and a span`() throws {
        let answer = try #require(
            try PipeTests.pipe("{\"question\": \"when did we sign the Monera contract?\"}\n").object()["answer"]
                as? [String: Any])
        #expect(answer["value"] as? String == "2025-12-18T11:00:00+01:00")
        let span = try #require(answer["span"] as? [String: Any])
        #expect((span["start"] as? String)?.hasPrefix("2025-12-18") == true)
    }

    @Test func `a count is a number`() throws {
        let reply = try PipeTests.pipe("{\"question\": \"how many meetings last week?\", \"limit\": 2}\n").object()
        let value = try #require((reply["answer"] as? [String: Any])?["value"] as? Int)
        #expect(value > 5)
        #expect((reply["citations"] as? [Any])?.count ?? 0 <= 2)
    }

    @Test func `a broken line is told and the others are answered`() throws {
        let run = try PipeTests.pipe(
            """
            {"id": "1", "question": "when did we sign the Monera contract?"}
            {"id": "2", "question":
            {"id": "3"}
            {"id": "4", "question": "pricing", "now": "sometime"}
            {"id": "5", "question": "who was at the pricing sync?"}

            """)
        let replies = try run.objects()
        #expect(replies.map { $0["found"] as? Bool } == [true, false, false, false, true])
        #expect(replies.map { $0["id"] as? String } == ["1", nil, "3", "4", "5"])
        #expect(replies.map { $0["error"] != nil } == [false, true, true, true, false])
        for reply in replies { #expect(Contract.answerKeys.isSubset(of: Set(reply.keys))) }
        #expect(run.stderr.contains("line 2"))
        #expect(run.status == 2)
    }

    @Test(arguments: [
        "{}", "{", "{]", "{\"question\": null}", "{\"question\": 5}", "{\"question\": \"x\", \"limit\": \"many\"}",
        "{\"question\": \"x\", \"limit\": 1e40}", "{\"question\": \"x\", \"scope\": 1}", "{\"question\": \"\\ud800\"}",
        "{\"question\": \"x\"} {\"question\": \"y\"}",
    ])
    func `whatever is no question gets a line of its own`(line: String) throws {
        let run = try PipeTests.pipe(line + "\n{\"id\": \"next\", \"question\": \"pricing sync\"}\n")
        let replies = try run.objects()
        #expect(replies.count == 2, "\(run.testDescription)")
        #expect(replies.last?["id"] as? String == "next")
        #expect(run.status == 2)
    }

    @Test func `empty lines are passed over and a last line needs no end`() throws {
        let run = try PipeTests.pipe(
            "\n  \t \r\nwho was at the pricing sync?\r\n\nwhen did we sign the Monera contract?")
        #expect(
            PipeTests.questions(run) == ["> who was at the pricing sync?", "> when did we sign the Monera contract?"])
        #expect(run.status == 0)
    }

    @Test(arguments: ["", "\n\n"])
    func `no question at all finds nothing`(input: String) throws {
        let run = try PipeTests.pipe(input)
        #expect(run.stdout == "")
        #expect(run.status == 1)
    }

    @Test(arguments: ["pricing ", "a", "2026-03-10 ", "\"", "#tag ", "(", "and with Sarah ", "ä"])
    func `a question of ten thousand characters is answered or declined`(part: String) throws {
        let question = String(repeating: part, count: 10_000 / part.count)
        let run = try PipeTests.pipe(question + "\nwho was at the pricing sync?\n")
        #expect(PipeTests.questions(run).count == 2)
        #expect(run.stdout.contains("Robert Okafor"))
        #expect(run.status == 0, "\(run.stderr)")
    }

    @Test func `invalid UTF-8 is replaced`() throws {
        let bytes: [UInt8] =
            [0xFF, 0xFE] + Array("caf".utf8) + [0xE9, 0x00, 0xC3, 0x0A] + Array("pricing sync\n".utf8)
        let run = try ProgramRunner.shared().run(program: [BuiltProgram.path] + BuiltProgram.corpus, input: bytes)
        #expect(String(validating: run.output, as: UTF8.self) != nil)
        #expect(PipeTests.questions(run).count == 2, "\(run.testDescription)")
        #expect(!run.output.contains(0))
        #expect(run.status == 0)
    }

    @Test func `a reader that leaves ends the program quietly`() throws {
        let options = BuiltProgram.corpus.joined(separator: " ")
        let run = try ProgramRunner.shared().shell(
            "i=0; while [ $i -lt 300 ]; do echo who was at the pricing sync; i=$((i+1)); done | daybook \(options) | head -1"
        )
        #expect(run.stdout == "> who was at the pricing sync\n")
        #expect(run.stderr == "")
        #expect(run.status == 0)
    }

    @Test func `answers of plain lines as JSON are one line each`() throws {
        let replies = try PipeTests.pipe("pricing sync\nwho was at the pricing sync?\n", ["--json"]).objects()
        #expect(replies.count == 2)
        for reply in replies { try Contract.check(answer: reply) }
    }

    @Test func `explain reads the same lines, each at its own time`() throws {
        let run = try PipeTests.pipe(
            """
            {"id": "x", "question": "meetings yesterday", "now": "2026-01-02T09:00"}
            {"id": "y", "question": "meetings yesterday"}
            meetings yesterday

            """, ["explain", "--json"])
        let replies = try run.objects()
        #expect(replies.map { $0["id"] as? String } == ["x", "y", nil])
        let starts = replies.map { (($0["reading"] as? [String: Any])?["time"] as? [String: Any])?["start"] as? String }
        #expect(
            starts == ["2026-01-01T00:00:00+01:00", "2026-03-17T00:00:00+01:00", "2026-03-17T00:00:00+01:00"])
        for reply in replies {
            #expect(Set(["id", "question", "reading"]).isSubset(of: Set(reply.keys)))
            try Contract.check(reading: try #require(reply["reading"] as? [String: Any]))
        }
    }

    @Test func `a question's own time counts`() throws {
        let reply = try PipeTests.pipe("{\"question\": \"meetings yesterday\", \"now\": \"2026-03-11\"}\n").object()
        let citations = try #require(reply["citations"] as? [[String: Any]])
        #expect(citations.allSatisfy { ($0["date"] as? String)?.hasPrefix("2026-03-10") == true })
        #expect(!citations.isEmpty)
    }

    @Test(arguments: ["meetings", "meetings/", "meetings/2026-03-10-pricing-sync.md"])
    func `a scope restricts citations to a folder or file`(scope: String) throws {
        let reply = try PipeTests.pipe("{\"question\": \"pricing\", \"scope\": \"\(scope)\"}\n").object()
        let files = try #require(reply["citations"] as? [[String: Any]]).compactMap { $0["file"] as? String }
        #expect(!files.isEmpty)
        #expect(files.allSatisfy { $0.hasPrefix(scope) }, "\(files)")
    }

    @Test func `the same input gives the same bytes but for the time it took`() throws {
        let input = """
            what did I discuss with Sarah last week?
            open tasks from the pricing sync
            {"id": "1", "question": "what did we decide about pricing?"}
            {"id": "2", "question": "who knows about the Monera contract?"}

            """
        func answers() throws -> String {
            let run = try PipeTests.pipe(input)
            return run.lines.map(Contract.withoutElapsedTime).joined(separator: "\n")
        }
        #expect(try answers() == (try answers()))
    }
}
