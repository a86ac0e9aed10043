import Model
import Parsing
import Store
import Text
import Time

/// Counts, adds, averages or compares the rows of a table that a question selects: "how many repairs did Ana do", "how much went to training in the spend log".
///
/// Each word of the question must stand in the table's title, a column head, or the selected rows.
struct TableAnswer {
    private enum Operation {
        case count(of: [String])
        case sum(AmountRequest)
        case average(AmountRequest)
        case extreme(AmountRequest, isLargest: Bool)

        var isExtreme: Bool { if case .extreme = self { true } else { false } }
    }

    let context: AnswerContext

    /// Returns the value with the rows it comes from; nil if no number is asked for, or no table holds all words of the question.
    func answer() throws(StoreError) -> Answer? {
        guard let operation, !context.reading.topic.isEmpty || !context.reading.containers.isEmpty else { return nil }
        let words = TableWords(
            context.reading, without: context.reading.request.wordsOfStatistic,
            memo: context.memory.words.everyLanguage)
        guard words.count > 0 else { return nil }
        var best: [Selection] = []
        for document in try documents(holding: words.required) {
            for table in try NoteTable.all(in: document, context.index) {
                guard let selection = select(table, words, operation) else { continue }
                if let first = best.first, selection.match < first.match { continue }
                if let first = best.first, first.match < selection.match { best = [] }
                best.append(selection)
            }
        }
        return best.isEmpty ? nil : try answer(best, operation, words)
    }

    private var operation: Operation? {
        return switch context.reading.request {
        case .amount(let amount): TableAnswer.operation(amount)
        case .occurrences(let request, _):
            switch request.aggregate {
            case .count: .count(of: [])
            case .amounts(let amount, .sum): TableAnswer.operation(amount)
            case .amounts(let amount, .largest): .extreme(amount, isLargest: true)
            case .amounts(let amount, .smallest): .extreme(amount, isLargest: false)
            case .amounts(let amount, .mean): .average(amount)
            default: nil
            }
        case .count(let meetings) where !meetings.namesMeeting && !meetings.amount.counted.isEmpty:
            .count(of: meetings.amount.counted)
        case .duration(let meetings): .sum(meetings.amount)
        // "How often is Bea in the log" counts.
        case .fact where context.reading.seeksNumber: .count(of: [])
        default: nil
        }
    }

    private static func operation(_ amount: AmountRequest) -> Operation? {
        switch amount.quantity {
        case .count: .count(of: amount.counted)
        case .any where amount.isCount: .count(of: amount.counted)
        case .any, .money, .duration, .distance, .weight: .sum(amount)
        default: nil
        }
    }

    /// Returns the documents that contain all words, those with most words first; of three or more words one may stand in their path alone.
    private func documents(holding required: [Set<UInt64>]) throws(StoreError) -> [DocumentRecord] {
        guard !required.isEmpty, required.count <= TableAnswer.mostWords else { return [] }
        let table = try context.index.chunkTable()
        // A bit for each word.
        var held: [Int: UInt32] = [:]
        for (place, terms) in required.enumerated() {
            for term in terms.sorted() {
                for key in [term, TitleTerm.hash(term)] {
                    try context.index.forEachPosting(of: key, in: table.segments) { slot, _ in
                        held[Int(table.layout.documents[slot]), default: 0] |= 1 << place
                    }
                }
            }
        }
        let least = required.count < 3 ? required.count : required.count - 1
        let numbers = held.filter { $0.value.nonzeroBitCount >= least }
            .sorted { ($1.value.nonzeroBitCount, $0.key) < ($0.value.nonzeroBitCount, $1.key) }
            .prefix(TableAnswer.mostDocuments).map(\.key)
        guard !numbers.isEmpty else { return [] }
        var filter = context.withoutContainers.filter
        (filter.spans, filter.attendees, filter.authors, filter.places) = ([], [], [], [])
        filter.documents.append(Set(numbers))
        return try context.index.documents(filter)
    }

    private static let (mostDocuments, mostWords) = (30, 20)

    // MARK: Rows

    /// The rows of a table that answer, with the values of their column.
    private struct Selection {
        var table: NoteTable
        var rows: [NoteTable.Row]
        /// The amounts of the rows, with their unit; empty if rows are counted.
        var amounts: [Double]
        var unit = ""
        var match: TableWords.Match
    }

    private func select(_ table: NoteTable, _ words: TableWords, _ operation: Operation) -> Selection? {
        let inTime = rows(of: table).filter { !$0.cells.contains(where: AmountColumn.isOfSum) }
        guard let (match, rows) = words.match(table, rows: inTime), !rows.isEmpty else { return nil }
        switch operation {
        case .count(let counted):
            let column = AmountColumn.counting(counted, in: table)
            guard let column, let amounts = column.amounts(in: rows) else {
                // One row with the counted noun in a cell tells of it; it is no list of it.
                let isOfCell = match.values.contains { value in
                    counted.contains { $0.lowercased() == value.lowercased() }
                }
                let isListed = rows.count > 1 || !isOfCell
                let selects = !match.values.isEmpty && isListed || words.areIn(table.document.title, counted)
                return selects ? Selection(table: table, rows: rows, amounts: [], match: match) : nil
            }
            return Selection(table: table, rows: amounts.map(\.row), amounts: amounts.map(\.value), match: match)
        case .sum(let request), .average(let request), .extreme(let request, _):
            // "Which thing counts most, and how much" asks for one row, and the income for the roof is not what the roof cost.
            let isOfColumn = match.values.isEmpty && match.scope.isEmpty
            guard
                operation.isExtreme || request.quantity != .any && !isOfColumn
                    || TotalWords.saysTotal(context.reading.question, ofDays: nil)
            else { return nil }
            guard let column = AmountColumn(request, in: table), var amounts = column.amounts(in: rows) else {
                return nil
            }
            if case .extreme(_, let isLargest) = operation {
                guard amounts.count > 1 else { return nil }
                amounts.sort { isLargest ? $0.value > $1.value : $0.value < $1.value }
            }
            return Selection(
                table: table, rows: amounts.map(\.row), amounts: amounts.map(\.value), unit: column.unit, match: match)
        }
    }

    /// Returns the rows of the asked time; a table without days counts as a whole if its document is of that time.
    private func rows(of table: NoteTable) -> [NoteTable.Row] {
        guard let time = context.reading.time, !time.isVague else { return table.rows }
        func isInside(_ span: TimeSpan?) -> Bool {
            guard let start = span?.start else { return false }
            return time.spans.contains { $0.contains(start) }
        }
        let days = table.days()
        if days.allSatisfy({ $0 == nil }) { return isInside(table.document.days) ? table.rows : [] }
        return zip(table.rows, days).filter { isInside($1?.span) }.map(\.0)
    }

    // MARK: The answer

    private func answer(
        _ selections: [Selection], _ operation: Operation, _ words: TableWords
    ) throws(StoreError) -> Answer? {
        let rows = selections.flatMap(\.rows).count
        let amounts = selections.flatMap(\.amounts)
        guard Set(selections.map(\.unit)).count == 1, amounts.isEmpty || amounts.count == rows else { return nil }
        let sum = amounts.reduce(0, +)
        var (key, value) = ("table.rows", Double(rows))
        switch operation {
        case .count(let counted):
            if !amounts.isEmpty { (key, value) = ("table.sum", sum) }
            if amounts.isEmpty, let told = try statement(besides: selections, counted) { return told }
        case .sum: (key, value) = ("table.sum", sum)
        case .average: (key, value) = ("table.average", sum / Double(amounts.count))
        case .extreme(_, let isLargest):
            guard selections.count == 1 else { return nil }
            (key, value) = (isLargest ? "table.largest" : "table.smallest", amounts[0])
        }
        var answer = Answer(found: true, headline: "")
        answer.value = .number(value)
        let most = context.listLimit ?? TableAnswer.mostShown
        for selection in selections { try add(selection.rows.prefix(most), of: selection, to: &answer) }
        let shown = answer.citations.count
        if shown < rows { answer.shown = answer.sections.count }
        // Each of the others is a section, which is counted.
        for selection in selections {
            for row in selection.rows.dropFirst(most) { try add([row], of: selection, to: &answer) }
        }
        let titles = selections.map { named($0.table.document.title) }
        answer.headline = context.templates.text(
            key,
            [
                "amount": text(value, selections[0].unit), "count": String(rows),
                "tables": context.wording.few(titles.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }),
                "words": selections[0].match.values.map { ", " + named($0) }.joined(),
                "more": MeetingLines(context: context).more(shown: shown, of: rows),
            ])
        answer.remarks = context.remarks
        return answer
    }

    /// Returns the number that the note of a table states if it is not that of all its rows: "there are 16 libraries", with two rows for each.
    private func statement(besides selections: [Selection], _ counted: [String]) throws(StoreError) -> Answer? {
        guard selections.count == 1, let selection = selections.first,
            selection.rows.count
                == selection.table.rows.count(where: { !$0.cells.contains(where: AmountColumn.isOfSum) })
        else { return nil }
        let stated = StatedCount(context: context, counted: counted)
        guard let told = try stated.statement(in: selection.table.document), told.value != Double(selection.rows.count)
        else { return nil }
        return try stated.answer(told, of: selection.table.document)
    }

    /// Returns a name in the quotation marks of the language.
    private func named(_ name: String) -> String { context.templates.text("table.name", ["name": name]) }

    private func text(_ value: Double, _ unit: String) -> String {
        let number = context.templates.numbers.text((value * 100).rounded() / 100)
        return unit.isEmpty ? number : "\(number) \(unit)"
    }

    /// Adds some rows of a table below its column heads.
    private func add(
        _ rows: ArraySlice<NoteTable.Row>, of selection: Selection, to answer: inout Answer
    ) throws(StoreError) {
        guard !rows.isEmpty else { return }
        let document = selection.table.document
        let people = try context.people(document)
        var quotes = [Answer.Quote.computed(selection.table.head, citations: [])]
        for row in rows {
            let rank = answer.citations.count + 1
            answer.citations.append(
                Citation(
                    rank: rank, document: document, people: people, lines: row.line.lines, snippet: row.line.text,
                    matches: [], score: 0))
            quotes.append(Answer.Quote(text: row.line.text, citations: [rank]))
        }
        answer.sections.append(
            Answer.Section(heading: context.wording.heading(document, people: people), quotes: quotes))
    }

    private static let mostShown = 8
}
