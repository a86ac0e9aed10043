import Model
import Time

/// Reads a Markdown note: front matter, blocks, tags, links, tasks, and the dated sections of running logs.
public struct MarkdownReader: Sendable {
    /// Creates a reader; it holds no state.
    public init() {}

    /// Reads one file.
    ///
    /// - Parameter source: The file.
    /// - Returns: One document; for a running log one for each dated section, and one for what stands above the first.
    public func read(_ source: Source) -> ReadResult {
        let text = SourceText(source)
        let front = FrontMatter(lines: text.lines)
        let body = MarkdownBlocks(lines: text.lines, after: front.lineCount)
        let page = document(source, front: front, body: body, lineCount: text.lines.count)
        var problems = front.problems.map { ReadProblem(path: source.path, line: $0.line, message: $0.message) }
        if let problem = text.problem { problems.append(problem) }
        let log = RunningLog(
            page: page, body: body, pageTags: tags(front), reference: page.start?.date ?? source.modified.date)
        return ReadResult(documents: log?.documents ?? [page], problems: problems)
    }

    private func document(_ source: Source, front: FrontMatter, body: MarkdownBlocks, lineCount: Int) -> Document {
        let kind = self.kind(front)
        let title = self.title(source, front: front, body: body)
        var document = Document(kind: kind, title: title, lines: LineRange(1, max(1, lineCount)))
        document.blocks = body.blocks
        if document.blocks.first?.kind == .heading, document.blocks.first?.text == title { dropTitle(from: &document) }
        readDate(of: &document, source: source, front: front, body: body)
        document.attendees = front.list(attendeeKeys[0], attendeeKeys[1], attendeeKeys[2], attendeeKeys[3])
            .map(MarkdownReader.attendee)
        document.tags = (tags(front) + body.tags.map(\.name)).uniqued(by: { $0.lowercased() })
        document.aliases = front.list("aliases", "alias")
        document.links = body.links
        document.properties = properties(front)
        let reference = document.dateSource < .modified ? document.start?.date : nil
        document.tasks = body.tasks.map { $0.syntax.task(line: $0.line, reference: reference) }
        return document
    }

    private let attendeeKeys = ["attendees", "participants", "people", "with"]

    private func tags(_ front: FrontMatter) -> [String] {
        front.list("tags", "tag").compactMap(InlineMarkup.normalized)
    }

    private func kind(_ front: FrontMatter) -> DocumentKind {
        switch (front.value("kind") ?? front.value("type") ?? "").lowercased() {
        case "meeting": return .meeting
        case "transcript": return .transcript
        case "person": return .person
        default: return front.list("attendees", "participants").isEmpty ? .note : .meeting
        }
    }

    private func title(_ source: Source, front: FrontMatter, body: MarkdownBlocks) -> String {
        if let title = front.value("title") { return title }
        if let first = body.headings.first, first.level == 1, !first.text.isEmpty { return first.text }
        if let dated = FileNameDate(baseName: source.baseName), !dated.rest.isEmpty { return dated.rest }
        return source.baseName
    }

    /// The heading that gave the title is no text of its own, nor above the rest.
    private func dropTitle(from document: inout Document) {
        // A note of nothing but its title still has that to be found by.
        guard document.blocks.count > 1 else { return }
        document.blocks.removeFirst()
        for index in document.blocks.indices where document.blocks[index].headingPath.first == document.title {
            document.blocks[index].headingPath.removeFirst()
        }
    }

    private func readDate(of document: inout Document, source: Source, front: FrontMatter, body: MarkdownBlocks) {
        if let written = front.value("date", "start", "created", "date created"),
            let moment = MarkdownReader.moment(written, zone: source.context.zone)
        {
            set(&document, moment.local, hasTime: moment.hasTime, from: .frontMatter)
        } else if let named = FileNameDate(baseName: source.baseName) {
            let time = named.time.map { named.date.at(hour: $0.hour, minute: $0.minute) }
            set(&document, time ?? named.date.midnight, hasTime: time != nil, from: .fileName)
        } else if let written = firstWrittenDate(body) {
            set(&document, written.midnight, hasTime: false, from: .heading)
        } else {
            set(&document, source.modified, hasTime: true, from: .modified)
        }
        readEnd(of: &document, front: front, zone: source.context.zone)
    }

    private func set(_ document: inout Document, _ start: CivilDateTime, hasTime: Bool, from source: DateSource) {
        document.start = start
        document.isAllDay = !hasTime
        document.dateSource = source
    }

    private func readEnd(of document: inout Document, front: FrontMatter, zone: TimeZone) {
        guard let start = document.start, !document.isAllDay, document.dateSource < .modified else { return }
        if let written = front.value("duration"), let minutes = WrittenDuration(written)?.minutes {
            document.end = start.adding(minutes: minutes)
        } else if let written = front.value("end") {
            let onDay = ClockTime(written).map { start.date.at(hour: $0.hour, minute: $0.minute) }
            let end = onDay ?? MarkdownReader.moment(written, zone: zone)?.local
            if let end, end > start { document.end = end }
        }
    }

    /// A date in the first heading, or on the first line of the text.
    private func firstWrittenDate(_ body: MarkdownBlocks) -> CivilDate? {
        body.blocks.prefix(2).lazy.compactMap { WrittenDate($0.text, reference: nil)?.date }.first
    }

    private func properties(_ front: FrontMatter) -> [Property] {
        let known: Set = [
            "title", "kind", "type", "date", "start", "end", "duration", "attendees", "participants", "people", "with",
            "tags",
            "tag", "aliases", "alias", "created", "date created", "updated",
        ]
        return front.entries.filter { !known.contains($0.key) && !$0.values.isEmpty }
            .map { Property(key: $0.key, value: $0.values.joined(separator: ", ")) }
    }

    /// Reads `Name <mail>`, `[[Name]]`, a bare address or a name.
    static func attendee(_ written: String) -> Attendee {
        let text = written.replacing("[[", with: "").replacing("]]", with: "").trimmed
        if let open = text.firstIndex(of: "<"), let close = text.lastIndex(of: ">"), open < close {
            return Attendee(name: text[..<open].trimmed, email: text[text.index(after: open)..<close].trimmed)
        }
        if text.contains("@"), !text.contains(" ") { return Attendee(name: "", email: text) }
        return Attendee(name: text.split(separator: "|").last.map { $0.trimmed } ?? text)
    }

    /// Reads a written date or date-time; one with an offset is put on the vault's clock.
    static func moment(_ text: String, zone: TimeZone) -> (local: CivilDateTime, hasTime: Bool)? {
        guard let moment = ISO8601.parse(text) else {
            return WrittenDate(text, reference: nil).map { ($0.date.midnight, false) }
        }
        guard let offset = moment.offset else { return (moment.local, moment.hasTime) }
        return (zone.local(at: moment.local.secondNumber - offset), moment.hasTime)
    }
}

extension Array {
    /// The elements whose keys were not seen before, in order.
    func uniqued(by key: (Element) -> some Hashable) -> [Element] {
        var seen: Set<AnyHashable> = []
        return filter { seen.insert(AnyHashable(key($0))).inserted }
    }
}
