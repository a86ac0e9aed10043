import Glibc

/// A system thread for one piece of work; Foundation and the concurrency runtime would cost start-up time.
public struct WorkerThread {
    private final class Work {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let thread: pthread_t

    /// The number of processors.
    public static var processors: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

    /// Starts some work; returns nil without running it if the system has no thread available.
    ///
    /// - Parameter run: The work. Shared data needs a lock and must live until the thread is joined.
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
