/// Work in its own thread while the caller continues.
public final class BackgroundThread<Result> {
    private let result: Monitor<Result?>
    /// Nil after the work.
    private var thread: WorkerThread?

    /// Starts some work, or runs it immediately if no thread is available.
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

    /// Waits until the work is done and returns its result.
    public func join() -> Result {
        thread?.join()
        thread = nil
        return result.wait { $0 }
    }

    deinit { thread?.join() }
}
