import CSystem
import Glibc

/// The signals sent by keys of the terminal, held until they are asked for, so that no work is interrupted.
///
/// Ctrl-C and changes of the window size are always held. Ctrl-Z and termination are held only while a line is read, so that the terminal
/// is restored first.
final class TerminalSignals {
    enum Event {
        case interrupt, resize
        /// Ctrl-Z or termination; the signal should then be let through.
        case leave(Int32)
    }

    private let descriptor: Int32
    private static let leaving = [SIGTSTP, SIGTERM, SIGHUP]

    init() {
        var signals = TerminalSignals.set([SIGINT, SIGWINCH] + TerminalSignals.leaving)
        descriptor = unsafe daybook_signal_descriptor(&signals)
        var waiting = TerminalSignals.set([SIGINT, SIGWINCH])
        unsafe pthread_sigmask(SIG_BLOCK, &waiting, nil)
    }

    deinit {
        close(descriptor)
        var signals = TerminalSignals.set([SIGINT, SIGWINCH])
        unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Takes the next pending signal; nil if there is none.
    func next() -> Event? {
        switch daybook_next_signal(descriptor) {
        case 0: return nil
        case SIGINT: return .interrupt
        case SIGWINCH: return .resize
        case let signal: return .leave(signal)
        }
    }

    func takeInterrupt() -> Bool {
        var isInterrupted = false
        while let event = next() {
            if case .interrupt = event { isInterrupted = true }
        }
        return isInterrupted
    }

    /// Runs `work` while Ctrl-Z and termination are held too.
    func holdingLeave<Result>(_ work: () -> Result) -> Result {
        var signals = TerminalSignals.set(TerminalSignals.leaving)
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
        defer { unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
        return work()
    }

    /// Lets a signal through; the process stops until the shell continues it, or ends.
    func leave(by signal: Int32) {
        var signals = TerminalSignals.set([signal])
        raise(signal)
        unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Waits at most `milliseconds` (-1: no limit) for a signal or input; true only for input without a signal.
    func wait(forReading input: Int32, milliseconds: Int32 = -1) -> Bool {
        var waiting = [
            pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        return unsafe poll(&waiting, 2, milliseconds) > 0 && waiting[1].revents == 0 && waiting[0].revents != 0
    }

    private static func set(_ signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for signal in signals { unsafe sigaddset(&set, signal) }
        return set
    }
}
