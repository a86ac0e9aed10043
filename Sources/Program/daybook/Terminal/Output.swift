import Glibc
import Text

/// The program's two streams: answers go to standard output, everything else to standard error.
struct Output: Sendable {
    private let descriptor: Int32

    /// Where answers go.
    static let answers = Output(descriptor: STDOUT_FILENO)
    /// Where everything else goes.
    static let messages = Output(descriptor: STDERR_FILENO)

    /// Whether a person looks at the stream.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The size of the terminal; 80 columns and 24 rows where it is not known.
    var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (80, 24) }
        return (size.ws_col > 0 ? Int(size.ws_col) : 80, size.ws_row > 0 ? Int(size.ws_row) : 24)
    }

    /// The stream's descriptor where it is a pipe, whose other end may close.
    var pipe: Int32? {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO ? descriptor : nil
    }

    /// Whether nobody will ever read what is written.
    var isClosed: Bool {
        var state = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&state, 1, 0) > 0
    }

    /// Writes text and a newline.
    func line(_ text: SafeText = "") { write("\(text)\n") }

    /// Writes text as it is; what came from files was made safe, else it would not be of this type.
    func write(_ text: SafeText) {
        var text = text.text
        text.withUTF8 { utf8 in
            var rest = UnsafeRawBufferPointer(utf8)
            while !rest.isEmpty {
                let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return failed() }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
        }
    }

    /// Nobody reads any more, or the disk is full: there is no use in going on.
    private func failed() {
        if descriptor == STDOUT_FILENO, errno != EPIPE {
            Output.messages.line("daybook: cannot write the answer: \(line: String(cString: strerror(errno)))")
        }
        exit(ExitStatus.error.rawValue)
    }
}

/// How the program ends, as `grep` does.
enum ExitStatus: Int32 {
    case answered = 0
    case nothingFound = 1
    case error = 2
    /// Stopped with Ctrl-C, as a shell says it.
    case interrupted = 130
}
