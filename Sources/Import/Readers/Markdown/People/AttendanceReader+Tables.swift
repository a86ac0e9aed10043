import Model
import Text

/// Tables: rows whose first cell is a label, and tables of people.
extension AttendanceReader {
    mutating func read(table: MarkdownTable, _ block: Block) {
        commit()
        let before = attendees.count
        for row in table.rows where row.cells.count > 1 && LabelVocabulary.shared.maySpeakOfPeople(row.cells[0].utf8) {
            read(row: row)
        }
        // A table of fields, one of which holds the people, is none of people; offices may have a row each.
        if attendees[before...].contains(where: { $0.ground == .list }) || isOfFields(table) { return }
        let isExpected = region != nil
        // Rows that are days tell of many meetings.
        if table.body.count(where: { WrittenDate.begins($0.cells.first ?? "") }) * 2 > table.body.count {
            return region = nil
        }
        let people = AttendeeTable(table, isExpected: isExpected).attendees
        guard !people.isEmpty, isExpected || mayBeMeeting else { return }
        for person in people { add([person], region?.sense ?? .present, .table, person.line ?? block.lines.first) }
        lines.formUnion(block.lines.first...block.lines.last)
        region = nil
    }

    /// Returns whether a row below the head is one for the people, even if it names nobody.
    private func isOfFields(_ table: MarkdownTable) -> Bool {
        table.body.contains { row in
            guard row.cells.count == 2, let (sense, names) = AttendanceReader.labelled(row) else { return false }
            return !names.isEmpty && (sense == .present || sense == .absent)
        }
    }

    /// Reads a row whose first cell is a label: `| Attending | Ana, Bob |`.
    mutating func read(row: MarkdownTable.Row) {
        guard let (sense, names) = AttendanceReader.labelled(row) else { return }
        let (told, recorder) = AttendanceReader.listAndRecorder(names)
        let (list, away) = AttendanceReader.listAndAway(told)
        let (people, remarked) = AttendanceReader.listAndRemarks(list, sense)
        add(NameList.people(in: people), sense, AttendanceReader.ground(sense), row.line)
        add(remarked, .group, .list, row.line)
        add(NameList.people(in: away), .absent, .list, row.line)
        add(NameList.people(in: recorder), .duty("minutes"), .duty, row.line)
    }

    /// Returns what the first cell of a row says of the people named behind it, in the same cell or the next one; nil if it is no such label.
    private static func labelled(_ row: MarkdownTable.Row) -> (sense: LabelVocabulary.Attendance, names: String)? {
        let cell = row.cells[0].trimmed
        func sense(of text: Substring) -> LabelVocabulary.Attendance? {
            guard let label = SectionLabel(line: text, mayBeWhole: true),
                LabelVocabulary.shared.knowsAll(label.words),
                let sense = LabelVocabulary.shared.attendance(of: label), sense != .group
            else { return nil }
            return sense
        }
        if let sense = sense(of: cell[...]) { return (sense, row.cells[1]) }
        // The mark between the cells may be missing: "| Participants Ana, Bob | |".
        guard let end = cell.firstIndex(of: " "), cell.contains(","), let sense = sense(of: cell[..<end]) else {
            return nil
        }
        return (sense, cell[end...].trimmed + ". " + row.cells[1])
    }

    /// Splits names before a sentence on who was away, such as "Received apologies from Cy".
    private static func listAndAway(_ text: String) -> (list: String, away: String) {
        for stop in text.indices where text[stop] == "." {
            let words = text[stop...].dropFirst().split(
                separator: " ", maxSplits: mostBeforeAway, omittingEmptySubsequences: true)
            guard let from = words.firstIndex(where: { $0 == "from" }), from > 0,
                LabelVocabulary.shared.saysAbsence(LetterFolding.fold(words[from - 1])),
                text[stop...].dropFirst().first?.isWhitespace == true
            else { continue }
            return (String(text[..<stop]), String(text[words[from].endIndex...]))
        }
        return (text, "")
    }

    /// The maximum number of words up to the names: "Received apologies from".
    private static let mostBeforeAway = 4

    /// Splits names before words on who had a duty, such as "Minutes by Ana".
    private static func listAndRecorder(_ text: String) -> (list: String, recorder: String) {
        let words = text.split(separator: " ")
        guard
            let place = words.indices.dropLast().first(where: { place in
                LabelVocabulary.shared.isDuty(phrase: words[place...(place + 1)].map { LetterFolding.fold($0) })
            })
        else { return (text, "") }
        let list = text[..<words[place].startIndex].trimmed
        return (list.hasSuffix(".") ? String(list.dropLast()) : list, String(text[words[place + 1].endIndex...]))
    }
}
