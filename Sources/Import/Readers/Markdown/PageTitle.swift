/// A note's title: from front matter, else from a first heading that covers the note and tells no less than the file name, else that name.
///
/// Minutes may name their meeting in a first line that is no heading; it counts if the file is named after nothing but the day.
struct PageTitle {
    let text: String

    init(_ front: FrontMatter, _ body: MarkdownBlocks, isOutline: Bool, _ source: Source) {
        let written = front.isBroken ? nil : front.text(.title)?.trimmed
        let named = NoteName(path: source.path, baseName: source.baseName, isHierarchy: front.isOfHierarchy).title
        if let written, !written.isEmpty {
            text = written
        } else if !isOutline, let heading = PageTitle.heading(body).map(PageTitle.plain),
            !PageTitle.saysLess(heading, than: named)
        {
            text = heading
        } else if !isOutline, PageTitle.saysOnlyWhen(named), let line = PageTitle.firstLine(body) {
            text = line
        } else {
            text = named
        }
    }

    /// Returns whether a heading that begins with a day tells less than the file's name: "Jan 16th" in `Ward meeting.md`.
    private static func saysLess(_ heading: String, than name: String) -> Bool {
        // Most files of a diary are named after the day alone.
        let tellsMore = name.words().contains { $0.count > 2 && !WrittenDate.isDateWord($0.lowercased()) }
        let beginning = String(heading.prefix { $0 != "," && $0 != "(" })
        guard tellsMore, let day = WrittenDate(beginning, reference: WrittenDate.anyDay),
            !MeetingTitle(heading).namesMeeting
        else { return false }
        return MeetingTitle(name).namesMeeting || day.rest.isEmpty && beginning.count == heading.count
    }

    /// Returns whether a file's name has only a date and a word for a record: `minutes-2024-03-05`.
    private static func saysOnlyWhen(_ name: String) -> Bool {
        name.words().allSatisfy { WrittenDate.isDateWord($0.lowercased()) || MeetingTitle.isRecord($0.lowercased()) }
    }

    /// Returns the first line if it names a meeting and is no sentence, also with the marks of a heading written without a blank.
    private static func firstLine(_ body: MarkdownBlocks) -> String? {
        guard let first = body.blocks.first, first.kind == .paragraph, first.speaker == nil else { return nil }
        let line = plain(String(first.text.firstLine.drop { $0 == "#" }).trimmed)
        guard line.utf8.count <= longestLine, line.first?.isLetter == true,
            line.last?.isLetter == true || line.last?.isNumber == true,
            !line.contains(":"), line.words().count(where: { !WrittenDate.isDateWord($0.lowercased()) }) > 1
        else { return nil }
        return MeetingTitle(line).namesMeeting ? line : nil
    }

    /// The maximum length of such a line, in bytes.
    private static let longestLine = 100

    /// Returns a heading without link and emphasis marks: `[[Plan|the plan]]` is "the plan", `[plan](a.md)` "plan", `**Plan**` "Plan".
    static func plain(_ heading: String) -> String {
        let text = withoutLinks(heading)
        for mark in ["**", "__", "*", "_"] {
            let inner = text.dropFirst(mark.count).dropLast(mark.count)
            if text.hasPrefix(mark), text.hasSuffix(mark), !inner.trimmed.isEmpty, !inner.contains(mark) {
                return plain(String(inner).trimmed)
            }
        }
        return text
    }

    private static func withoutLinks(_ heading: String) -> String {
        guard heading.utf8.contains(UInt8(ascii: "[")) else { return heading }
        var result = ""
        var rest = heading[...]
        while let open = rest.firstIndex(of: "[") {
            result += rest[..<open]
            rest = rest[open...]
            if rest.hasPrefix("[["), let close = rest.range(of: "]]"),
                let link = Wikilink(rest[..<close.lowerBound].dropFirst(2), isEmbed: false, line: 0)
            {
                result += link.shown ?? (link.target.isEmpty ? link.heading ?? "" : link.target)
                rest = rest[close.upperBound...]
            } else if let middle = rest.range(of: "]("), let close = rest[middle.upperBound...].firstIndex(of: ")") {
                result += rest[..<middle.lowerBound].dropFirst()
                rest = rest[rest.index(after: close)...]
            } else {
                break
            }
        }
        let text = (result + rest).trimmed
        return text.isEmpty ? heading : text
    }

    /// Returns the first heading, if it covers the whole note.
    ///
    /// One of level 1 does, unless text precedes it and there is another of level 1. A lower one does if nothing precedes it, it names a
    /// meeting or a day, and all other headings are below it.
    private static func heading(_ body: MarkdownBlocks) -> String? {
        guard let first = body.headings.first, !first.isNested, !first.text.isEmpty else { return nil }
        let isFirst = body.blocks.first.map { $0.lines.first >= first.line } ?? true
        if first.level == 1 {
            let isOnly = !body.headings.dropFirst().contains { $0.level == 1 && !$0.isNested }
            // The first day of a diary is not its title.
            let isDay = !isOnly && body.headings.filter { $0.level == 1 }.allSatisfy { WrittenDate.begins($0.text) }
            return (isFirst || isOnly) && !isDay ? first.text : nil
        }
        guard isFirst, body.headings.dropFirst().allSatisfy({ isBelow($0, first) }),
            MeetingTitle(first.text).namesMeeting || WrittenDate(among: first.text) != nil
        else { return nil }
        return first.text
    }

    /// Returns whether a heading is below another or a section label; some write `## Agenda` below `## 5 May 2023`.
    private static func isBelow(_ heading: MarkdownBlocks.Heading, _ title: MarkdownBlocks.Heading) -> Bool {
        heading.level > title.level || SectionLabel(heading: heading.text).flatMap(LabelVocabulary.shared.role) != nil
    }
}
