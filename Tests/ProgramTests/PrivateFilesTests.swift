import Foundation
import Testing

/// What the program writes is its owner's alone from the moment of creation, whatever the umask.
@Suite struct PrivateFilesTests {
    private static let commands: [[String]] = [
        ["index"], ["ask", "how long is the mast?"], ["index", "--rebuild"], ["prompts", "HOME/prompts"],
        ["export", "--json", "HOME/out"], ["forget", "--deleted"], ["--remember", "ask", "mast"],
        [
            "eval", "HOME/set.jsonl", "--save", "HOME/run.jsonl", "--report", "HOME/report.html", "--answers",
            "HOME/answers",
        ],
    ]

    private func place() throws -> OneNote {
        let place = try OneNote()
        try place.runner.vault.write("---\nprivate: true\n---\nThe keel is of lead.\n", to: "keel.md")
        try place.runner.home.write(
            "{\"id\":\"1\",\"question\":\"mast\",\"relevant\":[{\"file\":\"boat.md\",\"lines\":[3,3]}]}\n",
            to: "set.jsonl")
        chmod(place.runner.home.path(of: "set.jsonl"), 0o600)
        return place
    }

    private func run(_ place: OneNote, _ command: [String], by starter: [String] = []) throws -> ProgramRun {
        let words = command.map { $0.replacing("HOME", with: place.runner.home.path) }
        let script = "umask 0 && exec \"$@\""
        return try place.runner.run(
            program: ["/bin/sh", "-c", script, "sh"] + starter + [BuiltProgram.path] + words
                + ["--vault", place.runner.vault.path, "--now", "2026-03-18T10:15"], input: nil)
    }

    @Test func `files are for their owner alone, in folders for their owner alone`() throws {
        let place = try place()
        for command in PrivateFilesTests.commands {
            let run = try run(place, command)
            #expect(run.status < 2, "\(run.testDescription)")
        }
        let home = place.runner.home
        let names = home.files(below: "")
        #expect(names.count > 60)
        for name in names {
            let mode = try home.mode(of: name)
            let isAbove = ["cache", "state", "config"].contains(name)
            #expect(isAbove || mode & 0o077 == 0, "\(name): \(String(mode, radix: 8))")
        }
    }

    @Test(.enabled(if: PromiseTests.canWatch, "strace is not there, or may watch no program"))
    func `no file or folder is made for others to read, not for a moment`() throws {
        let place = try place()
        let log = place.runner.home.path(of: "calls")
        let calls = "trace=openat,open,creat,mkdir,mkdirat,chmod,fchmod,fchmodat,rename"
        var known: Set<String> = []
        for command in PrivateFilesTests.commands {
            let run = try run(place, command, by: ["/usr/bin/strace", "-f", "-qq", "-o", log, "-e", calls])
            #expect(run.status < 2, "\(run.testDescription)")
            for line in try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n") {
                let paths = line.matches(of: /"([^"]*)"/).map { String($0.1) }
                guard let path = paths.first, path.hasPrefix(place.runner.home.path) else { continue }
                guard let mode = PrivateFilesTests.mode(of: line) else { continue }
                #expect(mode & 0o077 == 0, "\(command): \(line)")
                known.insert(path)
            }
        }
        #expect(known.count > 60)
    }

    /// The mode that a traced call gives; nil if it makes nothing.
    private static func mode(of line: Substring) -> Int? {
        guard line.contains("O_CREAT") || line.contains("mkdir") || line.contains("chmod") || line.contains("creat(")
        else { return nil }
        let digits = line.matches(of: /, (0[0-7]{2,4})\)/).last.map { $0.1 }
        return digits.flatMap { Int($0, radix: 8) }
    }

    @Test func `an index that others may read is told, with the command that changes it`() throws {
        let place = try OneNote()
        #expect(try place.ask("mast").status == 0)
        let index = try place.index()
        #expect(try place.runner.runOverVault(["status"]).stderr == "")
        chmod(index, 0o644)
        for command in [["status"], ["index"]] {
            let run = try place.runner.runOverVault(command)
            #expect(run.stderr == "daybook: others may read what the index holds of your notes: chmod go= '\(index)'\n")
        }
    }
}
