/// The names that a line marks as such: links, emphasised or quoted words.
enum MarkedNames {
    /// Returns the names without their marks, grouped by kind of mark; of a link, the text shown.
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
    /// In bytes.
    private static let longest = 60
}
