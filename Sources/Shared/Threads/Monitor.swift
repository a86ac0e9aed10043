/// A shared value that threads change one at a time and whose changes they may wait for.
public final class Monitor<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = ThreadLock()

    /// Creates a monitor of a shared value.
    public init(_ value: Value) { self.value = value }

    /// Changes the value and wakes all waiting threads.
    public func change(_ body: (inout Value) -> Void) {
        lock.locked {
            body(&value)
            lock.wake()
        }
    }

    /// Waits until `body`, which may change the value, returns a result; nil means waiting for the next change.
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
