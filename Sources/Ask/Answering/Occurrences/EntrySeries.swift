import Model
import Parsing
import Store
import Text
import Time

/// Finds the dated items of one list that a question is about: "- 12 Jan 2026 Sorley £65" in a note "Organ".
///
/// The title and the headings may say what the items are about, so an item need not contain the words of the question. Words that only
/// some items contain choose among them.
struct EntrySeries {
    let context: AnswerContext

    /// Returns the items with an amount in the asked time, of the list that covers most of the question; empty unless there are several.
    func entries(with request: AmountRequest) throws(StoreError) -> [Occurrence] {
        // Items need not contain the words for the amount itself: "cost", "people".
        let left = request.words.union(request.counted)
        // A bare number counts what the title says, or nothing that is asked for.
        let naming = request.quantity == .count ? Naming.whole : .any
        let best = try best(without: left, naming) { item in
            guard let amount = amount(in: item.text, request) else { return nil }
            var statement = EventStatement(text: item.text)
            statement.amount = amount
            return statement
        }
        return best.count < 2 ? [] : best
    }

    /// Returns the items of a list whose title and headings say what happened on their days: "2 Nov 2026 £70" in "piano tuning".
    func days() throws(StoreError) -> [Occurrence] {
        let best = try best(without: [], .most) { item in
            let tokens = QuestionTokenizer().tokens(of: item.text)
            guard !tokens.indices.contains(where: { EventWords.isUnreal(at: $0, of: tokens) }) else { return nil }
            return EventStatement(text: item.text)
        }
        return best.count < 2 ? [] : best
    }

    /// How much of the question the title and the headings above the items must contain.
    private enum Naming {
        case any
        /// At least half; the note contains the rest.
        case most
        /// All of it, in the same words.
        case whole

        /// The minimum certainty with which a text contains a word.
        var leastHeld: Float { self == .whole ? 0.85 : 0.5 }
    }

    /// Returns the statements of the list that covers most of the question.
    private func best(
        without left: Set<String>, _ naming: Naming, _ statement: (Item) -> EventStatement?
    ) throws(StoreError) -> [Occurrence] {
        let search = try context.search()
        let evidence = search.evidence.without(left)
        var paths: [String] = []
        for found in search.found.prefix(EntrySeries.depth) where !paths.contains(found.document.path) {
            paths.append(found.document.path)
        }
        var best: (share: Float, entries: [Occurrence]) = (EntrySeries.leastShare, [])
        for path in paths {
            guard let list = try list(in: path, evidence, naming), list.share > best.share else { continue }
            let entries = list.items.compactMap { item in
                statement(item).map {
                    Occurrence(
                        span: item.document.days, statement: $0, document: item.document, lines: item.document.lines)
                }
            }
            best = (list.share, entries)
        }
        return best.entries
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

    /// Returns the chosen items of a file with the share of the question that they cover; nil unless they are named as asked.
    private func list(
        in path: String, _ evidence: Evidence, _ naming: Naming
    ) throws(StoreError) -> (share: Float, items: [Item])? {
        var items = try items(in: path, evidence)
        guard items.count > 1, naming == .any || !evidence.subject.isEmpty else { return nil }
        let above = evidence.held(items[0].above)
        var unnamed: [Int] = []
        // "Sorley" chooses among the repairs of the organ; what one item alone contains chooses nothing.
        for place in evidence.subject where above[place] < naming.leastHeld {
            let holding = items.filter { evidence.held($0.own)[place] >= naming.leastHeld }
            if holding.count > 1 { items = holding } else { unnamed.append(place) }
        }
        let rest = try rest(of: path, evidence)
        switch naming {
        case .any: break
        case .most:
            let around = evidence.held(rest)
            guard unnamed.count * 2 <= evidence.subject.count,
                evidence.subject.contains(where: { above[$0] >= naming.leastHeld }),
                unnamed.allSatisfy({ around[$0] >= naming.leastHeld })
            else { return nil }
        case .whole: guard unnamed.isEmpty else { return nil }
        }
        let held = items.reduce(rest) { $0.union($1.above).union($1.own) }
        return (evidence.strength(ofHeld: evidence.held(held)), items)
    }

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
    private func amount(in text: String, _ request: AmountRequest) -> (value: Double, unit: String)? {
        let dates = OccurrenceAmounts.dates(in: text)
        let found = AmountsInText(text)
        let fitting = found.amounts.filter { amount in
            let range = found.range(of: amount)
            return fits(amount, request.quantity) && !dates.contains { $0.overlaps(range) }
        }
        guard let first = fitting.first else { return nil }
        if first.quantity == nil { return fitting.count == 1 ? (first.value, "") : nil }
        let added = fitting.dropFirst().filter { amount in
            amount.tokens.lowerBound > 0 && found.tokens[amount.tokens.lowerBound - 1].text == "+"
        }
        let unit = first.quantity == .duration ? "min" : found.unit(of: first)
        return (first.value + added.reduce(0) { $0 + $1.value }, unit)
    }

    private func fits(_ amount: AmountsInText.Amount, _ quantity: Quantity) -> Bool {
        switch quantity {
        case .any: amount.quantity == .money
        case .count: amount.quantity == nil
        default: amount.quantity == quantity
        }
    }
}
