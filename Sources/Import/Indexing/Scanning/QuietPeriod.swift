/// Waits until a folder has been unchanged for a while, so that a save or copy of many files counts as one change.
public struct QuietPeriod: Sendable {
    private let length: Duration
    private var last: ContinuousClock.Instant?

    /// Creates a period that ends after this time without changes.
    public init(length: Duration = .milliseconds(1500)) { self.length = length }

    /// Notes a change seen at a moment, which restarts the period.
    public mutating func noteChange(at moment: ContinuousClock.Instant) { last = moment }

    /// Returns the time still to wait at a moment: zero if the period is over, nil without a change.
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
