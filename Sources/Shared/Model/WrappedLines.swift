/// The lines of a chunk that continue the sentence of the line above: an editor wrapped their paragraph or list item.
public struct WrappedLines: Hashable, Sendable {
    /// One bit per line, lowest bit first; never negative.
    public private(set) var rawValue: Int

    /// Creates a set of lines from a stored number; 0 is the empty set.
    ///
    /// - Parameter rawValue: One bit per line.
    public init(rawValue: Int = 0) { self.rawValue = rawValue }

    /// Later lines count as not wrapped; a chunk is a few hundred characters.
    private static let mostLines = 56

    /// Whether no line continues another.
    public var isEmpty: Bool { rawValue == 0 }

    /// Marks a line as a continuation.
    ///
    /// - Parameter line: The index of the line in its chunk, from 0.
    public mutating func insert(_ line: Int) {
        if (1..<WrappedLines.mostLines).contains(line) { rawValue |= 1 << line }
    }

    /// Returns whether a line is a continuation.
    ///
    /// - Parameter line: The index of the line in its chunk, from 0.
    /// - Returns: True if it belongs to the line above.
    public func contains(_ line: Int) -> Bool { line < WrappedLines.mostLines && rawValue >> line & 1 == 1 }
}
