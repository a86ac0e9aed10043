/// The names that a line marks as such: links, emphasised words, quoted ones.
enum MarkedNames {
    /// Returns them in the order of their marks.
    ///
    /// - Parameter line: A line of a note.
    /// - Returns: The names without marks, of links what is shown.
    static func all(in line: String) -> [String] {
        var names: [String] = []
        for (mark, end) in marks {
            var rest = line[...]
            while let open = rest.firstRange(of: mark),
                let close = rest[open.upperBound...].firstRange(of: end)
            {
                let inner = rest[open.upperBound..<close.lowerBound]
                if !inner.isEmpty, inner.utf8.count <= longest {
                    names.append(String(inner.split(separator: "|").last ?? inner))
                }
                rest = rest[close.upperBound...]
            }
        }
        return names
    }

    private static let marks = [("[[", "]]"), ("**", "**"), ("“", "”"), ("„", "“"), ("\"", "\""), ("`", "`")]
    /// The longest name in bytes.
    private static let longest = 60
}
