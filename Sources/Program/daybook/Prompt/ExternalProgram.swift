import Glibc

/// A program that uses the terminal for a while, such as an editor or a pager.
struct ExternalProgram {
    let words: [String]

    /// Runs the program to its end with `input` or the terminal as standard input, and returns its exit status; nil if it could not run.
    func run(input: String? = nil) -> Int32? {
        var mode = termios()
        let hasMode = unsafe tcgetattr(STDIN_FILENO, &mode) == 0
        defer { if hasMode { unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &mode) } }
        var ends: [Int32] = [-1, -1]
        if input != nil, unsafe pipe(&ends) != 0 { return nil }
        for end in ends where end >= 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process = spawn(input: ends[0])
        if ends[0] >= 0 { close(ends[0]) }
        if let input {
            if process != nil { ExternalProgram.write(input, to: ends[1]) }
            close(ends[1])
        }
        return process.flatMap(ExternalProgram.status)
    }

    private func spawn(input: Int32) -> pid_t? {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        if input >= 0 { unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        // The program must not inherit blocked signals.
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let arguments = unsafe words.map { unsafe strdup($0) } + [nil]
        defer { unsafe arguments.forEach { unsafe free($0) } }
        var process = pid_t()
        let code = unsafe posix_spawnp(&process, words.first ?? "", &actions, &attributes, arguments, environ)
        return code == 0 ? process : nil
    }

    /// Writes the text until the reader closes its end, which is not an error.
    private static func write(_ text: String, to descriptor: Int32) {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGPIPE)
        var before = sigset_t()
        unsafe pthread_sigmask(SIG_BLOCK, &signals, &before)
        defer {
            var none = timespec()
            while unsafe sigtimedwait(&signals, nil, &none) > 0 {}
            unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while unsafe !rest.isEmpty {
                let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                unsafe rest = unsafe UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
        }
    }

    private static func status(of process: pid_t) -> Int32? {
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        // A shell exits with these codes if there is no such program, or it cannot be executed.
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
        return [126, 127].contains(code) ? nil : code
    }
}
