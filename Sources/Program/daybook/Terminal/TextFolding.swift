import Text

/// Folds text to a number of columns: at blanks, and inside a word only where it is longer than a line, as in scripts without blanks.
struct TextFolding {
    /// The columns of a line; nil for lines of any length.
    let width: Int?
    /// What stands before each line.
    let indent: SafeText

    /// Behind the indent of a line that goes on.
    private static let hanging: SafeText = "  "
    private static let leastColumns = 20

    /// The lines of a text.
    func lines(_ text: SafeText) -> [SafeText] {
        text.split(separator: "\n").flatMap { line in
            guard let width else { return [indent + line.split(separator: " ").joined(separator: " ")] }
            return folded(line, to: max(TextFolding.leastColumns, width - DisplayWidth.of(indent.text) - 1))
        }
    }

    private func folded(_ line: SafeText, to width: Int) -> [SafeText] {
        var lines: [SafeText] = []
        var current = SafeText()
        var columns = 0
        func end() {
            lines.append(indent + current)
            (current, columns) = (TextFolding.hanging, TextFolding.hanging.text.count)
        }
        var isFirst = true
        for word in line.split(separator: " ") {
            let length = DisplayWidth.of(word.text)
            if !isFirst, columns + 1 + length > width {
                // A long word without blanks goes on where the line has room.
                if length <= width - TextFolding.hanging.text.count || columns + 2 > width {
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
            for piece in DisplayPieces(word.text) {
                if columns + piece.columns > width { end() }
                current += word[piece.text.startIndex..<piece.text.endIndex]
                columns += piece.columns
            }
        }
        return lines + [indent + current]
    }
}
