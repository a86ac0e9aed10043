import Foundation
import Testing

@testable import daybook

/// Help names everything that can be set, and nothing is asked where nobody answers.
@Suite struct HelpTests {
    private func help(_ words: String...) throws -> String {
        let run = try ProgramRunner.shared().run(["help"] + words)
        #expect(run.status == 0, "\(run.testDescription)")
        return run.stdout
    }

    // MARK: Settings

    @Test func `the help of the configuration names each key`() throws {
        let text = try help("config")
        for key in Configuration.keys { #expect(text.contains("\n  \(key) = "), "\(key)") }
    }

    @Test func `the help of the environment names each variable`() throws {
        let text = try help("environment")
        for setting in SettingTable.settings { #expect(text.contains("\n  \(setting.variable) "), "\(setting.key)") }
        // Whatever the sources read from the environment stands there.
        let root = BuiltProgram.package + "/Sources/Program/daybook"
        let files = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
        let names = try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
            try String(contentsOfFile: root + "/" + file, encoding: .utf8)
                .matches(of: /environment\["([A-Z_]+)"\]|getenv\("([A-Z_]+)"\)|isOn\(environment\["([A-Z_]+)"\]/)
                .compactMap { $0.1 ?? $0.2 ?? $0.3 }.map(String.init)
        }
        #expect(names.count > 10)
        for name in Set(names) { #expect(text.contains(name), "\(name)") }
    }

    @Test func `each variable of a setting is read`() throws {
        let runner = try ProgramRunner()
        try runner.vault.write("# Boat\n\nThe mast is nine metres long.\n", to: "boat.md")
        let checked: [(String, String)] = [
            ("timezone", "Nowhere"), ("week-starts", "noday"), ("locale", "?"), ("language", "xx"), ("link", "nolink"),
            ("level-curve", "round"), ("level-base", "x"), ("level-multiplier", "x"), ("revisions", "soon"),
            ("hue", "pink"),
            ("daily-note", "/x"), ("capture-format", "x"), ("todo-format", "x"),
        ]
        for (key, value) in checked {
            let variable = try #require(SettingTable.settings.first { $0.key == key }?.variable)
            let run = try runner.runOverVault(["ask", "mast"], setting: [variable: value])
            #expect(run.status == 2 && run.stderr.contains(variable), "\(run.testDescription)")
        }
    }

    @Test func `a topic that is mistyped is suggested`() throws {
        try ProgramRunner.shared().run(["help", "enviroment"]).expectError("did you mean 'environment'?")
    }

    // MARK: Commands

    @Test func `a command shows its own options, then the common ones, then examples`() throws {
        let text = try help("explain")
        let places = ["\nOptions:\n  --scores", "\nCommon options:\n  --vault", "\nExamples:\n  daybook explain"].map {
            text.range(of: $0)?.lowerBound
        }
        #expect(!places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
        #expect(try !help("people").contains("\nOptions:\n"))
    }

    @Test func `an option is explained in the words of its command`() throws {
        for (command, row) in [
            ("today", "  --all              show cancelled and declined meetings too\n"),
            ("habits", "  --all              show what is archived too\n"),
            ("forget", "  --all              delete everything kept of the vault\n"),
            ("tasks", "  --tag TAG          only what has this tag\n"),
            ("note", "  --tag TAG          the tags of a new note, with commas between them\n"),
        ] {
            let text = try help(command)
            #expect(text.contains(row), "\(text)")
        }
    }

    // MARK: On a terminal

    @Test func `help is wrapped at words, each row within its column`() {
        for text in [Help.overview(), Help.topic("config") ?? "", Help.topic("environment") ?? ""]
            + CommandTable.shown.map(Help.text)
        {
            let wrapped = HelpFolding(width: 80).text(text).text
            for line in wrapped.split(separator: "\n") { #expect(line.count < 80, "\(line)") }
            #expect(wrapped.split(whereSeparator: \.isWhitespace) == text.split(whereSeparator: \.isWhitespace))
        }
        let row = """

              --remember         name the vault in the configuration, so that it need not
                                 be typed

            """
        #expect(HelpFolding(width: 80).text(Help.overview()).text.contains(row))
    }

    @Test func `help and errors on a terminal are no wider than it`() throws {
        for (arguments, words) in [(["help", "tasks"], "--private"), (["ask", "mast"], "no vault: say which folder")] {
            let terminal = try Terminal(try ProgramRunner(), arguments + ["--no-pager"])
            _ = terminal.finish()
            let lines = terminal.screen.split { $0.isNewline }
            #expect(lines.contains { $0.contains(words) }, "\(terminal.screen)")
            for line in lines { #expect(line.count < 100, "\(line)") }
        }
    }

    // MARK: Without asking

    @Test func `with --no-input nothing is asked`() throws {
        let desk = try Desk()
        for arguments in [[], ["note", "rm", "boat.md"], ["tags", "rename", "a", "b"], ["forget", "--all"]] {
            try desk.runner.vault.write("# Tags\n\n#a here.\n", to: "tags.md")
            _ = try desk.runner.runOverVault(["index"])
            let terminal = try Terminal(
                desk.runner, program: [BuiltProgram.path] + arguments + ["--no-input"] + desk.arguments)
            #expect(terminal.finish() == 2, "\(arguments): \(terminal.screen)")
            #expect(terminal.screen.contains("daybook: "), "\(terminal.screen)")
        }
    }

    @Test func `a vault that is gone is one line that names who names it`() throws {
        let runner = try ProgramRunner()
        try runner.run(["ask", "mast", "--vault", "/nowhere"]).expectError("/nowhere, which --vault names as the vault")
        try runner.run(["ask", "mast"], setting: ["DAYBOOK_VAULT": "/nowhere"]).expectError("which DAYBOOK_VAULT names")
        try runner.home.write("me = Mia\nvault = /nowhere\n", to: "config/daybook/config")
        try runner.run(["ask", "mast"]).expectError("config/daybook/config:2 names as the vault")
    }
}
