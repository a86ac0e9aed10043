import Foundation
import Testing

/// How a question comes to `daybook ask`, and what is no command.
@Suite struct AskInputTests {
    private func run(_ arguments: [String], _ input: String?) throws -> ProgramRun {
        try ProgramRunner.shared().run(arguments + BuiltProgram.corpus, input: input)
    }

    @Test(arguments: [["ask"], ["ask", "-"]]) func `ask reads questions from standard input`(arguments: [String]) throws
    {
        let run = try run(arguments, "who was at the pricing sync?\nwhen was that?\n")
        #expect(run.stdout.contains("Robert Okafor, Sarah Chen") && run.stdout.contains("> when was that?\n"))
        #expect(run.stdout.contains("Tue 10 March 2026") && run.status == 0, "\(run.testDescription)")
    }

    @Test func `ask reads objects from standard input`() throws {
        #expect(try run(["ask", "-", "--json"], "pricing\n").object()["question"] as? String == "pricing")
    }

    @Test func `explain reads questions from standard input, also where a dash says so`() throws {
        #expect(try run(["explain", "-"], "meetings last week\n").stdout.contains("Read as: "))
    }

    @Test(arguments: [["ask"], ["ask", "-"]]) func `no question at all is a mistake`(arguments: [String]) throws {
        for input in [nil, "", "\n \n"] { try run(arguments, input).expectError("daybook help ask") }
    }

    @Test(arguments: [
        (["what", "did", "I", "do?"], "questions follow a command: daybook ask 'what did I do?'"),
        (["what's", "up", "--json"], "daybook ask \"what's up\""), (["pricing?"], "daybook ask 'pricing?'"),
        (["meetings", "with", "Priya"], "daybook ask 'meetings with Priya'"),
        (["pricing"], "there is no command 'pricing'; see 'daybook --help'"),
        (["evla", "set.jsonl"], "there is no command 'evla'; did you mean 'eval'?"),
    ])
    func `an unknown command with words behind it is taken for a question`(words: [String], text: String) throws {
        let run = try ProgramRunner.shared().run(words)
        #expect(run.stderr.contains(text) && run.status == 2, "\(run.testDescription)")
    }

    // MARK: Ids

    @Test(arguments: [
        "1", "\"1\"", "0", "-7", "1.5", "1.50", "1e3", "12345678901234567890123", "9007199254740993", "\"a\\\"b\"",
    ])
    func `an id comes back as it was written`(id: String) throws {
        let line = "{\"x\": {\"id\": 9}, \"y\": \"id\", \"id\" : \(id) , \"question\": \"pricing\"}\n"
        #expect(try run([], line).stdout.contains("\"id\":\(id),"))
        #expect(try run(["explain"], line).stdout.contains("\"id\":\(id),"))
        let broken = try run([], "{\"id\": \(id), \"question\": 5}\n")
        #expect(broken.stdout.contains("\"id\":\(id),") && broken.status == 2)
    }

    @Test(arguments: ["true", "[1]", "{\"a\": 1}"]) func `an id is text or a number`(id: String) throws {
        let run = try run([], "{\"id\": \(id), \"question\": \"pricing\"}\n")
        #expect(run.status == 2 && run.stderr.contains("\"id\" has the wrong type"), "\(run.testDescription)")
    }

    @Test func `answers with numbers as ids can be checked`() throws {
        let answers = try run([], "{\"id\": 1, \"question\": \"pricing\"}\n{\"id\": 1.5, \"question\": \"gdpr\"}\n")
            .stdout
        #expect(try run(["check", "-"], answers).status == 0)
    }
}
