import Model
import Text
import Time

/// The date that a heading or a line of a note's first screen holds, alone or among the words of a title.
///
/// A sentence dates nothing, nor does a line that says what else happens on that day: `Next meeting: 5 May 2023`, `Due 2024-05-01`.
struct TopDate {
    /// The date and its 1-based line; nil if there is none.
    private(set) var found: (written: WrittenDate, line: Int)?

    /// The lines of the first screen, for headings.
    private static let screen = 25
    /// The lines at the top of which any may be the date.
    private static let mostLines = 10
    /// Words beside a date that still make a title.
    private static let mostWords = 8

    /// Looks at the top of a note.
    ///
    /// - Parameters:
    ///   - blocks: Its blocks.
    ///   - headings: Its headings, also those in quotes and lists.
    init(_ blocks: [Block], _ headings: [MarkdownBlocks.Heading]) {
        guard let first = blocks.first?.lines.first else { return }
        var headed: [(written: WrittenDate, line: Int)] = []
        for block in blocks {
            if block.lines.first > first + TopDate.screen { break }
            if block.kind == .heading, let written = TopDate.date(ofHeading: block.text) {
                headed.append((written, block.lines.first))
            }
        }
        // Headings of several days part a log; the first one may still be its title.
        let isTitle = headed.first?.line == headings.first?.line
        if let only = headed.first, isTitle || Set(headed.map(\.written.date)).count == 1 {
            found = only
            return
        }
        let isTitled = headings.first.map { $0.line == first || $0.level == 1 } ?? false
        let second = headings.dropFirst(isTitled ? 1 : 0).first?.line ?? .max
        for block in blocks where block.lines.first < min(first + TopDate.mostLines, second) {
            guard block.kind == .paragraph || block.kind == .item || block.kind == .quote else { continue }
            guard block.text.utf8.contains(where: \.isDigit) else { continue }
            for (offset, line) in block.text.lines.enumerated() {
                guard block.lines.first + offset < first + TopDate.mostLines,
                    let written = TopDate.date(ofLine: line, isItem: block.kind == .item)
                else { continue }
                found = (written, block.lines.first + offset)
                return
            }
        }
    }

    private static func date(ofHeading text: String) -> WrittenDate? {
        guard text.utf8.contains(where: \.isDigit) else { return nil }
        let plain = InlineText.plain(text)
        // Before anything else it is the day; behind other words they may tell another one.
        return WrittenDate(plain, reference: nil) ?? (names(another: plain) ? nil : WrittenDate(among: plain))
    }

    private static func date(ofLine line: Substring, isItem: Bool) -> WrittenDate? {
        guard line.utf8.count <= 160, line.utf8.contains(where: \.isDigit) else { return nil }
        var text = InlineText.plain(String(line)).trimmed
        if let label = SectionLabel(line: line), label.hasColon, !label.rest.isEmpty, !label.rest.hasPrefix("/") {
            // What is called otherwise is another day: "Published: …".
            guard label.words.allSatisfy(dateLabels.contains) else { return nil }
            text = InlineText.plain(label.rest)
        }
        guard !names(another: text), let written = WrittenDate(among: text) else { return nil }
        if let leading = WrittenDate(text, reference: nil) {
            // Alone, or before a colon: "2026-03-10: what happened".
            let behind = text.dropLast(leading.behind.count).last { !$0.isWhitespace }
            if leading.rest.isEmpty || (behind == ":" && !isItem) { return leading }
        }
        let words = text.words(withNumbers: true)
        let others = words.filter { $0.first?.isLetter == true && !WrittenDate.isDateWord($0.lowercased()) }
        if !others.isEmpty, others.allSatisfy({ dateLabels.contains($0.lowercased()) }) { return written }
        guard !isItem, words.count <= mostWords, !text.hasSuffix("."), !text.hasSuffix(";") else { return nil }
        // Titles write most of their words large; sentences do not.
        return others.count { $0.first?.isLowercase == true } * 2 < max(1, others.count) ? written : nil
    }

    /// The words of a field that holds the day of the note itself.
    private static let dateLabels: Set<String> = [
        "date", "when", "day", "datum", "wann", "time", "zeit", "held", "am", "termin", "meeting", "sitzung", "tag",
    ]

    /// Whether a text speaks of another day than its note's.
    private static func names(another text: String) -> Bool {
        text.words().contains { otherDays.contains($0.lowercased()) }
    }

    private static let otherDays: Set<String> = [
        "next", "due", "deadline", "until", "by", "previous", "last", "updated", "modified", "expires", "since", "born",
        "nächste", "nächster", "nächstes", "bis", "frist", "letzte", "letztes", "geändert", "aktualisiert",
    ]
}
