import CSystem
import Glibc

/// The number of terminal columns of a text, by the C library's table.
enum DisplayWidth {
    /// Sets the C library to UTF-8; in another character set it knows only the widths of ASCII.
    static func useUTF8() {
        unsafe setlocale(LC_CTYPE, "")
        if let charset = unsafe nl_langinfo(Int32(CODESET)), unsafe String(cString: charset) != "UTF-8" {
            unsafe setlocale(LC_CTYPE, "C.UTF-8")
        }
    }

    /// Returns the columns of a text; escape sequences for colours and links have none.
    static func of(_ text: some StringProtocol) -> Int {
        DisplayPieces(text).reduce(0) { $0 + $1.columns }
    }

    /// Returns the columns of a character: combining marks have none, an emoji of several code points counts once.
    static func of(_ character: Character) -> Int {
        if character.isASCII { return 1 }
        let scalars = character.unicodeScalars
        if scalars.contains("\u{FE0F}") { return 2 }
        return min(2, scalars.reduce(0) { $0 + columns($1) })
    }

    private static func columns(_ scalar: Unicode.Scalar) -> Int {
        let width = wcwidth(wchar_t(bitPattern: scalar.value))
        // Characters newer than the table are emoji, or of scripts that few terminals can show.
        guard width < 0 else { return Int(width) }
        return (0x1F000...0x1FAFF).contains(scalar.value) ? 2 : 1
    }
}

/// The pieces of a text for a terminal: characters with their columns, and escape sequences without any.
struct DisplayPieces: Sequence, IteratorProtocol {
    struct Piece {
        var text: Substring
        var columns: Int
        var isBlank = false
    }

    private var rest: Substring

    init(_ text: some StringProtocol) { rest = Substring(text) }

    mutating func next() -> Piece? {
        guard let first = rest.first else { return nil }
        guard first == "\u{1B}" else {
            defer { rest.removeFirst() }
            return Piece(text: rest.prefix(1), columns: DisplayWidth.of(first), isBlank: first == " ")
        }
        let end = rest.dropFirst().first == "]" ? endOfLink() : endOfStyle()
        defer { rest = rest[end...] }
        return Piece(text: rest[..<end], columns: 0)
    }

    /// The index after `ESC [ … letter`.
    private func endOfStyle() -> Substring.Index {
        let final = rest.dropFirst(2).firstIndex { ("\u{40}"..."\u{7E}").contains($0) }
        return final.map { rest.index(after: $0) } ?? rest.endIndex
    }

    /// The index after `ESC ] … ESC \`.
    private func endOfLink() -> Substring.Index {
        rest.dropFirst().firstRange(of: "\u{1B}\\")?.upperBound ?? rest.endIndex
    }
}
