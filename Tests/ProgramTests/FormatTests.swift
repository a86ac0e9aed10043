import Foundation
import Testing

@testable import daybook

/// Answers for editors and other programs.
@Suite struct FormatTests {
    private static let runner = Result {
        let runner = try ProgramRunner()
        try runner.vault.write(
            "---\nkind: meeting\ndate: 2026-03-10T14:00\n---\n# Harbour, \"old\" talk\n\n- We decided that the crane stays.\n",
            to: "talks/a b#c.md")
        return runner
    }

    private func run(_ arguments: [String]) throws -> ProgramRun {
        try FormatTests.runner.get().runOverVault(arguments)
    }

    @Test func `a place for editors has the line and the column where the quote begins`() throws {
        let run = try run(["ask", "--format", "vimgrep", "what about the crane"])
        let vault = try FormatTests.runner.get().vault.path
        let line = try #require(run.lines.first { $0.contains("crane stays") })
        let parts = line.dropFirst(vault.count + 1).split(separator: ":", maxSplits: 3)
        #expect(parts.prefix(3) == ["talks/a b#c.md", "7", parts[2]], "\(line)")
        let column = try #require(Int(parts[2]))
        #expect("- We decided that the crane stays.".dropFirst(column - 1).hasPrefix(parts[3]), "\(line)")
        #expect(run.status == 0)
    }

    @Test func `paths are those of the cited files, each once, ended as xargs wants them`() throws {
        let path = try FormatTests.runner.get().vault.path(of: "talks/a b#c.md")
        #expect(try run(["ask", "--format=paths", "what about the crane"]).stdout == path + "\n")
        #expect(try run(["ask", "--print0", "what about the crane"]).stdout == path + "\0")
    }

    @Test func `paths lead from the current folder to files that lie in it`() throws {
        let runner = try FormatTests.runner.get()
        let run = try runner.shell(
            "cd '\(runner.vault.path)' && daybook ask --vault . --format paths what about the crane")
        #expect(run.stdout == "talks/a b#c.md\n", "\(run.testDescription)")
    }

    @Test func `a table quotes what commas and quotation marks need`() throws {
        let run = try run(["ask", "--format", "csv", "what about the crane"])
        #expect(run.lines.first == "question,rank,file,line,column,title,kind,date,text")
        let row = try #require(run.lines.dropFirst().first)
        #expect(row.hasPrefix("what about the crane,1,talks/a b#c.md,7,"), "\(row)")
        #expect(row.contains(",\"Harbour, \"\"old\"\" talk\",meeting,2026-03-10T14:00:00+01:00,"), "\(row)")
    }

    @Test func `Markdown links its places, by the template if there is one`() throws {
        let plain = try run(["ask", "--format", "markdown", "what about the crane"])
        #expect(plain.stdout.hasPrefix("## what about the crane\n\n"), "\(plain.stdout)")
        #expect(plain.stdout.contains("- [1] [talks/a b#c.md:7](talks/a%20b%23c.md)\n"), "\(plain.stdout)")
        let linked = try run([
            "ask", "--format", "markdown", "--link", "edit://x{path}?f={file}&l={line}&v={vault}",
            "what about the crane",
        ])
        let vault = try FormatTests.runner.get().vault.path
        let name = try #require(vault.split(separator: "/").last)
        #expect(
            linked.stdout.contains("(edit://x\(vault)/talks/a%20b%23c.md?f=talks%2Fa%20b%23c.md&l=7&v=\(name))"),
            "\(linked.stdout)")
    }

    @Test(arguments: [
        ["ask", "--format", "yaml", "x"],
        ["ask", "--print0", "--format", "csv", "x"],
        ["status", "--format", "csv"], ["ask", "--link", "{path}", "x"], ["ask", "--link", "a:{path", "x"],
        ["ask", "--link", "a:{folder}", "x"], ["ask", "--link", "a:{line}", "x"], ["ask", "--link", "a: {path}", "x"],
    ])
    func `options that make no sense are told`(arguments: [String]) throws {
        try run(arguments).expectError("--")
    }

    @Test func `an error is JSON where the format is`() throws {
        let run = try ProgramRunner().run(["ask", "--format", "json", "x", "--vault", "/nowhere"])
        #expect(try run.object()["error"] != nil)
        let contradiction = try self.run(["ask", "--json", "--format", "csv", "x"])
        #expect(contradiction.status == 2)
        #expect((try contradiction.object()["error"] as? String)?.contains("or no --json") == true)
    }

    @Test(arguments: AnswerFormat.allCases)
    func `nothing is written where nothing is found, but in words and tables`(format: AnswerFormat) throws {
        let run = try run(["ask", "--format", format.rawValue, "pineapple volcano orchestra"])
        #expect(run.status == 1)
        #expect(run.stdout.isEmpty == (format == .vimgrep || format == .paths), "\(run.testDescription)")
    }

    @Test(arguments: [
        ("csv", 31), ("vimgrep", 30), ("paths", 30), ("markdown", 30), ("json", 1),
    ])
    func `a list for programs has every entry unless a limit is given`(format: String, lines: Int) throws {
        let runner = try ProgramRunner()
        for number in 1...30 {
            try runner.vault.write("# Day \(number)\n\n- [ ] oil mast \(number) due:2026-03-01\n", to: "\(number).md")
        }
        for command in [["tasks", "--overdue"], ["notes"]] {
            func rows(_ options: [String]) throws -> Int {
                let run = try runner.runOverVault(command + ["--format", format] + options)
                if format == "json" { return try #require(try run.object()["entries"] as? [Any]).count }
                return run.lines.filter { format != "markdown" || $0.hasPrefix("- [") && $0.contains(".md:") }.count
            }
            #expect(try rows([]) == (format == "json" ? 30 : lines), "\(command)")
            #expect(try rows(["--limit", "3"]) == (format == "csv" ? 4 : 3), "\(command)")
        }
    }

    @Test(arguments: ["paths", "vimgrep"])
    func `no place is written for what was not found, however near something comes`(format: String) throws {
        let run = try ProgramRunner.shared().run(
            ["ask", "--format", format, "what did Liam say about the moon landing"] + BuiltProgram.corpus)
        #expect(run.status == 1 && run.stdout.isEmpty, "\(run.testDescription)")
    }

    @Test func `a place that an answer only names is a row with its own line`() throws {
        let runner = try ProgramRunner.shared()
        let text = try runner.run(["ask", "pricing"] + BuiltProgram.corpus).stdout
        #expect(text.contains("also in: ") && text.contains("also here: "), "\(text)")
        let rows = try runner.run(["ask", "--format", "vimgrep", "pricing"] + BuiltProgram.corpus).lines
        #expect(Set(rows.map { $0.split(separator: ":")[0] }).count > 4)
        for row in rows {
            let parts = row.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
            let path = parts[0].hasPrefix("/") ? String(parts[0]) : BuiltProgram.package + "/" + parts[0]
            let lines = try String(contentsOfFile: path, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            let (line, column) = (try #require(Int(parts[1])), try #require(Int(parts[2])))
            let rest = String(decoding: lines[line - 1].utf8.dropFirst(column - 1), as: UTF8.self)
            #expect(!rest.isEmpty && parts[3].hasPrefix(rest.prefix(20)), "\(row)")
        }
    }

    @Test(arguments: AnswerFormat.allCases) func `no format lets control characters through`(format: AnswerFormat)
        throws
    {
        let runner = try ProgramRunner()
        let evil = "\u{1B}[2J\u{07}\u{9B}31m\u{7F}\r\u{202E}"
        try runner.vault.write("# Mast \(evil)\n\nThe mast \(evil) is long.\n", to: "mast\u{1B}[31m.md")
        for command in [["ask"], ["notes"]] {
            let run = try runner.runOverVault(command + ["--format", format.rawValue, "mast"])
            let controls = run.stdout.unicodeScalars.filter {
                $0.properties.generalCategory == .control && $0 != "\n" || $0 == "\u{202E}"
            }
            #expect(controls.isEmpty && !run.stdout.isEmpty, "\(run.testDescription)")
        }
    }

    @Test func `questions of a pipe share one table`() throws {
        let run = try FormatTests.runner.get().runOverVault(
            ["--format", "csv"], input: "what about the crane\nwhat was decided\n")
        let questions = run.lines.map { String($0.split(separator: ",")[0]) }
        #expect(Set(questions) == ["question", "what about the crane", "what was decided"], "\(run.testDescription)")
        #expect(questions.filter { $0 == "question" }.count == 1)
    }
}
