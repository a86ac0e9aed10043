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
    ///   - waits: Whether to wait for another process that holds it.
    /// - Throws: `StoreError.busy` where another process holds it and this one does not wait, `.cannotOpen` or `.diskFull` where none
    ///   can be made.
    init(index: String, waits: Bool) throws(StoreError) {
        descriptor = open(index + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw errno == ENOSPC ? .diskFull(path: index) : .cannotOpen(path: index, code: errno)
        }
        while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
            guard errno == EINTR else { throw .busy(path: index) }
        }
    }

    deinit { close(descriptor) }
}
