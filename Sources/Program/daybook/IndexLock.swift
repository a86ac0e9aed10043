import Glibc
import Store

/// Keeps other processes of this program from changing an index at the same time; given back when it is released, at the latest
/// with the process.
final class IndexLock {
    private let descriptor: Int32

    /// Takes the lock of an index.
    ///
    /// - Parameters:
    ///   - index: The index's file.
    ///   - patience: How long to wait for another process that holds it; nil for as long as it takes.
    ///   - isStopped: Asked while waiting; where it says so nobody waits any longer.
    /// - Throws: `StoreError.busy` where another process holds it all the time, `.cannotOpen`, `.diskFull` or `.tooManyOpenFiles` where none can be made.
    init(index: String, patience: Duration?, isStopped: () -> Bool) throws(StoreError) {
        descriptor = open(index + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            switch errno {
            case ENOSPC: throw .diskFull(path: index)
            case EMFILE, ENFILE: throw .tooManyOpenFiles(path: index)
            case let code: throw .cannotOpen(path: index, code: code)
            }
        }
        let deadline = patience.map { ContinuousClock.now + $0 }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard [EINTR, EWOULDBLOCK].contains(errno), deadline.map({ .now < $0 }) ?? true, !isStopped() else {
                throw .busy(path: index)
            }
            usleep(IndexLock.pause)
        }
    }

    /// The pause between two tries, in microseconds.
    private static let pause: UInt32 = 20_000

    deinit { close(descriptor) }
}
