import Foundation
import Testing

/// The sessions of the folder `sessions`, run as they stand.
@Suite struct SessionTests {
    @Test func `the sessions are found`() {
        #expect(Session.names.count > 8)
    }

    @Test(arguments: Session.names)
    func `a session goes as it is written`(name: String) throws {
        let session = Session(try String(contentsOfFile: Session.folder + "/" + name, encoding: .utf8))
        try #require(!session.steps.isEmpty)
        let runner = try ProgramRunner.shared()
        var beginning = ""
        for step in session.steps {
            if step.command.hasPrefix("export ") {
                beginning += step.command + "\n"
            } else {
                compare(try runner.shell(beginning + step.command), with: step, of: name)
            }
        }
    }

    private func compare(_ run: ProgramRun, with step: Session.Step, of name: String) {
        let place: Comment = """
            \(name):\(step.line): $ \(step.command)
            standard output:
            \(run.stdout)
            standard error:
            \(run.stderr)
            exit status \(run.status)
            """
        #expect(LinePattern.matches(SessionTests.lines(run.stdout), step.output), place)
        #expect(LinePattern.matches(SessionTests.lines(run.stderr), step.messages), place)
        #expect(run.status == step.status, place)
    }

    private static func lines(_ text: String) -> [String] {
        Session.withoutBlankEnd(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    @Test(arguments: [
        (["a", "b"], ["a", "b"], true), (["a"], ["a", "b"], false), (["a", "b", "c"], ["...", "c"], true),
        (["a", "b", "c"], ["a", "..."], true), ([], ["..."], true), ([], [], true), (["a"], [], false),
        (["x a", "c"], ["x *", "...", "c"], true), (["one two three"], ["*two*"], true), (["one"], ["two*"], false),
        (["a", "c", "b", "c"], ["a", "...", "c"], true), (["aab"], ["*ab"], true),
    ])
    func `patterns stand for lines and characters`(lines: [String], patterns: [String], agree: Bool) {
        #expect(LinePattern.matches(lines, patterns) == agree)
    }
}
