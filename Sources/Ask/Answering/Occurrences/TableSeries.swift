import Language
import Model
import Parsing
import Store
import Text
import Time

/// Rows of tables that hold an event's words, with the amount in the column that the question names: `| 18 June | Oak Mill | 12 |`
/// below `| date | to | miles |`.
struct TableSeries {
    let context: AnswerContext
    let request: AmountRequest
    private let pattern: EventPattern

    /// Creates a search for the rows of an event; nil if it names nothing that a row could hold.
    ///
    /// - Parameters:
    ///   - event: The event; rows need not hold its verb, but the people that it names.
    ///   - request: The amount asked for.
    ///   - context: The context of the question.
    init?(of event: EventPhrase, request: AmountRequest, context: AnswerContext) {
        var event = event.without(request.counted)
        event.verb = nil
        let people = event.companions.map { Tokenizer().tokens(of: $0.text).map(\.folded) }
        event.groups += people.filter { !$0.isEmpty }
        guard let pattern = EventPattern(event, language: context.query.language) else { return nil }
        (self.context, self.request, self.pattern) = (context, request, pattern)
    }

    /// Returns the rows with an amount, in the order of their documents; those of other times, and sums of rows, are left out.
    ///
    /// - Returns: A row without a date has no span.
    /// - Throws: `StoreError` if the index cannot be read.
    func rows() throws(StoreError) -> [Occurrence] {
        let candidates = try OccurrenceCandidates(context: context, pattern: pattern).find(atMost: TableSeries.most)
        var rows: [Occurrence] = []
        for candidate in candidates where candidate.chunks.contains(where: { TableSeries.holdsRow($0.text) }) {
            let document = candidate.document
            let title = pattern.words(in: document.title, memo)
            let lines = LineReader().lines(of: try context.index.chunks(ofDocument: document.number))
            let dayFirst = isDayFirst(lines)
            for line in lines {
                guard let header = line.tableHead else { continue }
                let above = line.headings.reduce(title) { $0 | pattern.words(in: $1, memo) }
                guard (above | pattern.words(in: line.text, memo)) & pattern.needed == pattern.needed else { continue }
                rows += row(line, below: TableRow(header), of: document, dayFirst).map { [$0] } ?? []
            }
        }
        return rows
    }

    /// More documents than this are no log of one thing.
    private static let most = 50

    private static func holdsRow(_ text: String) -> Bool {
        text.lines().contains { $0.utf8.first == UInt8(ascii: "|") }
    }

    /// Whether more of the rows begin with a date if the day stands first: after 12 February comes "15/2/25".
    private func isDayFirst(_ lines: [QuotableLine]) -> Bool {
        let rows = lines.filter { $0.tableHead != nil }.map { TableRow($0.text) }
        return rows.count { $0.day(near: context.now.date, dayFirst: true) != nil }
            > rows.count { $0.day(near: context.now.date) != nil }
    }

    private var memo: WordMemo { context.memory.words.everyLanguage }

    private func row(
        _ line: QuotableLine, below head: TableRow, of document: DocumentRecord, _ dayFirst: Bool
    ) -> Occurrence? {
        let row = TableRow(line.text)
        guard !row.cells.contains(where: isOfSum), let column = column(in: head),
            row.cells.indices.contains(column), let amount = AmountsInText(row.cells[column]).amounts.first
        else { return nil }
        let span = row.day(near: context.now.date, dayFirst: dayFirst)?.span ?? document.days
        if let time = context.reading.time, !time.isVague {
            guard let start = span?.start, time.spans.contains(where: { $0.contains(start) }) else { return nil }
        }
        var statement = EventStatement(text: line.text)
        statement.amount = (amount.value, head.cells[column])
        return Occurrence(span: span, statement: statement, document: document, lines: line.lines)
    }

    /// The column whose head is a unit of the quantity asked for, or a word for the number.
    private func column(in head: TableRow) -> Int? {
        head.cells.indices.first { place in
            let words = Tokenizer().tokens(of: head.cells[place]).map(\.folded)
            let content = words.filter { !QuestionWords.isFunctionWord($0) }
            if content.contains(where: { request.words.contains($0) || request.counted.contains($0) }) { return true }
            let isMoney =
                words.isEmpty && AmountWords.isMoney(head.cells[place]) || words.contains(where: AmountWords.isMoney)
            return switch request.quantity {
            case .any, .money: isMoney
            case .count: false
            default: content.contains { AmountWords.quantity(of: $0) == request.quantity }
            }
        }
    }

    /// Whether a cell says that the row sums up others.
    private func isOfSum(_ cell: String) -> Bool {
        let words = Tokenizer().tokens(of: cell).map(\.folded)
        return words.count == 1 && TableSeries.sums.contains(words[0])
    }

    private static let sums = Set(words: Language.allCases.map(\.amounts.sums))
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

    /// Finds the day that a cell begins with.
    ///
    /// - Parameters:
    ///   - now: A day near which a year of two digits lies.
    ///   - dayFirst: Whether 3/4 is 3 April.
    /// - Returns: Nil if no cell begins with a day.
    func day(near now: CivilDate, dayFirst: Bool = false) -> CivilDate? {
        cells.lazy.compactMap { StateReader.leadingDay($0, near: now, dayFirst: dayFirst) }.first
    }
}
