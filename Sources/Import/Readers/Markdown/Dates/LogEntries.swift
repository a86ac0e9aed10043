import Model
import Time

/// The dated entries of a log: paragraphs below a line that is a date, top list items, or lines of paragraphs mostly of dated lines.
///
/// On a page with a date of its own, lines of paragraphs may be about other days and are not entries.
struct LogEntries {
    struct Dated {
        var line: Int
        var written: WrittenDate
    }

    /// The dated entries in order; if fewer than half of all are dated, those of sections with at least three, and at least half, dated.
    let dated: [Dated]
    /// The blocks of the page; paragraphs of entries are split into date line and rest, or into lines.
    let blocks: [Block]
    /// The line after each paragraph of entries, where its last entry ends.
    let ends: [Int]
    /// Whether nothing names the year of the entries.
    let isYearOpen: Bool

    /// The minimum number of lines in a paragraph of entries, of dated paragraphs in a log, and of dated entries in a section.
    private static let fewest = 3

    private typealias Entry = (text: String, line: Int)

    /// Finds the entries of a page, or nil if there are fewer than two; `reference` is a day near the dates, if the page names no year.
    init?(_ page: Document, _ body: MarkdownBlocks, reference: CivilDate) {
        let order = DateNumberOrder(page.blocks.map(\.text))
        func beginsWithDate(_ text: some StringProtocol) -> Bool {
            WrittenDate(order.written(out: String(text)), reference: reference) != nil
        }
        let headed = page.blocks.filter { LogEntries.isHeaded($0, reference) }
        if headed.count >= LogEntries.fewest {
            let heads = headed.map { Entry(order.written(out: String($0.text.firstLine)), $0.lines.first) }
            (dated, isYearOpen) = LogEntries.dated(heads, LoggedYears(page, body), reference: reference)
            guard dated.count >= LogEntries.fewest else { return nil }
            let lines = Set(dated.map(\.line))
            blocks = page.blocks.flatMap { lines.contains($0.lines.first) ? LogEntries.parted($0) : [$0] }
            ends = []
            return
        }
        let hasDate = page.dateSource < .modified
        let paragraphs = hasDate ? [] : page.blocks.filter { LogEntries.isOfEntries($0, beginsWithDate) }
        let ofLines = paragraphs.flatMap { LogEntries.lines(of: $0).map { Entry($0.text, $0.lines.first) } }
        let entries = ofLines.isEmpty ? body.topItems : (body.topItems + ofLines).sorted { $0.line < $1.line }
        let count = entries.count { beginsWithDate($0.text) }
        let isLog = count * 2 >= entries.count
        guard count >= 2, isLog || !hasDate else { return nil }

        let shortYears = ShortYears(entries.map(\.text))
        let written = entries.map { Entry(shortYears.written(out: order.written(out: $0.text)), $0.line) }
        let (all, isYearOpen) = LogEntries.dated(written, LoggedYears(page, body), reference: reference)
        self.isYearOpen = isYearOpen
        dated = isLog ? all : LogEntries.ofLoggedSections(all, among: entries, below: body.headings.map(\.line))
        guard dated.count >= 2 else { return nil }
        ends = paragraphs.map { $0.lines.last + 1 }
        let lines = Set(paragraphs.map(\.lines.first))
        blocks = page.blocks.flatMap { block in
            block.kind == .paragraph && lines.contains(block.lines.first) ? LogEntries.lines(of: block) : [block]
        }
    }

    /// Returns the entries that begin with a date, and whether nothing names their year.
    private static func dated(
        _ entries: [Entry], _ years: LoggedYears, reference: CivilDate
    ) -> (dated: [Dated], isYearOpen: Bool) {
        let sequence = DateSequence(entries.map(\.text), reference: reference)
        let dated = zip(entries, sequence.dates).compactMap { entry, date in
            let inYear = years.reference(at: entry.line).flatMap { WrittenDate(entry.text, reference: $0) }
            return (inYear ?? date).map { Dated(line: entry.line, written: $0) }
        }
        return (dated, sequence.isYearOpen && years.isEmpty)
    }

    /// Returns whether a paragraph begins with a line that is a date, optionally with a remark in brackets: "**7 May** (by boat)".
    private static func isHeaded(_ block: Block, _ reference: CivilDate) -> Bool {
        guard block.kind == .paragraph, block.speaker == nil,
            let end = block.text.utf8.prefix(LogEntries.longestHead).firstIndex(of: UInt8(ascii: "\n")),
            block.text.utf8[..<end].contains(where: \.isDigit),
            let date = WrittenDate(String(block.text.firstLine), reference: reference)
        else { return false }
        return date.rest.isEmpty || date.rest.hasPrefix("(") && date.rest.hasSuffix(")")
    }

    /// The maximum length of such a line, in bytes.
    private static let longestHead = 60

    /// Splits a paragraph after its first line.
    private static func parted(_ block: Block) -> [Block] {
        var (head, rest) = (block, block)
        head.text = String(block.text.firstLine)
        head.lines.last = block.lines.first
        rest.text = String(block.text.dropFirst(head.text.count + 1))
        rest.lines.first += 1
        return [head, rest]
    }

    /// Returns the entries of sections in which at least three entries, and at least half, are dated.
    private static func ofLoggedSections(_ dated: [Dated], among entries: [Entry], below headings: [Int]) -> [Dated] {
        func section(_ line: Int) -> Int { headings.firstPlace(of: line, \.self) }
        let counts = entries.reduce(into: [Int: Int]()) { $0[section($1.line), default: 0] += 1 }
        let datedCounts = dated.reduce(into: [Int: Int]()) { $0[section($1.line), default: 0] += 1 }
        return dated.filter { entry in
            let count = datedCounts[section(entry.line), default: 0]
            return count >= fewest && count * 2 >= counts[section(entry.line), default: 0]
        }
    }

    private static func isOfEntries(_ block: Block, _ beginsWithDate: (Substring) -> Bool) -> Bool {
        guard block.kind == .paragraph, block.lines.last - block.lines.first >= fewest - 1 else { return false }
        let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.count { beginsWithDate($0) } * 2 > lines.count
    }

    private static func lines(of block: Block) -> [Block] {
        block.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { offset, text in
            var line = block
            line.text = String(text)
            line.lines = LineRange(block.lines.first + offset, block.lines.first + offset)
            return line
        }
    }
}

/// The years that a page names for the dates below: in its title, in a heading, or as a line of its own.
private struct LoggedYears {
    private let marks: [(line: Int, year: Int)]

    init(_ page: Document, _ body: MarkdownBlocks) {
        let title = LoggedYears.year(in: page.title).map { [(line: 0, year: $0)] } ?? []
        let headings = body.headings.compactMap { heading in
            LoggedYears.year(in: heading.text).map { (line: heading.line, year: $0) }
        }
        let alone = page.blocks.flatMap { LoggedYears.alone(in: $0) }
        marks = title + (headings + alone).sorted { $0.line < $1.line }
    }

    /// Returns the years that are lines of their own, as a paragraph or directly below one or an item, which Markdown joins to it.
    private static func alone(in block: Block) -> [(line: Int, year: Int)] {
        let isShort = block.text.utf8.count <= longestAlone
        guard block.kind == .paragraph || !isShort, isShort || block.lines.last > block.lines.first else { return [] }
        let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        return lines.dropFirst(isShort ? 0 : 1).compactMap { offset, text in
            guard text.utf8.count <= longestAlone else { return nil }
            return year(in: String(text)).map { (line: block.lines.first + offset, year: $0) }
        }
    }

    /// The length in bytes of a year with a colon, "2025:".
    private static let longestAlone = 5

    var isEmpty: Bool { marks.isEmpty }

    /// Returns a day near the dates on a line, in O(log *n*); nil above the first year.
    func reference(at line: Int) -> CivilDate? {
        let next = marks.firstPlace(of: line, \.line)
        // Every day of a year is nearer to that year's middle than the same day of another year.
        return next == 0 ? nil : CivilDate(year: marks[next - 1].year, month: 7, day: 2)
    }

    /// Returns the only year in a text without a whole date; nil if there is none or more than one.
    private static func year(in text: String) -> Int? {
        let years = text.words(withNumbers: true).compactMap { word in
            word.utf8.count == 4 ? Int(word).flatMap { (1900...2199).contains($0) ? $0 : nil } : nil
        }
        return years.count == 1 && WrittenDate(among: text) == nil ? years[0] : nil
    }
}
