import Model
import Text
import Time

/// The date in a heading or line on a note's first screen, alone or among the words of a title.
///
/// Sentences do not count, nor do lines about another day: `Next meeting: 5 May 2023`, `Due 2024-05-01`.
struct TopDate {
    /// The date and its 1-based line; nil if there is none.
    private(set) var found: (written: WrittenDate, line: Int)?
    private let first: Block?
    private let beginning: ArraySlice<Block>

    /// The number of lines of the first screen, in which headings count.
    private static let screen = 25
    /// The number of lines at the top in which any line may be the date.
    private static let mostLines = 10
    /// The maximum number of words in a line that still reads as a title with a date.
    private static let mostWords = 8

    /// The number of blocks in which a note says that it is about a week.
    private static let blocksOfBeginning = 4

    /// Whether the top names the week in a heading or a question, "Weeknotes 4", "What did I do this week?", and no month or other week.
    func isAbout(week number: Int) -> Bool {
        let lines = beginning.filter { $0.lines.first == $0.lines.last }
        let isOfMonth = lines.contains { $0.text.words().contains { WrittenDate.namesMonth($0) } }
        let naming = lines.filter { WeekDate.namesWeek($0.text) }
        return !isOfMonth && naming.contains { $0.kind == .heading || $0.text.hasSuffix("?") || $0.text.hasSuffix(":") }
            && naming.allSatisfy { WeekDate.names(number, in: $0.text) }
    }

    /// The heading that begins the note.
    var title: String? { first.flatMap { $0.kind == .heading ? $0.text : nil } }

    /// Searches the top of a note; `headings` includes those in quotes and lists.
    init(_ blocks: [Block], _ headings: [MarkdownBlocks.Heading]) {
        first = blocks.first
        beginning = blocks.prefix(TopDate.blocksOfBeginning)
        guard let first = first?.lines.first else { return }
        var headed: [(written: WrittenDate, line: Int)] = []
        for block in blocks {
            if block.lines.first > first + TopDate.screen { break }
            if block.kind == .heading, let written = TopDate.date(ofHeading: block.text) {
                headed.append((written, block.lines.first))
            }
        }
        // Headings of several days form a log; the first may still be its title.
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
        found = TopDate.labelled(blocks)
    }

    /// Returns the only day that a field "Date:" beside other fields on the first screen gives, also below a second heading.
    private static func labelled(_ blocks: [Block]) -> (written: WrittenDate, line: Int)? {
        guard let first = blocks.first?.lines.first else { return nil }
        var all: [(written: WrittenDate, line: Int)] = []
        for block in blocks.prefix(while: { $0.lines.first <= first + screen })
        where block.kind == .paragraph {
            let lines = block.text.lines
            guard lines.count(where: { SectionLabel(line: $0)?.hasColon == true }) > 1 else { continue }
            for (offset, line) in lines.enumerated() where line.utf8.contains(where: \.isDigit) {
                guard let label = SectionLabel(line: line), label.hasColon, label.words.count == 1,
                    fieldLabels.contains(label.words[0]),
                    let written = WrittenDate(InlineText.plain(label.rest), reference: nil)
                else { continue }
                all.append((written, block.lines.first + offset))
            }
        }
        return Set(all.map(\.written.date)).count == 1 ? all[0] : nil
    }

    private static let fieldLabels: Set<String> = ["date", "when", "datum", "wann"]

    /// Returns the day and month that begin the first line, "Tuesday, 12 March", "5 May 13:05"; nil if it goes on as a sentence.
    func withoutYear(near reference: CivilDate) -> WrittenDate? {
        guard let first, first.kind == .heading || first.kind == .paragraph,
            first.text.firstLine.words().prefix(3).contains(where: { WrittenDate.namesMonth($0) }),
            let written = WrittenDate(InlineText.plain(String(first.text.firstLine)), reference: reference)
        else { return nil }
        let ends = written.behind.isEmpty || written.time != nil || first.kind == .heading
        // Lines that all begin with a day are entries of a log.
        let isLog = first.text.lines.dropFirst().contains { WrittenDate.begins(String($0)) }
        return ends && !isLog && written.order == nil ? written : nil
    }

    private static func date(ofHeading text: String) -> WrittenDate? {
        guard text.utf8.contains(where: \.isDigit) else { return nil }
        let plain = InlineText.plain(text)
        // A leading date is the note's day; a date after other words may be another day.
        return WrittenDate(plain, reference: nil) ?? (names(another: plain) ? nil : WrittenDate(among: plain))
    }

    private static func date(ofLine line: Substring, isItem: Bool) -> WrittenDate? {
        guard line.utf8.count <= 160, line.utf8.contains(where: \.isDigit) else { return nil }
        var text = InlineText.plain(String(line)).trimmed
        if let label = SectionLabel(line: line), label.hasColon, !label.rest.isEmpty, !label.rest.hasPrefix("/") {
            // Another label means another day: "Published: …".
            guard label.words.allSatisfy(dateLabels.contains) || isTitleOfMeeting(label) else { return nil }
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
        let telling = others.filter { !QuestionWords.isFunctionWord(LetterFolding.fold($0)) }
        if !telling.isEmpty, telling.allSatisfy({ dateLabels.contains($0.lowercased()) }) { return written }
        guard !isItem, words.count <= mostWords, !text.hasSuffix("."), !text.hasSuffix(";") else { return nil }
        // Titles capitalize most of their words; sentences do not.
        return others.count { $0.first?.isLowercase == true } * 2 < max(1, others.count) ? written : nil
    }

    /// Returns whether a label is the title of a meeting, with nothing but its time behind it: "Minutes of the works committee: 3 May 2026".
    private static func isTitleOfMeeting(_ label: SectionLabel) -> Bool {
        MeetingTitle(label.written).namesMeeting && !names(another: label.written)
            && WrittenDate(InlineText.plain(label.rest), reference: nil) != nil
    }

    /// The labels of a field with the note's own date.
    private static let dateLabels: Set<String> = [
        "date", "when", "day", "datum", "wann", "time", "zeit", "held", "am", "termin", "meeting", "sitzung", "tag",
        "minutes", "notes", "protokoll", "notizen",
    ]

    /// Returns whether a text is about another day than the note's.
    static func names(another text: String) -> Bool {
        text.words().contains { otherDays.contains($0.lowercased()) }
    }

    private static let otherDays: Set<String> = [
        "next", "due", "deadline", "until", "by", "previous", "last", "updated", "modified", "expires", "since", "born",
        "nächste", "nächster", "nächstes", "bis", "frist", "letzte", "letztes", "geändert", "aktualisiert",
    ]
}
