import Foundation
import Testing

/// `daybook eval new`: a question set that grows at the prompt, and one that is stopped.
@Suite struct JudgingTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    private func lines(_ file: String) throws -> [[String: Any]] {
        try desk.runner.home.text(of: file).split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    @Test func `answers that are judged become a set that can be asked`() throws {
        let set = desk.runner.home.path(of: "set.jsonl")
        let terminal = try Terminal(desk.runner, ["eval", "new", set] + desk.arguments)
        try terminal.wait(for: "Judging for")
        terminal.send("how long is the mast?\r")
        try terminal.wait(for: "boat.md:3")
        try terminal.enter(":good 1\r")
        try terminal.wait(for: "1 question judged")
        terminal.send(":should 2026-03-10-harbour-talk.md:9-9\r")
        try terminal.wait(for: "1 question judged")
        terminal.send(":good 7\r")
        try terminal.wait(for: "which ones?")
        terminal.send(":should nowhere.md:1\r")
        try terminal.wait(for: "name lines of a file of the vault")
        terminal.send("what is the price of the sails?\r")
        try terminal.enter(":nothing\r")
        try terminal.wait(for: "2 questions judged")
        terminal.send(":quit\r")
        #expect(terminal.finish() == 0)
        let cases = try lines("set.jsonl")
        #expect(
            cases.map { $0["question"] as? String } == ["how long is the mast?", "what is the price of the sails?"])
        let relevant = try #require(cases[0]["relevant"] as? [[String: Any]])
        #expect(relevant.map { $0["file"] as? String } == ["boat.md", "2026-03-10-harbour-talk.md"])
        #expect((cases[1]["expect"] as? [String: Bool]) == ["found": false])
        let run = try desk.runner.run(["eval", set, "--json"] + desk.arguments)
        #expect(run.status == 0, "\(run.testDescription)")
    }

    @Test func `what leans on another question is not judged, nor is anything without a set`() throws {
        let set = desk.runner.home.path(of: "set.jsonl")
        let terminal = try Terminal(desk.runner, ["eval", "new", set] + desk.arguments)
        try terminal.enter("what did I discuss with Jürgen on 10 March?\r")
        try terminal.wait(for: "longer pier")
        try terminal.enter("only notes\r")
        try terminal.enter(":nothing\r")
        try terminal.wait(for: "ask it whole")
        terminal.send(":quit\r")
        #expect(terminal.finish() == 0)
        let plain = try desk.terminal()
        try plain.enter(":good 1\r")
        try plain.wait(for: "which ones?")
        plain.send(":nothing\r")
        try plain.wait(for: "No set is open")
        plain.send(":quit\r")
        #expect(plain.finish() == 0)
    }

    @Test func `what two runs cite and nobody judged can be judged`() throws {
        let home = desk.runner.home
        let set = try home.write("{\"id\": \"a\", \"question\": \"longer pier\", \"mine\": 1}\n", to: "set.jsonl")
        let kept = home.path(of: "run.jsonl")
        #expect(try desk.runner.run(["eval", set, "--save", kept] + desk.arguments).status == 0)
        let pool = try desk.runner.run(["eval", "pool", kept, kept])
        let places = try pool.objects()
        #expect(pool.status == 0 && !places.isEmpty, "\(pool.testDescription)")
        #expect(places.allSatisfy { $0["relevant"] is NSNull && $0["id"] as? String == "a" })
        let judged = try home.write(
            pool.stdout.replacingOccurrences(of: "\"relevant\":null", with: "\"relevant\":true"), to: "judged.jsonl")
        let better = try desk.runner.run(["eval", "judge", set, judged]).object()
        #expect((better["relevant"] as? [Any])?.count == places.count)
        #expect(better["mine"] as? Int == 1)
    }

    @Test func `a run that is stopped keeps what is done`() throws {
        let home = desk.runner.home
        let lines = (1...4000).map { "{\"id\": \"q\($0)\", \"question\": \"how long is the mast?\"}\n" }
        let set = try home.write(lines.joined(), to: "set.jsonl")
        let kept = home.path(of: "run.jsonl")
        _ = try desk.runner.run(["index"] + desk.arguments)
        let program = try RunningProgram(desk.runner, ["eval", set, "--save", kept])
        #expect(ProgramRunner.waits { ((try? home.text(of: "run.jsonl"))?.split(separator: "\n").count ?? 0) >= 20 })
        program.signal(SIGINT)
        #expect(program.end().status == 130)
        let count = try self.lines("run.jsonl").count - 1
        #expect((19..<4000).contains(count))
    }
}
