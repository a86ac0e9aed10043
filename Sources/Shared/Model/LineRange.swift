/// A run of whole lines of one file, 1-based, both ends included.
public struct LineRange: Hashable, Sendable {
    /// The first line, 1-based.
    public var first: Int
    /// The last line, 1-based, at least `first`.
    public var last: Int

    /// The lines from `first` to `last`.
    ///
    /// - Parameters:
    ///   - first: The first line, 1-based.
    ///   - last: The last line; values below `first` are raised to it.
    public init(_ first: Int, _ last: Int) {
        self.first = first
        self.last = max(first, last)
    }

    /// Returns the smallest range that contains both.
    ///
    /// - Parameter other: Another range of the same file.
    /// - Returns: From the earlier first to the later last line.
    public func union(_ other: LineRange) -> LineRange {
        LineRange(min(first, other.first), max(last, other.last))
    }

    /// Returns whether the range contains a line.
    ///
    /// - Parameter line: A 1-based line number.
    /// - Returns: True for the first, the last and every line between.
    public func contains(_ line: Int) -> Bool { first <= line && line <= last }
}
