import Foundation
import Testing

@testable import daybook

/// Saved questions are asked by name, and what changed in their answers is told.
@Suite struct SavedQuestionTests {
    private let desk: Desk
    private var runner: ProgramRunner { desk.runner }

    init() throws {
        desk = try Desk()
        try runner.vault.write("# Boat\n\n- [ ] oil the mast\n- [ ] sew the sail\n", to: "tasks.md")
    }

    private func run(_ arguments: [String], at now: String = "2026-03-18T10:15") throws -> ProgramRun {
        try runner.run(arguments + ["--vault", runner.vault.path, "--now", now])
    }

    /// Saves a question by hand, as a person may.
    private func save(_ lines: String) throws {
        let terminal = try desk.terminal()
        try terminal.enter("open tasks\r")
        try terminal.enter(":save-question tasks\r")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
        guard !lines.isEmpty else { return }
        let file = try self.file()
        try (String(contentsOfFile: file, encoding: .utf8) + lines).write(
            toFile: file, atomically: true, encoding: .utf8)
    }

    private func file(_ ending: String = ".questions") throws -> String {
        let names = runner.home.files(below: "state/daybook/questions").filter { $0.hasSuffix(ending) }
        return runner.home.path(of: "state/daybook/questions/" + (try #require(names.first)))
    }

    // MARK: Saving and asking

    @Test func `the last question of the prompt is saved and asked by its name`() throws {
        try save("")
        let listed = try run(["q"])
        #expect(listed.stdout == "tasks  open tasks\n" && listed.status == 0)
        #expect(try run(["q", "TASKS"]).stdout == run(["ask", "open tasks"]).stdout)
        let mode = try FileManager.default.attributesOfItem(atPath: file())[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `the file may be edited`() throws {
        try save("\n# mine\nmast = how long is the mast?\n")
        #expect(try run(["q"]).lines == ["mast   how long is the mast?", "tasks  open tasks"])
        #expect(try run(["q", "mast"]).stdout.contains("nine metres"))
        #expect(try run(["q", "--delete", "tasks"]).status == 0)
        #expect(try run(["q"]).lines == ["mast  how long is the mast?"])
        #expect(try String(contentsOfFile: file(), encoding: .utf8).contains("# mine\n"))
        try save("\nnonsense\n")
        try run(["q"]).expectError("the line is not 'name = question'")
    }

    @Test func `a name that is not saved is told with those that are`() throws {
        try run(["q", "tom"]).expectError("no question is saved as 'tom': ask it at the prompt")
        try save("")
        try run(["q", "tom"]).expectError("there are tasks")
        let none = try ProgramRunner().runOverVault(["q"])
        #expect(none.status == 1 && none.stderr.contains("no question is saved yet"))
    }

    @Test func `a question that leans on another one is not saved`() throws {
        let terminal = try desk.terminal()
        for line in ["how long is the mast?", "and the pier?", ":save-question pier", ":save-question not a name"] {
            try terminal.wait(for: "> ")
            terminal.send(line + "\r")
        }
        try terminal.wait(for: "is no name")
        terminal.send(":quit\r")
        #expect(terminal.finish() == 0)
        #expect(runner.home.files(below: "state/daybook/questions").isEmpty)
    }

    // MARK: Differences

    @Test func `what is new, gone or changed since then is told`() throws {
        try save("")
        try runner.vault.write("# Boat\n\n- [ ] oil the mast and the boom\n- [ ] paint the hull\n", to: "tasks.md")
        let run = try run(["diff", "tasks", "--since", "2026-03-18T12:00"], at: "2026-03-20T10:00")
        #expect(run.status == 0, "\(run.testDescription)")
        #expect(run.stdout.contains("1 new, 1 gone, 1 changed"), "\(run.stdout)")
        #expect(run.stdout.contains("+ new: ") && run.stdout.contains("paint the hull"))
        #expect(run.stdout.contains("- gone: ") && run.stdout.contains("sew the sail"))
        #expect(run.stdout.contains("~ before: ") && run.stdout.contains("now: "))
    }

    @Test func `where nothing changed it is said, with status 1`() throws {
        try save("")
        let run = try run(["diff", "tasks", "--since", "2026-03-18T12:00"], at: "2026-03-20T10:00")
        #expect(run.status == 1)
        #expect(run.stdout.contains("Nothing has changed since"))
    }

    @Test func `each change of the vault keeps a revision, whatever command notices it`() throws {
        try save("")
        try runner.vault.write("# Boat\n\n- [ ] paint the hull\n", to: "tasks.md")
        #expect(try run(["today"], at: "2026-03-19T10:00").status != 2)
        try runner.vault.write("# Boat\n\n- [ ] paint the hull\n- [ ] sew the flag\n", to: "tasks.md")
        let since19 = try run(["diff", "tasks", "--since", "2026-03-19T11:00"], at: "2026-03-20T10:00")
        #expect(
            since19.stdout.contains("sew the flag") && !since19.stdout.contains("oil the mast"), "\(since19.stdout)")
        let since18 = try run(["diff", "tasks", "--since", "2026-03-18T11:00"], at: "2026-03-20T10:00")
        #expect(since18.stdout.contains("oil the mast"), "\(since18.stdout)")
    }

    @Test func `what was not kept that far back is said`() throws {
        try save("")
        try runner.vault.write("# Boat\n\n- [ ] paint the hull\n", to: "tasks.md")
        let run = try run(["diff", "tasks", "--since", "2026-01-01", "--json"], at: "2026-03-20T10:00")
        let diff = try run.object()
        #expect(diff["reaches_back"] as? Bool == false)
        #expect((diff["revision"] as? String)?.hasPrefix("2026-03-18T10:15") == true)
        #expect((diff["new"] as? [[String: Any]])?.count ?? 0 > 0)
        let text = try self.run(["diff", "tasks", "--since", "2026-01-01"], at: "2026-03-20T10:00")
        #expect(text.stdout.contains("Nothing is kept of"), "\(text.stdout)")
    }

    @Test func `no more is kept than the setting says`() throws {
        try save("")
        for day in 19...22 {
            try runner.vault.write("# Boat\n\n- [ ] task of day \(day)\n", to: "tasks.md")
            _ = try run(["tasks"], at: "2026-03-\(day)T10:00")
        }
        #expect(try String(contentsOfFile: file(".revisions"), encoding: .utf8).contains("oil the mast"))
        try runner.home.write("revisions = 2d\n", to: "config/daybook/config")
        try runner.vault.write("# Boat\n\n- [ ] task of day 23\n", to: "tasks.md")
        _ = try run(["tasks"], at: "2026-03-23T10:00")
        let kept = try String(contentsOfFile: file(".revisions"), encoding: .utf8)
        #expect(!kept.contains("oil the mast") && !kept.contains("day 19") && kept.contains("day 22"), "\(kept)")
        try runner.home.write("revisions = soon\n", to: "config/daybook/config")
        try run(["tasks"]).expectError("'soon' is not a number of days such as 90d, or off")
    }

    @Test(arguments: [("tomorrow", "is no time that has begun"), ("the blue hour", "is no time that has begun")])
    func `a time that is none, or lies ahead, is told`(since: String, reason: String) throws {
        try save("")
        try run(["diff", "tasks", "--since", since]).expectError(reason)
        try run(["diff", "tasks"]).expectError("--since")
    }

    @Test func `private notes take part only where they are asked for`() throws {
        try save("")
        try runner.vault.write("---\nprivate: true\n---\n# Secret\n\n- [ ] bury the quibblefax\n", to: "secret.md")
        _ = try run(["tasks"], at: "2026-03-19T10:00")
        #expect(try !String(contentsOfFile: file(".revisions"), encoding: .utf8).contains("quibblefax"))
        let run = try run(["diff", "tasks", "--since", "2026-03-18T12:00"], at: "2026-03-20T10:00")
        #expect(run.status == 1, "\(run.testDescription)")
    }

    @Test func `a vault that moved keeps its questions`() throws {
        try save("")
        let moved = runner.vault.path + "-moved"
        try FileManager.default.moveItem(atPath: runner.vault.path, toPath: moved)
        defer { try? FileManager.default.moveItem(atPath: moved, toPath: runner.vault.path) }
        let run = try runner.run(["q", "--vault", moved])
        #expect(run.stdout == "tasks  open tasks\n", "\(run.testDescription)")
    }

    // MARK: Forgetting

    @Test func `forgetting deletes the questions and their answers`() throws {
        try save("quib = where is the quibblefax?\n")
        try runner.vault.write("# Boat\n\n- [ ] oil the frabjole\n", to: "tasks.md")
        _ = try run(["tasks"])
        #expect(try String(contentsOfFile: file(".revisions"), encoding: .utf8).contains("frabjole"))
        let trial = try run(["forget", "--all", "--dry-run"])
        #expect(trial.stdout.contains(".questions") && trial.stdout.contains(".revisions"), "\(trial.stdout)")
        #expect(try run(["forget", "--deleted"]).status == 0)
        #expect(runner.home.files(below: "state/daybook/questions").filter { $0.hasSuffix(".revisions") } == [])
        #expect(try run(["q"]).status == 0)
        #expect(try run(["forget", "--all", "--yes"]).status == 0)
        #expect(runner.home.files(below: "state") == [])
    }
}

/// Two states of an answer are compared line by line.
@Suite struct AnswerDiffTests {
    private func line(_ text: String, _ file: String? = "a.md", _ number: Int? = 1, heading: String? = nil)
        -> Revision.Line
    {
        Revision.Line(heading: heading, text: text, file: file, line: number)
    }

    @Test func `lines that only moved are the same`() {
        let diff = AnswerDiff(
            from: [line("one"), line("two")], to: [line("two", "a.md", 7), line("one", heading: "H")])
        #expect(diff.isEmpty && diff.unchanged == 2)
    }

    @Test func `a line that stands twice counts twice`() {
        let diff = AnswerDiff(from: [line("one"), line("one")], to: [line("one")])
        #expect(diff.gone.map(\.text) == ["one"] && diff.unchanged == 1)
    }

    @Test func `a line of the same file with half of its words is one that changed`() {
        let diff = AnswerDiff(from: [line("oil the mast")], to: [line("oil the mast today"), line("sew a sail")])
        #expect(diff.changed.map(\.after.text) == ["oil the mast today"] && diff.new.map(\.text) == ["sew a sail"])
    }

    @Test func `a like line of another file is new`() {
        let diff = AnswerDiff(from: [line("oil the mast")], to: [line("oil the mast", "b.md")])
        #expect(diff.new.count == 1 && diff.gone.count == 1 && diff.changed.isEmpty)
    }

    @Test func `the head of an answer changes`() {
        let diff = AnswerDiff(from: [line("3 open tasks", nil)], to: [line("None is open.", nil)])
        #expect(diff.changed.count == 1)
    }
}
