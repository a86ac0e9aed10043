import Model
import Time

/// The entries of a log that begin with a date: top list items of a page, and lines of paragraphs most of whose lines begin so.
///
/// A page with a date of its own may speak of other days, so its paragraphs are none of entries.
struct LogEntries {
    /// An entry.
    struct Dated {
        var line: Int
        var written: WrittenDate
    }

    /// The entries in order: all that begin with a date, if at least half of the items and lines do; else those below headings where at
    /// least three, and at least half, do.
    let dated: [Dated]
    /// The blocks of the page; a paragraph of entries has one block for each line.
    let blocks: [Block]
    /// The lines after paragraphs of entries, where the last entry ends.
    let ends: [Int]

    /// The number of lines that make a paragraph one of entries, and of entries that make a section one.
    private static let fewest = 3

    private typealias Entry = (text: String, line: Int)

    /// Finds the entries of a page; nil if there are fewer than two.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - body: The blocks of its lines.
    ///   - reference: A day near the dates without a year, if the page names no year.
    init?(_ page: Document, _ body: MarkdownBlocks, reference: CivilDate) {
        func beginsWithDate(_ text: some StringProtocol) -> Bool {
            WrittenDate(String(text), reference: reference) != nil
        }
        let hasDate = page.dateSource < .modified
        let paragraphs = hasDate ? [] : page.blocks.filter { LogEntries.isOfEntries($0, beginsWithDate) }
        let ofLines = paragraphs.flatMap { LogEntries.lines(of: $0).map { Entry($0.text, $0.lines.first) } }
        let entries = ofLines.isEmpty ? body.topItems : (body.topItems + ofLines).sorted { $0.line < $1.line }
        let count = entries.count { beginsWithDate($0.text) }
        let isLog = count * 2 >= entries.count
        guard count >= 2, isLog || !hasDate else { return nil }

        let full = body.topItems.lazy.compactMap { WrittenDate($0.text, reference: nil)?.date }.first
        let years = LoggedYears(page, body, otherwise: full ?? reference)
        let all = entries.compactMap { entry in
            WrittenDate(entry.text, reference: years.reference(at: entry.line)).map {
                Dated(line: entry.line, written: $0)
            }
        }
        dated = isLog ? all : LogEntries.ofLoggedSections(all, among: entries, below: body.headings.map(\.line))
        guard dated.count >= 2 else { return nil }
        ends = paragraphs.map { $0.lines.last + 1 }
        let lines = Set(paragraphs.map(\.lines.first))
        blocks = page.blocks.flatMap { block in
            block.kind == .paragraph && lines.contains(block.lines.first) ? LogEntries.lines(of: block) : [block]
        }
    }

    /// Returns the dated entries below headings where they are many.
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

    /// Returns a day near the dates on a line, in O(log *n*).
    func reference(at line: Int) -> CivilDate {
        let next = marks.firstPlace(of: line, \.line)
        guard next > 0 else { return otherwise }
        // Every day of a year is nearer to its middle than that of another year.
        return CivilDate(year: marks[next - 1].year, month: 7, day: 2) ?? otherwise
    }

    /// Returns the only year in a text without a whole date; nil if there is none or more than one.
    private static func year(in text: String) -> Int? {
        let years = text.words(withNumbers: true).compactMap { word in
            word.utf8.count == 4 ? Int(word).flatMap { (1900...2199).contains($0) ? $0 : nil } : nil
        }
        return years.count == 1 && WrittenDate(among: text) == nil ? years[0] : nil
    }
}
