/// The list depth of each line of a chunk: 0 for paragraphs and top-level items.
public struct LineDepths: Hashable, Sendable {
    /// Three bits per line, lowest bits first; never negative.
    public private(set) var rawValue: Int

    /// Creates depths from a stored number with three bits per line; 0 puts all lines at depth 0.
    public init(rawValue: Int = 0) { self.rawValue = rawValue }

    /// Later lines take the depth of the last stored one; a chunk has a few hundred characters.
    private static let mostLines = 19
    private static let deepest = 7

    /// The depth of a line by its 0-based index in the chunk, 0 … 7; deeper lines are stored as 7.
    public subscript(line: Int) -> Int {
        get { rawValue >> (3 * min(line, LineDepths.mostLines - 1)) & LineDepths.deepest }
        set {
            guard line < LineDepths.mostLines else { return }
            rawValue &= ~(LineDepths.deepest << (3 * line))
            rawValue |= min(newValue, LineDepths.deepest) << (3 * line)
        }
    }
}
