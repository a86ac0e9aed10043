import Foundation
import Testing

/// The program on a terminal: keys go in, what stands on the screen comes out.
final class Terminal {
    /// An expected text that did not come.
    struct Missing: Error, CustomStringConvertible {
        var text: String
        var screen: String
        var description: String { "\"\(text)\" did not come; the screen holds:\n\(screen)" }
    }

    private let runner: ProgramRunner
    private let process: ChildProcess
    private let controller: Int32
    private var bytes: [UInt8] = []
    private var seen = 0
    private var status: Int32?

    /// Runs the program on a new terminal.
    convenience init(_ runner: ProgramRunner, _ arguments: [String], setting: [String: String] = [:]) throws {
        try self.init(runner, program: [BuiltProgram.path] + arguments, setting: setting)
    }

    /// Runs any program on a new terminal.
    init(_ runner: ProgramRunner, program: [String], setting: [String: String] = [:]) throws {
        self.runner = runner
        var controller: Int32 = -1
        process = try ChildProcess.start(
            program, environment: runner.environment.merging(setting) { $1 },
            ownsTerminal: true
        ) {
            var terminal: Int32 = -1
            var size = winsize(ws_row: 40, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
            guard openpty(&controller, &terminal, nil, nil, &size) == 0 else {
                throw ChildProcess.Failure(path: "openpty", reason: String(cString: strerror(errno)))
            }
            _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
            _ = fcntl(terminal, F_SETFD, FD_CLOEXEC)
            return [terminal, terminal, terminal]
        }
        self.controller = controller
    }

    deinit {
        if status == nil {
            process.kill()
            _ = process.wait()
        }
        close(controller)
    }

    /// Presses keys.
    func send(_ keys: String) {
        var rest = Array(keys.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Sends a signal to the program.
    func signal(_ number: Int32) { _ = Glibc.kill(process.id, number) }

    /// Changes the size of the window.
    func resize(columns: Int, rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
    }

    /// Waits until a text stands on the screen, behind what was waited for before.
    ///
    /// - Returns: What came with it since the last wait.
    /// - Throws: `Missing` where it does not come.
    @discardableResult
    func wait(for text: String, seconds: Double = ProgramRunner.patience) throws -> String {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while true {
            let new = String(screen.unicodeScalars.dropFirst(seen))
            if let found = new.unicodeScalars.firstRange(of: text.unicodeScalars) {
                let result = new.unicodeScalars[..<found.upperBound]
                seen += result.count
                return String(result)
            }
            guard ContinuousClock.now < deadline, read() else { throw Missing(text: text, screen: screen) }
        }
    }

    /// Waits until the prompt stands on the screen and the program waits for a key.
    ///
    /// - Returns: What came with it since the last wait.
    /// - Throws: `Missing` where it does not come.
    @discardableResult
    func prompt() throws -> String {
        let text = try wait(for: "> ")
        try awaitReading()
        return text
    }

    /// Waits until the program waits for a key: a text is on the screen a moment before that.
    func awaitReading() throws {
        let deadline = ContinuousClock.now + .seconds(ProgramRunner.patience)
        while isCollectingLines || !process.isSleeping {
            guard ContinuousClock.now < deadline else { throw Missing(text: "a wait for keys", screen: screen) }
            usleep(500)
        }
    }

    /// Whether the terminal itself collects whole lines, as it does while no prompt reads from it.
    private var isCollectingLines: Bool {
        var mode = termios()
        return tcgetattr(controller, &mode) == 0 && mode.c_lflag & tcflag_t(ICANON) != 0
    }

    /// Waits for the prompt and presses keys.
    func enter(_ keys: String) throws {
        try prompt()
        send(keys)
    }

    /// Waits for the program's end.
    ///
    /// - Returns: The exit status.
    func finish(seconds: Double = ProgramRunner.patience) -> Int32 {
        if let status { return status }
        let deadline = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < deadline, read() {}
        if ContinuousClock.now >= deadline {
            Issue.record("the program did not leave; the screen holds:\n\(screen)")
            process.kill()
        }
        let ended = process.wait()
        status = ended
        return ended
    }

    /// What the program wrote, byte for byte.
    var raw: String { String(decoding: bytes, as: UTF8.self) }

    /// What the program wrote, without the sequences that move the cursor or colour the text.
    var screen: String {
        var text = String.UnicodeScalarView()
        var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            if scalar == "\u{1B}" {
                let kind = scalars.popFirst()
                // A link or a text for the clipboard ends with BEL or ESC \.
                if kind == "]" || kind == "P" {
                    while let part = scalars.popFirst(), part != "\u{07}", part != "\u{1B}" {}
                    if scalars.first == "\\" { scalars.removeFirst() }
                }
                guard kind == "[" else { continue }
                while let part = scalars.popFirst(), !("\u{40}"..."\u{7E}").contains(part) {}
            } else if scalar != "\r", scalar != "\u{07}" {
                text.append(scalar)
            }
        }
        return String(text)
    }

    /// Reads what is there, or waits a moment for it; false at the program's end.
    private func read() -> Bool {
        var waiting = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 100) > 0 else { return true }
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        let count = Glibc.read(controller, &buffer, buffer.count)
        if count > 0 { bytes += buffer[..<count] }
        return count > 0 || (count < 0 && errno == EINTR)
    }
}
