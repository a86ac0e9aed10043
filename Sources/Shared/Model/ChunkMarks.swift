/// Features of a chunk's text that some questions need.
public struct ChunkMarks: OptionSet, Hashable, Sendable {
    /// The bits stored in the index.
    public let rawValue: UInt8

    /// Creates marks from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The text ends with a question mark, so that the next chunk may be the answer.
    public static let question = ChunkMarks(rawValue: 1)
    /// The text names a time: "yesterday", "in March", "2026".
    public static let time = ChunkMarks(rawValue: 2)
    /// The text names a number or an amount: "three", "15 %".
    public static let number = ChunkMarks(rawValue: 4)
}
