import Glibc

/// SIGINT (Ctrl-C) and SIGTERM, which end a wait instead of the program: what is being written is written to its end.
struct StopSignals {
    /// What ended a wait.
    enum Outcome {
        case stopped
        case readyOrLate
    }

    private let maskWhileWaiting: sigset_t

    /// From now on both signals wait until they are waited for.
    init() {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in }
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM] {
            sigaction(signal, &action, nil)
            sigaddset(&signals, signal)
        }
        var before = sigset_t()
        sigprocmask(SIG_BLOCK, &signals, &before)
        for signal in [SIGINT, SIGTERM] { sigdelset(&before, signal) }
        maskWhileWaiting = before
    }

    /// Waits until one of the signals comes, a descriptor can be read from or has failed, or the time is over.
    ///
    /// - Parameters:
    ///   - descriptors: What to wait for; each below 1024, as `select` wants it.
    ///   - timeout: The longest wait.
    /// - Returns: What ended the wait.
    func wait(forReading descriptors: [Int32], timeout: Duration) -> Outcome {
        let parts = timeout.components
        var time = timespec(tv_sec: Int(parts.seconds), tv_nsec: Int(parts.attoseconds / 1_000_000_000))
        var mask = maskWhileWaiting
        var set = fd_set()
        withUnsafeMutableBytes(of: &set) { bits in
            for descriptor in descriptors.map(Int.init) { bits[descriptor / 8] |= 1 << UInt8(descriptor % 8) }
        }
        let count = pselect((descriptors.max() ?? -1) + 1, &set, nil, nil, &time, &mask)
        // No other signal has a handler, so that nothing else can interrupt.
        return count < 0 && errno == EINTR ? .stopped : .readyOrLate
    }
}
