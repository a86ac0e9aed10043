import Model
import Store
import Text
import Time

/// Finds the lines that other meetings of a series have too, and that so belong to its form rather than to the discussion.
///
/// Such a line may differ in what changes from meeting to meeting, which are numbers, dates, links and names: "Called to order at 7:36 pm by
/// Ana".
struct RecurringLines {
    private let context: AnswerContext
    /// The meetings before, between and after those told, by folder.
    private var series: [Substring: [DocumentRecord]] = [:]

    /// Reads which meetings are near those to be told; the fewer are told, the further away.
    init(beside told: [DocumentRecord], _ context: AnswerContext) throws(StoreError) {
        self.context = context
        let days = told.compactMap { $0.kind == .meeting ? $0.start?.date : nil }
        guard let first = days.min(), let last = days.max() else { return }
        let reach = max(RecurringLines.leastReach, RecurringLines.reach / told.count)
        var filter = DocumentFilter()
        filter.kinds = [.meeting]
        let near = try context.index.documents(
            filter, beginningIn: first.adding(days: -reach)...last.adding(days: reach))
        series = Dictionary(grouping: near, by: \.folder)
    }

    /// In days: a year holds the meeting before a yearly one, two months that before a monthly one.
    private static let (reach, leastReach) = (400, 70)

    /// Returns the lines that the nearest meetings in the same folder do not have, and those above them; all lines if none has content.
    func removed(from lines: [QuotableLine], of document: DocumentRecord) throws(StoreError) -> [QuotableLine] {
        guard let start = document.start?.secondNumber, document.kind == .meeting else { return lines }
        func distance(_ other: DocumentRecord) -> Int { abs((other.start?.secondNumber ?? .max) - start) }
        // Records of the same meeting, such as the draft of its minutes, tell nothing of the series.
        let near = (series[document.folder] ?? []).filter { $0.meeting != document.meeting }
            .sorted { (distance($0), $0.number) < (distance($1), $1.number) }.prefix(RecurringLines.most)
        var recurring: Set<UInt64> = []
        for other in near { recurring.formUnion(try forms(of: other)) }
        let recurs = lines.map { recurring.contains(RecurringLines.form(of: $0)) }
        let own = zip(lines, recurs).filter { !$1 }.map(\.0)
        guard own.contains(where: { !$0.traits.contains(.isIdle) }) else { return lines }
        // An item that comes up again says what the new lines below it are about.
        let above = Set(own.flatMap(\.headings))
        return zip(lines, recurs).filter { !$1 || above.contains($0.text) }.map(\.0)
    }

    /// The number of meetings compared.
    private static let most = 3

    private func forms(of document: DocumentRecord) throws(StoreError) -> Set<UInt64> {
        try context.memory.forms(ofDocument: document.number) { () throws(StoreError) in
            let lines = LineReader().lines(of: try context.index.chunks(ofDocument: document.number))
            return Set(lines.map(RecurringLines.form))
        }
    }

    /// Returns a hash of a line's words in lower case, with a mark in place of what changes; of the line itself where it states an outcome or
    /// a sum.
    private static func form(of line: QuotableLine) -> UInt64 {
        let isOwn = line.verdict != nil || line.text.contains { $0.isCurrencySymbol || $0 == "%" }
        let words = isOwn ? [] : lasting(LinkTargets.blanked(in: line.text))
        return StableHash.of((words.isEmpty ? line.text : words.joined(separator: " ")).utf8)
    }

    private static func lasting(_ text: String) -> [String] {
        var words: [String] = []
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            let changes = word.contains(where: \.isNumber) || !words.isEmpty && word.first?.isUppercase == true
            if !changes { words.append(word.lowercased()) } else if words.last != changing { words.append(changing) }
        }
        // The last word may be left blank: "Others present:".
        if words.last == changing { words.removeLast() }
        return words
    }

    private static let changing = "…"
}
