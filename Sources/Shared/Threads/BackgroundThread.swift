/// Work done in a thread of its own while the one that began it goes on.
public final class BackgroundThread<Result> {
    private let result: Monitor<Result?>
    /// Nil where the work is done.
    private var thread: WorkerThread?

    /// Begins some work; where no thread can be had, it is done at once.
    ///
    /// - Parameter run: What it does.
    public init(_ run: @escaping @Sendable () -> sending Result) {
        let result = Monitor<Result?>(nil)
        self.result = result
        let work: @Sendable () -> Void = {
            let found = run()
            result.change { $0 = found }
        }
        thread = WorkerThread(work)
        if thread == nil { work() }
    }

    /// Waits until the work is done.
    ///
    /// - Returns: What it gave.
    public func join() -> Result {
        thread?.join()
        thread = nil
        return result.wait { $0 }
    }

    deinit { thread?.join() }
}
