import Model
import Store
import Time

/// A table of a note, with its rows as written.
struct NoteTable {
    struct Row {
        var cells: [String]
        var line: QuotableLine

        func cell(_ column: Int) -> String { cells.indices.contains(column) ? cells[column] : "" }
    }

    let document: DocumentRecord
    /// The row of column heads as written.
    let head: String
    /// Its cells.
    let heads: [String]
    /// The headings and items above it.
    let above: [String]
    private(set) var rows: [Row] = []

    /// Returns the tables of a document in text order; tables without column heads have no columns to ask for.
    static func all(in document: DocumentRecord, _ index: IndexReader) throws(StoreError) -> [NoteTable] {
        let chunks = try index.chunks(ofDocument: document.number)
        guard chunks.contains(where: { $0.text.utf8.contains(UInt8(ascii: "|")) }) else { return [] }
        let lines = LineReader().lines(of: chunks).filter { $0.tableHead != nil }
        var tables: [NoteTable] = []
        for line in lines {
            guard let head = line.tableHead else { continue }
            let above = Array(line.headings.dropLast())
            let row = Row(cells: TableRow(line.text).cells, line: line)
            if let last = tables.indices.last, tables[last].head == head, tables[last].above == above {
                tables[last].rows.append(row)
            } else {
                tables.append(NoteTable(document: document, head: head, above: above, rows: [row]))
            }
        }
        return tables
    }

    /// Returns the day of each row: of the first column whose cells are mostly days, not numbers alone; nil for rows without one.
    func days() -> [CivilDate?] {
        let reference = document.days?.start?.date ?? document.writtenOn ?? CivilDate(dayNumber: 0)
        let sample = rows.prefix(NoteTable.sampled)
        for column in heads.indices {
            let filled = sample.map { $0.cell(column) }.filter { !$0.isEmpty }
            guard filled.contains(where: { !$0.allSatisfy(\.isNumber) }) else { continue }
            let dates = CellDates(filled, near: reference)
            guard filled.count(where: { dates.day($0) != nil }) * 2 > filled.count else { continue }
            return rows.map { dates.day($0.cell(column)) }
        }
        return rows.map { _ in nil }
    }

    /// The number of rows by which a column is judged.
    static let sampled = 100

    private init(document: DocumentRecord, head: String, above: [String], rows: [Row]) {
        (self.document, self.head, self.above, self.rows) = (document, head, above, rows)
        heads = TableRow(head).cells
    }
}
