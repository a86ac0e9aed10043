import Foundation
import Testing

/// The examples of README.md, run over the sample vault as they are written.
@Suite struct ReadmeTests {
    /// Files that the examples name and a reader has of their own: how each comes about.
    private static let placeholders = [
        "questions.jsonl": "head -n 5 \"$CORPUS/questions.jsonl\" > questions.jsonl",
        "before.jsonl": "daybook eval questions.jsonl --save before.jsonl > /dev/null",
        "after.jsonl": "daybook eval questions.jsonl --save after.jsonl > /dev/null",
        "answers.jsonl": "daybook ask --json pricing > answers.jsonl",
    ]
    private static let orderOfPlaceholders = ["questions.jsonl", "before.jsonl", "after.jsonl", "answers.jsonl"]
    /// Examples that begin the prompt: they are run on a terminal and left at once.
    private static let prompts = ["daybook", "daybook eval new set.jsonl", "daybook --vault ~/Notes --remember"]
    /// What a reader's folder of notes is called.
    private static let folder = "~/Notes"

    private static let text: String = {
        (try? String(contentsOfFile: BuiltProgram.package + "/README.md", encoding: .utf8)) ?? ""
    }()

    /// The command lines of the blocks that are marked as shell, without their comments.
    private static let commands: [String] = {
        var commands: [String] = []
        var isShell = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("```") {
                isShell = line == "```sh"
            } else if isShell, let command = line.split(separator: " #").first, line.contains("daybook") {
                commands.append(command.trimmingCharacters(in: .whitespaces))
            }
        }
        return commands
    }()

    /// Those that run the installed program; what builds it is run by whoever runs these tests.
    private static let examples = commands.filter { !$0.contains("swift build") }

    @Test func `the examples are found`() {
        #expect(ReadmeTests.examples.count > 10)
        for name in ReadmeTests.orderOfPlaceholders { #expect(ReadmeTests.text.contains(name), "\(name)") }
        for prompt in ReadmeTests.prompts { #expect(ReadmeTests.examples.contains(prompt), "\(prompt)") }
    }

    @Test(arguments: examples.filter { !prompts.contains($0) })
    func `an example finds something in the sample vault`(command: String) throws {
        let runner = try ProgramRunner()
        let needed = ReadmeTests.orderOfPlaceholders.filter { command.contains($0) || $0 == "questions.jsonl" }
        let preparation = needed.compactMap { ReadmeTests.placeholders[$0] }.joined(separator: "\n")
        let run = try runner.shell(
            """
            export XDG_CACHE_HOME='\(try ProgramRunner.shared().home.path(of: "cache"))'
            export CORPUS="$PWD/Corpus" DAYBOOK_VAULT="$PWD/Corpus" DAYBOOK_NOW=2026-03-18T10:15
            cd "$HOME"
            \(preparation)
            \(command)
            """)
        #expect(run.status == 0 && !run.stdout.isEmpty, "\(run.testDescription)")
        #expect(!run.stdout.contains("Nothing found"), "\(run.testDescription)")
    }

    @Test(arguments: prompts) func `an example that begins the prompt does so`(command: String) throws {
        let runner = try ProgramRunner()
        try FileManager.default.createSymbolicLink(
            atPath: runner.home.path(of: "Notes"), withDestinationPath: BuiltProgram.package + "/Corpus")
        let script = "cd \"$HOME\" && exec \(command)"
        let terminal = try Terminal(
            runner, program: ["/bin/sh", "-c", script],
            setting: command.contains("--vault") ? [:] : ["DAYBOOK_VAULT": BuiltProgram.package + "/Corpus"])
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
    }

    // MARK: Sessions

    /// A question of the first session with what is shown below it.
    struct Turn: Sendable, CustomTestStringConvertible {
        var typed: [String]
        var shown: String
        var testDescription: String { typed.last ?? "" }
    }

    /// The indented sessions with `> ` before what is typed; each turn with what was typed before it in its session.
    private static let turns: [Turn] = {
        var turns: [Turn] = []
        var typed: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("    > ") {
                typed.append(String(line.dropFirst(6)))
                turns.append(Turn(typed: typed, shown: ""))
            } else if !line.isEmpty, !line.hasPrefix("    ") || line.hasPrefix("    $ ") {
                typed = []
            } else if !typed.isEmpty {
                turns[turns.count - 1].shown += line.dropFirst(4) + "\n"
            }
        }
        return turns
    }()

    @Test(arguments: turns) func `a session goes as it is shown`(turn: Turn) throws {
        let terminal = try Terminal(try ProgramRunner.shared(), BuiltProgram.corpus + ["--no-pager"])
        terminal.resize(columns: 400, rows: 60)
        var shown = try terminal.prompt()
        for line in turn.typed {
            terminal.send(line + "\r")
            shown = try terminal.prompt()
        }
        terminal.send(":quit\r")
        #expect(terminal.finish() == 0)
        let wanted = turn.shown.trimmingCharacters(in: .newlines)
        #expect(shown.contains(wanted), "\(shown)")
    }

    /// The indented examples that end by themselves, with what they print; a prompt goes on with its session.
    private static let printed: [Turn] = {
        var printed: [Turn] = []
        var isOpen = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("    $ ") {
                printed.append(Turn(typed: [String(line.dropFirst(6))], shown: ""))
                isOpen = true
            } else if !line.hasPrefix("    ") || line.hasPrefix("    > ") {
                isOpen = false
            } else if isOpen {
                printed[printed.count - 1].shown += line.dropFirst(4) + "\n"
            }
        }
        return printed
    }()

    @Test(arguments: printed) func `an example prints what is shown`(example: Turn) throws {
        let variables = "export DAYBOOK_VAULT=Corpus DAYBOOK_NOW=2026-03-18T10:15 DAYBOOK_TIMEZONE=Europe/Berlin\n"
        let command = variables + (example.typed.first ?? "")
        guard example.shown.hasPrefix("Daybook ·") else {
            return #expect(try ProgramRunner.shared().shell(command).stdout == example.shown)
        }
        let script = "cd '\(BuiltProgram.package)'\n" + command
        let terminal = try Terminal(try ProgramRunner.shared(), program: ["/bin/sh", "-c", script])
        #expect(try terminal.prompt().contains(example.shown))
        terminal.send(":quit\r")
        #expect(terminal.finish() == 0)
    }
}
