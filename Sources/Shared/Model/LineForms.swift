/// What each line of a chunk is a part of.
public struct LineForms: Hashable, Sendable {
    /// The form of a line.
    public enum Form: Int, Hashable, Sendable {
        /// A paragraph, a turn, a table: what has no form of its own.
        case prose
        /// An item of a list.
        case item
        /// A block of code.
        case code
    }

    /// Two bits for each line, from the lowest; never negative.
    public private(set) var rawValue: Int

    /// All lines prose, or the forms of a number that was kept.
    ///
    /// - Parameter rawValue: Two bits for each line.
    public init(rawValue: Int = 0) { self.rawValue = rawValue }

    /// Lines beyond this have the form of the last one that is told: a chunk is a few hundred characters.
    private static let mostLines = 28

    /// The form of a line.
    ///
    /// - Parameter line: The number of the line in its chunk, from 0.
    public subscript(line: Int) -> Form {
        get { Form(rawValue: rawValue >> (2 * min(line, LineForms.mostLines - 1)) & 3) ?? .prose }
        set {
            guard line < LineForms.mostLines else { return }
            rawValue &= ~(3 << (2 * line))
            rawValue |= newValue.rawValue << (2 * line)
        }
    }
}
