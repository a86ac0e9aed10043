/// The label of a line that gives a value: "Location: Ulm", "rent -> 30k", "Vera – 14 years", the first cell of a row.
enum LineLabel {
    /// Returns the label of a line without its list marker; nil if it has none near its beginning, or nothing stands behind it.
    static func of(_ line: Substring) -> Substring? {
        let bytes = line.utf8.drop { " \t-*+>|".utf8.contains($0) }
        let head = bytes.prefix(longest)
        for place in head.indices.dropFirst() where head[place] == UInt8(ascii: ":") || head[place] == UInt8(ascii: " ")
        {
            guard let mark = marks.first(where: { bytes[place...].starts(with: $0.utf8) }) else { continue }
            let isFollowed = bytes[place...].dropFirst(mark.utf8.count).contains { $0 > UInt8(ascii: " ") }
            return isFollowed ? line[bytes.startIndex..<place] : nil
        }
        return nil
    }

    private static let marks = [": ", ":: ", " : ", " -> ", " → ", " = ", " - ", " – ", " — ", " | "]

    /// The maximum length of a label, in bytes.
    private static let longest = 48
}
