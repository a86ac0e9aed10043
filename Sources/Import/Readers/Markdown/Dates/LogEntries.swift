import Model
import Time

/// The parts of a page that may be entries of a log: its top list items, and the lines of paragraphs most of whose lines begin with a date.
struct LogEntries {
    /// An entry that begins with a date.
    struct Dated {
        var line: Int
        var written: WrittenDate
    }

    /// The blocks of the page; a paragraph of entries has one block for each line.
    private(set) var blocks: [Block]
    private var entries: [(text: String, line: Int)]
    /// The lines after paragraphs of entries, where the last entry ends.
    private(set) var ends: [Int] = []
    private let headings: [Int]
    private let years: LoggedYears
    /// Whether the page has a date of its own: then a part of its lines may speak of other days.
    private let isOfOneDay: Bool

    /// The number of lines that make a paragraph one of entries, if most of them begin with a date.
    private static let fewestLines = 3

    /// Finds the entries of a page; dates without a year are resolved near `reference` where the page names no year.
    init(_ page: Document, _ body: MarkdownBlocks, reference: CivilDate) {
        entries = body.topItems
        blocks = page.blocks
        headings = body.headings.map(\.line)
        let full = body.topItems.lazy.compactMap { WrittenDate($0.text, reference: nil)?.date }.first
        years = LoggedYears(page, body, otherwise: full ?? reference)
        isOfOneDay = page.dateSource < .modified
        let paragraphs = isOfOneDay ? [] : page.blocks.indices.filter { isOfEntries(page.blocks[$0]) }
        guard !paragraphs.isEmpty else { return }
        for place in paragraphs.reversed() {
            let lines = LogEntries.lines(of: blocks[place])
            ends.append(blocks[place].lines.last + 1)
            entries += lines.map { ($0.text, $0.lines.first) }
            blocks.replaceSubrange(place...place, with: lines)
        }
        entries.sort { $0.line < $1.line }
    }

    /// The entries that begin with a date: all if at least two, and at least half of all entries, do; else those below headings where at
    /// least three, and at least half, do.
    var dated: [Dated] {
        let all = entries.compactMap { entry in
            date(entry.text, at: entry.line).map { Dated(line: entry.line, written: $0) }
        }
        guard all.count >= 2 else { return [] }
        if all.count * 2 >= entries.count { return all }
        guard !isOfOneDay else { return [] }
        func section(_ line: Int) -> Int { headings.last { $0 < line } ?? 0 }
        let counts = entries.reduce(into: [Int: Int]()) { $0[section($1.line), default: 0] += 1 }
        let groups = Dictionary(grouping: all) { section($0.line) }
        return groups.filter {
            $0.value.count >= LogEntries.fewestLines && $0.value.count * 2 >= counts[$0.key, default: 0]
        }
        .flatMap(\.value).sorted { $0.line < $1.line }
    }

    private func date(_ text: String, at line: Int) -> WrittenDate? {
        WrittenDate(text, reference: years.reference(at: line))
    }

    private func isOfEntries(_ block: Block) -> Bool {
        guard block.kind == .paragraph, block.lines.last - block.lines.first >= LogEntries.fewestLines - 1 else {
            return false
        }
        let lines = LogEntries.lines(of: block)
        guard lines.count >= LogEntries.fewestLines else { return false }
        return lines.count { date($0.text, at: $0.lines.first) != nil } * 2 > lines.count
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
    private let otherwise: CivilDate

    init(_ page: Document, _ body: MarkdownBlocks, otherwise: CivilDate) {
        self.otherwise = otherwise
        let title = LoggedYears.year(in: page.title).map { [(line: 0, year: $0)] } ?? []
        let headings = body.headings.compactMap { heading in
            LoggedYears.year(in: heading.text).map { (line: heading.line, year: $0) }
        }
        let alone = page.blocks.compactMap { block in
            block.kind != .paragraph || block.text.utf8.count > LoggedYears.longestAlone
                ? nil : LoggedYears.year(in: block.text).map { (line: block.lines.first, year: $0) }
        }
        marks = title + (headings + alone).sorted { $0.line < $1.line }
    }

    /// A year with a colon: "2025:".
    private static let longestAlone = 5

    /// Returns a day near the dates on a line.
    func reference(at line: Int) -> CivilDate {
        guard let year = marks.last(where: { $0.line < line })?.year else { return otherwise }
        return CivilDate(year: year, month: 7, day: 2) ?? otherwise
    }

    /// Returns the only year in a text without a whole date; nil if there is none or more than one.
    private static func year(in text: String) -> Int? {
        let years = text.words(withNumbers: true).compactMap { word in
            word.utf8.count == 4 ? Int(word).flatMap { (1900...2199).contains($0) ? $0 : nil } : nil
        }
        return years.count == 1 && WrittenDate(among: text) == nil ? years[0] : nil
    }
}
