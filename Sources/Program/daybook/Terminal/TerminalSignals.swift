import CSystem
import Glibc

/// The signals that keys of the terminal send: they wait until somebody asks for them, so that nothing is interrupted halfway.
///
/// Ctrl-C and changes of the window's size wait from the beginning on. Ctrl-Z, and what ends the program, wait only while a line is
/// read, so that the terminal is given back as it was; at other times the system stops or ends the program as any other.
final class TerminalSignals {
    /// What keys or windows want.
    enum Event {
        case interrupt, resize
        /// Ctrl-Z, or an end from outside; the signal is to be let through.
        case leave(Int32)
    }

    private let descriptor: Int32
    private static let leaving = [SIGTSTP, SIGTERM, SIGHUP]

    /// From now on the signals wait.
    init() {
        var signals = TerminalSignals.set([SIGINT, SIGWINCH] + TerminalSignals.leaving)
        descriptor = daybook_signal_descriptor(&signals)
        var waiting = TerminalSignals.set([SIGINT, SIGWINCH])
        pthread_sigmask(SIG_BLOCK, &waiting, nil)
    }

    deinit {
        close(descriptor)
        var signals = TerminalSignals.set([SIGINT, SIGWINCH])
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Takes the next signal that waits; nil where none does.
    func next() -> Event? {
        switch daybook_next_signal(descriptor) {
        case 0: return nil
        case SIGINT: return .interrupt
        case SIGWINCH: return .resize
        case let signal: return .leave(signal)
        }
    }

    /// Whether Ctrl-C was pressed since this was asked last.
    func takeInterrupt() -> Bool {
        var isInterrupted = false
        while let event = next() {
            if case .interrupt = event { isInterrupted = true }
        }
        return isInterrupted
    }

    /// Does something while Ctrl-Z and ends from outside wait, too.
    func holdingLeave<Result>(_ work: () -> Result) -> Result {
        var signals = TerminalSignals.set(TerminalSignals.leaving)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        defer { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
        return work()
    }

    /// Lets a signal through: the process stops until the shell lets it go on, or ends.
    func leave(by signal: Int32) {
        var signals = TerminalSignals.set([signal])
        raise(signal)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Waits until there is a byte to read, or a signal.
    ///
    /// - Parameters:
    ///   - input: The descriptor to read from.
    ///   - milliseconds: The longest wait; -1 for any.
    /// - Returns: Whether something can be read, or the input has ended.
    func wait(forReading input: Int32, milliseconds: Int32 = -1) -> Bool {
        var waiting = [
            pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        ]
        return poll(&waiting, 2, milliseconds) > 0 && waiting[1].revents == 0 && waiting[0].revents != 0
    }

    private static func set(_ signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        return set
    }
}
