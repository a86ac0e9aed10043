/// A table of a note: its rows with their lines.
struct MarkdownTable {
    struct Row {
        /// The cells as written, without surrounding blanks.
        var cells: [String]
        /// The 1-based line on which it begins.
        var line: Int
    }

    /// All rows in order, including the header row.
    private(set) var rows: [Row] = []
    private(set) var hasHead = false

    var head: [String] { hasHead ? rows.first?.cells ?? [] : [] }

    var body: ArraySlice<Row> { hasHead ? rows.dropFirst() : rows[...] }

    /// The same table without its first row; the next one is its head.
    var droppingFirstRow: MarkdownTable {
        var table = self
        table.rows.removeFirst()
        return table
    }

    /// Reads the rows of a Markdown table, with cells separated by `|`; `line` is the number of its first line.
    init(pipes text: String, from line: Int) {
        for (offset, written) in text.lines.enumerated() {
            if MarkdownTable.isDelimiter(written) {
                hasHead = hasHead || rows.count == 1
            } else {
                rows.append(Row(cells: MarkdownTable.cells(written), line: line + offset))
            }
        }
    }

    /// Reads the rows of an HTML table from the text of its block, with tags; `line` is the number of the first line.
    init(html text: String, from line: Int) {
        var line = line
        var cell: String?
        var row: Row?
        var hasHeadCells = false
        var rest = text[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
            cell?.append(contentsOf: rest[..<open])
            line += rest[..<open].utf8.count { $0 == UInt8(ascii: "\n") }
            rest = rest[open...]
            guard let close = rest.utf8.firstIndex(of: UInt8(ascii: ">")) else { break }
            let tag = rest[..<close].dropFirst()
            let name = tag.prefix { $0.isLetter || $0 == "/" || $0.isNumber }.lowercased()
            line += tag.utf8.count { $0 == UInt8(ascii: "\n") }
            if ["td", "th", "tr", "/td", "/th", "/tr", "/table"].contains(name) {
                if let written = cell { row?.cells.append(MarkupText.plain(written).trimmed) }
                cell = nil
            }
            switch name {
            case "tr", "/tr", "/table":
                if let row, !row.cells.isEmpty { rows.append(row) }
                row = name == "tr" ? Row(cells: [], line: line) : nil
            case "td", "th":
                cell = ""
                if rows.isEmpty, name == "th" { hasHeadCells = true }
            case "strong", "b", "/strong", "/b", "em", "/em": cell?.append("*")
            default: if cell != nil { cell?.append(contentsOf: rest[...close]) }
            }
            rest = rest[rest.utf8.index(after: close)...]
        }
        if let row, !row.cells.isEmpty { rows.append(row) }
        let isBold = rows.first?.cells.allSatisfy { $0.isEmpty || ($0.hasPrefix("*") && $0.hasSuffix("*")) } ?? false
        hasHead = hasHeadCells || (rows.count > 1 && isBold)
    }

    /// Returns the number of cells of a row.
    static func columns(_ row: ArraySlice<UInt8>) -> Int { cells(String(decoding: row, as: UTF8.self)[...]).count }

    private static func isDelimiter(_ line: Substring) -> Bool {
        let bytes = line.utf8
        return bytes.contains(UInt8(ascii: "-"))
            && bytes.allSatisfy {
                $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ":") || $0 == 0x20
            }
    }

    /// Splits a row into cells; `\|` and the bar of `[[note|shown]]` do not separate cells.
    private static func cells(_ line: Substring) -> [String] {
        var cells: [String] = []
        var cell = ""
        var isEscaped = false
        var links = 0
        var last: Character?
        for character in line.trimmed.drop(while: { $0 == "|" }) {
            if character == "[", last == "[" { links += 1 }
            if character == "]", last == "]" { links = max(0, links - 1) }
            if character == "|", !isEscaped, links == 0 {
                cells.append(cell.trimmed)
                cell = ""
            } else {
                cell.append(character)
            }
            isEscaped = character == "\\" && !isEscaped
            last = character
        }
        if !cell.trimmed.isEmpty { cells.append(cell.trimmed) }
        return cells
    }
}
