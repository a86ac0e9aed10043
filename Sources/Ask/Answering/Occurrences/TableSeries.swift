import Model
import Parsing
import Store
import Text
import Time

/// Finds table rows with an event's words, and their amount in the column that the question names.
///
/// Example: `| 18 June | Oak Mill | 12 |` below `| date | to | miles |`.
struct TableSeries {
    let context: AnswerContext
    let request: AmountRequest
    private let pattern: EventPattern

    /// Creates a search for the rows of an event; nil if a row could contain none of its words.
    ///
    /// Rows need not contain the event's verb, but the people that it names.
    init?(of event: EventPhrase, request: AmountRequest, context: AnswerContext) {
        var event = event.without(request.counted)
        event.verb = nil
        let people = event.companions.map { Tokenizer().tokens(of: $0.text).map(\.folded) }
        event.groups += people.filter { !$0.isEmpty }
        guard let pattern = EventPattern(event, language: context.query.language) else { return nil }
        (self.context, self.request, self.pattern) = (context, request, pattern)
    }

    /// Returns the rows with an amount in the asked time, in document order, without rows that are sums; undated rows have no span.
    func rows() throws(StoreError) -> [Occurrence] {
        let candidates = try OccurrenceCandidates(context: context, pattern: pattern).find(atMost: TableSeries.most)
        var rows: [Occurrence] = []
        for candidate in candidates where candidate.chunks.contains(where: { TableSeries.holdsRow($0.text) }) {
            let document = candidate.document
            let title = pattern.words(in: document.title, memo)
            let lines = LineReader().lines(of: try context.index.chunks(ofDocument: document.number))
            let cells = lines.filter { $0.tableHead != nil }.flatMap { TableRow($0.text).cells }
            let dates = CellDates(cells, near: context.now.date)
            for line in lines {
                guard let header = line.tableHead else { continue }
                let above = line.headings.reduce(title) { $0 | pattern.words(in: $1, memo) }
                guard (above | pattern.words(in: line.text, memo)) & pattern.needed == pattern.needed else { continue }
                rows += row(line, below: TableRow(header), of: document, dates).map { [$0] } ?? []
            }
        }
        return rows
    }

    /// The maximum number of documents; more are not a log of one thing.
    private static let most = 50

    private static func holdsRow(_ text: String) -> Bool {
        text.lines().contains { $0.utf8.first == UInt8(ascii: "|") }
    }

    private var memo: WordMemo { context.memory.words.everyLanguage }

    private func row(
        _ line: QuotableLine, below head: TableRow, of document: DocumentRecord, _ dates: CellDates
    ) -> Occurrence? {
        let row = TableRow(line.text)
        guard !row.cells.contains(where: AmountColumn.isOfSum),
            let column = AmountColumn.named(request, in: head.cells),
            row.cells.indices.contains(column), let amount = AmountsInText(row.cells[column]).amounts.first
        else { return nil }
        let span = row.cells.lazy.compactMap(dates.day).first?.span ?? document.days
        if let time = context.reading.time, !time.isVague {
            guard let start = span?.start, time.spans.contains(where: { $0.contains(start) }) else { return nil }
        }
        var statement = EventStatement(text: line.text)
        statement.amount = (amount.value, head.cells[column])
        return Occurrence(span: span, statement: statement, document: document, lines: line.lines)
    }
}

/// The cells of a table row.
struct TableRow {
    let cells: [String]

    /// Splits a row at its bars; spaces around the cells are removed.
    init(_ row: String) {
        cells = row.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
            String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// Returns the day at the start of a cell, the first of several; nil if there is none.
    ///
    /// A year of two digits is resolved near `now`.
    func day(near now: CivilDate) -> CivilDate? {
        cells.lazy.compactMap { StateReader.leadingDay($0, near: now) }.first
    }
}
