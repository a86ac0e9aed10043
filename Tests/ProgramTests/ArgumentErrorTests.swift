import Foundation
import Testing

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

    @Test func `an unknown time zone is an error`() throws {
        let run = try ProgramRunner.shared().run(
            ["ask", "x"] + BuiltProgram.corpus, setting: ["DAYBOOK_TIMEZONE": "Mars/Olympus"])
        run.expectError("Mars/Olympus", "Europe/Berlin")
    }
}
