import Glibc

/// A thread of the system that does one piece of work: without Foundation, and without the concurrency runtime, which cost time at the start.
public struct WorkerThread {
    private final class Work {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let thread: pthread_t

    /// The number of processors.
    public static var processors: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

    /// Begins some work; nil where the system has no thread to give, and nothing is done.
    ///
    /// - Parameter run: What it does. Whatever others use too must be kept apart by a lock, and stay until the thread is joined.
    public init?(_ run: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(Work(run))
        var made = pthread_t()
        let code = pthread_create(
            &made, nil,
            { pointer in
                if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run() }
                return nil
            }, work.toOpaque())
        guard code == 0 else {
            work.release()
            return nil
        }
        thread = made
    }

    /// Waits until the work is done.
    public func join() { pthread_join(thread, nil) }
}
