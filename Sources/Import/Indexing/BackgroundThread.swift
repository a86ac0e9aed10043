import Glibc

/// Work done in a thread of its own while the one that began it goes on.
final class BackgroundThread {
    private final class Work {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Nil where the work is done.
    private var thread: pthread_t?

    /// Begins some work; where no thread can be had, it is done at once.
    init(_ run: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(Work(run))
        var made = pthread_t()
        let code = pthread_create(
            &made, nil,
            { pointer in
                if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run() }
                return nil
            }, work.toOpaque())
        if code == 0 { thread = made } else { work.takeRetainedValue().run() }
    }

    /// Waits until the work is done.
    func join() {
        if let thread { pthread_join(thread, nil) }
        thread = nil
    }

    deinit { join() }
}
