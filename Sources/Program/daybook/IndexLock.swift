import Glibc

/// Keeps other processes of this program from changing an index at the same time; given back when it is released, at the latest
/// with the process.
final class IndexLock {
    private let descriptor: Int32

    /// Takes the lock of an index; nil where another process holds it and this one does not wait, or where none can be made.
    ///
    /// - Parameters:
    ///   - index: The index's file.
    ///   - waits: Whether to wait for another process that holds it.
    init?(index: String, waits: Bool) {
        let opened = open(index + ".lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard opened >= 0 else { return nil }
        descriptor = opened
        while flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
            if errno != EINTR {
                close(descriptor)
                return nil
            }
        }
    }

    deinit { close(descriptor) }
}
