import Text

/// Wraps text at blanks; breaks only words longer than a line, as in scripts without blanks.
struct TextFolding {
    /// The columns of a line; nil for no wrapping.
    let width: Int?
    let indent: SafeText
    /// The additional indent of continuation lines.
    var hanging: SafeText = "  "

    private static let leastColumns = 20

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
            (current, columns) = (hanging, hanging.text.count)
        }
        var isFirst = true
        for word in line.split(separator: " ") {
            let length = DisplayWidth.of(word.text)
            if !isFirst, columns + 1 + length > width {
                // A word too long for any line starts on the current line if it has room.
                if length <= width - hanging.text.count || columns + 2 > width {
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
