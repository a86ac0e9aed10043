import Foundation
import Testing

/// What keeps the program from answering, where answers are wanted as JSON.
@Suite struct JSONErrorTests {
    @Test(arguments: [
        ["ask", "--now", "never", "pricing"], ["explain", "--limit", "0", "pricing"],
        ["status", "--vault", "/nowhere"],
        ["similar"], ["check", "nope.jsonl"], ["eval", "nope.jsonl"], ["ask", "--colour"], ["--vault", "/nowhere"],
        ["aks", "pricing"],
    ])
    func `an error is one object with the keys of an answer, and a line of words`(arguments: [String]) throws {
        let run = try ProgramRunner.shared().run(BuiltProgram.corpus + ["--json"] + arguments)
        let object = try run.object()
        #expect(Contract.answerKeys.isSubset(of: Set(object.keys)))
        #expect(object["found"] as? Bool == false)
        let error = try #require(object["error"] as? String)
        #expect(run.stderr == "daybook: \(error)\n")
        #expect(run.status == 2)
    }

    @Test func `what has nothing like it is an object too`() throws {
        let run = try ProgramRunner.shared().run(["similar", "nope.md", "--json"] + BuiltProgram.corpus)
        #expect(try run.object()["error"] as? String == "nothing of the index stands in nope.md; see 'daybook status'")
        #expect(run.status == 1)
    }

    @Test func `words behind two dashes are no options`() throws {
        let run = try ProgramRunner.shared().run(["ask", "--now", "never"] + ["--", "--json"])
        #expect(run.stdout == "" && run.status == 2, "\(run.testDescription)")
    }
}
