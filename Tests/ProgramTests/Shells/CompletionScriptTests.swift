import Foundation
import Testing

@testable import daybook

/// The completions of shells and the manual page, as they are made from the table of commands, and in the shells themselves.
@Suite struct CompletionScriptTests {
    @Test(arguments: [
        ("docs/daybook.1", ["man"]), ("docs/completions/daybook.bash", ["completions", "bash"]),
        ("docs/completions/_daybook", ["completions", "zsh"]),
        ("docs/completions/daybook.fish", ["completions", "fish"]),
    ])
    func `a file of the repository is what the program prints`(file: String, command: [String]) throws {
        let kept = try String(contentsOfFile: BuiltProgram.package + "/" + file, encoding: .utf8)
        #expect(
            try ProgramRunner.shared().run(command).stdout == kept,
            "make it anew: daybook \(command.joined(separator: " ")) > \(file)")
    }

    @Test(arguments: Shell.allCases) func `a script names every command and option, but hidden ones`(shell: Shell) {
        let words = Set(shell.script.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map { $0.drop { $0 == "-" } })
        for command in CommandTable.shown {
            #expect(words.contains(command.name[...]), "\(command.name)")
            for option in command.options { #expect(words.contains(option[...]), "\(option)") }
        }
        #expect(!Help.overview().contains("daybook complete "))
    }

    @Test(arguments: [
        ("NAME", [], [VaultNames.people]), ("NAME|MEETING", [], [.people, .titles]), ("[QUERY]", [], [.people, .tags]),
        ("bash|zsh", ["bash", "zsh"], []), ("NAME=V,…", [], []), ("ANSWERS.jsonl", [], []), ("", [], []),
    ])
    func `what is offered is read from the placeholder`(placeholder: String, words: [String], names: [VaultNames]) {
        let offer = Offer(placeholder)
        #expect(offer.words == words)
        #expect(offer.names == names)
    }

    // MARK: Bash

    private static let bash = "/bin/bash"

    /// What bash would offer for the last of the words.
    private static func offered(_ words: [String]) throws -> [String] {
        let script = """
            source docs/completions/daybook.bash
            COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
            _daybook && printf '%s\\n' "${COMPREPLY[@]}"
            """
        let run = try ProgramRunner.shared().run(
            program: [
                "/bin/sh", "-c",
                "cd '\(BuiltProgram.package)' && exec bash -c '\(script.replacing("'", with: "'\\''"))' bash \"$@\"",
                "sh",
            ] + words,
            input: nil, setting: ["DAYBOOK_VAULT": BuiltProgram.package + "/Corpus"])
        #expect(run.stderr == "", "\(run.testDescription)")
        return run.lines
    }

    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: bash), "bash is not installed"),
        arguments: [
            (["st"], ["status"]), (["--col"], ["--color"]), (["--color", "a"], ["auto", "always"]),
            (["--color", "=", "n"], ["never"]), (["--color", "="], ["auto", "always", "never"]),
            (["--language", "d"], ["de"]), (["tasks", "--ov"], ["--overdue"]), (["ask", "--ov"], []),
            (["--now", "2026-03-18", "peo"], ["people"]), (["completions", "z"], ["zsh"]),
            (["people", "keN"], ["Kenji\\ Mori"]), (["people", "\"Kenji M"], ["Kenji Mori"]),
            (["people", "Mor"], ["Kenji\\ Mori"]), (["tasks", "--tag", "hir"], ["hiring"]),
            (["ask", "what", "about", "#hir"], ["\\#hiring"]),
            (["prep", "Pricing\\ sy"], ["Pricing\\ sync"]),
            (["explain", "--document", "Corpus/meetings/2026-03-10"], ["Corpus/meetings/2026-03-10-pricing-sync.md"]),
            (["--vault", "Corp"], ["Corpus"]), (["--vault", "Nowhere", "people", "Ken"], []), (["index", "x"], []),
        ])
    func `bash completes the word that is typed`(typed: [String], offers: [String]) throws {
        #expect(try CompletionScriptTests.offered(["daybook"] + typed) == offers)
    }

    /// A shell at a terminal, with the sample vault.
    private func shell(_ program: [String]) throws -> Terminal {
        try Terminal(
            try ProgramRunner.shared(), program: program,
            setting: [
                "DAYBOOK_VAULT": BuiltProgram.package + "/Corpus", "PS1": "> ", "DAYBOOK_NOW": "2026-03-18T10:15",
                "DAYBOOK_PAGER": "cat",
            ])
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: bash), "bash is not installed"))
    func `Tab completes a name at the prompt of bash`() throws {
        let terminal = try shell([CompletionScriptTests.bash, "--norc", "--noprofile", "-i"])
        try terminal.enter("source '\(BuiltProgram.package)/docs/completions/daybook.bash'\r")
        try terminal.enter("set -x\r")
        try terminal.enter("daybook peo\tkenj\t\r")
        try terminal.wait(for: "+ daybook people 'Kenji Mori'")
        try terminal.wait(for: "Account manager")
        try terminal.enter("exit\r")
        #expect(terminal.finish() == 0)
    }

    // MARK: Other shells

    private static func path(of program: String) -> String? {
        ["/usr/bin/", "/bin/", "/usr/local/bin/"].map { $0 + program }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    @Test(.enabled(if: path(of: "zsh") != nil, "zsh is not installed"))
    func `zsh reads its script, and completes`() throws {
        let run = try ProgramRunner.shared().shell("zsh -n docs/completions/_daybook")
        #expect(run.status == 0 && run.stderr == "", "\(run.testDescription)")
    }

    @Test(.enabled(if: path(of: "zsh") != nil, "zsh is not installed"))
    func `Tab completes commands and names at the prompt of zsh, and keeps what is typed`() throws {
        let terminal = try shell([CompletionScriptTests.path(of: "zsh") ?? "", "-f", "-i"])
        try terminal.enter("unset zle_bracketed_paste; fpath=('\(BuiltProgram.package)/docs/completions' $fpath)\r")
        try terminal.enter("autoload -Uz compinit; compinit -u -D\r")
        try terminal.enter("daybook help ta\t")
        let offered = try terminal.wait(for: "tasks  -- list open tasks")
        #expect(!offered.contains("bad option"), "\(offered)")
        // Leila Haddad is found by the last name, so not all begin as typed.
        for command in ["people", "tasks --owner"] {
            terminal.send("\u{15}daybook \(command) Ha\t")
            try terminal.wait(for: "Leila\\ Haddad")
            terminal.send("rtm\t\r")
            try terminal.wait(for: command == "people" ? "Maya Hartmann" : "open tasks")
            try terminal.prompt()
        }
        terminal.send("exit\r")
        #expect(terminal.finish() == 0)
    }

    @Test(.enabled(if: path(of: "fish") != nil, "fish is not installed"))
    func `fish reads its script, and completes`() throws {
        let run = try ProgramRunner.shared().shell(
            """
            export DAYBOOK_VAULT=Corpus
            fish --no-config -c 'source docs/completions/daybook.fish
            complete -C "daybook --color al"; complete -C "daybook people Ken"'
            """)
        #expect(run.lines.map { $0.split(separator: "\t")[0] } == ["always", "Kenji Mori"], "\(run.testDescription)")
    }

    @Test(.enabled(if: path(of: "groff") != nil, "groff is not installed"), arguments: ["utf8", "ascii", "ps"])
    func `the manual page is set without a warning`(device: String) throws {
        let run = try ProgramRunner.shared().shell("groff -man -ww -T\(device) docs/daybook.1 > \"$HOME/page\"")
        #expect(run.status == 0 && run.stderr == "", "\(run.testDescription)")
    }

    // MARK: Names of the vault

    @Test func `names for a shell come from the index as it is, which is not updated`() throws {
        let one = try OneNote()
        let runner = one.runner
        #expect(try runner.runOverVault(["complete", "titles"]).stdout == "")
        #expect(runner.home.files(below: "cache/daybook") == [])
        #expect(try runner.runOverVault(["index"]).status == 0)
        try runner.vault.write("# Harbour\n", to: "harbour.md")
        #expect(try runner.runOverVault(["complete", "titles"]).stdout == "Boat\n")
    }

    @Test(arguments: [
        ["complete"], ["complete", "nothing"], ["complete", "people", "--vault", "/nowhere"],
        ["complete", "people", "--no-such-option"], ["complete", "people", "--now", "soon"],
    ])
    func `names for a shell are silent about errors`(command: [String]) throws {
        let run = try ProgramRunner().run(command)
        #expect(run.stdout == "" && run.stderr == "")
        #expect(run.status == 1)
    }

    @Test func `names for a shell leave out private notes`() throws {
        let runner = try ProgramRunner()
        try runner.vault.write("# Boat\n", to: "boat.md")
        try runner.vault.write("---\nprivate: true\n---\n# Surgery\n", to: "surgery.md")
        #expect(try runner.runOverVault(["index"]).status == 0)
        #expect(try runner.runOverVault(["complete", "titles"]).stdout == "Boat\n")
        #expect(try runner.runOverVault(["complete", "titles", "--private"]).stdout == "Boat\nSurgery\n")
    }
}
