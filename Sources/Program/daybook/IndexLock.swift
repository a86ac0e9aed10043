import Glibc
import Store

/// A lock that keeps other processes of this program from changing an index; released with the object or the process.
final class IndexLock {
    private let descriptor: Int32

    /// Takes the lock, waiting `patience` (nil: without limit) or until the polled `isStopped` returns true.
    ///
    /// - Throws: `StoreError.busy` if the lock was not obtained; `.cannotOpen`, `.diskFull` or `.tooManyOpenFiles` if its file cannot be
    ///   made.
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

    /// The pause between two attempts, in microseconds.
    private static let pause: UInt32 = 20_000

    deinit { close(descriptor) }
}
