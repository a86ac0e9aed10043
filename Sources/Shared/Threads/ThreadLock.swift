import Glibc

/// A lock between threads, and the waiting for what another one does meanwhile.
public final class ThreadLock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    /// A lock that nobody has.
    public init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Runs a closure while no other thread has the lock.
    ///
    /// - Parameter body: What is done meanwhile.
    /// - Returns: What it gave.
    /// - Throws: What it throws.
    public func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }

    /// Gives the lock away until another thread has woken this one; called while holding it.
    public func wait() { pthread_cond_wait(condition, mutex) }

    /// Wakes those that wait; called while holding the lock.
    public func wake() { pthread_cond_broadcast(condition) }
}
