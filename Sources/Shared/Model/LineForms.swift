/// The form of each line of a chunk.
public struct LineForms: Hashable, Sendable {
    /// The form of a line.
    public enum Form: Int, Hashable, Sendable {
        /// Text without another form: a paragraph, a turn, a table.
        case prose
        /// An item of a list.
        case item
        /// A block of code.
        case code
    }

    /// Two bits per line, lowest bits first; never negative.
    public private(set) var rawValue: Int

    /// Creates forms from a stored number with two bits per line; 0 makes all lines prose.
    public init(rawValue: Int = 0) { self.rawValue = rawValue }

    /// Later lines take the form of the last stored one; a chunk has a few hundred characters.
    private static let mostLines = 28

    /// The form of a line, by its 0-based index in the chunk.
    public subscript(line: Int) -> Form {
        get { Form(rawValue: rawValue >> (2 * min(line, LineForms.mostLines - 1)) & 3) ?? .prose }
        set {
            guard line < LineForms.mostLines else { return }
            rawValue &= ~(3 << (2 * line))
            rawValue |= newValue.rawValue << (2 * line)
        }
    }
}
