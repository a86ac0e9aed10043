import Glibc

/// A thread of the system that runs one closure: without Foundation, and without the concurrency runtime, which cost time at the start.
struct Thread {
    private let handle: pthread_t

    /// The number of processors.
    static var processors: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

    /// Starts a thread; nil where the system has none to give.
    ///
    /// - Parameter body: What it does. Whatever others use too must be kept apart by a lock, and stay until the thread is joined.
    init?(_ body: @escaping () -> Void) {
        let work = Unmanaged.passRetained(Work(body))
        var handle = pthread_t()
        let code = pthread_create(
            &handle, nil,
            { work in
                if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
                return nil
            }, work.toOpaque())
        guard code == 0 else {
            work.release()
            return nil
        }
        self.handle = handle
    }

    /// Waits until the thread is done.
    func join() { pthread_join(handle, nil) }

    private final class Work {
        let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }
    }
}

/// A lock between threads, and the waiting for what another one does meanwhile.
final class ThreadLock {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init() {
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
    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body()
    }

    /// Gives the lock away until another thread has woken this one; called while holding it.
    func wait() { pthread_cond_wait(condition, mutex) }

    /// Wakes those that wait; called while holding the lock.
    func wake() { pthread_cond_broadcast(condition) }
}
