import Foundation
import TestSupport
import Testing

/// Writing commands that are killed at any moment: each note is in its old or its new state.
///
/// `DAYBOOK_KILLS` says how often each command is killed.
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
        Writing(arguments: ["note", "tag", "boat.md", "harbour", "summer"]),
        Writing(arguments: ["note", "untag", "boat.md", "boat"]),
        Writing(arguments: ["note", "done", "boat.md:5"]),
        Writing(arguments: ["note", "undone", "boat.md:6"]),
        Writing(arguments: ["note", "rm", "boat.md", "--yes"]),
        Writing(arguments: ["tags", "rename", "boat", "ship", "--yes"]),
        Writing(arguments: ["--write"], input: "todo: oil the mast\n"),
        Writing(arguments: ["--write"], input: "todo: oil the mast\nundo\nnote: oiled\n"),
    ]

    private typealias Files = [String: Data]

    @Test(arguments: commands)
    func `a killed command leaves each note in its old or its new state`(command: Writing) throws {
        let runner = try ProgramRunner()
        let before = WritingKillTests.vault
        try reset(runner, to: before)
        #expect(try runner.runOverVault(["index"]).status == 0)
        let (states, duration) = try wholeRun(command, runner, before)
        var generator = SeededGenerator(seed: UInt64(command.testDescription.utf8.count))
        var killed = 0
        for number in 0..<WritingKillTests.kills {
            try reset(runner, to: before)
            let delay = UInt32.random(in: 0...UInt32(duration * 1_100_000), using: &generator)
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
            if process.wait() == 128 + SIGKILL { killed += 1 }
            let after = try files(of: runner)
            for path in Set(before.keys).union(after.keys)
            where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
                #expect(states[path, default: [nil]].contains(after[path]), "run \(number), after \(delay) µs: \(path)")
            }
            let hidden = after.keys.filter { $0.split(separator: "/").contains { $0.hasPrefix(".") } }
            #expect(
                hidden.allSatisfy {
                    $0.hasPrefix(".trash/") || $0.split(separator: "/").last?.hasPrefix(".daybook-") ?? false
                })
            // A note that is removed is here or in the trash.
            #expect(before["boat.md"] == nil || after["boat.md"] != nil || after[".trash/boat.md"] == before["boat.md"])
        }
        #expect(killed > 0 || WritingKillTests.kills < 20)
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
