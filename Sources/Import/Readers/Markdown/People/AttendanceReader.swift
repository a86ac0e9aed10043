import Model
import Text

/// The attendees of a meeting, read from the lists, lines and tables of a note.
///
/// A label, which is a heading, a line or a list item, describes the people below it as present, absent or on duty. They are list items,
/// also nested ones, lines of names, or a table. A list most of whose entries cannot be names is ignored.
struct AttendanceReader {
    /// All people in order, with repetitions; absent ones are marked as declined.
    private(set) var attendees: [Attendee] = []
    /// The lines of the lists, whose check boxes are not tasks.
    private(set) var lines: Set<Int> = []
    /// Whether a list of people present was found, which makes a note a meeting.
    private(set) var hasList = false

    private let boxes: [Int: Character]
    private let tables: [Int: String]
    private let mayBeMeeting: Bool
    private var region: Region?
    private var pending: [Entry] = []

    /// The scope that a label opened.
    private struct Region {
        var sense: LabelVocabulary.Attendance
        /// The level of the heading; nil for a label that is a line or an item.
        var level: Int?
        /// The nesting depth of a label that is an item; else nil.
        var depth: Int?
        /// The last line of a label that is an item without text after it.
        var line: Int?
        /// Whether people were named directly below the heading; subheadings then do not extend its scope.
        var hasPeople = false
        /// Whether the label is the title of a meeting; below it only full names count as a list of people.
        var isTitle = false
    }

    private struct Entry {
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
        var paragraphs = 0
        /// Whether a block comes first in the note, or directly below the heading of a day.
        var isFirst = true
        for block in blocks {
            let mayTellCompany = isFirst
            isFirst = block.kind == .heading && (isFirst || WrittenDate.begins(block.text))
            if block.kind != .heading, block.kind != .item, block.kind != .table { closeTitle() }
            if mayTellCompany,
                readCompany(block, isFirst: true, isAtTop: paragraphs == 0 && block.headingPath.count < 2)
            {
                continue
            }
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

    private mutating func closeTitle() {
        guard region?.isTitle == true else { return }
        commit()
        region = nil
    }

    /// Reads the first line of a block that tells who was there, and the labels below it; returns false if there is none.
    ///
    /// Below the top, such a line makes a note a meeting only if title or path name one.
    private mutating func readCompany(_ block: Block, isFirst: Bool, isAtTop: Bool) -> Bool {
        guard block.kind == .paragraph || block.kind == .item, block.speaker == nil, region?.isTitle ?? true else {
            return false
        }
        let lines = block.text.lines
        for (place, line) in lines.prefix(mayBeMeeting ? AttendanceReader.mostAtTop : 1).enumerated() {
            guard !LabelVocabulary.shared.isOfficial(SectionLabel(line: line)) else { return false }
            guard let company = CompanyLine(line, mayBeMeeting: mayBeMeeting, isFirst: isFirst && place == 0) else {
                continue
            }
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
    private static let mostAtTop = 4

    // MARK: Labels

    private mutating func open(heading: Block) {
        commit()
        closeTitle()
        let level = heading.headingPath.count + 1
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
                if case .duty = sense, label?.words.count ?? 0 > 2 { return nil }
                return counts(sense) ? Region(sense: sense, level: level) : nil
            }
        // A heading on the level of a subheading of people is another such subheading.
        if sense == nil || sense == .group, wasSubheading, level > 1, let outer = outerRegion(heading) {
            region = outer
        }
    }

    /// Returns the scope of the nearest heading above that labels people as present or absent.
    private func outerRegion(_ heading: Block) -> Region? {
        guard
            let place = heading.headingPath.lastIndex(where: { text in
                SectionLabel(heading: text).flatMap(LabelVocabulary.shared.attendance).map {
                    $0 == .present || $0 == .absent
                } ?? false
            }), let sense = SectionLabel(heading: heading.headingPath[place]).flatMap(LabelVocabulary.shared.attendance)
        else { return nil }
        return Region(sense: sense, level: heading.headingPath.count + 1)
    }

    /// Returns whether a label opens a list by itself.
    private func counts(_ sense: LabelVocabulary.Attendance) -> Bool {
        if sense == .group { return mayBeMeeting || hasList }
        return true
    }

    // MARK: Paragraphs

    private mutating func read(paragraph block: Block, isAtTop: Bool) {
        if block.speaker == nil, region == nil, isAtTop, mayBeMeeting, attendees.isEmpty,
            readCompany(block, isFirst: false, isAtTop: false)
        {
            return
        }
        commit()
        // A list below a heading may continue after a remark; one below a line ends with it.
        if region?.level == nil, region?.hasPeople == true || region?.depth != nil { region = nil }
        if region == nil, block.speaker == nil, !AttendanceReader.mayHoldLabel(block.text) {
            if isAtTop, mayBeMeeting, NameList.isSure(block.text) {
                add(NameList.people(in: block.text), .present, .list, block.lines.first)
            }
            return
        }
        let text = block.speaker.map { "\($0): \(block.text)" } ?? block.text
        read(labelsIn: text, from: block.lines.first, isAtTop: isAtTop)
    }

    /// Reads the lines of a paragraph, some of which may be labels of people.
    private mutating func read(labelsIn text: String, from first: Int, isAtTop: Bool) {
        let written = text.lines
        var line = first
        var segment: (sense: LabelVocabulary.Attendance?, text: String, line: Int) = (region?.sense, "", line)
        var isBelowLabel = false
        let parts = written.enumerated().flatMap { number, text in AttendanceReader.parts(of: text).map { (number, $0) }
        }
        for (number, part) in parts {
            line = first + number
            let label = SectionLabel(line: part, mayBeWhole: parts.count == 1)
            let sense = label.flatMap(LabelVocabulary.shared.attendance).flatMap {
                counts($0) || region != nil ? $0 : nil
            }
            if let label, label.hasColon || sense != nil {
                take(segment, isBelowLabel: isBelowLabel)
                isBelowLabel = sense != nil
                if let sense {
                    // Below a heading of people a line specifies which of them.
                    region = Region(sense: sense, level: region?.level, hasPeople: region?.hasPeople ?? false)
                } else if region != nil, LabelVocabulary.shared.role(of: label) != nil {
                    region = nil
                }
                segment = (sense, label.rest, line)
            } else {
                segment.text += "\n" + part
            }
        }
        if segment.sense == nil, isAtTop, mayBeMeeting, region == nil, NameList.isSure(segment.text) {
            add(NameList.people(in: segment.text), .present, .list, segment.line)
        } else {
            let found = take(segment, isBelowLabel: isBelowLabel)
            // People on the label's own line need no list below, and prose ends a list of people.
            let isLine = region?.level == nil
            if found ? isLine : !isBelowLabel && (region?.hasPeople == true || isLine) { region = nil }
        }
    }

    /// Splits a line that begins with a label of people before each further one: "Present: Ann, Bo; Absent: Cy".
    private static func parts(of line: Substring) -> [Substring] {
        guard line.utf8.contains(UInt8(ascii: ":")), isLabel(line) else { return [line] }
        var parts: [Substring] = []
        var start = line.startIndex
        for place in line.indices.dropFirst()
        where line[place] == " " && ".;)|/".contains(line[line.index(before: place)]) {
            let rest = line[place...].dropFirst()
            guard isLabel(rest) else { continue }
            parts.append(line[start..<place])
            start = rest.startIndex
        }
        return parts + [line[start...]]
    }

    /// Returns whether a text begins with a short label of those present, absent or on duty.
    private static func isLabel(_ text: Substring) -> Bool {
        guard text.first(where: \.isLetter)?.isUppercase == true, let label = SectionLabel(line: text), label.hasColon,
            label.words.count <= mostWordsOfInnerLabel, let sense = LabelVocabulary.shared.attendance(of: label)
        else { return false }
        return sense != .group
    }

    private static let mostWordsOfInnerLabel = 3

    /// Returns whether a line of a paragraph may be a label of people: it has a colon near its beginning, is bold, or is the whole text.
    private static func mayHoldLabel(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { utf8 in
            var start = 0
            while start < utf8.count {
                let end = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.count
                let head = utf8[start..<min(end, start + SectionLabel.longest)]
                let colon = head.firstIndex(of: UInt8(ascii: ":"))
                let isBold = head.first == UInt8(ascii: "*") || head.first == UInt8(ascii: "_")
                let isAll = start == 0 && end == utf8.count && utf8.count <= SectionLabel.longest
                if colon != nil || isBold || isAll,
                    LabelVocabulary.shared.maySpeakOfPeople(head[..<(colon ?? head.endIndex)])
                {
                    return true
                }
                start = end + 1
            }
            return false
        }
    }

    /// Adds the people after a line's label; returns false if it names nobody.
    @discardableResult
    private mutating func take(
        _ segment: (sense: LabelVocabulary.Attendance?, text: String, line: Int), isBelowLabel: Bool
    ) -> Bool {
        guard let sense = segment.sense, segment.text.contains(where: \.isLetter) else { return false }
        let (list, remarked) = AttendanceReader.listAndRemarks(segment.text, sense)
        var people = NameList.people(in: list)
        // Words on a line of their own count only if they are capitalized as names.
        if !isBelowLabel { people.removeAll { $0.name.first?.isLowercase ?? false } }
        guard !people.isEmpty || !remarked.isEmpty, isBelowLabel || region != nil else { return false }
        add(people, sense, AttendanceReader.ground(sense), segment.line)
        add(remarked, .group, .list, segment.line)
        region?.hasPeople = true
        return true
    }

    /// Splits the text after a label of those present into the list, and the people whom later sentences call late or away.
    private static func listAndRemarks(_ text: String, _ sense: LabelVocabulary.Attendance) -> (String, [Attendee]) {
        if case .present = sense { CompanyLine.parted(text) } else { (text, []) }
    }

    private static func ground(_ sense: LabelVocabulary.Attendance) -> Attendee.Ground {
        if case .duty = sense { .duty } else { .list }
    }

    // MARK: Items

    private mutating func read(item block: Block) {
        let depth = block.parentItems.count
        if let open = region?.depth, depth <= open, !isListBelowLabel(block, at: depth),
            !isGroupBelowLabel(block, at: depth)
        {
            closeItemRegion()
        }
        let firstLine = AttendanceReader.listLine(of: block.text)
        // A labelled item ends the scope of a title.
        if region?.isTitle == true, SectionLabel(line: firstLine)?.hasColon == true { closeTitle() }
        let head = firstLine.utf8.prefix(SectionLabel.longest)
        let colon = head.firstIndex(of: UInt8(ascii: ":"))
        if region == nil {
            guard let colon, LabelVocabulary.shared.maySpeakOfPeople(head[..<colon]) else { return }
        }
        let parts = AttendanceReader.parts(of: firstLine)
        if let label = SectionLabel(line: parts[0], mayBeWhole: region != nil),
            let sense = sense(of: label, isBelow: region, depth: depth)
        {
            let (list, remarked) = AttendanceReader.listAndRemarks(label.rest, sense)
            let people = NameList.people(in: list) + remarked
            // Several first names after "Hosts:" are ambiguous.
            let isDuty = if case .duty = sense { region == nil } else { false }
            if isDuty, people.count > 2, !people.allSatisfy({ $0.name.contains(" ") }) { return }
            if !people.isEmpty {
                let merged = region.map { AttendanceReader.merged(sense, below: $0.sense) } ?? sense
                add(people, merged, AttendanceReader.ground(sense), block.lines.first)
                return parts.dropFirst().forEach { add(labelled: $0, block.lines.first) }
            }
            guard label.rest.isEmpty || InlineText.plain(label.rest).trimmed.isEmpty else { return }
            if region == nil || region?.depth != nil {
                commit()
                region = Region(
                    sense: region.map { AttendanceReader.merged(sense, below: $0.sense) } ?? sense, depth: depth,
                    line: block.lines.last)
                return
            }
            // A nested list belongs to its label.
            pending.append(
                Entry(
                    text: "", line: block.lines.first, depth: depth,
                    sense: AttendanceReader.merged(sense, below: region?.sense ?? sense)))
            return
        }
        if let label = SectionLabel(line: firstLine), label.hasColon, label.rest.isEmpty,
            LabelVocabulary.shared.role(of: label).map({ $0 != .attendees }) ?? false
        {
            return closeItemRegion()
        }
        guard let region else { return }
        pending.append(
            Entry(text: block.text, line: block.lines.first, depth: depth, sense: sense(at: depth) ?? region.sense))
    }

    private mutating func add(labelled part: Substring, _ line: Int) {
        guard let label = SectionLabel(line: part), let sense = LabelVocabulary.shared.attendance(of: label) else {
            return
        }
        add(NameList.people(in: label.rest), sense, AttendanceReader.ground(sense), line)
    }

    /// Returns the first line of an item, with further lines if a list of names continues on them.
    private static func listLine(of text: String) -> Substring {
        let lines = text.lines
        guard lines.count > 1, lines[0].trimmed.hasSuffix(",") else { return text.firstLine }
        let end = lines.firstIndex { !$0.trimmed.hasSuffix(",") } ?? lines.count - 1
        return lines[...end].map(\.trimmed).joined(separator: " ")[...]
    }

    /// Returns the sense of the nearest nested label above an item.
    private func sense(at depth: Int) -> LabelVocabulary.Attendance? {
        for entry in pending.reversed() where entry.depth < depth { return entry.sense }
        return nil
    }

    /// Returns whether an item, though no deeper than the label, is in a list that follows it after a blank line.
    private func isListBelowLabel(_ block: Block, at depth: Int) -> Bool {
        guard let region, let label = region.line, region.depth == depth, !region.hasPeople,
            SectionLabel(line: block.text.firstLine)?.hasColon != true
        else { return false }
        let last = pending.last?.line
        return last.map { block.lines.first == $0 + 1 && pending[0].depth == depth } ?? (block.lines.first > label + 1)
    }

    /// Returns whether an item labels a group of the label above, which has no people of its own: "Present:", then "Remote: Ann, Bo".
    private func isGroupBelowLabel(_ block: Block, at depth: Int) -> Bool {
        guard let region, let line = region.line, region.depth == depth, !region.hasPeople, pending.isEmpty,
            block.lines.first == line + 1, let label = SectionLabel(line: block.text.firstLine), label.hasColon
        else { return false }
        return LabelVocabulary.shared.attendance(of: label) == .group && isAllVocabulary(label)
    }

    private mutating func closeItemRegion() {
        commit()
        region = nil
    }

    /// Returns the attendance stated by an item's label; outside a list of people it must be unambiguous.
    private func sense(
        of label: SectionLabel, isBelow region: Region?, depth: Int
    ) -> LabelVocabulary.Attendance? {
        if let sense = LabelVocabulary.shared.attendance(of: label) {
            if region != nil { return label.hasColon || isAllVocabulary(label) ? sense : nil }
            guard label.hasColon, isAllVocabulary(label) || attendees.isEmpty else { return nil }
            if case .duty = sense { return depth == 0 ? sense : nil }
            return sense == .group ? nil : sense
        }
        // Below a label, any other label names a group: "ACME: Ana, Bob".
        guard region != nil, label.hasColon, !label.rest.isEmpty, NameList.people(in: label.rest).count > 1 else {
            return nil
        }
        return .group
    }

    private func isAllVocabulary(_ label: SectionLabel) -> Bool { LabelVocabulary.shared.knowsAll(label.words) }

    private static func merged(
        _ sense: LabelVocabulary.Attendance, below outer: LabelVocabulary.Attendance
    ) -> LabelVocabulary.Attendance {
        sense == .group ? outer : sense
    }

    /// Judges the collected items and adds those that are people.
    private mutating func commit() {
        defer { pending = [] }
        guard !pending.isEmpty, let region else { return }
        let top = pending.map(\.depth).min() ?? 0
        let texts = pending.filter { $0.depth == top && !$0.text.isEmpty }.map(\.text)
        let commas = AttendanceReader.commas(texts)
        let isBoxed = pending.contains { boxes[$0.line] != nil }
        let hasTicks = pending.contains { boxes[$0.line].map { $0 == "x" || $0 == "X" } ?? false }
        var found: [(Attendee, Entry)] = []
        var (names, others) = (0, 0)
        for (place, entry) in pending.enumerated() where !entry.text.isEmpty {
            let children = children(of: place)
            let isGroup = !children.isEmpty && boxes[entry.line] == nil && children.allSatisfy { isName($0, commas) }
            if isGroup { continue }
            // Items below a person's name are notes, unless all of them are names.
            if entry.depth > top, !isBelowGroup(place, commas) { continue }
            let people = people(of: entry, isAlone: texts.count == 1, commas)
            if people.isEmpty { others += 1 } else { names += 1 }
            for var person in people {
                if isBoxed, boxes[entry.line] == " " || !hasTicks { person.declined = true }
                found.append((person, entry))
            }
        }
        let isSure = !region.isTitle || others == 0 && names > 1 && found.allSatisfy { $0.0.name.contains(" ") }
        guard names > 0, names >= others || isBoxed, isSure else {
            // A list below "Attending" may be of events.
            if names == 0 { self.region = nil }
            return
        }
        for (person, entry) in found { add([person], entry.sense, AttendanceReader.ground(region.sense), entry.line) }
        self.region?.hasPeople = true
        lines.formUnion(pending.map(\.line))
    }

    private func people(of entry: Entry, isAlone: Bool, _ commas: ListedName.Commas) -> [Attendee] {
        if isAlone, entry.text.contains(",") {
            let people = NameList.people(in: entry.text)
            if people.count > 2 { return people }
        }
        let parts = NameList.atJoints(InlineText.plain(entry.text))
        let names = (parts.count > 1 ? parts : [entry.text]).map { ListedName($0, commas: commas) }
        return names.filter(\.isPlausible).map(\.attendee)
    }

    private func children(of place: Int) -> [Entry] {
        let depth = pending[place].depth
        let behind = pending[(place + 1)...].prefix { $0.depth > depth }
        return behind.filter { $0.depth == depth + 1 }
    }

    private func isBelowGroup(_ place: Int, _ commas: ListedName.Commas) -> Bool {
        let depth = pending[place].depth
        guard let parent = pending[..<place].lastIndex(where: { $0.depth < depth }) else { return true }
        if pending[parent].text.isEmpty { return true }
        return boxes[pending[parent].line] == nil && children(of: parent).allSatisfy { isName($0, commas) }
    }

    private func isName(_ entry: Entry, _ commas: ListedName.Commas) -> Bool {
        entry.text.isEmpty || ListedName(entry.text, commas: commas).isPlausible && !entry.text.hasSuffix(".")
    }

    /// Returns how a list uses commas: `Becker, Ana` if every entry has one word before its comma and the words after differ.
    private static func commas(_ texts: [String]) -> ListedName.Commas {
        let parted = texts.map { InlineText.plain($0).split(separator: ",", maxSplits: 1).map(\.trimmed) }
        let heads = parted.compactMap(\.first)
        let tails = parted.filter { $0.count == 2 }.map { $0[1] }
        let isEach = tails.count * 2 > texts.count && heads.allSatisfy { !$0.contains(" ") }
        return isEach && Set(tails).count == tails.count && tails.allSatisfy { !$0.contains(" ") }
            ? .partFirstName : .partFirm
    }

    // MARK: Tables

    private mutating func read(table: MarkdownTable, _ block: Block) {
        commit()
        for row in table.rows where row.cells.count > 1 && LabelVocabulary.shared.maySpeakOfPeople(row.cells[0].utf8) {
            read(row: row)
        }
        let isExpected = region.map { $0.sense != .absent } ?? false
        let people = AttendeeTable(table, isExpected: isExpected).attendees
        guard !people.isEmpty, isExpected || mayBeMeeting else { return }
        for person in people { add([person], region?.sense ?? .present, .table, person.line ?? block.lines.first) }
        lines.formUnion(block.lines.first...block.lines.last)
        region = nil
    }

    /// Reads a row whose first cell is a label: `| Attending | Ana, Bob |`.
    private mutating func read(row: MarkdownTable.Row) {
        guard let label = SectionLabel(line: row.cells[0][...], mayBeWhole: true),
            let sense = LabelVocabulary.shared.attendance(of: label), sense != .group, isAllVocabulary(label)
        else { return }
        add(NameList.people(in: row.cells[1]), sense, AttendanceReader.ground(sense), row.line)
    }

    // MARK: People

    private mutating func add(
        _ people: [Attendee], _ sense: LabelVocabulary.Attendance, _ ground: Attendee.Ground, _ line: Int
    ) {
        for var person in people {
            person.ground = ground
            person.line = person.line ?? line
            switch sense {
            case .absent: person.declined = true
            case .duty(let duty): person.duty = person.duty ?? duty
            case .present, .group: if !person.declined { hasList = true }
            }
            attendees.append(person)
        }
    }
}
