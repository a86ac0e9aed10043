import Foundation
import Testing

/// What a run of the program left behind.
struct ProgramRun: CustomTestStringConvertible {
    var command: String
    var status: Int32
    var output: [UInt8]
    var messages: [UInt8]

    /// Standard output as text.
    var stdout: String { String(decoding: output, as: UTF8.self) }
    /// Standard error as text.
    var stderr: String { String(decoding: messages, as: UTF8.self) }
    /// The lines of standard output.
    var lines: [String] { stdout.split(separator: "\n").map(String.init) }

    /// Each line of standard output as a JSON object.
    func objects() throws -> [[String: Any]] {
        try lines.map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
    }

    /// The only line of standard output as a JSON object.
    func object() throws -> [String: Any] {
        #expect(lines.count == 1, "\(testDescription)")
        return try #require(try objects().first)
    }

    var testDescription: String { "$ \(command)\n\(stdout)--- messages:\n\(stderr)--- status \(status)" }
}

/// Runs the built program in a home of its own: no configuration, an index of its own, a fixed time zone.
struct ProgramRunner: Sendable {
    /// The folder that holds configuration, cache and history.
    let home: TemporaryFolder
    /// A folder for notes, empty at first.
    let vault: TemporaryFolder
    /// The environment of every run.
    var environment: [String: String]

    init() throws {
        home = try TemporaryFolder()
        vault = try TemporaryFolder()
        environment = [
            "HOME": home.path, "LANG": "C.UTF-8", "TERM": "xterm", "TZ": "Europe/Berlin",
            "PATH": BuiltProgram.folder + ":/usr/bin:/bin",
            "XDG_CACHE_HOME": home.path(of: "cache"), "XDG_CONFIG_HOME": home.path(of: "config"),
            "XDG_STATE_HOME": home.path(of: "state"),
        ].merging(Sanitizer.variables) { $1 }
        // Writing to a program that has ended is no reason to end the tests.
        signal(SIGPIPE, SIG_IGN)
    }

    /// A runner in whose home the sample corpus is indexed.
    static func withCorpus() throws -> ProgramRunner {
        let runner = try ProgramRunner()
        let run = try runner.run(["index"] + BuiltProgram.corpus)
        try #require(run.status == 0, "\(run.testDescription)")
        return runner
    }

    private static let corpusRunner = Result {
        atexit {
            for folder in (try? ProgramRunner.shared()).map({ [$0.home, $0.vault] }) ?? [] {
                try? FileManager.default.removeItem(atPath: folder.path)
            }
        }
        return try withCorpus()
    }

    /// A runner whose index of the sample corpus all tests share; none of them may change it.
    static func shared() throws -> ProgramRunner { try corpusRunner.get() }

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: What is typed behind `daybook`.
    ///   - input: Standard input; nil gives none.
    ///   - setting: Variables that are added to the environment.
    ///   - location: The test that asks for it.
    /// - Returns: What it left behind.
    /// - Throws: Where it cannot be started.
    func run(
        _ arguments: [String], input: String? = nil, setting: [String: String] = [:],
        location: SourceLocation = #_sourceLocation
    ) throws -> ProgramRun {
        try run(
            program: [BuiltProgram.path] + arguments, input: input.map { Array($0.utf8) }, setting: setting,
            location: location)
    }

    /// Runs the program over the runner's own vault, at a fixed time.
    func runOverVault(
        _ arguments: [String], input: String? = nil, setting: [String: String] = [:],
        location: SourceLocation = #_sourceLocation
    ) throws -> ProgramRun {
        try run(
            arguments + ["--vault", vault.path, "--now", "2026-03-18T10:15"], input: input, setting: setting,
            location: location)
    }

    /// Runs lines of shell, in the package's folder, where `daybook` is the built program.
    func shell(_ script: String, location: SourceLocation = #_sourceLocation) throws -> ProgramRun {
        let there = "cd '\(BuiltProgram.package)'\n"
        var run = try run(program: ["/bin/sh", "-c", there + script], input: nil, location: location)
        run.command = script
        return run
    }

    /// Runs any program in the same way.
    func run(
        program: [String], input: [UInt8]?, setting: [String: String] = [:],
        location: SourceLocation = #_sourceLocation
    ) throws -> ProgramRun {
        let streams = try Streams(hasInput: input != nil)
        let process = try ChildProcess.start(
            program, environment: environment.merging(setting) { $1 }, streams: { try streams.open() })
        var exchange = Exchange(streams: streams, input: input ?? [])
        if !exchange.run(seconds: ProgramRunner.patience) {
            process.kill()
            Issue.record("\(program) did not end within \(ProgramRunner.patience) s", sourceLocation: location)
        }
        return ProgramRun(
            command: program.joined(separator: " "), status: process.wait(), output: exchange.output,
            messages: exchange.messages)
    }

    /// No run takes longer than a second; a machine may be busy.
    static let patience = 30.0 * Double(Sanitizer.slowness)

    /// Waits for something that another process does, for as long as a run may take.
    ///
    /// - Parameter isDone: Looks whether it is done.
    /// - Returns: False where it is not done by then.
    static func waits(until isDone: () -> Bool) -> Bool {
        let deadline = ContinuousClock.now + .seconds(patience)
        while !isDone() {
            guard ContinuousClock.now < deadline else { return false }
            usleep(10_000)
        }
        return true
    }
}
