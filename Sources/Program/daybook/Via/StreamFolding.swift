import Text

/// Writes text that comes in pieces, broken at blanks to a width.
struct StreamFolding {
    /// The columns of a line; nil for no breaking.
    let width: Int?
    private let write: (SafeText) -> Void
    private var column = 0
    /// The last word, which may go on in the next piece.
    private var word = ""
    private(set) var isAtLineStart = true

    init(width: Int?, _ write: @escaping (SafeText) -> Void) { (self.width, self.write) = (width, write) }

    mutating func take(_ text: String) {
        guard let width else {
            isAtLineStart = text.last == "\n"
            return write(.clean(text))
        }
        for character in text {
            guard character == " " || character == "\n" else {
                word.append(character)
                continue
            }
            put(width)
            if character == "\n" {
                write("\n")
                (column, isAtLineStart) = (0, true)
            } else if column > 0 {
                column += 1
            }
        }
    }

    /// Writes the last word, and a line end if there is none.
    mutating func end() {
        put(width ?? .max)
        if !isAtLineStart { write("\n") }
        isAtLineStart = true
    }

    private mutating func put(_ width: Int) {
        guard !word.isEmpty else { return }
        let text = SafeText.clean(word)
        let columns = DisplayWidth.of(text.text)
        if !isAtLineStart, column + columns > width {
            write("\n")
            (column, isAtLineStart) = (0, true)
        }
        write(isAtLineStart ? text : " " + text)
        column += columns
        (word, isAtLineStart) = ("", false)
    }
}
