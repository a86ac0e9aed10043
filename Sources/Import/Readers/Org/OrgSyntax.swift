import Model
import Time

/// The lines of an org-mode file as Markdown, with unchanged numbers.
///
/// Headings become headings, one level lower unless the first is the file's title; keywords and drawers become properties; lists are
/// indented for Markdown. Comments, settings and logs are not text.
///
/// Source: "Org Syntax" and The Org Manual, `orgmode.org`.
struct OrgSyntax {
    private(set) var lines: PageLines

    private let text: SourceText
    private let survey: OrgSurvey
    private var builder: PageLinesBuilder
    private var keywords = OrgKeywords()
    private var tags: [(name: String, line: Int)] = []
    private var tasks: [(syntax: TaskSyntax, line: Int)] = []
    private var datedHeadings: [Int: String] = [:]
    /// The open list items: their indentation in the file, and that of their text in Markdown.
    private var items: [(indent: Int, content: Int)] = []
    private var region = Region.text
    private var headingCount = 0
    /// Whether only planning lines and drawers stand between the line and the heading above.
    private var isBelowHeading = false
    /// Whether that heading is a task.
    private var isBelowTask = false

    private enum Region: Equatable {
        case text
        case code
        case quote
        case properties(ofFile: Bool)
        /// Changes of a task's state, and the notes on them.
        case log
        /// A skipped region, up to a line that begins with `to`.
        case skipped(to: String)
        /// A commented-out subtree, up to a heading of at most `level` stars.
        case commented(level: Int)
    }

    init(_ text: SourceText) {
        self.text = text
        survey = OrgSurvey(text)
        lines = PageLines(text)
        builder = PageLinesBuilder(capacity: text.utf8.count)
        for (place, range) in text.lineRanges.enumerated() { read(OutlineLine(text.utf8[range]), place) }
        lines = builder.lines(of: text)
        lines.properties = keywords.properties
        lines.tags = tags
        lines.tasks = tasks
        lines.datedHeadings = datedHeadings
    }

    private mutating func read(_ line: OutlineLine, _ place: Int) {
        if continues(line, place) { return }
        if let heading = OrgHeading(line.bytes, words: keywords.words) { return read(heading, place) }
        let content = line.whole
        if content.isEmpty { return builder.append([], indent: 0) }
        if isBelowTask, let plan = PlanningLine(content), let last = tasks.indices.last {
            tasks[last].syntax.plan = tasks[last].syntax.plan?.joined(with: plan) ?? plan
            return builder.appendHidden()
        }
        if opensDrawer(content, place) { return }
        if isBelowHeading, content.first == UInt8(ascii: "["), OrgTimestamp(prefix: content)?.length == content.count {
            // It tells when the heading was written.
            return builder.appendHidden()
        }
        (isBelowHeading, isBelowTask) = (false, false)
        if content.first == UInt8(ascii: "#"), readSharp(content, line, place) { return }
        if content.starts(with: "CLOCK: ".utf8) { return builder.appendHidden() }
        readText(line)
    }

    // MARK: Regions

    /// Reads a line inside an open region; returns false for ordinary text and for the heading that ends a commented-out subtree.
    private mutating func continues(_ line: OutlineLine, _ place: Int) -> Bool {
        let content = line.whole
        switch region {
        case .text: return false
        case .commented(let level):
            if let heading = OrgHeading(line.bytes, words: [:]), heading.level <= level {
                region = .text
                return false
            }
            builder.appendHidden()
        case .skipped(let end):
            if OutlineLine.begins(content, with: end) { region = .text }
            builder.appendHidden()
        case .log: readLog(content)
        case .properties(let isOfFile): readProperty(content, isOfFile: isOfFile, line: place + 1)
        case .code, .quote:
            if OutlineLine.begins(content, with: "#+END_") {
                region = .text
                builder.append([], indent: 0)
            } else if region == .code {
                builder.append(line.bytes, indent: textIndent + 4)
            } else {
                builder.append(Array("> ".utf8)[...], OrgSyntax.rewritten(content), indent: textIndent)
            }
        }
        return true
    }

    private var textIndent: Int { items.last?.content ?? 0 }

    private mutating func readProperty(_ content: ArraySlice<UInt8>, isOfFile: Bool, line: Int) {
        if OutlineLine.equals(content, ":END:") {
            region = .text
            builder.appendHidden()
            return builder.breakBlock()
        }
        guard let pair = OrgKeywords.Pair(content, mark: ":") else { return builder.appendHidden() }
        if isOfFile { keywords.add(pair, line: line) }
        // Properties of a heading are text, since its section may be a meeting with attendees.
        guard !isOfFile, !pair.isSetting, pair.key != "category", !pair.value.isEmpty, !OrgSurvey.isDate(pair) else {
            return builder.appendHidden()
        }
        builder.append(OrgSyntax.rewritten(content.dropFirst()), indent: 0)
    }

    /// Reads a line of a log: `- State "DONE" from "TODO" [2026-03-19 Thu 10:00] \\`, `CLOCK: …`, or a note below such an entry.
    private mutating func readLog(_ content: ArraySlice<UInt8>) {
        if OutlineLine.equals(content, ":END:") {
            region = .text
            builder.appendHidden()
            return builder.breakBlock()
        }
        guard content.first == UInt8(ascii: "-") || content.starts(with: "CLOCK:".utf8) else {
            builder.breakBlock()
            return builder.append(OrgSyntax.rewritten(content), indent: textIndent)
        }
        builder.appendHidden()
        if isBelowTask, let day = OrgSyntax.completion(in: content, words: keywords.words) {
            // The latest entry comes first.
            var plan = PlanningLine()
            plan.closed = day
            let task = tasks.count - 1
            tasks[task].syntax.plan = plan.joined(with: tasks[task].syntax.plan ?? PlanningLine())
        }
    }

    /// Returns the day of an entry that tells that a task was done.
    private static func completion(in entry: ArraySlice<UInt8>, words: [String: TaskItem.State]) -> CivilDate? {
        let parts = String(decoding: entry, as: UTF8.self).split(separator: "\"", maxSplits: 2)
        guard parts.count > 1, parts[0] == "- State ", let state = words[String(parts[1])],
            state == .done || state == .cancelled
        else { return nil }
        return OrgTimestamp.first(in: entry)?.stamp.date
    }

    /// Opens a drawer: `:PROPERTIES:` and `:LOGBOOK:` are read, others skipped up to `:END:`.
    private mutating func opensDrawer(_ content: ArraySlice<UInt8>, _ place: Int) -> Bool {
        guard survey.lastDrawerEnd > place, OrgSurvey.isDrawer(content) else { return false }
        let isOfFile = headingCount == 0 || (headingCount == 1 && survey.isTitle)
        region =
            OutlineLine.equals(content, ":PROPERTIES:")
            ? .properties(ofFile: isOfFile)
            : OutlineLine.equals(content, ":LOGBOOK:") ? .log : .skipped(to: ":END:")
        builder.appendHidden()
        return true
    }

    /// Reads a line that begins with `#`: a comment, a keyword or the beginning of a block; returns false for text.
    private mutating func readSharp(_ content: ArraySlice<UInt8>, _ line: OutlineLine, _ place: Int) -> Bool {
        guard content.starts(with: "#+".utf8) else {
            guard content.dropFirst().first.map(LineCursor.isBlank) ?? true else { return false }
            builder.appendHidden()
            return true
        }
        if OutlineLine.begins(content, with: "#+BEGIN_"), survey.lastBlockEnd > place {
            let name = String(decoding: content.dropFirst(8).prefix { !LineCursor.isBlank($0) }, as: UTF8.self)
            switch name.uppercased() {
            case "SRC", "EXAMPLE": region = .code
            case "QUOTE", "VERSE": region = .quote
            case "COMMENT", "EXPORT", "QUERY": region = .skipped(to: "#+END_" + name)
            default: break
            }
            closeItems(within: line.indent)
            builder.append([], indent: 0)
        } else if let pair = OrgKeywords.Pair(content, mark: "#+") {
            let isText = pair.key == "description" || pair.key == "subtitle"
            keywords.add(pair, line: place + 1, isAtTop: headingCount == 0)
            if isText { builder.append(Array(pair.value.utf8)[...], indent: 0) } else { builder.appendHidden() }
        } else {
            builder.append([], indent: 0)
        }
        return true
    }

    // MARK: Headings

    private mutating func read(_ heading: OrgHeading, _ place: Int) {
        let number = place + 1
        headingCount += 1
        items = []
        (isBelowHeading, isBelowTask) = (true, heading.task != nil)
        if heading.isComment {
            region = .commented(level: heading.level)
            return builder.appendHidden()
        }
        tags += heading.tags.compactMap(InlineMarkup.normalized).map { ($0, number) }
        if let task = heading.task {
            var syntax = TaskSyntax(task)
            syntax.bodyBytes = OrgSyntax.rewritten(heading.title)
            tasks.append((syntax, number))
        }
        var title = heading.title
        if survey.isTitle, headingCount == 1, let (stamp, range) = OrgTimestamp.first(in: title) {
            keywords.addDate(stamp, line: number)
            title = title[..<range.lowerBound].trimmingBlanks + title[range.upperBound...]
        } else if heading.task == nil {
            datedHeadings[number] = heading.dated(below: survey.stamp(below: place, of: text))
        }
        let level = min(6, heading.level + (survey.isTitle ? 0 : 1))
        let marks = [UInt8](repeating: UInt8(ascii: "#"), count: level) + [UInt8(ascii: " ")]
        builder.append(marks[...], OrgSyntax.rewritten(title.trimmingBlanks), indent: 0)
    }

    // MARK: Text

    private mutating func readText(_ line: OutlineLine) {
        closeItems(within: line.indent)
        let content = line.whole
        let mark = content.first
        // A star in the first column is not a list item.
        if line.isItem, mark != UInt8(ascii: "*") || line.indent > 0 { return readItem(line) }
        if content.count >= 3, content.allSatisfy({ $0 == UInt8(ascii: "-") }) {
            builder.append([], indent: 0)
        } else if mark == UInt8(ascii: "|") {
            let isRule = content.allSatisfy { "|-+: ".utf8.contains($0) }
            let row = isRule ? content.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: "|") : $0 }[...] : content
            builder.append(OrgSyntax.rewritten(row), indent: textIndent)
        } else if mark == UInt8(ascii: ":"), content.dropFirst().first.map(LineCursor.isBlank) ?? true {
            builder.append(content.dropFirst().trimmingBlanks, indent: textIndent)
        } else {
            builder.append(OrgSyntax.rewritten(content), indent: textIndent)
        }
    }

    private mutating func readItem(_ line: OutlineLine) {
        let marker = line.bytes[line.firstByte..<line.start].trimmingBlanks
        let outer = textIndent
        items.append((line.indent, outer + marker.count + 1))
        var content = line.content
        // `[-]` means that some subordinate items are done.
        if content.starts(with: "[-]".utf8) { content = Array("[/]".utf8) + content.dropFirst(3) }
        builder.append(marker, [UInt8(ascii: " ")], OrgSyntax.rewritten(content), indent: outer)
    }

    /// Closes the items that end before a line of this indentation.
    private mutating func closeItems(within indent: Int) {
        let wereOpen = !items.isEmpty
        while let last = items.last, last.indent >= indent { items.removeLast() }
        // Without a blank line, Markdown would continue the item.
        if wereOpen, items.isEmpty { builder.breakBlock() }
    }

    /// Returns a text with links and marks rewritten as in other notes.
    private static func rewritten(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard content.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "(") })
        else { return content }
        let linked = OrgLinks.rewritten(content)
        return LineEdit.apply(ProgramMarks.edits(linked, from: linked.startIndex), to: linked)
    }
}
