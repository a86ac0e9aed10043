import Model
import Time

/// Fields within the text of a note, as Dataview and exports from other programs write them: `Date: 10 March 2026`, `time:: 14:00`.
///
/// Only lines above the second heading count, so that no sentence further down is mistaken for a field.
struct HeadFields {
    private var values: [(field: FrontMatterField, text: String)] = []

    /// The maximum length of a field's name with its marks, in bytes.
    private static let longestName = 40
    /// The number of lines at the top of a note that may be fields.
    private static let mostLines = 15

    init(_ blocks: [Block]) {
        for line in HeadFields.head(blocks) {
            guard let (field, text) = HeadFields.field(line) else { continue }
            values.append((field, text))
        }
    }

    func text(_ field: FrontMatterField) -> String? {
        values.first { $0.field == field && !$0.text.isEmpty }?.text
    }

    /// Returns the lines above the second heading that may be fields.
    private static func head(_ blocks: [Block]) -> [Substring] {
        var lines: [Substring] = []
        var left = mostLines
        var title: Block?
        for block in blocks where left > 0 {
            if block.kind == .heading {
                if title != nil, isField(block.text) {
                    append(linesOf: block.text, to: &lines, left: &left)
                    continue
                }
                // A heading that is neither title nor field ends the head.
                guard title == nil, block == blocks.first || block.headingPath.isEmpty else { break }
                title = block
            } else if block.kind == .paragraph || block.kind == .item {
                append(linesOf: block.text, to: &lines, left: &left)
            } else if block.kind == .table {
                // A table of two columns holds fields: "| Date | 5 May 2024 |".
                let rows = MarkdownTable(pipes: block.text, from: block.lines.first).rows.prefix(left)
                left -= rows.count
                lines += rows.filter { $0.cells.count == 2 }.map { "\($0.cells[0]): \($0.cells[1])"[...] }
            }
        }
        return lines
    }

    /// Returns whether a heading may be a field: `### Meeting Duration: 1.5 hours`.
    private static func isField(_ heading: String) -> Bool {
        guard let colon = heading.utf8.prefix(longestName).firstIndex(of: UInt8(ascii: ":")) else { return false }
        return heading[colon...].dropFirst().first?.isWhitespace == true
    }

    /// Appends the lines with a colon near their beginning, out of as many as are left to read.
    private static func append(linesOf text: String, to lines: inout [Substring], left: inout Int) {
        for line in text.lines where left > 0 {
            if !line.isEmpty { left -= 1 }
            if line.utf8.prefix(longestName).contains(UInt8(ascii: ":")) { lines.append(line) }
        }
    }

    /// Splits a line at the colon after the name of a field; returns nil if it has none.
    private static func field(_ line: Substring) -> (FrontMatterField, String)? {
        guard let colon = line.utf8.prefix(longestName).firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let key = bare(line[..<colon])
        guard let field = fields[FrontMatterField.normalized(key)] else { return nil }
        return (field, bare(line[colon...].drop { $0 == ":" }))
    }

    /// Returns whether a block is nothing but a field for the day or hour of a meeting, which tells nothing of what was said there.
    static func isWhen(_ block: Block) -> Bool {
        guard block.kind == .item || block.kind == .paragraph, block.lines.first == block.lines.last,
            block.text.utf8.count <= 3 * longestName, let (field, text) = field(block.text[...])
        else { return false }
        switch field {
        case .start: return WrittenDate.begins(text)
        case .startTime, .endTime: return TimeOfDay.prefix(of: text) != nil
        default: return false
        }
    }

    /// Returns the day that a line gives as a field: "**Date:** 5 May 2024".
    static func day(in line: Substring, reference: CivilDate) -> WrittenDate? {
        guard line.utf8.count <= 3 * longestName, let (field, text) = field(line), field == .start else { return nil }
        return WrittenDate(text, reference: reference)
    }

    /// Returns the text without surrounding blanks and emphasis marks.
    private static func bare(_ text: Substring) -> String {
        let isMark: (Character) -> Bool = { $0 == "*" || $0 == "_" || $0.isWhitespace }
        return String(text.drop(while: isMark)).trimmedEnd(of: isMark)
    }

    /// The field names that are unambiguous in running text; `with` and `who` also begin sentences.
    private static let fields: [String: FrontMatterField] = [
        "date": .start, "meeting date": .start, "date held": .start, "when": .start, "datum": .start, "termin": .start,
        "wann": .start, "time": .startTime, "zeit": .startTime,
        "start time": .startTime, "meeting time": .startTime, "end time": .endTime, "duration": .duration,
        "meeting duration": .duration, "dauer": .duration, "length": .duration,
    ]
}

extension String {
    fileprivate func trimmedEnd(of isMark: (Character) -> Bool) -> String {
        var text = self[...]
        while let last = text.last, isMark(last) { text.removeLast() }
        return String(text)
    }
}
