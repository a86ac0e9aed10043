/// The marks that begin a CommonMark 0.31 block, read from the bytes of a line without its indentation.
enum BlockSyntax {
    struct ListMarker {
        /// The length of the marker in bytes: `-`, `12.`.
        var length: Int
        /// Whether an item with this marker may directly follow a paragraph.
        var interruptsParagraph: Bool
    }

    /// Returns the level of a heading, `#` … `######`; nil for other lines.
    ///
    /// Several marks are a heading also directly before a word, as Markdown had it before CommonMark; one is then a tag.
    static func headingLevel(_ text: ArraySlice<UInt8>) -> Int? {
        let level = text.prefix { $0 == UInt8(ascii: "#") }.count
        guard (1...6).contains(level) else { return nil }
        guard let behind = text.dropFirst(level).first, !LineCursor.isBlank(behind) else { return level }
        return level > 1 && (behind.isLetter || behind.isDigit) ? level : nil
    }

    static func headingText(_ text: ArraySlice<UInt8>, level: Int) -> ArraySlice<UInt8> {
        let content = text.dropFirst(level).trimmingBlanks
        guard let last = content.lastIndex(where: { $0 != UInt8(ascii: "#") }) else { return content.prefix(0) }
        return LineCursor.isBlank(content[last]) ? content[...last].trimmingBlanks : content
    }

    /// Returns the heading level that an underline of `===` or `---` gives to the paragraph above it.
    static func underlineLevel(_ text: ArraySlice<UInt8>) -> Int? {
        guard let first = text.first, first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else { return nil }
        return text.allSatisfy { $0 == first } ? (first == UInt8(ascii: "=") ? 1 : 2) : nil
    }

    /// Returns the mark and length of the fence that opens a code block; nil for other lines.
    static func fence(_ text: ArraySlice<UInt8>) -> (mark: UInt8, length: Int)? {
        guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        let length = text.prefix { $0 == mark }.count
        // A line may also begin with inline code; a fence has no further backtick after its opening run.
        guard length >= 3, mark == UInt8(ascii: "~") || !text.dropFirst(length).contains(mark) else { return nil }
        return (mark, length)
    }

    /// Returns whether a line is a rule: three or more `-`, `*` or `_` with only blanks between them.
    static func isRule(_ text: ArraySlice<UInt8>) -> Bool {
        guard let mark = text.first,
            mark == UInt8(ascii: "-") || mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_")
        else { return false }
        var count = 0
        for byte in text {
            if byte == mark { count += 1 } else if !LineCursor.isBlank(byte) { return false }
        }
        return count >= 3
    }

    /// Returns the number of columns of a row of dashes that stands below the heads of a table (GFM 0.29, section 4.10) and has a bar
    /// between two of them; nil for other lines.
    static func delimiterColumns(_ text: ArraySlice<UInt8>) -> Int? {
        guard text.allSatisfy({ "-:| \t".utf8.contains($0) }) else { return nil }
        let columns = text.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(\.trimmingBlanks)
        let inner = columns.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }
        guard inner.count > 1, inner.allSatisfy({ $0.contains(UInt8(ascii: "-")) }) else { return nil }
        return inner.count
    }

    /// Returns the marker of a definition (PHP Markdown Extra, Pandoc), which describes the term above it; nil for other lines.
    static func definitionMarker(_ text: ArraySlice<UInt8>) -> ListMarker? {
        guard text.first == UInt8(ascii: ":"), let next = text.dropFirst().first, LineCursor.isBlank(next),
            !text.dropFirst().trimmingBlanks.isEmpty
        else { return nil }
        return ListMarker(length: 1, interruptsParagraph: true)
    }

    static func listMarker(_ text: ArraySlice<UInt8>) -> ListMarker? {
        guard let first = text.first else { return nil }
        if first == UInt8(ascii: "-") || first == UInt8(ascii: "*") || first == UInt8(ascii: "+") {
            let behind = text.dropFirst()
            guard behind.first.map(LineCursor.isBlank) ?? true else { return nil }
            return ListMarker(length: 1, interruptsParagraph: !behind.trimmingBlanks.isEmpty)
        }
        let digits = text.prefix { $0.isDigit }
        guard (1...9).contains(digits.count), let mark = text.dropFirst(digits.count).first,
            mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")")
        else { return nil }
        let behind = text.dropFirst(digits.count + 1)
        guard behind.first.map(LineCursor.isBlank) ?? true else { return nil }
        let isOne = digits.elementsEqual("1".utf8)
        return ListMarker(length: digits.count + 1, interruptsParagraph: isOne && !behind.trimmingBlanks.isEmpty)
    }
}
