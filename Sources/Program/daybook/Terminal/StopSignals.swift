import Glibc

/// Ends a wait at SIGINT (Ctrl-C) or SIGTERM, so that work in progress is finished.
struct StopSignals {
    enum Outcome {
        case stopped
        case readyOrLate
    }

    private let maskWhileWaiting: sigset_t

    /// Blocks both signals, except during `wait`.
    init() {
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = { _ in }
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM] {
            unsafe sigaction(signal, &action, nil)
            unsafe sigaddset(&signals, signal)
        }
        var before = sigset_t()
        unsafe sigprocmask(SIG_BLOCK, &signals, &before)
        for signal in [SIGINT, SIGTERM] { unsafe sigdelset(&before, signal) }
        maskWhileWaiting = before
    }

    /// Waits for one of the signals, for input on a descriptor (each below 1024, the limit of `select`), or for the timeout.
    func wait(forReading descriptors: [Int32], timeout: Duration) -> Outcome {
        let parts = timeout.components
        var time = timespec(tv_sec: Int(parts.seconds), tv_nsec: Int(parts.attoseconds / 1_000_000_000))
        var mask = maskWhileWaiting
        var set = fd_set()
        unsafe withUnsafeMutableBytes(of: &set) { bits in
            for descriptor in descriptors.map(Int.init) { unsafe bits[descriptor / 8] |= 1 << UInt8(descriptor % 8) }
        }
        let count = unsafe pselect((descriptors.max() ?? -1) + 1, &set, nil, nil, &time, &mask)
        // No other signal has a handler, so only these two can interrupt the call.
        return count < 0 && errno == EINTR ? .stopped : .readyOrLate
    }
}
