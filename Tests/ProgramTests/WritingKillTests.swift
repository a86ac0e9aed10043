import Foundation
import TestSupport
import Testing

/// Writing commands that are killed at any moment: each note is in its old or its new state, and no temporary file stays.
///
/// `DAYBOOK_KILLS` says how often each command is killed; from 20 on, what came of it is printed.
@Suite struct WritingKillTests {
    private static let kills = ProcessInfo.processInfo.environment["DAYBOOK_KILLS"].flatMap { Int($0) } ?? 6

    /// A command with what is typed into it.
    struct Writing: Sendable, CustomTestStringConvertible {
        var arguments: [String]
        var input = ""
        var testDescription: String { arguments.joined(separator: " ") }
    }

    private static let commands = [
        Writing(arguments: ["note", "new", "Sail"], input: String(repeating: "canvas\n", count: 4000)),
        Writing(arguments: ["note", "edit", "boat.md"]),
        Writing(arguments: ["note", "tag", "boat.md", "harbour", "summer"]),
        Writing(arguments: ["note", "untag", "boat.md", "boat"]),
        Writing(arguments: ["note", "done", "boat.md:5"]),
        Writing(arguments: ["note", "undone", "boat.md:6"]),
        Writing(arguments: ["note", "rm", "boat.md", "--yes"]),
        Writing(arguments: ["tags", "rename", "boat", "ship", "--yes"]),
        Writing(arguments: ["--write"], input: "todo: oil the mast\n"),
        Writing(arguments: ["--write"], input: "todo: oil the mast\nundo\nnote: oiled\n"),
        Writing(arguments: ["habit", "done", "rowing"]),
        Writing(arguments: ["habit", "undo", "rowing", "2026-03-16"]),
        Writing(arguments: ["habit", "archive", "rowing"]),
        Writing(arguments: ["subscription", "cancel", "boat club"]),
        Writing(arguments: ["subscription", "archive", "boat club"]),
    ]

    private typealias Files = [String: Data]

    /// What came of the runs of a command.
    private struct Counts {
        var (killed, unchanged, changed, leftovers) = (0, 0, 0, 0)
    }

    @Test(arguments: commands)
    func `a killed command leaves each note in its old or its new state`(command: Writing) throws {
        let runner = try WritingKillTests.runner()
        let before = WritingKillTests.vault
        try reset(runner, to: before)
        #expect(try runner.runOverVault(["index"]).status == 0)
        let (states, duration) = try wholeRun(command, runner, before)
        var generator = SeededGenerator(seed: UInt64(command.testDescription.utf8.count))
        var counts = Counts()
        for number in 0..<WritingKillTests.kills {
            try reset(runner, to: before)
            let delay = UInt32.random(in: 0...UInt32(duration * 1_100_000), using: &generator)
            if try isKilled(command, after: delay, runner) { counts.killed += 1 }
            let after = try files(of: runner)
            let notes = after.filter { !WritingKillTests.isHidden($0.key) }
            for path in Set(before.keys).union(notes.keys) {
                #expect(states[path, default: [nil]].contains(after[path]), "run \(number), after \(delay) µs: \(path)")
            }
            // A note that is removed is here or in the trash.
            #expect(after["boat.md"] != nil || after[".trash/boat.md"] == before["boat.md"])
            if notes == before { counts.unchanged += 1 } else { counts.changed += 1 }
            let leftovers = WritingKillTests.leftovers(after)
            counts.leftovers += leftovers.count
            if !leftovers.isEmpty {
                try writeEverywhere(runner)
                #expect(WritingKillTests.leftovers(try files(of: runner)).isEmpty, "run \(number), after \(delay) µs")
            }
        }
        #expect(counts.killed > 0 || WritingKillTests.kills < 20)
        if WritingKillTests.kills >= 20 { print("\(command.testDescription): \(counts)") }
    }

    @Test func `a temporary file that a kill left goes with the next write in its folder`() throws {
        let runner = try WritingKillTests.runner()
        try reset(runner, to: WritingKillTests.vault)
        let names = [".daybook-1f2e.tmp", "log/.daybook-2.tmp", "daily/.daybook-3.tmp", ".daybook-mine.tmp"]
        for name in names { try runner.vault.write("half a no", to: name) }
        try writeEverywhere(runner)
        let hidden = try files(of: runner).keys.filter(WritingKillTests.isHidden)
        #expect(hidden == [".daybook-mine.tmp"])
    }

    /// Starts a command and kills it; returns whether it was still running.
    private func isKilled(_ command: Writing, after delay: UInt32, _ runner: ProgramRunner) throws -> Bool {
        let file = try runner.home.write(command.input, to: "input")
        let arguments =
            [BuiltProgram.path] + command.arguments + ["--vault", runner.vault.path, "--now", "2026-03-18T10:15"]
        let process = try ChildProcess.start(arguments, environment: runner.environment) {
            [
                open(file, O_RDONLY | O_CLOEXEC), open("/dev/null", O_WRONLY | O_CLOEXEC),
                open("/dev/null", O_WRONLY | O_CLOEXEC),
            ]
        }
        usleep(delay)
        process.kill()
        return process.wait() == 128 + SIGKILL
    }

    /// Writes into each folder of the vault.
    private func writeEverywhere(_ runner: ProgramRunner) throws {
        for (folder, name) in [(".", "x"), ("log", "x"), ("daily", "x")] {
            let run = try runner.runOverVault(
                ["note", "new", name], input: "x", setting: ["DAYBOOK_NOTE_FOLDER": folder])
            #expect(run.status == 0, "\(run.testDescription)")
        }
    }

    private static func isHidden(_ path: String) -> Bool { path.split(separator: "/").contains { $0.hasPrefix(".") } }

    private static func leftovers(_ files: Files) -> [String] {
        files.keys.filter { isHidden($0) && !$0.hasPrefix(".trash/") }
    }

    /// A runner whose editor adds a line as most editors do: beside the file, and then in its place.
    private static func runner() throws -> ProgramRunner {
        var runner = try ProgramRunner()
        try runner.home.write(
            "#!/bin/sh\ncp \"$1\" \"$0.new\" && echo edited >> \"$0.new\" && mv \"$0.new\" \"$1\"\n", to: "editor")
        chmod(runner.home.path(of: "editor"), 0o700)
        runner.environment["EDITOR"] = runner.home.path(of: "editor")
        return runner
    }

    /// Runs a command to its end, and gives the states that each note may be in, and how long it took.
    private func wholeRun(
        _ command: Writing, _ runner: ProgramRunner, _ before: Files
    ) throws -> (states: [String: [Data?]], seconds: Double) {
        var states: [String: [Data?]] = [:]
        func add(_ files: Files) {
            for path in Set(files.keys).union(before.keys).union(states.keys) {
                states[path, default: [before[path]]].append(files[path])
            }
        }
        let lines = command.input.split(separator: "\n").map { $0 + "\n" }
        // Each captured line is a state of its own.
        for count in command.arguments == ["--write"] ? Array(1..<lines.count) : [] {
            _ = try runner.runOverVault(command.arguments, input: lines.prefix(count).joined())
            add(try files(of: runner))
            try reset(runner, to: before)
        }
        let start = ContinuousClock.now
        let run = try runner.runOverVault(command.arguments, input: command.input)
        let seconds = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
        #expect(run.status == 0, "\(run.testDescription)")
        let after = try files(of: runner)
        #expect(after != before)
        add(after)
        return (states, seconds)
    }

    private static let vault: Files = {
        let text = """
            ---
            title: Boat
            tags: [boat, boat/mast]
            ---
            - [ ] oil the mast
            - [x] wash the deck #boat

            """
        let long = String(repeating: "The keel of the #boat is blue.\n", count: 3000)
        return [
            "boat.md": Data(text.utf8), "log/a.md": Data(long.utf8), "log/b.md": Data("#boat\r\n".utf8),
            "daily/2026-03-18.md": Data("- rain".utf8),
            "row.md": Data("---\nkind: habit\ntitle: Rowing\nxp: 10\n---\n- 2026-03-16\n".utf8),
            "club.md": Data(
                "---\nkind: subscription\ntitle: Boat Club\nprice: 12 EUR\ncycle: monthly\n---\n".utf8),
        ]
    }()

    private func reset(_ runner: ProgramRunner, to files: Files) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: runner.vault.path) {
            try FileManager.default.removeItem(atPath: runner.vault.path(of: name))
        }
        for (path, data) in files { try runner.vault.write(Array(data), to: path) }
    }

    private func files(of runner: ProgramRunner) throws -> Files {
        var files: Files = [:]
        for path in runner.vault.files(below: "") {
            var isFolder: ObjCBool = false
            let file = runner.vault.path(of: path)
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            files[path] = try Data(contentsOf: URL(fileURLWithPath: file))
        }
        return files
    }
}
