/// Waits until a folder has been unchanged for a while, so that one save or one copy of many files counts as one change.
public struct QuietPeriod: Sendable {
    private let length: Duration
    private var last: ContinuousClock.Instant?

    /// Creates a period with no change noted.
    ///
    /// - Parameter length: The time without changes that ends the period.
    public init(length: Duration = .milliseconds(1500)) { self.length = length }

    /// Notes a change, which restarts the period.
    ///
    /// - Parameter moment: The time at which it was seen.
    public mutating func noteChange(at moment: ContinuousClock.Instant) { last = moment }

    /// Returns the time still to wait.
    ///
    /// - Parameter moment: The current time.
    /// - Returns: Zero if the period is over; nil if there was no change.
    public func remaining(at moment: ContinuousClock.Instant) -> Duration? {
        last.map { max(.zero, length - (moment - $0)) }
    }

    /// Resets the period if it is over.
    ///
    /// - Parameter moment: The current time.
    /// - Returns: True once for all changes noted before.
    public mutating func endIfOver(at moment: ContinuousClock.Instant) -> Bool {
        guard remaining(at: moment) == .zero else { return false }
        last = nil
        return true
    }
}
