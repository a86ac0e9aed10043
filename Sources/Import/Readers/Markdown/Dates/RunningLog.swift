import Model
import Time

/// A page whose headings, list items or lines are dates: each dated section becomes a document, a meeting if the page is one.
struct RunningLog {
    /// The undated part, if it has text, then the dated sections in file order.
    let documents: [Document]

    private struct Section {
        var written: WrittenDate
        /// The lines from the date up to the next one.
        var lines: LineRange
        /// The heading that is the date; nil for a list item.
        var heading: String?
        /// The words before the date that tell the section from others.
        var subject: String?
        /// Whether the section begins with a field for its day; the rest of the field is its hour.
        var isForm = false
        /// Whether no date of the log names a year.
        var isYearOpen = false
    }

    /// Splits a page; returns nil if it is not a running log.
    ///
    /// It is one if at least two headings of one level begin with a date (one suffices in a meeting that front matter and file name do not
    /// date), or if its entries do (`LogEntries`); `reference` is a day near dates without a year.
    ///
    /// A tag above the first date or in the front matter applies to every section, and the page's people attend each; "by Friday" counts
    /// from the section's date. Sections of a page about a person are about that person.
    init?(
        page: Document, body: MarkdownBlocks, tasks: [NoteTask], pageTags: [String],
        reference: CivilDate
    ) {
        let title = MeetingTitle(page.title)
        let isMeeting = page.kind.isMeeting || title.namesMeeting
        let needed = isMeeting && page.dateSource > .fileName ? 1 : 2
        var page = page
        var sections = RunningLog.headedSections(page, body, reference: reference, needed: needed)
        if sections == nil, isMeeting, let repeated = RepeatedForms(page, reference: reference) {
            sections = RunningLog.sections(of: repeated, in: page)
        }
        if sections == nil, let entries = LogEntries(page, body, reference: reference) {
            let found = RunningLog.sections(of: entries, in: page, body)
            // A dated page may end with a programme of other days, or list the minutes that it approves.
            guard page.dateSource >= .modified || RunningLog.areMost(of: entries, in: found.map(\.lines), body) else {
                return nil
            }
            sections = found
            page.blocks = entries.blocks
        }
        guard let sections, let first = sections.first, !RunningLog.areOfOneDay(sections, page) else { return nil }

        var documents: [Document] = []
        let marks = PrivateMarks(pageTags: pageTags, body: body)
        let headMarks = marks.count(before: first.lines.first)
        if var rest = RunningLog.rest(of: page, outside: sections.map(\.lines)) {
            let inSections = sections.reduce(0) { $0 + marks.count(on: $1.lines) }
            rest.isMarkedPrivate = marks.decision(marks.lines.count - inSections)
            documents.append(rest)
        }
        let head = body.tags.prefix { $0.line < first.lines.first }
        let pageTags = pageTags + head.map(\.name)
        // A page without a title of its own is called like its first section.
        let isUntitled = sections.count > 1 && page.title == first.heading
        for section in sections {
            var document = RunningLog.part(of: page, lines: section.lines)
            document.attendees = RunningLog.attendees(of: page, in: section.lines, above: first.lines.first)
            document.kind = RunningLog.kind(of: section, page: page, isMeeting: isMeeting)
            if page.kind == .person { document.attendees = [Attendee(name: page.title)] }
            let told = [section.subject ?? "", section.heading == nil ? "" : section.written.rest]
                .filter { !$0.isEmpty }
            document.title = isUntitled ? section.heading ?? "" : ([page.title] + told).joined(separator: ": ")
            document.start = section.written.start
            document.end = section.written.end ?? section.written.lastDay?.adding(days: 1).midnight
            document.isAllDay = section.written.time == nil
            document.dateSource = section.heading == nil && !section.isForm ? .item : .heading
            document.isYearOpen = section.isYearOpen && page.dateSource >= .modified
            document.dateOrder = section.written.dateOrder
            document.tasks = tasks.standing(on: section.lines, \.line)
                .map { $0.task(reference: section.written.date) }.filter { !$0.text.isEmpty }
            let tags = pageTags + body.tags.standing(on: section.lines, \.line).map(\.name)
            document.tags = tags.uniqued(by: { $0.lowercased() })
            document.isMarkedPrivate = marks.decision(headMarks + marks.count(on: section.lines))
            if !section.isForm { RunningLog.dropDate(of: section, from: &document) }
            documents.append(document)
        }
        self.documents = documents
    }

    /// Returns whether all sections are of one day, and the page tells that day: minutes pasted twice, or with the chat of the meeting.
    private static func areOfOneDay(_ sections: [Section], _ page: Document) -> Bool {
        guard sections.count > 1, let day = sections.first?.written.date,
            sections.allSatisfy({ $0.written.date == day })
        else { return false }
        return page.dateSource < .modified ? page.start?.date == day : sections.allSatisfy { $0.heading != nil }
    }

    /// Returns the sections below headings that are dates; nil if there are too few.
    private static func headedSections(
        _ page: Document, _ body: MarkdownBlocks, reference: CivilDate, needed: Int
    ) -> [Section]? {
        let headings = body.headings.filter { !$0.isNested }
        let days = DayHeadings(page)
        let order = DateNumberOrder(headings.map(\.text))
        let lead = HeadingLead(headings.map(\.text))
        func text(_ heading: MarkdownBlocks.Heading) -> String {
            order.written(out: heading.dated ?? lead.withoutLead(heading.text))
        }
        func written(_ heading: MarkdownBlocks.Heading, _ reference: CivilDate?) -> WrittenDate? {
            WrittenDate(text(heading), reference: reference)
                ?? days?.date(of: heading.text).map { WrittenDate(day: $0) }
        }
        guard headings.contains(where: { written($0, reference) != nil }) else { return nil }
        let numbered = headings.count { RunningLog.isNumbered($0.text) }
        let isNumbered = numbered > 0 && numbered * 2 > headings.count { written($0, reference) != nil }
        let sequence = DateSequence(headings.map(text), reference: reference)
        let dated: [DatedHeading] = zip(headings, sequence.dates).compactMap { heading, date in
            // `3.1. Budget` has a section number if many other headings have one.
            let mayBeNumber = isNumbered && text(heading).utf8.first.map(\.isDigit) == true
            return (mayBeNumber ? written(heading, nil) : date ?? written(heading, nil)).map {
                (heading: heading, written: $0)
            }
        }
        guard let level = level(of: dated.map(\.heading.level)) else { return nil }
        let sections = beginnings(dated, level: level, among: headings)
        // A title that is a date dates the page and begins no section.
        let isTitleAlone = sections.count == 1 && sections[0].heading.text == page.title
        // A page dated by its title may name another day below.
        if sections.count == 1, page.dateSource == .heading, page.start?.date != sections[0].written.date { return nil }
        guard sections.count >= needed, !isTitleAlone else { return nil }
        // A section ends before the next one, and before the next heading of its level or a higher one.
        let begun = Set(sections.map(\.heading.line))
        let places = Dictionary(headings.enumerated().map { ($0.element.line, $0.offset) }) { first, _ in first }
        return sections.compactMap { heading, written in
            let next = headings[((places[heading.line] ?? 0) + 1)...].first {
                $0.level <= max(level, heading.level) || begun.contains($0.line)
            }
            let end = (next?.line ?? page.lines.last + 1) - 1
            // "July 1 -" in a plan has nothing below it.
            if end == heading.line, written.rest.isEmpty, sections.count > needed { return nil }
            return Section(
                written: written, lines: LineRange(heading.line, end), heading: heading.text,
                subject: lead.subject(of: heading.text),
                isYearOpen: sequence.isYearOpen)
        }
    }

    /// Returns whether at least half of the text of a page stands on the lines of its entries; what stands behind items is not theirs.
    private static func areMost(of entries: LogEntries, in places: [LineRange], _ body: MarkdownBlocks) -> Bool {
        let items = Set(body.topItems.map(\.line))
        let areItems = entries.dated.allSatisfy { items.contains($0.line) }
        var (inside, all) = (0, 0)
        for block in entries.blocks where block.kind != .heading {
            let size = block.text.utf8.count
            all += size
            if areItems, block.kind != .item, block.parentItems.isEmpty { continue }
            let next = places.firstPlace(of: block.lines.first, \.last)
            if next < places.count, places[next].contains(block.lines.first) { inside += size }
        }
        return inside * 2 >= all
    }

    private typealias DatedHeading = (heading: MarkdownBlocks.Heading, written: WrittenDate)

    /// Returns the dated headings of a level or a higher one; also those of no dated section, such as the days below "Archive", and the few
    /// that are deeper, unless they repeat the day of their section.
    private static func beginnings(
        _ dated: [DatedHeading], level: Int, among headings: [MarkdownBlocks.Heading]
    ) -> [DatedHeading] {
        let apart = apart(from: dated, level: level, among: headings)
        let sections = dated.filter { $0.heading.level <= level || apart.contains($0.heading.line) }
        let deep = dated.filter { one in
            one.heading.level > level && !apart.contains(one.heading.line)
                && sections.last { $0.heading.line < one.heading.line }?.written.date != one.written.date
        }
        guard deep.count * fewestPerSlip <= sections.count else { return sections }
        return (sections + deep).sorted { $0.heading.line < $1.heading.line }
    }

    /// Returns the lines of the dated headings below a level that are in no dated section; none if there is only one.
    private static func apart(
        from dated: [DatedHeading], level: Int, among headings: [MarkdownBlocks.Heading]
    ) -> Set<Int> {
        guard dated.contains(where: { $0.heading.level > level }) else { return [] }
        let days = Set(dated.map(\.heading.line))
        var open: [(level: Int, isDay: Bool)] = []
        var apart: Set<Int> = []
        for heading in headings {
            while let last = open.last, last.level >= heading.level { open.removeLast() }
            let isInDay = open.last?.isDay ?? false
            let isDay = days.contains(heading.line)
            if isDay, !isInDay, heading.level > level { apart.insert(heading.line) }
            open.append((heading.level, isInDay || isDay))
        }
        return apart.count > 1 ? apart : []
    }

    /// Returns the level of the headings that begin sections, given those of all dated headings in order; nil if there are none.
    ///
    /// It is the highest, unless few headings have it and others come first: a log's heading may slip a level.
    private static func level(of dated: [Int]) -> Int? {
        guard let highest = dated.min(), let first = dated.first else { return nil }
        let isSlip = first > highest && dated.count { $0 == highest } * fewestPerSlip <= dated.count { $0 == first }
        return isSlip ? first : highest
    }

    /// The minimum number of dated headings for each that has slipped a level.
    private static let fewestPerSlip = 3

    /// Returns the sections of the forms of a page, each up to the next one.
    private static func sections(of repeated: RepeatedForms, in page: Document) -> [Section] {
        let ends = repeated.forms.dropFirst().map { $0.line - 1 } + [page.lines.last]
        return zip(repeated.forms, ends).map { form, end in
            Section(written: form.written, lines: LineRange(form.line, end), isForm: true)
        }
    }

    /// Returns whether a heading begins with a section number: `2. Budget`, `4 Reports`.
    private static func isNumbered(_ heading: String) -> Bool {
        let digits = heading.utf8.prefix { $0.isDigit }
        guard (1...2).contains(digits.count) else { return false }
        let rest = heading.utf8.dropFirst(digits.count)
        let behind = rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ")") ? rest.dropFirst() : rest
        guard behind.first == UInt8(ascii: " ") else { return false }
        return !WrittenDate.begins(heading)
    }

    /// Returns the sections that begin with dated entries; each ends before the next one, the next heading, or after its paragraph.
    private static func sections(of entries: LogEntries, in page: Document, _ body: MarkdownBlocks) -> [Section] {
        let borders = (entries.dated.map(\.line) + body.headings.map(\.line) + entries.ends + [page.lines.last + 1])
            .sorted()
        let nextBorders = Dictionary(zip(borders, borders.dropFirst()).filter { $0 < $1 }) { first, _ in first }
        return entries.dated.map { entry in
            Section(
                written: entry.written, lines: LineRange(entry.line, (nextBorders[entry.line] ?? entry.line + 1) - 1),
                heading: nil, isYearOpen: entries.isYearOpen)
        }
    }

    /// Returns a meeting kind if the page is a meeting or the section's own heading names one; else the page's kind.
    private static func kind(of section: Section, page: Document, isMeeting: Bool) -> DocumentKind {
        if isMeeting { return page.kind.isMeeting ? page.kind : .meeting }
        let isNamed = section.heading.map { MeetingTitle($0).namesMeeting } ?? false
        return isNamed ? .meeting : page.kind == .person ? .note : page.kind
    }

    /// Returns the page reduced to the content on some lines.
    static func part(of page: Document, lines: LineRange) -> Document {
        var document = page
        document.lines = lines
        document.blocks = page.blocks.standing(on: lines, \.lines.first)
        document.links = page.links.standing(on: lines, \.line)
        document.mentions = page.mentions.standing(on: lines, \.line)
        document.aliases = []
        return document
    }

    /// Returns the attendees of a section and of the whole page: those of front matter and title, and above the first date.
    static func attendees(of page: Document, in lines: LineRange, above first: Int) -> [Attendee] {
        page.attendees.filter { attendee in attendee.line.map { lines.contains($0) || $0 < first } ?? true }
    }

    /// Returns the undated part as a note; nil if it is empty.
    static func rest(of page: Document, outside places: [LineRange]) -> Document? {
        func isOutside(_ line: Int) -> Bool {
            let next = places.firstPlace(of: line, \.last)
            return next == places.count || !places[next].contains(line)
        }
        var rest = page
        rest.blocks = page.blocks.filter { isOutside($0.lines.first) }
        rest.tasks = page.tasks.filter { isOutside($0.line) }
        rest.links = page.links.filter { isOutside($0.line) }
        rest.mentions = page.mentions.filter { isOutside($0.line) }
        let last = (rest.blocks.map(\.lines.last) + rest.tasks.map(\.line)).max()
        // A page about a person remains one even without other text.
        guard let last = last ?? (page.kind == .person ? places.first.map { $0.first - 1 } : nil) else { return nil }
        rest.lines.last = max(rest.lines.first, last)
        let isDatedNote =
            page.kind == .note && page.dateSource == .frontMatter && !MeetingTitle(page.title).namesMeeting
        guard page.kind != .person, !isDatedNote else { return rest }
        // What a file of one day holds beside other days is of that day.
        if page.dateSource == .fileName, page.end == nil {
            if page.kind.isMeeting { rest.kind = .note }
            return rest
        }
        // It describes the series, not a single meeting, and has no date.
        rest.kind = .note
        rest.start = nil
        rest.dateOrder = nil
        rest.dateSource = .none
        rest.end = nil
        return rest
    }

    /// Removes the date from the section's blocks and heading paths; an item that says more than its date stays.
    private static func dropDate(of section: Section, from document: inout Document) {
        document.blocks.removeAll { block in
            guard block.lines.first == section.lines.first else { return false }
            return section.heading == nil ? section.written.rest.isEmpty : block.kind == .heading
        }
        guard let heading = section.heading else { return }
        for index in document.blocks.indices {
            if let place = document.blocks[index].headingPath.firstIndex(of: heading) {
                document.blocks[index].headingPath.removeSubrange(...place)
            }
        }
    }
}

extension Array {
    /// Returns the elements on some lines, in order; their lines must not decrease along the array.
    func standing(on lines: LineRange, _ line: (Element) -> Int) -> [Element] {
        Array(self[firstPlace(of: lines.first, line)..<firstPlace(of: lines.last + 1, line)])
    }

    /// Returns the first index whose line is at least `wanted`, in O(log *n*); lines must not decrease along the array.
    func firstPlace(of wanted: Int, _ line: (Element) -> Int) -> Int {
        partitioningIndex { line($0) >= wanted }
    }
}
