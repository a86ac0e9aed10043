import Glibc

/// A thread that does one piece of work.
struct WorkerThread {
    private final class Work {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    private let thread: pthread_t

    /// Begins some work; nil where no thread can be had, and nothing is done.
    init?(_ run: @escaping @Sendable () -> Void) {
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
    func join() { pthread_join(thread, nil) }
}
