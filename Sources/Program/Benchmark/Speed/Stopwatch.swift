import Glibc

enum Stopwatch {
    static func time(_ work: () throws -> Void) rethrows -> ElapsedTime {
        let wall = milliseconds(CLOCK_MONOTONIC)
        let processor = milliseconds(CLOCK_PROCESS_CPUTIME_ID)
        try work()
        return ElapsedTime(
            wall: milliseconds(CLOCK_MONOTONIC) - wall, processor: milliseconds(CLOCK_PROCESS_CPUTIME_ID) - processor)
    }

    private static func milliseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        unsafe clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    struct Process {
        var time: ElapsedTime
        /// The peak memory in megabytes; never below that of this process, see `Weighing`.
        var memory: Double
    }

    /// Runs a program to its end and measures it.
    ///
    /// - Throws: `SpeedBenchmark.Failure` if it does not start, or exits with a status above 1 (1 means nothing was found).
    static func run(
        _ command: [String], input: String = "/dev/null", output: String = "/dev/null", environment: [String]
    ) throws -> Process {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT, 0o600)
        unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        let words = unsafe command.map { unsafe strdup($0) } + [nil]
        let variables = unsafe environment.map { unsafe strdup($0) } + [nil]
        defer { unsafe (words + variables).forEach { unsafe free($0) } }
        let start = milliseconds(CLOCK_MONOTONIC)
        var id: pid_t = 0
        guard unsafe posix_spawn(&id, command[0], &actions, nil, words, variables) == 0 else {
            throw SpeedBenchmark.Failure.doesNotStart(command[0])
        }
        var status: Int32 = 0
        var usage = rusage()
        while unsafe wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
        let wall = milliseconds(CLOCK_MONOTONIC) - start
        guard status & 0x7F == 0, status >> 8 & 0xFF <= 1 else {
            throw SpeedBenchmark.Failure.failed(command.joined(separator: " "))
        }
        let processor = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
        return Process(
            time: ElapsedTime(wall: wall, processor: processor), memory: Double(usage.ru_maxrss) / 1024)
    }

    private static func milliseconds(_ time: timeval) -> Double {
        Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
    }
}
