import Model

extension ChunkRecord {
    /// A line of text with its wrapped continuations.
    public struct ReadLine: Sendable, Hashable {
        /// The text; wrapped lines are joined by a blank.
        public var text: String
        /// The byte offset of each original line in the text.
        public var starts: [Int]
        /// The 0-based index of its first line in the chunk.
        public var first: Int
    }

    /// The lines of the text after joining wrapped ones; empty lines are kept.
    public var readLines: [ReadLine] {
        var result: [ReadLine] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if wrapped.contains(number), let last = result.indices.last {
                while result[last].text.last?.isWhitespace == true { result[last].text.removeLast() }
                result[last].text.append(" ")
                result[last].starts.append(result[last].text.utf8.count)
                result[last].text += line.drop(while: \.isWhitespace)
            } else {
                result.append(ReadLine(text: String(line), starts: [0], first: number))
            }
        }
        return result
    }

    /// The text after joining wrapped lines.
    public var readText: String {
        wrapped.isEmpty ? text : readLines.map(\.text).joined(separator: "\n")
    }
}
