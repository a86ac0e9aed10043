import Foundation
import Synchronization

/// A process that a test started, in a process group of its own.
struct ChildProcess: Sendable {
    /// Why a process could not be started.
    struct Failure: Error {
        var path: String
        var reason: String
    }

    let id: pid_t

    /// Starting is one step at a time: a descriptor must not reach a process that another test starts meanwhile.
    private static let starting = Mutex(())

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - arguments: The program's path and its arguments.
    ///   - environment: Its whole environment.
    ///   - ownsTerminal: Whether its input becomes its controlling terminal.
    ///   - streams: Makes the descriptors of its input, output and messages; they are closed here when it runs.
    /// - Returns: The process.
    /// - Throws: `Failure` where it cannot be started.
    static func start(
        _ arguments: [String], environment: [String: String], ownsTerminal: Bool = false,
        streams: () throws -> [Int32]
    ) throws -> ChildProcess {
        try starting.withLock { _ in
            let descriptors = try streams()
            defer { Set(descriptors).forEach { close($0) } }
            let id = try spawn(arguments, environment: environment, ownsTerminal: ownsTerminal, streams: descriptors)
            return ChildProcess(id: id)
        }
    }

    private static func spawn(
        _ arguments: [String], environment: [String: String], ownsTerminal: Bool, streams: [Int32]
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (target, source) in streams.enumerated() {
            if ownsTerminal, target == 0, let name = ttyname(source) {
                // A session's leader that opens a terminal gets it as its controlling terminal: Ctrl-C works.
                posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
            } else {
                posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
            }
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        setAttributes(&attributes, ownsTerminal: ownsTerminal)

        let words = arguments.map { strdup($0) } + [nil]
        let variables = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + variables).forEach { free($0) } }
        var id = pid_t()
        let code = posix_spawn(&id, arguments.first ?? "", &actions, &attributes, words, variables)
        guard code == 0 else {
            throw Failure(path: arguments.first ?? "", reason: String(cString: strerror(code)))
        }
        return id
    }

    private static func setAttributes(_ attributes: inout posix_spawnattr_t, ownsTerminal: Bool) {
        // The tests ignore SIGPIPE, and their threads block most signals; the program must meet them as anybody's does.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigaddset(&signals, SIGPIPE)
        sigaddset(&signals, SIGINT)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        // POSIX_SPAWN_SETSID, which Glibc's module does not show.
        let newSession: Int32 = 0x80
        let group = ownsTerminal ? newSession : Int32(POSIX_SPAWN_SETPGROUP)
        let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | group
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    /// Waits for its end.
    ///
    /// - Returns: The exit status; 128 and the signal's number where a signal ended it, as shells count.
    func wait() -> Int32 {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    /// Whether it has not ended yet; its status is still to be waited for afterwards.
    var isRunning: Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo == 0
    }

    /// Whether it waits for something, such as a key.
    var isSleeping: Bool {
        // "pid (name) state …", says proc_pid_stat(5).
        guard let bytes = FileManager.default.contents(atPath: "/proc/\(id)/stat") else { return true }
        return String(decoding: bytes, as: UTF8.self).split(separator: ") ").last?.hasPrefix("S") ?? true
    }

    /// Ends it, with all that it started.
    func kill() {
        if Glibc.kill(-id, SIGKILL) != 0 { Glibc.kill(id, SIGKILL) }
    }
}
