/// A value that several threads change, one at a time, and that they may wait for.
public final class Monitor<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = ThreadLock()

    /// A monitor of a value.
    ///
    /// - Parameter value: What the threads share.
    public init(_ value: Value) { self.value = value }

    /// Changes the value; whoever waits looks at it again.
    ///
    /// - Parameter body: Changes it.
    public func change(_ body: (inout Value) -> Void) {
        lock.locked {
            body(&value)
            lock.wake()
        }
    }

    /// Waits until the value is as it has to be.
    ///
    /// - Parameter body: Looks at the value and may change it; nil to look again once somebody else has changed it.
    /// - Returns: What `body` gave.
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
