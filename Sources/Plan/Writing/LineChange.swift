/// A line before and after an edit.
public struct LineChange: Equatable, Sendable {
    /// The 1-based line: in the new content, or in the old one for a line that is gone.
    public var line: Int
    /// The old text; nil for a new line.
    public var old: String?
    /// The new text; nil for a line that is gone.
    public var new: String?

    /// Creates a change.
    public init(line: Int, old: String?, new: String?) { (self.line, self.old, self.new) = (line, old, new) }

    /// Compares two contents of a file.
    ///
    /// - Parameters:
    ///   - old: The content before an edit.
    ///   - new: The content after it.
    /// - Returns: With equal numbers of lines those that differ; else all lines between the first and the last difference.
    public static func all(from old: [UInt8], to new: [UInt8]) -> [LineChange] {
        guard old != new else { return [] }
        let (left, right) = (texts(old), texts(new))
        if left.count == right.count {
            return left.indices.filter { left[$0] != right[$0] }.map {
                LineChange(line: $0 + 1, old: left[$0], new: right[$0])
            }
        }
        let start = zip(left, right).prefix { $0 == $1 }.count
        let room = min(left.count, right.count) - start
        let end = zip(left.reversed(), right.reversed()).prefix(room).prefix { $0 == $1 }.count
        let gone = (start..<(left.count - end)).map { LineChange(line: $0 + 1, old: left[$0], new: nil) }
        let made = (start..<(right.count - end)).map { LineChange(line: $0 + 1, old: nil, new: right[$0]) }
        return gone + made
    }

    private static func texts(_ bytes: [UInt8]) -> [String] {
        let lines = ByteLines(bytes)
        return (0..<lines.count).map(lines.text)
    }
}
