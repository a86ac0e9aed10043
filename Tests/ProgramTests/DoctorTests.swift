import Foundation
import Testing

/// `daybook doctor`: says what is wrong and what to do, and changes nothing.
@Suite struct DoctorTests {
    private func doctor(_ place: OneNote, _ options: [String] = []) throws -> ProgramRun {
        try place.runner.runOverVault(["doctor"] + options)
    }

    @Test func `where all is well it says so of each thing`() throws {
        let place = try OneNote()
        #expect(try place.ask("mast").status == 0)
        let run = try doctor(place)
        #expect(run.status == 0 && run.stderr == "", "\(run.testDescription)")
        for topic in ["configuration", "vault", "index", "permissions", "time zone", "clock", "terminal"] {
            #expect(run.stdout.contains("fine     \(topic): "), "\(topic): \(run.stdout)")
        }
    }

    @Test func `as JSON each finding has its topic, state, text and remedy`() throws {
        let place = try OneNote()
        #expect(try place.ask("mast").status == 0)
        chmod(try place.index(), 0o644)
        let report = try doctor(place, ["--json"]).object()
        #expect(report["fine"] as? Bool == false)
        let findings = try #require(report["findings"] as? [[String: Any]])
        let problem = try #require(findings.first { $0["state"] as? String == "problem" })
        #expect(problem["topic"] as? String == "permissions")
        #expect(problem["remedy"] as? String == "chmod go= '\(try place.index())'")
    }

    @Test func `before the first question there is no index, and nothing is wrong`() throws {
        let place = try OneNote()
        let run = try doctor(place)
        #expect(run.status == 0 && run.stdout.contains("note     index: there is none yet"), "\(run.testDescription)")
        #expect(place.runner.home.files(below: "cache") == [])
    }

    @Test func `files that changed are a note`() throws {
        let place = try OneNote()
        #expect(try place.ask("mast").status == 0)
        try place.runner.vault.write("A sail.\n", to: "sail.md")
        let run = try doctor(place)
        #expect(run.status == 0 && run.stdout.contains("note     freshness: "), "\(run.testDescription)")
    }

    @Test func `a mistake in the configuration is told with its line, and the rest is looked at`() throws {
        let place = try OneNote()
        try place.runner.home.write("vault = /\nweek-begins = never\n", to: "config/daybook/config")
        let run = try doctor(place)
        #expect(run.status == 1)
        #expect(
            run.stdout.contains("config:2: there is no key 'week-begins'") && run.stdout.contains("clock: "),
            "\(run.stdout)")
    }

    @Test func `without a vault the ways to name one are told`() throws {
        let run = try ProgramRunner().run(["doctor"])
        #expect(
            run.status == 1 && run.stdout.contains("problem  vault: no vault: say which folder"),
            "\(run.testDescription)")
    }

    // MARK: Troubles, and the way out of them

    /// What can happen to an index.
    enum Trouble: String, CaseIterable, Sendable {
        case damaged, cut, emptied, strange, halfMade, folder, unreadable, otherVersion

        func happen(to index: String) throws {
            let url = URL(fileURLWithPath: index)
            switch self {
            case .damaged:
                var bytes = Array(try Data(contentsOf: url))
                for place in bytes.indices.dropFirst(40_000) { bytes[place] ^= 0x5A }
                try Data(bytes).write(to: url)
            case .cut: try Data(try Data(contentsOf: url)).prefix(30_000).write(to: url)
            case .emptied: truncate(index, 0)
            case .strange: try Data("# My diary\n".utf8).write(to: url)
            case .halfMade:
                unlink(index)
                try SQLiteFile(index).execute("pragma auto_vacuum = incremental; pragma user_version = 0")
            case .folder:
                unlink(index)
                mkdir(index, 0o700)
            case .unreadable: chmod(index, 0)
            case .otherVersion: try SQLiteFile(index).execute("pragma user_version = 9999")
            }
        }
    }

    @Test(arguments: Trouble.allCases)
    func `what happened to an index is told with the way out, which rebuilding is`(trouble: Trouble) throws {
        let place = try OneNote()
        for number in 0..<50 { try place.runner.vault.write("# Rope \(number)\n\nA rope.\n", to: "\(number).md") }
        let whole = try place.ask("mast")
        try trouble.happen(to: try place.index())
        // Root reads what nobody may read.
        let isSeen = ![.emptied, .unreadable].contains(trouble)
        let run = try doctor(place)
        #expect(run.status == (isSeen ? 1 : 0), "\(run.testDescription)")
        if isSeen { #expect(run.stdout.contains("problem  index: "), "\(run.stdout)") }
        let rebuilt = try place.runner.runOverVault(["index", "--rebuild"])
        #expect(rebuilt.status == 0, "\(rebuilt.testDescription)")
        let after = try place.ask("mast")
        #expect(after.stdout == whole.stdout && after.stderr == "", "\(after.testDescription)")
        #expect(try doctor(place).status == 0)
    }

    @Test func `a folder with files in the place of an index is left alone, and told`() throws {
        let place = try OneNote()
        #expect(try place.ask("mast").status == 0)
        let index = try place.index()
        unlink(index)
        mkdir(index, 0o700)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: index + "/diary.md"))
        try place.runner.runOverVault(["index", "--rebuild"]).expectError(
            "there is a folder where the index should be", index)
        #expect(FileManager.default.fileExists(atPath: index + "/diary.md"))
    }
}
