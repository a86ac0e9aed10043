import Text

enum Bar {
    /// Draws a share of 0 … 1 as a bar of `width` characters: `"####......"`.
    static func text(_ share: Double, width: Int) -> String {
        let filled = max(0, min(width, Int((share * Double(width)).rounded())))
        return String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    }
}

struct TextTable {
    /// The rows, of which the first has the headings.
    var rows: [[String]]
    /// The number of left-aligned columns, from the left.
    var leftAligned = 1

    /// The table as lines, each ended by a newline, without trailing blanks.
    var text: SafeText {
        let rows = rows.map { $0.map(SafeText.line) }
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { $0.count > column ? $0[column].text.count : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, cell in
                let blanks = SafeText(repeating: " ", count: widths[column] - cell.text.count)
                return column < leftAligned ? cell + blanks : blanks + cell
            }
            return cells.joined(separator: "  ").trimmingEnd + "\n"
        }.joined()
    }

    var markdown: SafeText {
        var rows = rows.map { $0.map { $0.isEmpty ? "-" : SafeText.markdown($0) } }
        guard let heading = rows.first else { return "" }
        rows.insert(heading.indices.map { $0 < leftAligned ? "---" : "---:" }, at: 1)
        return rows.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }
}
