/// In how many list items each line of a chunk stands: 0 for a paragraph and for an item that is in no other one.
public struct LineDepths: Hashable, Sendable {
    /// Three bits for each line, from the lowest; never negative.
    public private(set) var rawValue: Int

    /// All lines outside of any item, or the depths of a number that was kept.
    ///
    /// - Parameter rawValue: Three bits for each line.
    public init(rawValue: Int = 0) { self.rawValue = rawValue }

    /// Lines beyond this stand as deep as the last one that is told: a chunk is a few hundred characters.
    private static let mostLines = 19
    /// What stands deeper is told to be so deep.
    private static let deepest = 7

    /// The depth of a line.
    ///
    /// - Parameter line: The number of the line in its chunk, from 0.
    /// - Returns: 0 … 7.
    public subscript(line: Int) -> Int {
        get { rawValue >> (3 * min(line, LineDepths.mostLines - 1)) & LineDepths.deepest }
        set {
            guard line < LineDepths.mostLines else { return }
            rawValue &= ~(LineDepths.deepest << (3 * line))
            rawValue |= min(newValue, LineDepths.deepest) << (3 * line)
        }
    }
}
