import Foundation
import Testing

/// Quotes are what the files say when the answer is shown.
@Suite struct ProofTests {
    @Test func `standard input that cannot be read is an error, not the end of the answers`() throws {
        let place = try OneNote()
        let run = try place.runner.shell("daybook check --vault '\(place.runner.vault.path)' - < /")
        run.expectError("standard input")
    }

    @Test func `a file that changed behind the index is read anew, also without an update`() throws {
        let place = try OneNote()
        #expect(try place.ask("mast").stdout.contains("nine metres"))
        try place.runner.vault.write("# Boat\n\n\nThe mast is ten metres long now.\n", to: "boat.md")
        let run = try place.ask("mast", ["--no-update"])
        #expect(run.stdout.contains("The mast is ten metres long now."), "\(run.testDescription)")
        #expect(run.stdout.contains("boat.md:4") && run.status == 0)
    }

    @Test func `of a file that is gone nothing is quoted`() throws {
        let place = try OneNote()
        try place.runner.vault.write("# Oars\n\nTwo oars of ash.\n", to: "oars.md")
        #expect(try place.ask("mast").status == 0)
        try FileManager.default.removeItem(atPath: place.runner.vault.path(of: "boat.md"))
        let run = try place.ask("mast", ["--no-update"])
        #expect(!run.stdout.contains("metres"), "\(run.testDescription)")
        #expect(run.status == 1)
    }

    @Test(arguments: 0..<6) func `every citation of the sample corpus is verbatim`(part: Int) throws {
        let all = try String(contentsOfFile: BuiltProgram.package + "/Corpus/questions.jsonl", encoding: .utf8)
        let questions = all.split(separator: "\n").enumerated().filter { $0.offset % 6 == part }.map(\.element)
        let set = try TemporaryFolder()
        let file = try set.write(questions.joined(separator: "\n"), to: "set.jsonl")
        let run = try ProgramRunner.shared().run(["eval", file, "--json"] + BuiltProgram.corpus)
        let summary = try run.object()
        let citations = try #require((summary["measures"] as? [String: [String: Double]])?["citations"])
        #expect(citations["mean"] == 1 && (citations["n"] ?? 0) > 15, "\(run.stderr)")
        #expect(summary["not_verbatim"] as? [String] == [])
        #expect(run.status == 0 && run.stderr == "")
    }

    /// A folder with answers of one note, kept as JSON.
    private func kept(_ place: OneNote) throws -> String {
        let run = try place.runner.runOverVault(["ask", "--json", "mast"])
        #expect(run.status == 0)
        return try place.runner.home.write(run.stdout, to: "answers.jsonl")
    }

    private func check(_ place: OneNote, _ arguments: [String], input: String? = nil) throws -> ProgramRun {
        try place.runner.runOverVault(["check"] + arguments, input: input)
    }

    @Test func `quotes that still stand there are unchanged`() throws {
        let place = try OneNote()
        let run = try check(place, [try kept(place)])
        #expect(run.stdout == "1 quote of 1 answer: 1 unchanged\n")
        #expect(run.status == 0)
    }

    @Test func `a quote that stands elsewhere has moved`() throws {
        let place = try OneNote()
        let answers = try kept(place)
        try place.runner.vault.write("# Boat\n\nOf oak.\n\nThe mast is nine metres long.\n", to: "boat.md")
        let run = try check(place, [answers])
        #expect(run.stdout == "line 1 [1] boat.md:3: moved to 5\n1 quote of 1 answer: 0 unchanged, 1 moved\n")
        #expect(run.status == 1)
        let object = try #require(try check(place, ["--json", answers]).objects().first)
        #expect(object["state"] as? String == "moved" && object["now"] as? [Int] == [5, 5])
    }

    @Test func `a quote whose words changed, and one whose file is gone, are told`() throws {
        let place = try OneNote()
        let answers = try kept(place)
        try place.runner.vault.write("# Boat\n\nThe mast is ten metres long.\n", to: "boat.md")
        #expect(try check(place, [answers]).stdout.hasPrefix("line 1 [1] boat.md:3: changed\n"))
        try FileManager.default.removeItem(atPath: place.runner.vault.path(of: "boat.md"))
        let run = try check(place, [answers])
        #expect(run.stdout.hasPrefix("line 1 [1] boat.md:3: the file is gone or cannot be read\n"))
        #expect(run.status == 1)
    }

    @Test func `answers come from standard input, too`() throws {
        let place = try OneNote()
        let text = try String(contentsOfFile: try kept(place), encoding: .utf8)
        #expect(try check(place, ["-"], input: text).stdout == "1 quote of 1 answer: 1 unchanged\n")
    }

    @Test func `a line that is no answer is told with its number`() throws {
        let place = try OneNote()
        let answers = try String(contentsOfFile: try kept(place), encoding: .utf8)
        try check(place, ["-"], input: answers + "\n{}\n").expectError("standard input: line 3", "citations")
        try check(place, ["-"], input: "what?\n").expectError("line 1", "not a JSON object")
        try check(place, ["/nowhere.jsonl"]).expectError("/nowhere.jsonl")
        try check(place, []).expectError("a file of answers")
    }

    @Test func `no file outside the vault is read`() throws {
        let place = try OneNote()
        try place.runner.home.write("secret\n", to: "secret.md")
        let file = "../" + URL(fileURLWithPath: place.runner.home.path).lastPathComponent + "/secret.md"
        let answer = #"{"id":"a","citations":[{"rank":1,"file":"\#(file)","lines":[1,1],"snippet":"secret"}]}"#
        let run = try check(place, ["-"], input: answer + "\n")
        #expect(run.stdout.contains("the file is gone"), "\(run.testDescription)")
    }
}
