import Language
import Model
import Text

/// List items: labels of their own, names below a label, groups.
extension AttendanceReader {
    mutating func read(item block: Block) {
        let depth = block.parentItems.count
        if let open = region?.depth, depth <= open, !isListBelowLabel(block, at: depth),
            !isGroupBelowLabel(block, at: depth)
        {
            closeItemRegion()
        }
        let firstLine = AttendanceReader.listLine(of: block.text)
        // A labelled item ends the scope of a title.
        if region?.isTitle == true, SectionLabel(line: firstLine)?.hasColon == true { closeTitle() }
        if region == nil, mayBeMeeting, let sense = AttendanceReader.listLabel(firstLine) {
            commit()
            region = Region(sense: sense, depth: depth, line: block.lines.last)
            return
        }
        let head = firstLine.utf8.prefix(SectionLabel.longest)
        let colon = head.firstIndex(of: UInt8(ascii: ":"))
        let led = colon == nil && (region != nil || mayBeMeeting) ? SectionLabel(leading: firstLine) : nil
        if region == nil {
            if mayBeMeeting, let absentee = AttendanceReader.absentee(firstLine) {
                return add([absentee], .absent, .list, block.lines.first)
            }
            guard led != nil || colon.map({ LabelVocabulary.shared.maySpeakOfPeople(head[..<$0]) }) == true else {
                return
            }
        }
        let parts = AttendanceReader.parts(of: firstLine)
        if let label = led ?? SectionLabel(line: parts[0], mayBeWhole: region != nil),
            let sense = sense(of: label, isBelow: region, depth: depth),
            region == nil || label.hasColon || !EntryScanner.namesHolder(firstLine)
        {
            return read(label, sense, of: block, at: depth, others: parts.dropFirst())
        }
        if let label = SectionLabel(line: firstLine), label.hasColon, label.rest.isEmpty,
            LabelVocabulary.shared.role(of: label).map({ $0 != .attendees }) ?? false
        {
            return closeItemRegion()
        }
        guard let region else { return }
        if let (name, sense) = nameBeforeLabel(block.text) {
            pending.append(
                Entry(text: name, line: block.lines.first, depth: depth, sense: self.sense(at: depth) ?? region.sense))
            commit()
            self.region?.sense = sense
            return
        }
        pending.append(
            Entry(text: block.text, line: block.lines.first, depth: depth, sense: sense(at: depth) ?? region.sense))
    }

    /// Reads an item that labels people: those behind the label and the other parts of its line, else those below it.
    private mutating func read(
        _ label: SectionLabel, _ sense: LabelVocabulary.Attendance, of block: Block, at depth: Int,
        others: ArraySlice<Substring>
    ) {
        let merged = region.map { AttendanceReader.merged(sense, below: $0.sense) } ?? sense
        let (list, remarked) = AttendanceReader.listAndRemarks(label.rest, sense)
        let people = NameList.people(in: list) + remarked
        // Several first names after "Hosts:" are ambiguous.
        let isDuty = if case .duty = sense { region == nil } else { false }
        if isDuty, people.count > 2, !people.allSatisfy({ $0.name.contains(" ") }) { return }
        if !people.isEmpty {
            add(people, merged, AttendanceReader.ground(sense), block.lines.first)
            return others.forEach { add(labelled: $0, block.lines.first) }
        }
        guard label.rest.isEmpty || InlineText.plain(label.rest).trimmed.isEmpty else { return }
        if region == nil || region?.depth != nil {
            commit()
            region = Region(sense: merged, depth: depth, line: block.lines.last)
            return
        }
        // A nested list belongs to its label.
        pending.append(Entry(text: "", line: block.lines.first, depth: depth, sense: merged))
    }

    /// Returns what an item without a colon says of the items below it: "Roll call".
    private static func listLabel(_ line: Substring) -> LabelVocabulary.Attendance? {
        guard line.utf8.count <= SectionLabel.longest, LabelVocabulary.shared.maySpeakOfPeople(line.utf8),
            let label = SectionLabel(line: line, mayBeWhole: true), !label.hasColon, label.rest.isEmpty,
            LabelVocabulary.shared.knowsAll(label.words), let sense = LabelVocabulary.shared.attendance(of: label)
        else { return nil }
        return sense == .present || sense == .absent ? sense : nil
    }

    /// Parts an item from a label on its next line, which begins no paragraph in Markdown: "- Ana" above "Not attending" and further items.
    private func nameBeforeLabel(_ text: String) -> (name: String, sense: LabelVocabulary.Attendance)? {
        let lines = text.lines
        guard lines.count == 2, let label = SectionLabel(line: lines[1].trimmed[...], mayBeWhole: true),
            isAllVocabulary(label), let sense = LabelVocabulary.shared.attendance(of: label),
            sense == .absent || sense == .present
        else { return nil }
        return (String(lines[0]), sense)
    }

    /// Returns the person whom an item outside a list of people names with a mark of absence and without anything else: "Ana Brook (absent)",
    /// above what she had sent in.
    private static func absentee(_ line: Substring) -> Attendee? {
        guard line.utf8.last == UInt8(ascii: ")"), line.utf8.count < 80 else { return nil }
        let people = NameList.people(in: String(line))
        guard people.count == 1, people[0].declined, people[0].name.contains(" ") else { return nil }
        // "Old business (did not cover)" names nobody.
        let isGiven = people[0].name.split(separator: " ").first.map { GivenNames.contains(LetterFolding.fold($0)) }
        let aside = line.lastIndex(of: "(").map { line[line.index(after: $0)...].dropLast() } ?? ""
        let label = SectionLabel(line: aside, mayBeWhole: true)
        return isGiven == true || label.flatMap(LabelVocabulary.shared.attendance) == .absent ? people[0] : nil
    }

    mutating func add(labelled part: Substring, _ line: Int) {
        guard let label = SectionLabel(line: part), let sense = LabelVocabulary.shared.attendance(of: label) else {
            return
        }
        add(NameList.people(in: label.rest), sense, AttendanceReader.ground(sense), line)
    }

    /// Returns the first line of an item, with further lines if a list of names continues on them.
    static func listLine(of text: String) -> Substring {
        let lines = text.lines
        guard lines.count > 1, lines[0].trimmed.hasSuffix(",") else { return text.firstLine }
        let end = lines.firstIndex { !$0.trimmed.hasSuffix(",") } ?? lines.count - 1
        return lines[...end].map(\.trimmed).joined(separator: " ")[...]
    }

    /// Returns the sense of the nearest nested label above an item.
    func sense(at depth: Int) -> LabelVocabulary.Attendance? {
        for entry in pending.reversed() where entry.depth < depth { return entry.sense }
        return nil
    }

    /// Returns whether an item, though no deeper than the label, is in a list that follows it after a blank line.
    func isListBelowLabel(_ block: Block, at depth: Int) -> Bool {
        guard let region, let label = region.line, region.depth == depth, !region.hasPeople,
            SectionLabel(line: block.text.firstLine)?.hasColon != true
        else { return false }
        let last = pending.last?.line
        return last.map { block.lines.first == $0 + 1 && pending[0].depth == depth } ?? (block.lines.first > label + 1)
    }

    /// Returns whether an item labels a group of the label above, which has no people of its own: "Present:", then "Remote: Ann, Bo".
    func isGroupBelowLabel(_ block: Block, at depth: Int) -> Bool {
        guard let region, let line = region.line, region.depth == depth, !region.hasPeople, pending.isEmpty,
            block.lines.first == line + 1, let label = SectionLabel(line: block.text.firstLine), label.hasColon
        else { return false }
        return LabelVocabulary.shared.attendance(of: label) == .group && isAllVocabulary(label)
    }

    mutating func closeItemRegion() {
        commit()
        region = nil
    }

    /// Returns the attendance stated by an item's label; outside a list of people it must be unambiguous.
    func sense(
        of label: SectionLabel, isBelow region: Region?, depth: Int
    ) -> LabelVocabulary.Attendance? {
        if let sense = LabelVocabulary.shared.attendance(of: label) {
            if region != nil { return label.hasColon || isAllVocabulary(label) ? sense : nil }
            guard label.hasColon, isAllVocabulary(label) || attendees.isEmpty else { return nil }
            if case .duty = sense { return depth == 0 ? sense : nil }
            return sense == .group ? nil : sense
        }
        // Below a label, any other label names a group: "ACME: Ana, Bob", or an office: "Treasurer: Ana Becker".
        guard region != nil, label.hasColon, !label.rest.isEmpty else { return nil }
        let people = NameList.people(in: label.rest)
        return people.count > 1 || people.count == 1 && isOffice(label, of: people[0]) ? .group : nil
    }

    /// Returns whether the full name stands behind a label, and not before the colon as in "Ana Becker: Acme Labs".
    private func isOffice(_ label: SectionLabel, of person: Attendee) -> Bool {
        let words = person.name.split(separator: " ")
        guard words.count > 1, let first = label.words.first, !GivenNames.contains(first) else { return false }
        return label.words.count == 1 || GivenNames.contains(LetterFolding.fold(words[0]))
    }

    func isAllVocabulary(_ label: SectionLabel) -> Bool { LabelVocabulary.shared.knowsAll(label.words) }

    static func merged(
        _ sense: LabelVocabulary.Attendance, below outer: LabelVocabulary.Attendance
    ) -> LabelVocabulary.Attendance {
        sense == .group ? outer : sense
    }
}
