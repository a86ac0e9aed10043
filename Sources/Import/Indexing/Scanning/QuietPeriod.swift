/// Waits until a folder has been left alone for a while: what an editor does when it saves, or a copy of many files, is one change.
public struct QuietPeriod: Sendable {
    private let length: Duration
    private var last: ContinuousClock.Instant?

    /// A wait that nothing has begun yet.
    ///
    /// - Parameter length: How long nothing must change.
    public init(length: Duration = .milliseconds(1500)) { self.length = length }

    /// Notes a change.
    ///
    /// - Parameter moment: When it was seen.
    public mutating func noteChange(at moment: ContinuousClock.Instant) { last = moment }

    /// How long is still to be waited.
    ///
    /// - Parameter moment: Now.
    /// - Returns: Zero where it is over; nil where nothing changed.
    public func remaining(at moment: ContinuousClock.Instant) -> Duration? {
        last.map { max(.zero, length - (moment - $0)) }
    }

    /// Ends the wait where it is over.
    ///
    /// - Parameter moment: Now.
    /// - Returns: True once for all changes before the wait was over.
    public mutating func endIfOver(at moment: ContinuousClock.Instant) -> Bool {
        guard remaining(at: moment) == .zero else { return false }
        last = nil
        return true
    }
}
