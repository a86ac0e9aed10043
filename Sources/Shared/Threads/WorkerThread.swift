import Glibc

/// A system thread for one piece of work; Foundation and the concurrency runtime would delay the start of the program.
public struct WorkerThread {
    private final class Work {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let thread: pthread_t

    /// The number of processors.
    public static var processors: Int { sysconf(Int32(_SC_NPROCESSORS_ONLN)) }

    /// Starts some work; returns nil without running it if no thread is available.
    ///
    /// - Parameter run: The work; shared data needs a lock and must exist until the thread is joined.
    public init?(_ run: @escaping @Sendable () -> Void) {
        let work = unsafe Unmanaged.passRetained(Work(run))
        var made = pthread_t()
        let code = unsafe pthread_create(
            &made, nil,
            { pointer in
                if let pointer = unsafe pointer { unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run() }
                return nil
            }, unsafe work.toOpaque())
        guard code == 0 else {
            unsafe work.release()
            return nil
        }
        thread = made
    }

    /// Waits until the work is done.
    public func join() { pthread_join(thread, nil) }
}
