import Glibc
import Store

/// A lock that keeps other processes of this program from changing an index; released with the object or the process.
final class IndexLock {
    private let descriptor: Int32

    /// The ending of its file's name after that of the index.
    static let ending = ".lock"

    /// Takes the lock, waiting `patience` (nil: without limit) or until the polled `isStopped` returns true.
    ///
    /// - Throws: `StoreError.busy` if the lock was not obtained; `.cannotOpen`, `.diskFull` or `.tooManyOpenFiles` if its file cannot be
    ///   made.
    init(index: String, patience: Duration?, isStopped: () -> Bool) throws(StoreError) {
        let deadline = patience.map { ContinuousClock.now + $0 }
        while true {
            let file = try IndexLock.file(of: index)
            while flock(file, LOCK_EX | LOCK_NB) != 0 {
                guard [EINTR, EWOULDBLOCK].contains(errno), deadline.map({ .now < $0 }) ?? true, !isStopped() else {
                    close(file)
                    throw .busy(path: index)
                }
                usleep(IndexLock.pause)
            }
            // Whoever forgets an index deletes this file, too; then others lock a new one.
            if IndexLock.isNamed(file, index) {
                descriptor = file
                return
            }
            close(file)
        }
    }

    private static func file(of index: String) throws(StoreError) -> Int32 {
        let file = unsafe open(index + ending, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard file < 0 else { return file }
        switch errno {
        case ENOSPC: throw .diskFull(path: index)
        case EMFILE, ENFILE: throw .tooManyOpenFiles(path: index)
        case let code: throw .cannotOpen(path: index, code: code)
        }
    }

    private static func isNamed(_ file: Int32, _ index: String) -> Bool {
        var (own, named) = (stat(), stat())
        return unsafe fstat(file, &own) == 0 && stat(index + ending, &named) == 0 && own.st_ino == named.st_ino
    }

    /// The pause between two attempts, in microseconds.
    private static let pause: UInt32 = 20_000

    deinit { close(descriptor) }
}
