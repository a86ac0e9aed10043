import CSystem
import Glibc

/// How many columns of a terminal a text takes, as the C library's table has it.
enum DisplayWidth {
    /// Makes the C library speak UTF-8, whose widths and characters terminals show; in another character set it knows ASCII alone.
    static func useUTF8() {
        setlocale(LC_CTYPE, "")
        if let charset = nl_langinfo(Int32(CODESET)), String(cString: charset) != "UTF-8" {
            setlocale(LC_CTYPE, "C.UTF-8")
        }
    }

    /// The columns of a text; sequences that colour or link it take none.
    static func of(_ text: some StringProtocol) -> Int {
        DisplayPieces(text).reduce(0) { $0 + $1.columns }
    }

    /// The columns of what is shown as one character: marks take none, an emoji of several code points is one.
    static func of(_ character: Character) -> Int {
        if character.isASCII { return 1 }
        let scalars = character.unicodeScalars
        if scalars.contains("\u{FE0F}") { return 2 }
        return min(2, scalars.reduce(0) { $0 + columns($1) })
    }

    private static func columns(_ scalar: Unicode.Scalar) -> Int {
        let width = wcwidth(wchar_t(bitPattern: scalar.value))
        // What is newer than the library's table is an emoji, or a letter of a script that few terminals can show.
        guard width < 0 else { return Int(width) }
        return (0x1F000...0x1FAFF).contains(scalar.value) ? 2 : 1
    }
}

/// A text as a terminal takes it: characters with their columns, and sequences that take none.
struct DisplayPieces: Sequence, IteratorProtocol {
    /// A character, or a whole sequence.
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

    /// Behind `ESC [ … letter`.
    private func endOfStyle() -> Substring.Index {
        let final = rest.dropFirst(2).firstIndex { ("\u{40}"..."\u{7E}").contains($0) }
        return final.map { rest.index(after: $0) } ?? rest.endIndex
    }

    /// Behind `ESC ] … ESC \`.
    private func endOfLink() -> Substring.Index {
        rest.dropFirst().firstRange(of: "\u{1B}\\")?.upperBound ?? rest.endIndex
    }
}
