import Foundation
import Testing

/// What the writing commands refuse, ask and tell.
@Suite struct WritingTests {
    private let runner: ProgramRunner

    init() throws {
        runner = try ProgramRunner()
        try runner.vault.write("---\ntitle: Boat\n---\n- [ ] oil the mast\n- [ ] wash the deck\n", to: "boat.md")
        try runner.vault.write("# Boat refit\n\nThe keel is blue. #boat\n", to: "notes/refit.md")
    }

    private func run(_ arguments: String..., input: String? = nil, setting: [String: String] = [:]) throws -> ProgramRun
    {
        try runner.runOverVault(arguments, input: input, setting: setting)
    }

    @Test func `a title names a note if it is the only one`() throws {
        #expect(try run("note", "tag", "Boat", "sea").stdout == "boat.md\n  3 + tags: [sea]\n")
        for beginning in ["boat r", "notes/refit", "refit boat", "BOAT REFIT", "REFIT"] {
            let run = try run("note", "tag", beginning, "sea", "--dry-run", "--json")
            #expect(try run.object()["file"] as? String == "notes/refit.md", "\(run.testDescription)")
        }
        #expect(try run("note", "tag", "sail", "sea").stderr.contains("no note is called 'sail'"))
    }

    @Test func `several notes of one title are named, and nothing is written`() throws {
        try runner.vault.write("# Boat\n", to: "notes/boat.md")
        let run = try run("note", "rm", "Boat", "--yes")
        #expect(run.status == 2)
        #expect(run.stderr == "daybook: 'Boat' may be boat.md (Boat), notes/boat.md (Boat): say which by its file\n")
        #expect(runner.vault.files(below: "") == ["boat.md", "notes", "notes/boat.md", "notes/refit.md"])
    }

    @Test func `a task is named by its words if it is the only one`() throws {
        #expect(
            try run("note", "done", "oil", "mast").stdout
                == "boat.md\n  4 - - [ ] oil the mast\n  4 + - [x] oil the mast\n")
        #expect(try run("note", "undone", "oil the mast").status == 0)
        let several = try run("note", "done", "the")
        #expect(several.status == 2 && several.stderr.contains("boat.md:4 (oil the mast), boat.md:5 (wash the deck)"))
        #expect(try run("note", "done", "sail").stderr.contains("no open task says 'sail'"))
    }

    @Test func `a range of lines names the only open task in it`() throws {
        #expect(try run("note", "done", "boat.md:1-4").status == 0)
        #expect(try run("note", "done", "boat.md:1-4").stderr.contains("boat.md:1 is no task"))
        #expect(try run("note", "done", "boat.md:9").stderr.contains("boat.md:9 does not exist"))
    }

    @Test(arguments: [
        (":note done oil the mast", "boat.md:4"), (":note tag boat.md sea", "boat.md:3"),
        (":note new Sail", "notes/Sail.md"),
        (":note rm boat.md --yes", "boat.md"), (":tags rename boat ship --yes", "notes/refit.md:3"),
        (":habit done rowing", "habits/rowing.md:*"),
    ])
    func `undo at the prompt takes back what a command wrote`(command: String, place: String) throws {
        let habit = BuiltProgram.package + "/Tests/ProgramTests/sessions/week/habits/rowing.md"
        try runner.vault.write(try String(contentsOfFile: habit, encoding: .utf8), to: "habits/rowing.md")
        func notes() throws -> [String: String] {
            let files = runner.vault.files(below: "").filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }
            return try Dictionary(uniqueKeysWithValues: files.map { ($0, try runner.vault.text(of: $0)) })
        }
        let before = try notes()
        let terminal = try Terminal(runner, ["--vault", runner.vault.path, "--now", "2026-03-18T10:15"])
        try terminal.enter(command + "\r")
        try terminal.prompt()
        #expect(try notes() != before)
        terminal.send(":undo\r")
        try terminal.wait(for: "Taken back from " + place.prefix { $0 != "*" })
        #expect(try notes() == before)
        // Nothing is left to take back.
        try terminal.enter(":undo\r")
        try terminal.wait(for: "ask a question first")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
    }

    @Test func `what was changed since it was written is not taken back`() throws {
        let terminal = try Terminal(runner, ["--vault", runner.vault.path, "--now", "2026-03-18T10:15"])
        try terminal.enter(":note done oil the mast\r")
        try terminal.prompt()
        try runner.vault.write("- [x] oil the mast, twice\n", to: "boat.md")
        terminal.send(":undo\r")
        try terminal.wait(for: "boat.md was changed")
        #expect(try runner.vault.text(of: "boat.md") == "- [x] oil the mast, twice\n")
        try terminal.enter(":quit\r")
        #expect(terminal.finish() == 0)
    }

    @Test func `a new file is edited at its end, in the editor`() throws {
        // The shell reads it: a program that another test's child still has open for writing cannot be executed (ETXTBSY).
        try runner.home.write("printf 'hello\\n' >> \"$1\"\n", to: "editor")
        let terminal = try Terminal(
            runner, ["note", "new", "Sail", "--vault", runner.vault.path, "--now", "2026-03-18T10:15"],
            setting: ["EDITOR": "/bin/sh " + runner.home.path(of: "editor")])
        try terminal.wait(for: "notes/Sail.md")
        #expect(terminal.finish() == 0)
        #expect(try runner.vault.text(of: "notes/Sail.md").hasSuffix("---\nhello\n"))
    }

    @Test func `an editor that fails or is missing is told`() throws {
        #expect(
            try run("note", "edit", "boat.md", setting: ["EDITOR": "false"]).stderr.contains(
                "the editor 'false' failed"))
        #expect(try run("note", "edit", "boat.md").stderr.contains("name one in VISUAL or EDITOR"))
    }

    @Test func `removing asks at a terminal, and takes anything but yes for no`() throws {
        let arguments = ["note", "rm", "boat.md", "--vault", runner.vault.path]
        let refused = try Terminal(runner, arguments)
        try refused.wait(for: "Remove boat.md? [y/N]")
        refused.send("\r")
        #expect(refused.finish() == 1)
        let agreed = try Terminal(runner, arguments)
        try agreed.wait(for: "[y/N]")
        agreed.send("y\r")
        #expect(agreed.finish() == 0)
        #expect(try runner.vault.text(of: ".trash/boat.md").contains("oil the mast"))
    }

    @Test func `settings say where new notes go and how they begin`() throws {
        try runner.home.write(
            """
            note-folder = inbox
            note-template = inbox/.new.md
            daily-note = journal/{{year}}/{{date}}.md
            capture-format = * {{time}} {{text}}
            """, to: "config/daybook/config")
        try runner.vault.write("# {{title}}\n\n{{text}}\n\n-- \n", to: "inbox/.new.md")
        #expect(try run("note", "new", "Sail", input: "canvas").stdout == "inbox/Sail.md\n")
        #expect(try runner.vault.text(of: "inbox/Sail.md") == "# Sail\n\ncanvas\n\n-- \n")
        #expect(try run("--write", input: "note: rain\n").stdout.contains("journal/2026/2026-03-18.md:1: rain"))
        #expect(try runner.vault.text(of: "journal/2026/2026-03-18.md") == "* 10:15 rain\n")
    }

    @Test(
        arguments: [
            ("daily-note = ../x.md", "the path of a note in the vault"), ("daily-note = x.ics", "the path of a note"),
            ("capture-format = - text", "a line with {{text}}"), ("note-folder = .hidden", "a folder of the vault"),
        ])
    func `a setting that makes no sense is an error with its line`(line: String, expected: String) throws {
        try runner.home.write(line + "\n", to: "config/daybook/config")
        let run = try run("tasks")
        #expect(
            run.status == 2 && run.stderr.contains("config:1: ") && run.stderr.contains(expected),
            "\(run.testDescription)")
    }

    @Test(.enabled(if: Privileges.canBeDropped))
    func `a folder that cannot be written is told, and nothing is left in it`() throws {
        chmod(runner.vault.path, 0o755)
        let run = try Privileges.run(runner, ["note", "tag", "boat.md", "sea", "--vault", runner.vault.path])
        #expect(run.status == 2 && run.stderr.contains("boat.md is read-only"), "\(run.testDescription)")
        chmod(runner.vault.path(of: "boat.md"), 0o666)
        let folder = try Privileges.run(runner, ["note", "tag", "boat.md", "sea", "--vault", runner.vault.path])
        #expect(folder.stderr.contains("boat.md cannot be written (Permission denied)"), "\(folder.testDescription)")
        #expect(runner.vault.files(below: "") == ["boat.md", "notes", "notes/refit.md"])
    }

    @Test func `a tag is renamed where it can be, and the rest is told`() throws {
        try runner.vault.write("boat:: x\ntags:: [[boat]]\n\n- #boat\n", to: "notes/logseq.md")
        try runner.vault.write("# Sail\n\nSee [[tags.boat]].\n", to: "notes/sail.md")
        try runner.vault.write("---\ntags: &all [boat]\n---\n", to: "notes/odd.md")
        let run = try run("tags", "rename", "boat", "ship", "--yes")
        #expect(run.status == 2)
        #expect(run.stdout.contains("notes/refit.md\n  3 - The keel is blue. #boat\n  3 + The keel is blue. #ship\n"))
        #expect(run.stderr.contains("notes/odd.md:2 has front matter in a form that is not edited"))
        #expect(
            run.stderr.contains("notes/sail.md has the tag #boat in a form that is not edited"),
            "\(run.testDescription)")
        #expect(try runner.vault.text(of: "notes/logseq.md") == "boat:: x\ntags:: [[ship]]\n\n- #ship\n")
    }

    // MARK: Capture

    @Test func `a question set and a pipe without --write write nothing`() throws {
        _ = try run(input: "todo: oil the mast\n")
        _ = try run("ask", "note: rain")
        let set = try runner.home.write("{\"id\":\"1\",\"question\":\"todo: oil the mast\"}\n", to: "set.jsonl")
        _ = try run("eval", set)
        #expect(runner.vault.files(below: "") == ["boat.md", "notes", "notes/refit.md"])
    }

    @Test func `what was written is known to the next line, and is taken back right after`() throws {
        let lines = "remember that the anchor is green\nwhat colour is the anchor?\ntodo: paint it\nundo\n"
        let run = try run("--write", input: lines)
        #expect(
            run.stdout.contains(
                "> remember that the anchor is green\nWritten to daily/2026-03-18.md:1: the anchor is green\n"))
        #expect(run.stdout.contains("[1] daily/2026-03-18.md:1"), "\(run.testDescription)")
        #expect(run.stdout.contains("> undo\nTaken back from daily/2026-03-18.md:2.\n"))
        #expect(try runner.vault.text(of: "daily/2026-03-18.md") == "- the anchor is green\n")
    }

    @Test func `the prompt writes lines down, and takes back only what is still as it was written`() throws {
        let terminal = try Terminal(runner, ["--vault", runner.vault.path, "--now", "2026-03-18T10:15"])
        try terminal.enter("todo: oil the mast\r")
        try terminal.wait(for: "Written to daily/2026-03-18.md:1: oil the mast")
        try terminal.enter(":undo\r")
        try terminal.wait(for: "Taken back from daily/2026-03-18.md:1.")
        #expect(!FileManager.default.fileExists(atPath: runner.vault.path(of: "daily/2026-03-18.md")))
        try terminal.enter("note: rain\r")
        try terminal.wait(for: "Written to")
        try runner.vault.write("- rain and wind\n", to: "daily/2026-03-18.md")
        try terminal.enter("undo\r")
        try terminal.wait(for: "was changed in the meantime and was left alone")
        try terminal.enter("\u{04}")
        #expect(terminal.finish() == 0)
        #expect(try runner.vault.text(of: "daily/2026-03-18.md") == "- rain and wind\n")
    }

    @Test func `a dry run shows a captured line, and writes nothing`() throws {
        let run = try run("--write", "--dry-run", input: "todo: oil the mast\n")
        #expect(
            run.stdout.contains("Would be written to daily/2026-03-18.md:1: oil the mast"), "\(run.testDescription)")
        #expect(runner.vault.files(below: "") == ["boat.md", "notes", "notes/refit.md"])
    }

    @Test func `the prompt writes as the shell does, names tasks by their citation, and shows what is new at once`()
        throws
    {
        try runner.vault.write("---\nkind: habit\ntitle: Rowing\n---\n", to: "row.md")
        let terminal = try Terminal(runner, ["--vault", runner.vault.path, "--now", "2026-03-18T10:15"])
        try terminal.enter("todo: sweep the quay\r")
        try terminal.enter(":tasks\r")
        try terminal.wait(for: "[1] daily/2026-03-18.md:1")
        try terminal.enter(":note done 1\r")
        try terminal.wait(for: "1 + - [x] sweep the quay")
        try terminal.enter(":note tag boat.md sea --dry-run\r")
        try terminal.wait(for: "3 + tags: [sea]")
        try terminal.enter(":habit done row\r")
        try terminal.wait(for: "Rowing: Wed 18 March 2026 is written at row.md:6")
        try terminal.enter(":habits\r")
        try terminal.wait(for: "done today")
        try terminal.enter(":tags rename boat ship\r")
        try terminal.wait(for: "Rename #boat to #ship in one file? [y/N]")
        terminal.send("y\r")
        try terminal.enter(":note frob x\r")
        try terminal.wait(for: "not 'frob'")
        try terminal.enter("\u{04}")
        #expect(terminal.finish() == 0)
        #expect(try runner.vault.text(of: "daily/2026-03-18.md") == "- [x] sweep the quay\n")
        #expect(try runner.vault.text(of: "boat.md").hasPrefix("---\ntitle: Boat\n---\n"))
        #expect(try runner.vault.text(of: "notes/refit.md").contains("#ship"))
    }

    @Test(
        arguments: [
            ("Note: rain", "- rain"), ("to-do: oil", "- [ ] oil"), ("Please remember that it rained.", "- it rained."),
            ("remind me to oil the mast", "- [ ] oil the mast"), ("Merk dir, dass es regnet", "- es regnet"),
            ("Aufgabe: Mast ölen", "- [ ] Mast ölen"), ("À faire : huiler le mât", "- [ ] huiler le mât"),
            ("note : il pleut", "- il pleut"), ("todo: a:  b #c", "- [ ] a: b #c"),
        ])
    func `lines of each language are written down`(line: String, written: String) throws {
        #expect(try run("--write", input: line + "\n").status == 0)
        #expect(try runner.vault.text(of: "daily/2026-03-18.md") == written + "\n")
    }

    @Test(arguments: ["note", "note:", "todo:  ", "notes about rain", "what should I note: rain?", "remember the rain"])
    func `other lines are questions`(line: String) throws {
        _ = try run("--write", input: line + "\n")
        #expect(runner.vault.files(below: "") == ["boat.md", "notes", "notes/refit.md"])
    }
}
