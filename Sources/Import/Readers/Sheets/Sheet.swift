import Model

/// The rows of a table in text form, with its column heads.
struct Sheet {
    /// The rows by the 0-based index of their line; nil for lines that say nothing.
    private let rows: [SheetRow?]
    /// The index of the row of column heads; nil if the first row is like the others.
    private let head: Int?

    /// Reads the rows; nil if no separator gives most of the first lines the same number of cells, two or more.
    init?(_ lines: [String]) {
        let first = lines.first?.lowercased().hasPrefix("sep=") == true ? 1 : 0
        let sample = lines.dropFirst(first).filter { !$0.allSatisfy(\.isWhitespace) }.prefix(Sheet.sampled)
        guard let separator = Sheet.separator(of: Array(sample)) else { return nil }
        let rows = lines.indices.map { place -> SheetRow? in
            guard place >= first else { return nil }
            let row = SheetRow(lines[place], separator: separator)
            return row.isEmpty ? nil : row
        }
        let top = rows.indices.first { rows[$0] != nil }
        head = top.flatMap { top in
            Sheet.isHead(rows[top]?.cells ?? [], of: rows[(top + 1)...].compactMap { $0?.cells }) ? top : nil
        }
        self.rows = rows
    }

    /// The rows, with the column heads as what stands above them.
    var blocks: [Block] {
        guard let first = rows.firstIndex(where: { $0 != nil }) else { return [] }
        let text = rows[first...].map { $0?.text ?? "" }
        var body = Block(
            kind: .table, lines: LineRange(first + 1, rows.count), text: text.joined(separator: "\n"))
        guard let head, let names = rows[head]?.text else { return [body] }
        body.parentItems = [names]
        return [body]
    }

    /// The number of lines by which the separator is chosen.
    private static let sampled = 20
    /// The share of them that must have the same number of cells.
    private static let leastAlike = 0.7

    private static func separator(of lines: [String]) -> Character? {
        let counts = SheetRow.separators.map { separator in
            lines.map { SheetRow($0, separator: separator).cells.count }
        }
        let columns = counts.map { counts -> Int in
            guard let first = counts.first, first > 1 else { return 0 }
            return Double(counts.count { $0 == first }) >= leastAlike * Double(counts.count) ? first : 0
        }
        guard let most = columns.max(), most > 1 else { return nil }
        return columns.firstIndex(of: most).map { SheetRow.separators[$0] }
    }

    /// Whether the first row names the columns: no column holds numbers alone, or dates alone, from its first row on.
    private static func isHead(_ cells: [String], of body: [[String]]) -> Bool {
        guard !body.isEmpty, cells.contains(where: { SheetCell($0) == .text }) else { return false }
        return !cells.indices.contains { column in
            let kind = SheetCell(cells[column])
            guard kind == .number || kind == .date else { return false }
            let below = body.lazy.filter { $0.indices.contains(column) }.map { SheetCell($0[column]) }
            return below.allSatisfy { $0 == kind || $0 == .empty } && below.contains(kind)
        }
    }
}
