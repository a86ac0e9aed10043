import Model
import Parsing
import Store
import Text
import Time

/// Finds the dated items of one list whose amounts answer a question: "- 12 Jan 2026 Sorley £65" in a note "Organ".
///
/// The title and the headings may say what the items are about, so an item need not contain the words of the question. Words that only
/// some items contain choose among them.
struct EntrySeries {
    let context: AnswerContext
    let request: AmountRequest

    /// Returns the items with an amount in the asked time, of the list that covers most of the question; empty unless there are several.
    func entries() throws(StoreError) -> [Occurrence] {
        let search = try context.search()
        // Items need not contain the words for the amount itself: "cost", "people".
        let evidence = search.evidence.without(request.words.union(request.counted))
        var paths: [String] = []
        for found in search.found.prefix(EntrySeries.depth) where !paths.contains(found.document.path) {
            paths.append(found.document.path)
        }
        var best: (share: Float, entries: [Occurrence]) = (EntrySeries.leastShare, [])
        for path in paths {
            let list = try list(in: path, evidence)
            if list.share > best.share { best = list }
        }
        return best.entries.count < 2 ? [] : best.entries
    }

    /// The number of passages whose files are read.
    private static let depth = 25
    /// The minimum share of the question that a list and its title contain.
    private static let leastShare: Float = 0.5
    /// The maximum number of lines of an item; longer ones are notes of a day.
    private static let mostLines = 3

    private struct Item {
        var document: DocumentRecord
        var text: String
        var above: Evidence.Holding
        var own: Evidence.Holding
    }

    /// Returns the chosen items of a file with the share of the question that they cover.
    private func list(
        in path: String, _ evidence: Evidence
    ) throws(StoreError) -> (share: Float, entries: [Occurrence]) {
        var items = try items(in: path, evidence)
        guard items.count > 1 else { return (0, []) }
        let above = evidence.held(items[0].above)
        // "Sorley" chooses among the repairs of the organ; what one item alone contains chooses nothing.
        for place in evidence.subject where above[place] < EntrySeries.leastHeld {
            let holding = items.filter { evidence.held($0.own)[place] >= EntrySeries.leastHeld }
            if holding.count > 1 { items = holding }
        }
        let rest = try rest(of: path, evidence)
        let held = items.reduce(rest) { $0.union($1.above).union($1.own) }
        return (
            evidence.strength(ofHeld: evidence.held(held)),
            items.compactMap { item in
                guard let amount = amount(in: item.text) else { return nil }
                var statement = EventStatement(text: item.text)
                statement.amount = amount
                return Occurrence(
                    span: item.document.days, statement: statement, document: item.document,
                    lines: item.document.lines)
            }
        )
    }

    /// The minimum certainty with which a text contains a word.
    private static let leastHeld: Float = 0.5

    /// Returns what the note around its dated items contains: "three visits in a year".
    private func rest(of path: String, _ evidence: Evidence) throws(StoreError) -> Evidence.Holding {
        var texts: [String] = []
        for document in try context.index.documents(ofFile: path) where document.dateSource != .item {
            texts += try context.index.chunks(ofDocument: document.number).map(\.text)
        }
        return evidence.holding(of: texts)
    }

    /// Returns the short dated items of a file in the asked time, in file order.
    private func items(in path: String, _ evidence: Evidence) throws(StoreError) -> [Item] {
        let documents = try context.index.documents(ofFile: path).filter { document in
            document.dateSource == .item && document.lines.last - document.lines.first < EntrySeries.mostLines
                && context.isOver(document.start)
        }
        guard documents.count > 1 else { return [] }
        var items: [Item] = []
        for document in documents {
            let chunks = try context.index.chunks(ofDocument: document.number)
            guard let first = chunks.first else { continue }
            let text = chunks.map(\.text).joined(separator: "\n")
            items.append(
                Item(
                    document: document, text: text,
                    above: evidence.holding(of: [document.fullName] + first.headingPath + first.parentItems),
                    own: evidence.holding(of: [text])))
        }
        return items
    }

    /// Returns the amount of an item, with what is added behind a plus sign; nil without one, or with several bare numbers.
    private func amount(in text: String) -> (value: Double, unit: String)? {
        let dates = OccurrenceAmounts.dates(in: text)
        let found = AmountsInText(text)
        let fitting = found.amounts.filter { amount in
            let range = found.range(of: amount)
            return fits(amount) && !dates.contains { $0.overlaps(range) }
        }
        guard let first = fitting.first else { return nil }
        if first.quantity == nil { return fitting.count == 1 ? (first.value, "") : nil }
        let added = fitting.dropFirst().filter { amount in
            amount.tokens.lowerBound > 0 && found.tokens[amount.tokens.lowerBound - 1].text == "+"
        }
        let unit = first.quantity == .duration ? "min" : found.unit(of: first)
        return (first.value + added.reduce(0) { $0 + $1.value }, unit)
    }

    private func fits(_ amount: AmountsInText.Amount) -> Bool {
        switch request.quantity {
        case .any: amount.quantity == .money
        case .count: amount.quantity == nil
        default: amount.quantity == request.quantity
        }
    }
}
