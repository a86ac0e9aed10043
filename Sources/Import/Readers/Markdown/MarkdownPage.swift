import Model
import Time

/// A parsed note: its front matter and its text.
struct MarkdownPage {
    let front: FrontMatter
    let body: MarkdownBlocks
    let pageTags: [String]
    private let head: HeadFields
    private let when: DocumentDate
    private let attendance: AttendanceReader
    private let labels: SpeakerLabels
    private let sections: SectionRoles
    /// The tasks by line: checkbox items outside lists of people, other action items, lines of `todo.txt`.
    let tasks: [NoteTask]
    let title: String
    /// The other person, if the page is a log of one-to-ones.
    private let partner: Attendee?
    /// Whether title or path name a meeting.
    private let saysMeeting: Bool
    private let isOutline: Bool
    let source: Source
    private let text: SourceText

    init(_ source: Source) {
        let text = SourceText(source)
        let front = FrontMatter(text)
        self.init(source, front, OutlineSyntax(text, after: front.lineCount).lines)
    }

    init(org source: Source) { self.init(source, FrontMatter(), OrgSyntax(SourceText(source)).lines) }

    private init(_ source: Source, _ front: FrontMatter, _ lines: PageLines) {
        self.source = source
        text = lines.text
        isOutline = lines.isOutline
        var front = front
        front.add(lines.properties)
        self.front = front
        pageTags = MarkdownPage.tags(front)
        var lines = lines
        lines.indentsCode = !source.path.hasSuffix(".txt")
        body = MarkdownBlocks(lines, after: front.lineCount)
        title = PageTitle(front, body, isOutline: isOutline, source).text
        partner = OneToOnePage.person(
            path: source.path, [title] + (body.blocks.first.map { [String($0.text.firstLine)] } ?? []))
        saysMeeting = MeetingPath.saysMeeting(source.path) || MeetingTitle(title).namesMeeting
        let boxes = Dictionary(body.tasks.map { ($0.line, $0.syntax.mark) }) { first, _ in first }
        attendance = AttendanceReader(
            body.blocks, boxes: boxes, tables: body.htmlTables, mayBeMeeting: saysMeeting)
        let named = MarkdownPage.named(front)
        labels = SpeakerLabels(
            body.blocks, people: (named + attendance.attendees).merged, mayBeMeeting: saysMeeting || attendance.hasList)
        let isMeeting = saysMeeting || attendance.hasList || front.saysWhoAttended || partner != nil
        sections = SectionRoles(
            labels.marked(body.blocks, turnTexts: body.turnTexts), title: title, isMeeting: isMeeting)
        let blocks = sections.blocks
        head = HeadFields(blocks)
        when = DocumentDate(
            front, head, front.keepsRecords ? TopDate([], []) : TopDate(blocks, body.headings),
            held: isMeeting ? HeldDate(body.blocks) : nil, source)
        let actions = ActionItems(
            sections, boxes: body.tasks, tables: body.htmlTables,
            people: (named + attendance.attendees + (partner.map { [$0] } ?? [])).merged,
            attendance: attendance.lines, isMeeting: isMeeting)
        tasks = (actions.tasks + TodoText.tasks(text, path: source.path)).sorted { $0.line < $1.line }
    }

    private static func named(_ front: FrontMatter) -> [Attendee] {
        let people = front.values(.attendees).flatMap(WrittenAttendee.all)
        return front.isBroken ? people : people + front.labelledPeople
    }

    var problems: [ReadProblem] {
        let broken = front.problems.map { ReadProblem(path: source.path, line: $0.line, message: $0.message) }
        let date = when.unreadableLine.map {
            ReadProblem(path: source.path, line: $0, message: "a date that cannot be read; write it like 2026-03-10")
        }
        return broken + [date, text.problem].compactMap { $0 }
    }

    private static func tags(_ front: FrontMatter) -> [String] {
        guard !front.isBroken else { return [] }
        return front.texts(.tags).flatMap(words).compactMap { PageTag.normalized(String($0)) }
    }

    private static func words(_ text: String) -> [Substring] {
        // Most tags are one ASCII word.
        if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x80 }) { return [text[...]] }
        return text.split(whereSeparator: \.isWhitespace)
    }

    /// All tags, in order of first appearance, without duplicates in any case.
    var tags: [String] {
        (pageTags + body.tags.map(\.name) + body.links.compactMap(\.tag)).uniqued(by: { $0.lowercased() })
    }

    private var privateMarks: PrivateMarks { PrivateMarks(pageTags: pageTags, body: body) }

    var aliases: [String] { front.isBroken ? [] : front.texts(.aliases) }

    var document: Document {
        let meeting = MeetingTitle(title)
        var attendees = attendees
        if attendees.allSatisfy(\.declined) {
            attendees += partner.map { [$0] } ?? meeting.people.map { Attendee(name: $0, ground: .title) }
        }
        var document = Document(kind: .note, title: title, lines: LineRange(1, max(1, text.lineRanges.count)))
        when.apply(to: &document)
        (document.kind, document.kindReason) = kind(meeting, isDated: document.dateSource < .modified)
        if document.kind.isMeeting { MeetingHours(body.blocks).apply(to: &document) }
        // Often such a page is the agenda of a meeting that did not take place, with the people invited.
        if document.kind.isMeeting, meeting.saysNotHeld { document.status = .cancelled }
        document.labelsOfNobody = labels.others
        document.blocks = ListLabels.applied(to: sections.blocks)
        if document.kind.isMeeting {
            for place in document.blocks.indices where document.blocks[place].role == nil {
                if HeadFields.isWhen(document.blocks[place]) { document.blocks[place].role = .fields }
            }
        }
        if let first = document.blocks.first, first.kind == .heading, PageTitle.plain(first.text) == title {
            dropTitle(first.text, from: &document)
        }
        if !document.blocks.isEmpty, let summary = NoteSummary.block(front, title: title) {
            document.blocks.insert(summary, at: 0)
        }
        if document.kind == .person || document.blocks.isEmpty {
            document.blocks.insert(contentsOf: FieldLines.block(front, title: title).map { [$0] } ?? [], at: 0)
        } else {
            document.blocks.insert(contentsOf: FieldLines.blocks(front, title: title, in: text), at: 0)
        }
        document.attendees =
            attendees
            + (document.kind.isMeeting ? organizers : [])
            .filter { organizer in !attendees.contains { $0.name == organizer.name } }
        document.tags = tags
        document.aliases = aliases
        document.links = (body.links.filter(\.linksNote) + body.noteLinks)
            .sorted { $0.line < $1.line }.map { Link(target: $0.target, line: $0.line) }
        document.mentions = body.mentions.map { Mention(name: $0.name, line: $0.line) }
        document.properties = front.properties + [updated, ownKind].compactMap { $0 }
        document.isMarkedPrivate = privateMarks.decision(privateMarks.lines.count)
        if front.saysPrivateBesides { document.properties.append(PrivateMark.property) }
        document.eventIdentity = front.text(.eventIdentity)
        let reference = document.dateSource < .modified ? document.start?.date : nil
        document.tasks = tasks.map { $0.task(reference: reference) }.filter { !$0.text.isEmpty }
        if isTemplate {
            document.kind = .note
            document.tasks = []
        }
        return document
    }

    /// The time of the last change as the front matter states it, for lists of notes; its text is not searched.
    private var updated: Property? {
        front.text(.updated).flatMap { ISO8601.parse($0)?.local }.map {
            Property(key: "updated", value: ISO8601.string($0), line: nil)
        }
    }

    /// The kind as the front matter names it, if this program has no such kind; its text is not searched.
    private var ownKind: Property? {
        front.ownKind.map { kind in
            Property(key: "kind", value: kind, line: front.lines(of: .kind).first { $0.text == kind }?.line)
        }
    }

    /// The people of the front matter; if it names none, or only some with a duty, also those of lists, tables and lines, and without a
    /// list the speakers.
    ///
    /// Their names as speakers become aliases.
    private var attendees: [Attendee] {
        let named = MarkdownPage.named(front)
        // People named only by a duty do not exclude the other attendees.
        var people = named.allSatisfy { $0.duty != nil } ? named + attendance.attendees : named
        let merged = (named + attendance.attendees).merged
        for (label, place) in labels.attendees.sorted(by: { $0.key < $1.key })
        where merged.indices.contains(place) && label != merged[place].name {
            for index in people.indices where people[index].name == merged[place].name {
                people[index].aliases.append(label)
            }
        }
        guard named.allSatisfy({ $0.duty != nil }), !attendance.hasList else { return people }
        return people
            + labels.turns.map { turn in
                var speaker = Attendee(name: turn.name, ground: .speech)
                speaker.line = turn.line
                return speaker
            }
    }

    /// Whether title or dates hold placeholders; notes made from a template are meetings, the template is not.
    private var isTemplate: Bool {
        let fields: [FrontMatterField] = [.title, .start, .created]
        return fields.contains { field in
            front.values(field).contains { value in value.texts.contains { $0.holds("{{") || $0.holds("<%") } }
        }
    }

    private var organizers: [Attendee] { front.values(.organizer).flatMap(WrittenAttendee.all) }

    private func kind(_ title: MeetingTitle, isDated: Bool) -> (DocumentKind, KindReason) {
        if let kind = front.texts(.kind).lazy.compactMap(WrittenKind.kind).first { return (kind, .frontMatter) }
        if front.texts(.kind).contains(where: { $0.lowercased() == "note" }) { return (.note, .frontMatter) }
        // "people" may be a note's subject; "meeting" and "person" are kinds of notes.
        let tags = front.isBroken ? [] : front.texts(.tags).filter { $0.lowercased() != "people" }
        if let kind = tags.lazy.compactMap(WrittenKind.kind).first { return (kind, .tag) }
        let isNamed =
            front.saysWhoAttended
            || (!front.isBroken && front.labelledPeople.contains { !$0.declined && $0.duty == nil })
        if isNamed || attendance.hasList { return (.meeting, .attendees) }
        if title.namesOneToOne { return (.meeting, .title) }
        if partner != nil { return (.meeting, .path) }
        // An undated page with such a title may be about meetings in general.
        guard isDated || !attendance.attendees.isEmpty else { return (.note, .nothing) }
        if title.namesMeeting { return (.meeting, .title) }
        return saysMeeting ? (.meeting, .path) : (.note, .nothing)
    }

    /// Removes the heading that gave the title from the blocks and from the heading paths.
    private func dropTitle(_ heading: String, from document: inout Document) {
        // A note with nothing but its title must still be found by it.
        guard document.blocks.count > 1 else { return }
        document.blocks.removeFirst()
        var (path, rest): ([String], [String]) = ([], [])
        for index in document.blocks.indices where document.blocks[index].headingPath.first == heading {
            // Most blocks share the path of the previous block.
            if document.blocks[index].headingPath != path {
                path = document.blocks[index].headingPath
                rest = Array(path.dropFirst())
            }
            document.blocks[index].headingPath = rest
        }
    }
}

extension Array {
    /// Returns the first element for each key, in order.
    func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        if count < 2 { return self }
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}
