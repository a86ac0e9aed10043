import Model
import Text

/// The attendees of a meeting, read from the lists, lines and tables of a note.
///
/// A label, which is a heading, a line or a list item, describes the people below it as present, absent or on duty. They are list items,
/// also nested ones, lines of names, or a table. A list most of whose entries cannot be names is ignored.
struct AttendanceReader {
    /// All people in order, with repetitions; absent ones are marked as declined.
    var attendees: [Attendee] = []
    /// The lines of the lists, whose check boxes are not tasks.
    var lines: Set<Int> = []
    /// Whether a list of people present was found, which makes a note a meeting.
    var hasList = false

    let boxes: [Int: Character]
    let tables: [Int: String]
    let mayBeMeeting: Bool
    /// The headings above the block that is read, and above the last list of people.
    private var (path, listPath): ([String], [String]?) = ([], nil)
    var region: Region?
    var pending: [Entry] = []
    /// The mark that the note explains as that of people present or away.
    let legend: Legend?

    /// The scope that a label opened.
    struct Region {
        var sense: LabelVocabulary.Attendance
        /// The level of the heading; nil for a label that is a line or an item.
        var level: Int?
        /// The nesting depth of a label that is an item; else nil.
        var depth: Int?
        /// The last line of a label that is an item without text after it.
        var line: Int?
        /// Whether people were named directly below the heading; subheadings then do not extend its scope.
        var hasPeople = false
        /// Whether the last label below the heading named a group of the people.
        var hasGroups = false
        /// Whether the label's own line names one person, so that each further one may have a paragraph.
        var isOnePerLine = false
        /// Whether the label is the title of a meeting; below it only full names count as a list of people.
        var isTitle = false
    }

    struct Entry {
        var text: String
        var line: Int
        var depth: Int
        var sense: LabelVocabulary.Attendance
    }

    /// Reads blocks, with check box marks and HTML tables by line; if title or path name a meeting, lists of members and guests count too.
    init(_ blocks: [Block], boxes: [Int: Character], tables: [Int: String], mayBeMeeting: Bool) {
        self.boxes = boxes
        self.tables = tables
        self.mayBeMeeting = mayBeMeeting
        legend =
            blocks.lazy.filter { $0.kind == .paragraph || $0.kind == .quote || $0.kind == .item }
            .compactMap { Legend($0.text) }.first
        var paragraphs = 0
        /// Whether a block comes first in the note, or directly below the heading of a day.
        var isFirst = true
        for block in blocks {
            let mayTellCompany = isFirst
            isFirst = block.kind == .heading && (isFirst || WrittenDate.begins(block.text))
            if continuesEntry(block) { continue }
            if block.kind != .heading, block.kind != .item, block.kind != .table { closeTitle() }
            if mayTellCompany,
                readCompany(block, isFirst: true, isAtTop: paragraphs == 0 && block.headingPath.count < 2)
            {
                continue
            }
            if block.kind != .heading { path = block.headingPath }
            switch block.kind {
            case .heading: open(heading: block)
            case .item: read(item: block)
            case .table: read(table: MarkdownTable(pipes: block.text, from: block.lines.first), block)
            case .paragraph, .quote, .turn:
                paragraphs += 1
                if let html = tables[block.lines.first] {
                    read(table: MarkdownTable(html: html, from: block.lines.first), block)
                } else {
                    read(paragraph: block, isAtTop: paragraphs <= AttendanceReader.mostAtTop)
                }
            case .code, .event: break
            }
        }
        commit()
    }

    /// Adds a quote inside a list item to the item if that has an open bracket, as converters from other formats wrap long items.
    private mutating func continuesEntry(_ block: Block) -> Bool {
        guard block.kind == .quote, !block.parentItems.isEmpty, let last = pending.last?.text,
            last.count(where: { $0 == "(" }) > last.count(where: { $0 == ")" })
        else { return false }
        pending[pending.count - 1].text += " " + block.text
        return true
    }

    mutating func closeTitle() {
        guard region?.isTitle == true else { return }
        commit()
        region = nil
    }

    /// Reads the first line of a block that tells who was there, and the labels below it; returns false if there is none.
    ///
    /// Below the top, such a line makes a note a meeting only if title or path name one.
    mutating func readCompany(_ block: Block, isFirst: Bool, isAtTop: Bool) -> Bool {
        guard block.kind == .paragraph || block.kind == .item, block.speaker == nil, region?.isTitle ?? true else {
            return false
        }
        let lines = block.text.lines
        for (place, line) in lines.prefix(mayBeMeeting ? AttendanceReader.mostAtTop : 1).enumerated() {
            guard !LabelVocabulary.shared.isOfficial(SectionLabel(line: line)) else { return false }
            // A list may break behind a comma.
            let next = place + 1 < lines.count && line.trimmed.hasSuffix(",") ? " " + lines[place + 1] : ""
            guard let company = CompanyLine(line + next, mayBeMeeting: mayBeMeeting, isFirst: isFirst && place == 0)
            else { continue }
            commit()
            closeTitle()
            let hadList = hasList
            add(company.people, .present, .list, block.lines.first + place)
            hasList = hadList || mayBeMeeting || isAtTop && company.people.count { !$0.declined } > 1
            let below = lines.dropFirst(place + 1).joined(separator: "\n")
            if !below.isEmpty { read(labelsIn: below, from: block.lines.first + place + 1, isAtTop: false) }
            return true
        }
        return false
    }

    /// The number of paragraphs, or lines of one, at the top that may list names without a label.
    static let mostAtTop = 4

    // MARK: Labels

    mutating func open(heading: Block) {
        commit()
        closeTitle()
        let level = heading.headingPath.count + 1
        // "## Present: Ana Becker, Bob Okafor" names people itself.
        if let label = SectionLabel(line: heading.text[...]), label.hasColon,
            let sense = LabelVocabulary.shared.attendance(of: label), sense != .group,
            case let people = NameList.people(in: label.rest), !people.isEmpty
        {
            add(people, sense, AttendanceReader.ground(sense), heading.lines.first)
            if case .duty = sense { return region = nil }
            region = Region(sense: sense, level: level, hasPeople: true)
            return
        }
        let mayCount = LabelVocabulary.shared.maySpeakOfPeople(heading.text.utf8)
        let label = mayCount ? SectionLabel(heading: heading.text) : nil
        let sense = label.flatMap(LabelVocabulary.shared.attendance)
        if let region, let above = region.level, level > above, sense != nil || !region.hasPeople {
            // A subheading specifies the people below it.
            self.region = Region(
                sense: sense.map { AttendanceReader.merged($0, below: region.sense) } ?? region.sense, level: level)
            return
        }
        let wasSubheading = region?.level.map { $0 == level && $0 > 1 } ?? false
        let isTitle = sense == nil && mayBeMeeting && attendees.isEmpty && level == 1
        region =
            isTitle
            ? Region(sense: .present, level: level, isTitle: true)
            : sense.flatMap { sense in
                // "## Protokoll" names the minutes.
                if case .duty = sense, level == 1 || label?.words.count ?? 0 > 2 || label.map(isRecord) == true {
                    return nil
                }
                return counts(sense, isHeading: true) ? Region(sense: sense, level: level) : nil
            }
        // A heading on the level of a subheading of people is another such subheading.
        if sense == nil || sense == .group, wasSubheading, level > 1, let outer = outerRegion(heading) {
            region = outer
        }
    }

    private func isRecord(_ label: SectionLabel) -> Bool { LabelVocabulary.shared.role(of: label) == .log }

    /// Returns the scope of the nearest heading above that labels people as present or absent.
    func outerRegion(_ heading: Block) -> Region? {
        guard
            let place = heading.headingPath.lastIndex(where: { text in
                SectionLabel(heading: text).flatMap(LabelVocabulary.shared.attendance).map {
                    $0 == .present || $0 == .absent
                } ?? false
            }), let sense = SectionLabel(heading: heading.headingPath[place]).flatMap(LabelVocabulary.shared.attendance)
        else { return nil }
        return Region(sense: sense, level: heading.headingPath.count + 1)
    }

    /// Returns whether a label opens a list by itself; below another heading than the people a kind of people has tasks or topics.
    func counts(_ sense: LabelVocabulary.Attendance, isHeading: Bool = false) -> Bool {
        guard sense == .group else { return true }
        return (mayBeMeeting || hasList) && (isHeading || listPath == nil || listPath == path)
    }

    // MARK: People

    mutating func add(
        _ people: [Attendee], _ sense: LabelVocabulary.Attendance, _ ground: Attendee.Ground, _ line: Int
    ) {
        for var person in people {
            person.ground = ground
            person.line = person.line ?? line
            switch sense {
            case .absent: person.declined = true
            case .duty(let duty): person.duty = person.duty ?? duty
            case .present, .group: if !person.declined { (hasList, listPath) = (true, path) }
            }
            attendees.append(person)
        }
    }
}
