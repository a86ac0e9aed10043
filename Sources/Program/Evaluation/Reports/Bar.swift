/// A share as a bar of characters.
enum Bar {
    /// A bar.
    ///
    /// - Parameters:
    ///   - share: 0 … 1.
    ///   - width: The characters of a whole one.
    /// - Returns: Marks, filled up with points.
    static func text(_ share: Double, width: Int) -> String {
        let filled = max(0, min(width, Int((share * Double(width)).rounded())))
        return String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    }
}

/// Columns of text, each as wide as its widest cell.
struct TextTable {
    /// The rows, the headings first.
    var rows: [[String]]
    /// How many columns from the left begin at their left edge.
    var leftAligned = 1

    /// The lines of the table, each ended by a newline, without blanks at their ends.
    var text: String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let blanks = String(repeating: " ", count: widths[column] - cell.count)
                return column < leftAligned ? cell + blanks : blanks + cell
            }
            let line = cells.joined(separator: "  ")
            return line.prefix(line.count - line.reversed().prefix { $0 == " " }.count) + "\n"
        }.joined()
    }

    /// The same as a table of Markdown.
    var markdown: String {
        guard let heading = rows.first else { return "" }
        let rule = heading.indices.map { $0 < leftAligned ? "---" : "---:" }
        return ([heading, rule] + rows.dropFirst()).map { row in
            "| " + row.map { $0.isEmpty ? "-" : TextTable.escaped($0) }.joined(separator: " | ") + " |\n"
        }.joined()
    }

    private static func escaped(_ cell: String) -> String {
        cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
