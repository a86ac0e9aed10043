import Model
import Store
import Time

/// A table of a note, with its rows as written.
struct NoteTable {
    struct Row {
        var cells: [String]
        var line: QuotableLine
        /// The day in the column of days; nil if there is none.
        var day: CivilDate?

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
        let reference = document.days?.start?.date ?? document.writtenOn ?? CivilDate(dayNumber: 0)
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
        for place in tables.indices { tables[place].readDays(near: reference) }
        return tables
    }

    /// Reads the days of the first column whose cells are mostly days, not numbers alone.
    private mutating func readDays(near reference: CivilDate) {
        let column = heads.indices.first { column in
            let cells = rows.map { $0.cell(column) }.filter { !$0.isEmpty }
            let days = cells.count { !$0.allSatisfy(\.isNumber) && StateReader.leadingDay($0, near: reference) != nil }
            let daysFirst = cells.count { StateReader.leadingDay($0, near: reference, dayFirst: true) != nil }
            return max(days, daysFirst) * 2 > cells.count && !cells.allSatisfy { $0.allSatisfy(\.isNumber) }
        }
        guard let column else { return }
        func days(dayFirst: Bool) -> [CivilDate?] {
            rows.map { StateReader.leadingDay($0.cell(column), near: reference, dayFirst: dayFirst) }
        }
        let (monthFirst, dayFirst) = (days(dayFirst: false), days(dayFirst: true))
        let isDayFirst = dayFirst.count { $0 != nil } > monthFirst.count { $0 != nil }
        for (place, day) in (isDayFirst ? dayFirst : monthFirst).enumerated() { rows[place].day = day }
    }

    private init(document: DocumentRecord, head: String, above: [String], rows: [Row]) {
        (self.document, self.head, self.above, self.rows) = (document, head, above, rows)
        heads = TableRow(head).cells
    }
}
