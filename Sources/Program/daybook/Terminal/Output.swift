import Glibc
import Text

/// The output streams: answers go to standard output, everything else to standard error.
struct Output: Sendable {
    private let descriptor: Int32

    static let answers = Output(descriptor: STDOUT_FILENO)
    static let messages = Output(descriptor: STDERR_FILENO)

    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The size of the terminal; 80 columns and 24 rows if unknown.
    var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (80, 24) }
        return (size.ws_col > 0 ? Int(size.ws_col) : 80, size.ws_row > 0 ? Int(size.ws_row) : 24)
    }

    /// The descriptor if the stream is a pipe, whose reader may close it; else nil.
    var pipe: Int32? {
        var status = stat()
        return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO ? descriptor : nil
    }

    var isClosed: Bool {
        var state = pollfd(fd: descriptor, events: 0, revents: 0)
        return unsafe poll(&state, 1, 0) > 0
    }

    func line(_ text: SafeText = "") { write("\(text)\n") }

    /// Writes a message of the program, which a terminal gets wrapped at words.
    static func tell(_ message: SafeText) {
        guard messages.isTerminal else { return messages.line(message) }
        DisplayWidth.useUTF8()
        messages.line(TextFolding(width: messages.size.columns, indent: "").lines(message).joined(separator: "\n"))
    }

    /// Writes text; its type ensures that text from files was made safe.
    func write(_ text: SafeText) {
        var text = text.text
        text.withUTF8 { utf8 in
            var rest = UnsafeRawBufferPointer(utf8)
            while unsafe !rest.isEmpty {
                let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return failed() }
                unsafe rest = unsafe UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
        }
    }

    /// Ends the program, because the reader is gone or the disk is full.
    private func failed() {
        if descriptor == STDOUT_FILENO, errno != EPIPE {
            Output.tell("daybook: cannot write the answer: \(line: Files.lastFailure)")
        }
        exit(ExitStatus.error.rawValue)
    }
}

/// The exit status, as for `grep`.
enum ExitStatus: Int32 {
    case answered = 0
    case nothingFound = 1
    case error = 2
    /// Stopped with Ctrl-C; 128 + SIGINT, as in shells.
    case interrupted = 130
}
