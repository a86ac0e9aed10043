import Foundation
import Testing

/// A run of the program that goes on while the test looks at it.
final class RunningProgram {
    private let process: ChildProcess
    private let ends: (input: Int32, output: Int32, messages: Int32)
    private var output: [UInt8] = []
    private var lineCount = 0
    private var isOutputOpen = true

    /// Starts the program over a runner's own vault, where another program may start it, and input may be written to it.
    init(_ runner: ProgramRunner, _ arguments: [String], by starter: [String] = [], hasInput: Bool = false) throws {
        let streams = try Streams(hasInput: hasInput)
        process = try ChildProcess.start(
            starter + [BuiltProgram.path] + arguments + ["--vault", runner.vault.path], environment: runner.environment,
            streams: { try streams.open() })
        ends = streams.descriptors
    }

    deinit {
        closeOutput()
        close(ends.messages)
    }

    /// Waits for the next line of its standard output.
    func nextLine(location: SourceLocation = #_sourceLocation) -> String {
        let deadline = ContinuousClock.now + .seconds(ProgramRunner.patience)
        while true {
            let lines = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
            if lines.count > lineCount {
                lineCount += 1
                return String(decoding: lines[lineCount - 1], as: UTF8.self)
            }
            guard ContinuousClock.now < deadline else {
                Issue.record("no further line of output", sourceLocation: location)
                return ""
            }
            readOutput()
        }
    }

    private func readOutput() {
        var waiting = pollfd(fd: ends.output, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 100) > 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 1 << 12)
        let count = read(ends.output, &buffer, buffer.count)
        if count > 0 { output += buffer[..<count] }
    }

    /// Stops reading its standard output, as `head` does.
    func closeOutput() {
        if isOutputOpen { close(ends.output) }
        isOutputOpen = false
    }

    /// Writes a line to its standard input.
    func write(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        #expect(Glibc.write(ends.input, bytes, bytes.count) == bytes.count)
    }

    /// Ends its standard input.
    func closeInput() { close(ends.input) }

    /// Sends it a signal.
    func signal(_ number: Int32) { kill(process.id, number) }

    /// Waits for its end.
    ///
    /// - Returns: Its exit status, and what it wrote to standard error.
    func end(location: SourceLocation = #_sourceLocation) -> (status: Int32, messages: String) {
        if !ProgramRunner.waits(until: { !process.isRunning }) {
            Issue.record("the program did not end within \(ProgramRunner.patience) s", sourceLocation: location)
            process.kill()
        }
        let status = process.wait()
        var messages: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 12)
        while case let count = read(ends.messages, &buffer, buffer.count), count > 0 { messages += buffer[..<count] }
        return (status, String(decoding: messages, as: UTF8.self))
    }
}
