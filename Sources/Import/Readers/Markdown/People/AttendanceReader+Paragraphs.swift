import Model
import Text

/// Lines of a paragraph: labels with people after them, and company at the top.
extension AttendanceReader {
    mutating func read(paragraph block: Block, isAtTop: Bool) {
        if block.speaker == nil, region == nil, isAtTop, mayBeMeeting, attendees.isEmpty,
            readCompany(block, isFirst: false, isAtTop: false)
        {
            return
        }
        commit()
        if let open = region, block.speaker == nil, isHead(block.text) {
            // Behind people it heads something else, before any it heads the first group of them.
            if open.hasPeople, !open.hasGroups { region = nil } else { region?.hasGroups = true }
            return
        }
        if let open = region, open.isOnePerLine || isBareLabel(open),
            let person = AttendanceReader.onlyPerson(block, mayBeUnknown: open.hasPeople)
        {
            region?.isOnePerLine = true
            region?.hasPeople = true
            return add([person], open.sense, .list, block.lines.first)
        }
        if region?.sense == .present, region?.hasPeople == false, region?.isTitle == false, block.speaker == nil,
            add(roster: block.text.lines[...], from: block.lines.first)
        {
            return
        }
        if isAtTop, opensAsTitle(block) { return region = Region(sense: .present, level: 1, isTitle: true) }
        // A list below a heading may continue after a remark; one below a line ends with it.
        if region?.level == nil, region?.hasPeople == true || region?.depth != nil { region = nil }
        if region == nil, block.speaker == nil, !AttendanceReader.mayHoldLabel(block.text),
            !mayHoldStatement(block.text)
        {
            if isAtTop, mayBeMeeting, NameList.isSure(block.text) {
                add(NameList.people(in: block.text), .present, .list, block.lines.first)
            }
            return
        }
        let text = block.speaker.map { "\($0): \(block.text)" } ?? block.text
        read(labelsIn: text, from: block.lines.first, isAtTop: isAtTop)
    }

    /// Returns whether a paragraph is the title of a meeting whose note has no heading: the first line of it, short and without a mark.
    private func opensAsTitle(_ block: Block) -> Bool {
        guard mayBeMeeting, region == nil, attendees.isEmpty, block.speaker == nil, block.headingPath.isEmpty,
            block.lines.first == block.lines.last, block.text.utf8.count <= SectionLabel.longest
        else { return false }
        guard block.text.last(where: { $0 != "*" && $0 != "_" })?.isLetter == true else { return false }
        let label = SectionLabel(line: block.text[...], mayBeWhole: true)
        switch label.flatMap(LabelVocabulary.shared.attendance) {
        case nil: return true
        case .group: return label.map(isAllVocabulary) == false
        default: return false
        }
    }

    /// Returns whether a text is nothing but bold words that neither label nor name people, and so heads what follows: "**Tech talks**".
    private func isHead(_ text: String) -> Bool {
        guard text.hasPrefix("**"), text.hasSuffix("**"), text.utf8.count <= SectionLabel.longest,
            !text.contains("\n"), case let inside = text.dropFirst(2).dropLast(2), !inside.contains("**"),
            let label = SectionLabel(line: text[...], mayBeWhole: true)
        else { return false }
        let people = NameList.people(in: String(inside))
        return LabelVocabulary.shared.attendance(of: label) == nil && (people.isEmpty || !NameList.isKnown(people))
    }

    /// Returns whether a longer text of a meeting without a list may tell in one of its sentences who was there.
    private func mayHoldStatement(_ text: String) -> Bool {
        mayBeMeeting && !hasList && text.utf8.count > SectionLabel.longest
            && LabelVocabulary.shared.maySpeakOfPeople(text.utf8)
    }

    /// Adds the people whom lines name behind their offices; returns false if the lines are no such list.
    private mutating func add(roster lines: ArraySlice<Substring>, from first: Int) -> Bool {
        guard let roster = Roster(lines) else { return false }
        for entry in roster.entries { add(entry.people, .present, .list, first + entry.line) }
        region?.hasPeople = true
        return true
    }

    /// Reads the lines of a paragraph, some of which may be labels of people.
    mutating func read(labelsIn text: String, from first: Int, isAtTop: Bool) {
        let written = text.lines
        if written.count > 2, let label = SectionLabel(line: written[0], mayBeWhole: true), label.rest.isEmpty,
            LabelVocabulary.shared.attendance(of: label) == .present, counts(.present)
        {
            let before = region
            region = Region(sense: .present)
            if add(roster: written.dropFirst(), from: first + 1) { return }
            region = before
        }
        var line = first
        var segment: (sense: LabelVocabulary.Attendance?, text: String, line: Int) = (region?.sense, "", line)
        var isBelowLabel = false
        let parts = written.enumerated().flatMap { number, text in AttendanceReader.parts(of: text).map { (number, $0) }
        }
        for (number, part) in parts {
            line = first + number
            var label = self.label(of: part, isWhole: parts.count == 1)
            if label == nil, number == 0 { label = bareLabel(part) }
            let sense = label.flatMap { self.sense(of: $0) }
            if let label, label.hasColon || sense != nil {
                take(segment, isBelowLabel: isBelowLabel)
                isBelowLabel = sense != nil
                if let sense {
                    // Below a heading of people a line specifies which of them.
                    let merged = region.map { AttendanceReader.merged(sense, below: $0.sense) } ?? sense
                    region = Region(
                        sense: merged, level: region?.level, hasPeople: region?.hasPeople ?? false,
                        hasGroups: sense == .group)
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
            if found, isLine, mayBeMeeting, written.count == 1, NameList.people(in: segment.text).count == 1 {
                region?.isOnePerLine = true
            } else if found ? isLine : !isBelowLabel && (region?.hasPeople == true || isLine) {
                region = nil
            }
        }
    }

    /// Returns whether a region is that of a line of minutes that labels people and names none, so that each may have a paragraph.
    private func isBareLabel(_ region: Region) -> Bool {
        mayBeMeeting && region.level == nil && region.depth == nil && !region.hasPeople
            && (region.sense == .present || region.sense == .absent)
    }

    /// Returns the person of a paragraph that has nothing but a full name and what stands in brackets behind it.
    ///
    /// The first must have a known given name.
    private static func onlyPerson(_ block: Block, mayBeUnknown: Bool) -> Attendee? {
        guard block.kind == .paragraph, block.speaker == nil, block.lines.first == block.lines.last,
            block.text.utf8.count <= SectionLabel.longest
        else { return nil }
        let people = NameList.people(in: block.text)
        guard people.count == 1, case let words = people[0].name.split(separator: " "), words.count > 1 else {
            return nil
        }
        let isCapital = words.allSatisfy { $0.first?.isUppercase == true } && words.count <= mostOfUnknown
        return mayBeUnknown && isCapital || NameList.isKnown(people) ? people[0] : nil
    }

    /// The maximum number of words in the name of somebody whose given name is unknown.
    private static let mostOfUnknown = 3

    /// Returns the label of a line; in minutes a sentence may be one.
    private func label(of line: Substring, isWhole: Bool) -> SectionLabel? {
        guard mayBeMeeting else { return SectionLabel(line: line, mayBeWhole: isWhole) }
        guard line.utf8.contains(UInt8(ascii: ":")) else {
            return SectionLabel(leading: line) ?? SectionLabel(line: line, mayBeWhole: isWhole)
        }
        return SectionLabel(line: line, mayBeWhole: isWhole) ?? SectionLabel(trailing: line)
    }

    /// Returns the label that is a whole line above others without a colon, where nothing but people is expected: "Attending".
    private func bareLabel(_ line: Substring) -> SectionLabel? {
        guard region != nil, let label = SectionLabel(line: line, mayBeWhole: true), isAllVocabulary(label) else {
            return nil
        }
        return label
    }

    /// Returns the attendance that a line's label states; below a line of people present, any label before several people names a group:
    /// "via telephone: Ana, Bob".
    private func sense(of label: SectionLabel) -> LabelVocabulary.Attendance? {
        if let sense = LabelVocabulary.shared.attendance(of: label) {
            return counts(sense) || region != nil ? sense : nil
        }
        guard region?.sense == .present, label.hasColon, LabelVocabulary.shared.role(of: label) == nil else {
            return nil
        }
        let people = NameList.people(in: label.rest)
        // One line for each group: a further one may be of somebody alone, or of handles.
        if region?.level != nil, region?.hasGroups == true { return people.isEmpty ? nil : .group }
        return people.count > 1 && NameList.isKnown(people) ? .group : nil
    }

    /// Splits a line before each label of people, and behind the first one before each of a group: "Present: Ann, Bo; Absent: Cy".
    static func parts(of line: Substring) -> [Substring] {
        let hasSentences = line.utf8.count > SectionLabel.longest && LabelVocabulary.shared.maySpeakOfPeople(line.utf8)
        guard hasSentences || line.utf8.contains(UInt8(ascii: ":")) else { return [line] }
        let beginsWithLabel = isLabel(line)
        var parts: [Substring] = []
        var start = line.startIndex
        for place in line.indices.dropFirst()
        where line[place] == " " {
            let rest = line[place...].drop { $0 == " " }
            // A label in bold needs no mark before it.
            guard ".;)|/".contains(line[line.index(before: place)]) || rest.hasPrefix("**") else { continue }
            let isGroup = ".;".contains(line[line.index(before: place)]) && isGroupLabel(rest)
            guard
                isLabel(rest) || hasSentences && isStatement(rest) || beginsWithLabel && (isBoldLabel(rest) || isGroup)
            else { continue }
            parts.append(line[start..<place])
            start = rest.startIndex
        }
        return parts + [line[start...]]
    }

    /// Returns whether a sentence tells who was there or away by words of attendance that lead to names: "Board members present were Ann, Bo".
    private static func isStatement(_ text: Substring) -> Bool {
        text.first?.isUppercase == true && SectionLabel(leading: text) != nil
    }

    /// Returns whether a text begins with a short label of those present, absent or on duty.
    static func isLabel(_ text: Substring) -> Bool {
        guard text.first(where: \.isLetter)?.isUppercase == true, let label = SectionLabel(line: text), label.hasColon,
            label.words.count <= mostWordsOfInnerLabel, let sense = LabelVocabulary.shared.attendance(of: label)
        else { return false }
        return sense != .group
    }

    /// Returns whether a text begins with a short label of some of those present: "online: Bo".
    static func isGroupLabel(_ text: Substring) -> Bool {
        guard let label = SectionLabel(line: text), label.hasColon, label.words.count <= mostWordsOfInnerLabel else {
            return false
        }
        return LabelVocabulary.shared.attendance(of: label) == .group
    }

    /// Returns whether a text begins with a short bold label of any sense: "**Sorry:** Bo".
    static func isBoldLabel(_ text: Substring) -> Bool {
        guard text.hasPrefix("**") || text.hasPrefix("__"), let label = SectionLabel(line: text) else { return false }
        return label.hasColon && label.words.count <= mostWordsOfInnerLabel
    }

    static let mostWordsOfInnerLabel = 3

    /// Returns whether a line of a paragraph may be a label of people: it has a colon near its beginning, is bold, or is the whole text.
    static func mayHoldLabel(_ text: String) -> Bool {
        let utf8 = Array(text.utf8)
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

    /// Adds the people after a line's label; returns false if it names nobody.
    @discardableResult
    mutating func take(
        _ segment: (sense: LabelVocabulary.Attendance?, text: String, line: Int), isBelowLabel: Bool
    ) -> Bool {
        guard let sense = segment.sense, segment.text.contains(where: \.isLetter) else { return false }
        let (list, remarked) = AttendanceReader.listAndRemarks(segment.text, sense)
        var people = NameList.people(in: list)
        // Words on a line of their own count only if they, or most of their neighbours, are capitalized as names.
        // Below a heading, as in a row of handles, all of several words may be small.
        func isSmall(_ person: Attendee) -> Bool {
            person.name.first?.isLowercase == true && !segment.text.contains("@" + person.name)
        }
        let small = people.count(where: isSmall)
        let isRow = region?.level != nil && small == people.count && small > 2 && segment.text.contains(",")
        if !isBelowLabel, !isRow, small * 3 > people.count { people.removeAll(where: isSmall) }
        guard !people.isEmpty || !remarked.isEmpty, isBelowLabel || region != nil else { return false }
        add(people, sense, AttendanceReader.ground(sense), segment.line)
        add(remarked, .group, .list, segment.line)
        region?.hasPeople = true
        return true
    }

    /// Splits the text after a label into the list, and the people whom later sentences, or all of them, call late or away.
    static func listAndRemarks(_ text: String, _ sense: LabelVocabulary.Attendance) -> (String, [Attendee]) {
        switch sense {
        case .present: CompanyLine.parted(text)
        case .absent where NameList.people(in: text).isEmpty:
            // "Apologies for absence: Apologies were received from Ann and Bo"
            SectionLabel(leading: text[...]).map { ($0.rest, []) } ?? ("", CompanyLine.away(in: text))
        case .absent, .duty, .group: (text, [])
        }
    }

    static func ground(_ sense: LabelVocabulary.Attendance) -> Attendee.Ground {
        if case .duty = sense { .duty } else { .list }
    }
}
