import Glibc

/// A mutex with a condition variable.
@safe public final class ThreadLock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    /// Creates an unlocked lock.
    public init() {
        unsafe pthread_mutex_init(mutex, nil)
        unsafe pthread_cond_init(condition, nil)
    }

    deinit {
        unsafe pthread_cond_destroy(condition)
        unsafe pthread_mutex_destroy(mutex)
        unsafe condition.deallocate()
        unsafe mutex.deallocate()
    }

    /// Runs a closure while holding the lock.
    ///
    /// - Parameter body: The closure.
    /// - Returns: Its result.
    /// - Throws: The error of `body`.
    public func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        unsafe pthread_mutex_lock(mutex)
        defer { unsafe pthread_mutex_unlock(mutex) }
        return try body()
    }

    /// Releases the lock until another thread wakes this one; must be called while holding it.
    public func wait() { unsafe pthread_cond_wait(condition, mutex) }

    /// Wakes all waiting threads; must be called while holding the lock.
    public func wake() { unsafe pthread_cond_broadcast(condition) }
}
