/// A run of whole lines of one file, 1-based, including both ends.
public struct LineRange: Hashable, Sendable {
    /// The first line, 1-based.
    public var first: Int
    /// The last line, 1-based, at least `first`.
    public var last: Int

    /// Creates the range of the 1-based lines from `first` to `last`, which is raised to `first` if below it.
    public init(_ first: Int, _ last: Int) {
        self.first = first
        self.last = max(first, last)
    }

    /// Returns the smallest range that contains both ranges.
    public func union(_ other: LineRange) -> LineRange {
        LineRange(min(first, other.first), max(last, other.last))
    }

    /// Returns whether the range contains a 1-based line.
    public func contains(_ line: Int) -> Bool { first <= line && line <= last }
}
