/// Work that runs in its own thread while the caller goes on.
public final class BackgroundThread<Result> {
    private let result: Monitor<Result?>
    /// Nil once the work is done.
    private var thread: WorkerThread?

    /// Starts some work, or runs it at once if no thread is available.
    ///
    /// - Parameter run: The work.
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
    /// - Returns: The result.
    public func join() -> Result {
        thread?.join()
        thread = nil
        return result.wait { $0 }
    }

    deinit { thread?.join() }
}
