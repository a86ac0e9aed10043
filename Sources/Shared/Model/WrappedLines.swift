/// Which lines of a chunk go on with the sentence of the line above: those of a paragraph or list item that an editor wrapped.
public struct WrappedLines: Hashable, Sendable {
    /// A bit for each line, from the lowest; never negative.
    public private(set) var rawValue: Int

    /// No lines, or those of a number that was kept.
    ///
    /// - Parameter rawValue: A bit for each line.
    public init(rawValue: Int = 0) { self.rawValue = rawValue }

    /// Lines beyond this are taken to stand alone: a chunk is a few hundred characters.
    private static let mostLines = 56

    /// Whether none goes on.
    public var isEmpty: Bool { rawValue == 0 }

    /// Says that a line goes on.
    ///
    /// - Parameter line: The number of the line in its chunk, from 0.
    public mutating func insert(_ line: Int) {
        if (1..<WrappedLines.mostLines).contains(line) { rawValue |= 1 << line }
    }

    /// Whether a line goes on.
    ///
    /// - Parameter line: The number of the line in its chunk, from 0.
    /// - Returns: True if it belongs to the line above.
    public func contains(_ line: Int) -> Bool { line < WrappedLines.mostLines && rawValue >> line & 1 == 1 }
}
