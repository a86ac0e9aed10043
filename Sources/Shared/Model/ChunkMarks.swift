/// What a chunk's text holds that some questions ask for.
public struct ChunkMarks: OptionSet, Hashable, Sendable {
    /// The marks as bits, as the index stores them.
    public let rawValue: UInt8

    /// Marks from bits.
    ///
    /// - Parameter rawValue: The marks as bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It ends with a question mark: what follows may be the answer.
    public static let question = ChunkMarks(rawValue: 1)
    /// It names a time: "yesterday", "in March", "2026".
    public static let time = ChunkMarks(rawValue: 2)
    /// It names a number or an amount: "three", "15 %".
    public static let number = ChunkMarks(rawValue: 4)
}
