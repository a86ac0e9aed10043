/// A line put at the end of a note.
public struct AppendedLine: Sendable {
    /// The new content.
    public let bytes: [UInt8]
    /// The 1-based number of the line.
    public let line: Int

    /// Appends a line with the line ends of the file; a file that ends without one goes on to do so.
    ///
    /// - Parameters:
    ///   - text: The line, without line ends.
    ///   - content: The content of the file; empty for a new one.
    public init(_ text: String, to content: [UInt8]) {
        let lines = ByteLines(content)
        let isOpen = lines.count > 0 && lines.end(of: lines.count - 1).isEmpty
        let line = Array(text.utf8)
        bytes = content + (isOpen ? lines.lineEnd + line : line + lines.lineEnd)
        self.line = lines.count + 1
    }
}
