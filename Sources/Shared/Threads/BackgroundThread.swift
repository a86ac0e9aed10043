/// Work done in a thread of its own while the one that began it goes on.
public final class BackgroundThread {
    /// Nil where the work is done.
    private var thread: WorkerThread?

    /// Begins some work; where no thread can be had, it is done at once.
    ///
    /// - Parameter run: What it does.
    public init(_ run: @escaping @Sendable () -> Void) {
        thread = WorkerThread(run)
        if thread == nil { run() }
    }

    /// Waits until the work is done.
    public func join() {
        thread?.join()
        thread = nil
    }

    deinit { join() }
}
