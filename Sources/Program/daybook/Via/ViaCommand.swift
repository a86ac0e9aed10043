import CSystem
import Glibc
import Text

/// A command of the user's own, such as a language model, that reads a prompt and writes an answer.
///
/// It runs through `/bin/sh` in a process group of its own, so that all of it can be stopped. Its standard input is a file in memory: a
/// command that does not read it is no trouble, and no note lies on a disk.
struct ViaCommand: Sendable {
    /// The command as typed.
    var command: String
    /// The longest silence in seconds.
    var patience: Int

    /// How a command ended.
    enum End: Equatable {
        case exited(Int32)
        /// Ended by a signal.
        case killed(Int32)
        /// Stopped by Ctrl-C.
        case interrupted
        /// Stopped after too long a silence.
        case silent
        /// Stopped because it would not end.
        case endless
        case notStarted(String)
    }

    private static let usualPatience = 300
    /// The most that a command may write, in bytes.
    static let mostBytes = 1 << 18

    /// Runs the command to its end.
    ///
    /// - Parameters:
    ///   - prompt: What it reads.
    ///   - said: Receives what it writes to standard output, piece by piece, as text.
    ///   - told: The same for standard error.
    /// - Returns: How it ended; after a signal to end the program, it does not return.
    func run(_ prompt: String, said: @escaping (String) -> Void, told: @escaping (String) -> Void) -> End {
        let input = unsafe daybook_memory_file("prompt")
        guard input >= 0, ViaCommand.fill(input, with: prompt) else { return .notStarted(Files.lastFailure) }
        defer { close(input) }
        guard let output = PipeEnds(), let messages = PipeEnds() else { return .notStarted(Files.lastFailure) }
        let signals = HeldSignals()
        defer { signals.release() }
        guard let process = spawn(input: input, output: output.writing, messages: messages.writing) else {
            return .notStarted(Files.lastFailure)
        }
        output.closeWriting()
        messages.closeWriting()
        var streams = [CommandStream(output.reading, said), CommandStream(messages.reading, told)]
        return wait(for: process, &streams, signals)
    }

    private static func fill(_ file: Int32, with text: String) -> Bool {
        var text = text
        let isWritten = text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while unsafe !rest.isEmpty {
                let count = unsafe write(file, rest.baseAddress, rest.count)
                guard count > 0 else { return false }
                unsafe rest = unsafe UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
            return true
        }
        return isWritten && lseek(file, 0, SEEK_SET) == 0
    }

    // MARK: The process

    private func spawn(input: Int32, output: Int32, messages: Int32) -> pid_t? {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        for (own, standard) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (messages, STDERR_FILENO)] {
            unsafe posix_spawn_file_actions_adddup2(&actions, own, standard)
        }
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setpgroup(&attributes, 0)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP))
        let words: [String] = ["/bin/sh", "-c", command]
        let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        var process = pid_t()
        let code = unsafe posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, environ)
        errno = code
        return code == 0 ? process : nil
    }

    private func wait(for process: pid_t, _ streams: inout [CommandStream], _ signals: HeldSignals) -> End {
        var heard = ContinuousClock.now
        while true {
            let isOpen = streams.contains(where: \.isOpen)
            if !isOpen, let end = ViaCommand.end(of: process, waits: false) { return end }
            // What has closed its output is looked for often, since nothing tells of its end.
            let ready = ViaCommand.poll(streams, signals, milliseconds: isOpen ? 200 : 10)
            if let signal = ready.signal { return stopped(process, by: signal, signals) }
            for place in ready.streams {
                heard = .now
                streams[place].read()
                if streams[place].count > ViaCommand.mostBytes { return stop(process, .endless) }
            }
            if ContinuousClock.now - heard > .seconds(patience) { return stop(process, .silent) }
        }
    }

    private static func poll(
        _ streams: [CommandStream], _ signals: HeldSignals, milliseconds: Int32
    ) -> (streams: [Int], signal: Int32?) {
        var waiting = streams.map { pollfd(fd: $0.isOpen ? $0.descriptor : -1, events: Int16(POLLIN), revents: 0) }
        waiting.append(pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0))
        guard unsafe Glibc.poll(&waiting, nfds_t(waiting.count), milliseconds) > 0 else { return ([], nil) }
        let signal = waiting[streams.count].revents == 0 ? 0 : daybook_next_signal(signals.descriptor)
        return (streams.indices.filter { waiting[$0].revents != 0 }, signal == 0 ? nil : signal)
    }

    /// Ends the command because of a signal, and with SIGTERM and SIGHUP the program too.
    private func stopped(_ process: pid_t, by signal: Int32, _ signals: HeldSignals) -> End {
        let end = stop(process, .interrupted)
        if signal != SIGINT {
            signals.release()
            raise(signal)
        }
        return end
    }

    /// Ends all processes of the command, gently at first.
    private func stop(_ process: pid_t, _ end: End) -> End {
        kill(-process, SIGTERM)
        for _ in 0..<50 where ViaCommand.end(of: process, waits: false) == nil { usleep(10_000) }
        kill(-process, SIGKILL)
        _ = ViaCommand.end(of: process, waits: true)
        return end
    }

    private static func end(of process: pid_t, waits: Bool) -> End? {
        var status: Int32 = 0
        var found = pid_t()
        repeat { found = unsafe waitpid(process, &status, waits ? 0 : WNOHANG) } while found < 0 && errno == EINTR
        // Without such a child, its end was seen before.
        if found < 0 { return .exited(0) }
        guard found > 0 else { return nil }
        return status & 0x7F == 0 ? .exited((status >> 8) & 0xFF) : .killed(status & 0x7F)
    }
}

extension ViaCommand {
    /// Reads the options `--via` and `--via-timeout`; nil without them.
    ///
    /// No file can name a command.
    ///
    /// - Throws: `Arguments.Failure` if there is no command, or nothing that it could answer.
    init?(_ arguments: Arguments, format: AnswerFormat) throws(Arguments.Failure) {
        guard let command = arguments.value("via") else { return nil }
        guard !command.allSatisfy(\.isWhitespace) else {
            throw .invalidValue(option: "via", value: command, expected: "a command such as 'llm -m MODEL'")
        }
        guard format == .text || format == .json else {
            throw .invalidValue(option: "format", value: format.rawValue, expected: "text or json with --via")
        }
        self.init(command: command, patience: try arguments.number("via-timeout") ?? ViaCommand.usualPatience)
    }
}

/// The two ends of a pipe, which are closed with it.
private final class PipeEnds {
    let reading: Int32
    private(set) var writing: Int32

    /// Makes a pipe; nil, with `errno`, if the system gives none.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    deinit {
        closeWriting()
        close(reading)
    }
}

/// The signals that end the program, held while a command runs, so that the command ends first.
private final class HeldSignals {
    let descriptor: Int32
    private var before = sigset_t()
    private var isHeld = true

    init() {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, signal) }
        unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
        descriptor = unsafe daybook_signal_descriptor(&signals)
    }

    func release() {
        guard isHeld else { return }
        isHeld = false
        close(descriptor)
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
