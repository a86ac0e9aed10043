import Model

/// Fields that stand in the text of a note, as pages exported from other programs and Dataview write them: `Date: 10 March 2026`,
/// `**Attendees:** Sarah, Bob`, `attendees:: [[Sarah Chen]]`, or a list of names below `## Attendees`.
///
/// Only what stands above the second heading counts, so that no sentence further down is taken for one; a list of attendees has a
/// heading of its own.
struct HeadFields {
    private var values: [(field: FrontMatterField, text: String)] = []
    /// Those who attend, in order.
    private(set) var attendees: [Attendee] = []

    /// The longest name of a field with its marks, in bytes.
    private static let longestName = 40
    /// The lines at the top of a note that may be fields.
    private static let mostLines = 15

    /// Reads the fields of a note.
    ///
    /// - Parameter blocks: The blocks of the note.
    init(_ blocks: [Block]) {
        for line in HeadFields.head(blocks) {
            guard let (field, text) = HeadFields.field(line) else { continue }
            values.append((field, text))
            if field == .attendees { add(text) }
        }
        readLists(blocks)
    }

    /// The first text of a field; nil where it has none.
    func text(_ field: FrontMatterField) -> String? {
        values.first { $0.field == field && !$0.text.isEmpty }?.text
    }

    /// The lines above the second heading that may be fields.
    private static func head(_ blocks: [Block]) -> [Substring] {
        var lines: [Substring] = []
        var left = mostLines
        for (index, block) in blocks.enumerated() where left > 0 {
            if block.kind == .heading {
                if index > 0 { break }
            } else if block.kind == .paragraph || block.kind == .item {
                append(linesOf: block.text, to: &lines, left: &left)
            }
        }
        return lines
    }

    /// Appends those of the next lines that have a colon near their beginning.
    private static func append(linesOf text: String, to lines: inout [Substring], left: inout Int) {
        var text = text
        let ranges = text.withUTF8 { utf8 in
            var ranges: [Range<Int>] = []
            var start = 0
            while start < utf8.count, left > 0 {
                let end = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.count
                if end > start { left -= 1 }
                if utf8[start..<end].prefix(longestName).contains(UInt8(ascii: ":")) { ranges.append(start..<end) }
                start = end + 1
            }
            return ranges
        }
        let bytes = text.utf8
        for range in ranges {
            let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
            lines.append(text[start..<bytes.index(start, offsetBy: range.count)])
        }
    }

    /// Splits a line at the colon behind the name of a field; nil where it has none.
    private static func field(_ line: Substring) -> (FrontMatterField, String)? {
        guard let colon = line.utf8.prefix(longestName).firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let key = bare(line[..<colon])
        guard let field = fields[FrontMatterField.normalized(key)] else { return nil }
        return (field, bare(line[colon...].drop { $0 == ":" }))
    }

    /// The text without blanks and marks of emphasis around it.
    private static func bare(_ text: Substring) -> String {
        let isMark: (Character) -> Bool = { $0 == "*" || $0 == "_" || $0.isWhitespace }
        return String(text.drop(while: isMark)).trimmedEnd(of: isMark)
    }

    /// The names that say the same in a sentence's place as in front matter; `with` and `who` begin sentences.
    private static let fields: [String: FrontMatterField] = {
        var fields: [String: FrontMatterField] = [
            "date": .start, "meeting date": .start, "when": .start, "datum": .start, "time": .startTime,
            "start time": .startTime, "meeting time": .startTime, "end time": .endTime, "duration": .duration,
        ]
        for name in ["present", "invitees", "teilnehmer"] + FrontMatterField.attendanceNames {
            fields[name] = .attendees
        }
        return fields
    }()

    /// Whether a text is no more than the name of those who attend.
    private static func isNameOfAttendees(_ text: String) -> Bool {
        guard text.utf8.count <= longestName, mayNameAttendees(text) else { return false }
        let name = bare(text.filter { $0 != ":" }[...])
        return fields[FrontMatterField.normalized(name)] == .attendees
    }

    /// Whether a text is hardly longer than such a name, marks aside, and begins with a letter that one begins with.
    private static func mayNameAttendees(_ text: String) -> Bool {
        let letters = text.utf8.lazy.filter { $0 >= 0x80 || $0 &- 97 < 26 || $0 &- 65 < 26 }
        guard let first = letters.first else { return false }
        return first >= 0x80 || (attendeeInitials.contains(first | 0x20) && letters.count <= longestAttendeeName + 8)
    }

    private static let attendeeNames = fields.filter { $0.value == .attendees }.keys
    private static let attendeeInitials = Set(attendeeNames.compactMap(\.utf8.first))
    private static let longestAttendeeName = attendeeNames.map(\.utf8.count).max() ?? 0

    private mutating func add(_ text: String) {
        for attendee in WrittenAttendee.all(.text(text)) { add(attendee) }
    }

    private mutating func add(_ attendee: Attendee) {
        guard attendee.email != nil || SpeakerName.isName(attendee.name) else { return }
        attendees.append(attendee)
    }

    /// Reads the items below a line or heading that is no more than the name of those who attend.
    private mutating func readLists(_ blocks: [Block]) {
        var isBelowName = false
        for block in blocks {
            if block.kind == .item, isBelowName {
                if let attendee = WrittenAttendee.one(HeadFields.bare(block.text[...])) { add(attendee) }
            } else {
                isBelowName = HeadFields.isNameOfAttendees(block.text)
            }
        }
    }
}

extension String {
    /// The text without what a test names at its end.
    fileprivate func trimmedEnd(of isMark: (Character) -> Bool) -> String {
        var text = self[...]
        while let last = text.last, isMark(last) { text.removeLast() }
        return String(text)
    }
}
