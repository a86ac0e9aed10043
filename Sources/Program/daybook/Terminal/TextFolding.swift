/// Folds text to a number of columns: at blanks, and inside a word only where it is longer than a line, as in scripts without blanks.
struct TextFolding {
    /// The columns of a line; nil for lines of any length.
    let width: Int?
    /// What stands before each line.
    let indent: String

    /// Behind the indent of a line that goes on.
    private static let hanging = "  "
    private static let leastColumns = 20

    /// The lines of a text.
    func lines(_ text: String) -> [String] {
        text.split(separator: "\n").flatMap { line in
            guard let width else { return [indent + words(line).joined(separator: " ")] }
            return folded(line, to: max(TextFolding.leastColumns, width - DisplayWidth.of(indent) - 1))
        }
    }

    private func words(_ line: Substring) -> [Substring] { line.split(separator: " ", omittingEmptySubsequences: true) }

    private func folded(_ line: Substring, to width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        var columns = 0
        func end() {
            lines.append(indent + current)
            (current, columns) = (TextFolding.hanging, TextFolding.hanging.count)
        }
        var isFirst = true
        for word in words(line) {
            let length = DisplayWidth.of(word)
            if !isFirst, columns + 1 + length > width {
                // A long word without blanks goes on where the line has room.
                if length <= width - TextFolding.hanging.count || columns + 2 > width {
                    end()
                } else {
                    current += " "
                    columns += 1
                }
            } else if !isFirst {
                current += " "
                columns += 1
            }
            isFirst = false
            for piece in DisplayPieces(word) {
                if columns + piece.columns > width { end() }
                current += piece.text
                columns += piece.columns
            }
        }
        return lines + [indent + current]
    }
}
