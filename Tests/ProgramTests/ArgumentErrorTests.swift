import Foundation
import Testing

@testable import daybook

/// Mistakes in what is typed behind `daybook`.
@Suite struct ArgumentErrorTests {
    @Test(arguments: [
        (["ask", "--now", "yesterday", "x"], "--now yesterday"), (["ask", "--now", "2026-02-30", "x"], "2026-02-30"),
        (["ask", "--now=", "x"], "--now"), (["ask", "--limit", "0", "x"], "--limit 0"),
        (["ask", "--limit", "-3", "x"], "--limit -3"), (["ask", "--limit", "many", "x"], "--limit many"),
        (["ask", "--limit", "99999999999999999999", "x"], "--limit"),
        (["ask", "--color", "pink", "x"], "--color pink"),
        (["ask", "x", "--limit"], "--limit N"), (["ask", "--json=yes", "x"], "--json"), (["ask"], "daybook help ask"),
        (["ask", "  "], "daybook help ask"), (["eval"], "daybook help eval"), (["-v"], "-v"),
        (["what did I do?"], "daybook ask"),
    ])
    func `a mistake in the arguments is told with its place`(arguments: [String], text: String) throws {
        let run = try ProgramRunner.shared().run(BuiltProgram.corpus + arguments)
        run.expectError(text)
    }

    @Test(arguments: [
        (["today", "--owner", "Bob"], "'daybook today' has no option --owner; it belongs to tasks"),
        (["status", "--overdue"], "'daybook status' has no option --overdue; it belongs to tasks"),
        (["index", "--everywhere"], "'daybook index' has no option --everywhere; it belongs to forget"),
        (["week", "--via", "cat"], "'daybook week' has no option --via; it belongs to ask and q"),
        (
            ["ask", "x", "--dry-run"],
            "'daybook ask' has no option --dry-run; it belongs to tags, note, habit, subscription, forget and --write"
        ),
        (["--overdue"], "without a command there is no option --overdue; it belongs to tasks"),
        (["today", "tomorrow"], "'daybook today' takes no words: leave out 'tomorrow'; see 'daybook help today'"),
        (["status", "extra"], "'daybook status' takes no words: leave out 'extra'; see 'daybook help status'"),
        (
            ["tags", "hiring"],
            "'daybook tags' needs 'rename OLD NEW' or nothing after it, not 'hiring'; see 'daybook help tags'"
        ),
        (["completions", "bash", "x"], "'daybook completions' needs a shell: bash, zsh or fish"),
    ])
    func `what does not belong to a command is told, not ignored`(arguments: [String], text: String) throws {
        let run = try ProgramRunner.shared().run(BuiltProgram.corpus + arguments)
        run.expectError("daybook: " + text)
        #expect(run.stderr.split(separator: "\n").count == 1, "\(run.testDescription)")
    }

    @Test func `the options of a command are accepted by it, those of --write wherever that is`() throws {
        for command in CommandTable.shown {
            for name in command.options {
                let value = CommandTable.option(name)?.value
                #expect(throws: Never.self) {
                    try Arguments([command.name, "--" + name + (value == nil ? "" : "=1")])
                }
            }
        }
        #expect(throws: Never.self) { try Arguments(["ask", "--write", "--dry-run"]) }
    }

    @Test func `an unknown time zone is an error`() throws {
        let run = try ProgramRunner.shared().run(
            ["ask", "x"] + BuiltProgram.corpus, setting: ["DAYBOOK_TIMEZONE": "Mars/Olympus"])
        run.expectError("Mars/Olympus", "Europe/Berlin")
    }
}
