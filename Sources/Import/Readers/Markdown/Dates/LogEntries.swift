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
    /// Whether nothing names the year of the entries.
    let isYearOpen: Bool

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
        let pairs = DayMonthPairs(page.blocks)
        func beginsWithDate(_ text: some StringProtocol) -> Bool {
            WrittenDate(pairs.written(out: String(text)), reference: reference) != nil
        }
        let hasDate = page.dateSource < .modified
        let paragraphs = hasDate ? [] : page.blocks.filter { LogEntries.isOfEntries($0, beginsWithDate) }
        let ofLines = paragraphs.flatMap { LogEntries.lines(of: $0).map { Entry($0.text, $0.lines.first) } }
        let entries = ofLines.isEmpty ? body.topItems : (body.topItems + ofLines).sorted { $0.line < $1.line }
        let count = entries.count { beginsWithDate($0.text) }
        let isLog = count * 2 >= entries.count
        guard count >= 2, isLog || !hasDate else { return nil }

        let years = LoggedYears(page, body)
        let texts = entries.map { pairs.written(out: $0.text) }
        let sequence = DateSequence(texts, reference: reference)
        isYearOpen = sequence.isYearOpen && years.isEmpty
        let all = entries.indices.compactMap { place in
            let line = entries[place].line
            let inYear = years.reference(at: line).flatMap { WrittenDate(texts[place], reference: $0) }
            return (inYear ?? sequence.dates[place]).map { Dated(line: line, written: $0) }
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

    init(_ page: Document, _ body: MarkdownBlocks) {
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

    var isEmpty: Bool { marks.isEmpty }

    /// Returns a day near the dates on a line, in O(log *n*); nil above the first year.
    func reference(at line: Int) -> CivilDate? {
        let next = marks.firstPlace(of: line, \.line)
        // Every day of a year is nearer to its middle than that of another year.
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

/// Days and months with a slash at the beginning of lines, "26/4" or "4/26": which comes first is told by the numbers above 12.
private struct DayMonthPairs {
    private let isDayFirst: Bool?

    private typealias Pair = (first: Int, second: Int, rest: Substring)

    /// Reads the blocks of a page; those without a slash cost a look at their bytes.
    init(_ blocks: [Block]) {
        var (days, months) = (0, 0)
        for block in blocks where block.text.utf8.contains(UInt8(ascii: "/")) {
            for line in block.text.lines {
                guard let pair = DayMonthPairs.pair(line) else { continue }
                if pair.first > 12 { days += 1 }
                if pair.second > 12 { months += 1 }
            }
        }
        isDayFirst = days == months ? nil : days > months
    }

    /// Returns a text with its leading pair written so that only one reading is possible.
    func written(out text: String) -> String {
        guard let isDayFirst, let pair = DayMonthPairs.pair(text[...]) else { return text }
        let (day, month) = isDayFirst ? (pair.first, pair.second) : (pair.second, pair.first)
        return month > 12 ? text : "\(day).\(month).\(pair.rest)"
    }

    private static func pair(_ text: Substring) -> Pair? {
        let bytes = text.utf8
        guard let start = bytes.prefix(mostMarks).firstIndex(where: \.isDigit) else { return nil }
        guard let first = number(bytes[start...]), first.rest.first == UInt8(ascii: "/"),
            let second = number(first.rest.dropFirst())
        else { return nil }
        let isFree = second.rest.first.map { " :,\t".utf8.contains($0) } ?? true
        guard isFree, (1...31).contains(first.value), (1...31).contains(second.value) else { return nil }
        return (first.value, second.value, Substring(second.rest))
    }

    /// The maximum number of bytes before a day: those of list and emphasis marks.
    private static let mostMarks = 6

    /// Reads a number of one or two digits.
    private static func number(_ bytes: Substring.UTF8View) -> (value: Int, rest: Substring.UTF8View)? {
        let digits = bytes.prefix(while: \.isDigit)
        guard (1...2).contains(digits.count) else { return nil }
        return (digits.reduce(0) { $0 * 10 + Int($1 - 48) }, bytes[digits.endIndex...])
    }
}
