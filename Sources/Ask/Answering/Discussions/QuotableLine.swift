import Model
import Retrieval
import Store
import Text

/// A line of a document, or a sentence of a long line, with its properties for quoting.
struct QuotableLine {
    struct Traits: OptionSet {
        let rawValue: Int

        /// The header row of a table.
        static let tableHead = Traits(rawValue: 1)
        static let tableRow = Traits(rawValue: 2)
        /// Without content of its own: "Mm-hmm", or only a link.
        static let isIdle = Traits(rawValue: 4)
        static let question = Traits(rawValue: 8)
        /// Ends with a colon; the content follows.
        static let leadsIn = Traits(rawValue: 16)
        static let number = Traits(rawValue: 32)
        static let task = Traits(rawValue: 64)
        static let turn = Traits(rawValue: 128)
        /// Introduces a result: "Conclusion: …", "Cause: …".
        static let gist = Traits(rawValue: 256)
        /// Continues the line of the sentence before.
        static let goesOn = Traits(rawValue: 512)
    }

    /// Whole lines of the chunk, or whole sentences of one.
    var text: String
    var lines: LineRange
    var chunk: Int
    /// The headings and list items above, outermost first, and the header of its table.
    var headings: [String]
    /// The number of list items that contain it.
    var depth = 0
    var form: LineForms.Form = .prose
    /// The purpose of its section; nil if unknown.
    var role: SectionRole?
    var traits: Traits
    var verdict: DecisionWords.Verdict?

    /// The header row, if the line is a table row.
    var tableHead: String? { traits.contains(.tableRow) ? headings.last.flatMap { $0.hasPrefix("|") ? $0 : nil } : nil }

    /// Returns the hashes of the stems of content words, without link targets; `memo` caches analysed English words.
    func words(_ memo: WordMemo) -> Set<UInt64> {
        var words: Set<UInt64> = []
        memo.forEachForm(in: LinkTargets.blanked(in: text)) { _, hash, traits in
            if traits.isDisjoint(with: [.addition, .functionWord]) { words.insert(hash) }
        }
        return words
    }

    static func memo() -> WordMemo { WordMemo(TermAnalyzer()) }

    static func likeness(_ left: Set<UInt64>, _ right: Set<UInt64>) -> Float {
        let shared = Float(left.intersection(right).count)
        let all = Float(left.count + right.count) - shared
        return all > 0 ? shared / all : 0
    }
}

/// Splits chunks into quotable lines.
struct LineReader {
    /// Returns the lines with text, without table rules, of chunks in document order.
    func lines(of chunks: [ChunkRecord]) -> [QuotableLine] {
        var result: [QuotableLine] = []
        var previous: ChunkRecord?
        for chunk in chunks {
            var own = lines(of: chunk)
            if let previous, let last = result.indices.last, LineReader.goesOn(result[last], of: previous, in: chunk) {
                LineReader.complete(&result[last], from: &own)
            }
            result += own
            previous = chunk
        }
        return LineReader.withTableHeads(LineReader.withMatters(LineReader.withItemsAbove(result, chunks)), chunks)
    }

    /// Whether the last sentence of a chunk continues in the next one, because long wrapped paragraphs are split at line ends.
    private static func goesOn(_ last: QuotableLine, of previous: ChunkRecord, in chunk: ChunkRecord) -> Bool {
        chunk.lines.first == previous.lines.last + 1 && chunk.headingPath == previous.headingPath
            && previous.speakers.isEmpty && chunk.speakers.isEmpty
            && last.form == .prose && chunk.forms[0] == .prose && last.lines.last == previous.lines.last
            && last.traits.isDisjoint(with: [.tableRow, .leadsIn])
            && last.text.utf8.count >= Sentences.shortestWrappedLine
            && !Sentences.endsSentence(last.text[...])
    }

    /// Moves the end of a sentence from the next chunk's lines to the line where it begins.
    private static func complete(_ line: inout QuotableLine, from next: inout [QuotableLine]) {
        guard let first = next.first, first.form == .prose, let end = Sentences.ranges(in: first.text).first else {
            return
        }
        line.text += " " + first.text[end]
        line.lines = line.lines.union(first.lines)
        line.traits.formUnion(first.traits.intersection([.number, .question, .task]))
        let rest = String(first.text[end.upperBound...].unindented)
        if rest.isEmpty { next.removeFirst() } else { next[0].text = rest }
    }

    private func lines(of chunk: ChunkRecord) -> [QuotableLine] {
        let parts = chunk.readLines
        let count = parts.last.map { $0.first + $0.starts.count } ?? 0
        let isLineForLine = count == chunk.lines.last - chunk.lines.first + 1
        var result: [QuotableLine] = []
        for part in parts where LineReader.saysSomething(part.text[...]) {
            let text = String(part.text[...].unindented)
            let number = chunk.lines.first + part.first
            if part.starts.count > 1 {
                let indent = part.text.utf8.count - text.utf8.count
                let ranges = LineReader.ranges(of: text)
                for range in ranges {
                    let start = indent + text.utf8.distance(from: text.startIndex, to: range.lowerBound)
                    let end = indent + text.utf8.distance(from: text.startIndex, to: range.upperBound)
                    let places = part.starts.indices.filter { place in
                        let next = place + 1 < part.starts.count ? part.starts[place + 1] : .max
                        return part.starts[place] < end && start < next
                    }
                    let lines = LineRange(number + (places.first ?? 0), number + (places.last ?? 0))
                    result.append(line(String(text[range]), isLineForLine ? lines : chunk.lines, part.first, in: chunk))
                    if range.lowerBound > ranges[0].lowerBound { result[result.count - 1].traits.insert(.goesOn) }
                }
                continue
            }
            let lines = isLineForLine ? LineRange(number, number) : chunk.lines
            if MarkupLine.isTableRule(text) {
                if let last = result.last, last.traits.contains(.tableRow) {
                    result[result.count - 1].traits.insert(.tableHead)
                }
                continue
            }
            for (number, sentence) in LineReader.pieces(of: text).enumerated() {
                result.append(line(sentence, lines, part.first, in: chunk))
                if number > 0 { result[result.count - 1].traits.insert(.goesOn) }
            }
        }
        return result
    }

    private static func saysSomething(_ line: Substring) -> Bool {
        line.utf8.contains { $0 > 0x20 && $0 < 0x7F } || line.contains { !$0.isWhitespace }
    }

    private static func pieces(of text: String) -> [String] { ranges(of: text).map { String(text[$0]) } }

    private static func ranges(of text: String) -> [Range<String.Index>] {
        SnippetMaker.isLong(text) ? Sentences.ranges(in: text) : [text.startIndex..<text.endIndex]
    }

    private func line(_ text: String, _ lines: LineRange, _ number: Int, in chunk: ChunkRecord) -> QuotableLine {
        var traits: QuotableLine.Traits = []
        let turn = SpokenLines.turn(text[...], of: chunk.speakers)
        let said = turn.map { String($0.said) } ?? text
        if turn != nil { traits.insert(.turn) }
        if text.utf8.first == UInt8(ascii: "|") { traits.insert(.tableRow) }
        if LineReader.endsWithColon(text) { traits.insert(.leadsIn) }
        if LineReader.asks(said) { traits.insert(.question) }
        if LineReader.isTask(said) { traits.insert(.task) }
        if LineReader.holdsNumber(LinkTargets.blanked(in: said)) { traits.insert(.number) }
        if GistWords.lead(said) { traits.insert(.gist) }
        if IdleWords.areAll(in: said) { traits.insert(.isIdle) }
        var verdict = LineReader.verdict(on: said, below: chunk.headingPath.last)
        // An assigned task is still to be done: "Dates confirmed @Kenji".
        if traits.contains(.task), verdict?.isLabelled != true { verdict?.force = .likely }
        var line = QuotableLine(
            text: text, lines: lines, chunk: chunk.number, headings: chunk.headingPath, depth: chunk.depths[number],
            form: chunk.forms[number], role: chunk.role, traits: traits, verdict: verdict)
        // "See also [[that]]" and link definitions have no content of their own.
        if MarkupLine.isAlone(text) || LineReader.mayBeLink(text) && line.words(QuotableLine.memo()).count < 2 {
            line.traits.insert(.isIdle)
        }
        return line
    }

    /// Whether a line ends with a colon, ignoring Markdown emphasis and line breaks: "**Camera:**", "Usage:\\".
    private static func endsWithColon(_ text: String) -> Bool {
        text.utf8.last { !"*_\\ ".utf8.contains($0) } == UInt8(ascii: ":")
    }

    /// Whether a line has an assignee or a due date; the byte tests come first because most lines have neither.
    private static func isTask(_ text: String) -> Bool {
        if text.utf8.contains(UInt8(ascii: "@")), text.begins(with: "@") || text.holds(" @") { return true }
        return text.utf8.contains(0xF0) && text.holds("📅")
    }

    private static func mayBeLink(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "[")) || text.utf8.contains(UInt8(ascii: "<")) || text.holds("://")
    }

    private static func holdsNumber(_ text: String) -> Bool {
        var isInWord = false
        for byte in text.utf8 {
            if (48...57).contains(byte), !isInWord { return true }
            isInWord = byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        }
        return false
    }

    /// Returns the most certain verdict of a line's sentences; other lines below "Decisions" are likely decisions.
    private static func verdict(on text: String, below heading: String?) -> DecisionWords.Verdict? {
        let sentences = DecisionWords.shared.mayDecide(text) ? Sentences.ranges(in: text) : []
        let verdicts = sentences.compactMap { DecisionWords.shared.verdict(on: String(text[$0])) }
        if var best = verdicts.max(by: { ($0.isLabelled ? 1 : 0, $0.force) < ($1.isLabelled ? 1 : 0, $1.force) }) {
            // Other sentences of the line tell of what.
            if sentences.count > 1 { best.isBare = false }
            return best
        }
        guard let heading, DecisionWords.shared.isLabel(heading), !text.hasSuffix("?") else { return nil }
        return DecisionWords.Verdict(force: .likely, range: 0..<0)
    }

    /// Adds the lines that tell of what, "Text: Buy a crane", to the headings of a line that is nothing but their outcome.
    private static func withMatters(_ lines: [QuotableLine]) -> [QuotableLine] {
        var result = lines
        for place in lines.indices where lines[place].verdict?.isBare == true {
            let before = lines[max(0, place - mostOfMatter)..<place].reversed().prefix { line in
                line.verdict?.isBare != true && line.headings == lines[place].headings
            }
            result[place].headings += before.reversed().map(\.text)
        }
        return result
    }

    /// The maximum number of lines between a matter and its outcome.
    private static let mostOfMatter = 5

    /// Adds the list items above each line to its headings.
    private static func withItemsAbove(_ lines: [QuotableLine], _ chunks: [ChunkRecord]) -> [QuotableLine] {
        guard lines.contains(where: { $0.depth > 0 }) else { return lines }
        let parents = Dictionary(chunks.map { ($0.number, $0.parentItems) }) { first, _ in first }
        var items: [String] = []
        var chunk: Int?
        return lines.map { line in
            var line = line
            // A chunk stores the items above its first line, cut if they are long.
            if line.chunk != chunk { items = whole(parents[line.chunk] ?? [], from: items) }
            chunk = line.chunk
            line.headings += items.prefix(line.depth)
            items = items.prefix(line.depth) + [line.text]
            return line
        }
    }

    /// Returns items of which the chunk before holds more than their beginning as that has them.
    private static func whole(_ items: [String], from before: [String]) -> [String] {
        items.enumerated().map { depth, item in
            before.indices.contains(depth) && before[depth].hasPrefix(item) ? before[depth] : item
        }
    }

    /// Adds the header of each table row to its headings.
    private static func withTableHeads(_ lines: [QuotableLine], _ chunks: [ChunkRecord]) -> [QuotableLine] {
        guard lines.contains(where: { $0.traits.contains(.tableRow) }) else { return lines }
        // A chunk stores the header above its first row.
        let stored = Dictionary(
            chunks.compactMap { chunk in
                chunk.parentItems.last.flatMap { $0.hasPrefix("|") ? (chunk.number, $0) : nil }
            }
        ) { first, _ in first }
        var head: String?
        var chunk: Int?
        return lines.map { line in
            var line = line
            if line.chunk != chunk, let above = stored[line.chunk] { head = above }
            chunk = line.chunk
            if line.traits.contains(.tableHead) || line.traits.contains(.tableRow) && line.text == head {
                line.traits.insert(.tableHead)
                head = line.text
            } else if !line.traits.contains(.tableRow) {
                head = nil
            } else if let head {
                line.headings.append(head)
            }
            return line
        }
    }

    /// Whether any line of the passages has content, rather than signs of listening.
    static func tells(_ passages: [Passage]) -> Bool {
        passages.lazy.flatMap(\.chunks).contains {
            LineReader().lines(of: $0).contains { !$0.traits.contains(.isIdle) }
        }
    }

    /// Whether a text ends with a question mark, ignoring closing brackets, quotes and emphasis.
    static func asks(_ text: String) -> Bool {
        if let last = text.utf8.last, last.isPlainEnd { return last == UInt8(ascii: "?") }
        return text.last { !closers.contains($0) } == "?"
    }

    private static let closers: Set<Character> = [" ", "\"", "”", ")", "*", "_"]
}

extension UInt8 {
    /// Whether a final byte is ASCII and not one of `closers`.
    fileprivate var isPlainEnd: Bool { self < 0x80 && !" \")*_".utf8.contains(self) }
}
