/// The lines of a chunk that continue the sentence of the line above, since an editor wrapped their paragraph or list item.
public struct WrappedLines: Hashable, Sendable {
    /// One bit per line, lowest bit first; never negative.
    public private(set) var rawValue: Int

    /// Creates a set of lines from a stored number with one bit per line; 0 is the empty set.
    public init(rawValue: Int = 0) { self.rawValue = rawValue }

    /// Later lines count as not wrapped; a chunk has a few hundred characters.
    private static let mostLines = 56

    /// Whether no line continues another.
    public var isEmpty: Bool { rawValue == 0 }

    /// Marks a line as a continuation, by its 0-based index in the chunk.
    public mutating func insert(_ line: Int) {
        if (1..<WrappedLines.mostLines).contains(line) { rawValue |= 1 << line }
    }

    /// Returns whether a line continues the line above it, by its 0-based index in the chunk.
    public func contains(_ line: Int) -> Bool { line < WrappedLines.mostLines && rawValue >> line & 1 == 1 }
}
