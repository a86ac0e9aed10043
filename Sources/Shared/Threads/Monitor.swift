/// A shared value that threads change one at a time and may wait for.
public final class Monitor<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = ThreadLock()

    /// Creates a monitor of a value.
    ///
    /// - Parameter value: The shared value.
    public init(_ value: Value) { self.value = value }

    /// Changes the value and wakes all waiting threads.
    ///
    /// - Parameter body: Changes the value.
    public func change(_ body: (inout Value) -> Void) {
        lock.locked {
            body(&value)
            lock.wake()
        }
    }

    /// Waits until a condition on the value holds.
    ///
    /// - Parameter body: Reads and may change the value; returns nil to wait for the next change.
    /// - Returns: The result of `body`.
    public func wait<Result>(for body: (inout Value) -> Result?) -> Result {
        lock.locked {
            while true {
                if let result = body(&value) {
                    lock.wake()
                    return result
                }
                lock.wait()
            }
        }
    }
}
