/// Checks the box of a task and opens it again, in place.
///
/// A task is an item with a box, `- [ ] Call Ana`, or with a keyword as Logseq and org-mode have them, `- TODO Call Ana`.
public enum TaskEdit {
    /// Checks or opens a task.
    ///
    /// - Parameters:
    ///   - isDone: Whether the task is done.
    ///   - line: The 1-based line of the task.
    ///   - file: The note.
    /// - Returns: The new content; the old one if the task has that state already.
    /// - Throws: `WritingError` if the line is no task, or one that is cancelled.
    public static func marking(
        done isDone: Bool, line: Int, of file: NoteFile
    ) throws(WritingError) -> [UInt8] {
        let lines = ByteLines(file.bytes)
        guard line >= 1, line <= lines.count else { throw file.error(.noLine, line: line) }
        guard let text = text(of: lines.ranges[line - 1], file), let task = task(text, file) else {
            throw file.error(.noTask, line: line)
        }
        switch task.state {
        case .cancelled: throw file.error(.cancelledTask, line: line)
        case .open where !isDone, .done where isDone: return file.bytes
        case .open, .done: return file.bytes.edited([ByteEdit(task.mark, (isDone ? task.done : task.open).utf8)])
        }
    }

    /// Returns the lines that are tasks still open, 1-based.
    ///
    /// - Parameters:
    ///   - range: The lines looked at, 1-based; those that the file does not have are passed over.
    ///   - file: The note.
    /// - Returns: The lines in order.
    public static func openTasks(in range: ClosedRange<Int>, of file: NoteFile) -> [Int] {
        let lines = ByteLines(file.bytes)
        return range.filter { line in
            guard line >= 1, line <= lines.count, let text = text(of: lines.ranges[line - 1], file) else {
                return false
            }
            return task(text, file)?.state == .open
        }
    }

    private enum State { case open, done, cancelled }

    private struct Task {
        var state: State
        /// The bytes of the box's mark or of the keyword.
        var mark: Range<Int>
        var open: String
        var done: String
    }

    /// Returns the text of an item or heading without its marker.
    private static func text(of line: Range<Int>, _ file: NoteFile) -> Range<Int>? {
        let bytes = file.bytes
        var rest = bytes.withoutBlanks(line)
        while let first = rest.first, bytes[first] == UInt8(ascii: ">") {
            rest = bytes.withoutBlanks((first + 1)..<rest.upperBound)
        }
        guard let first = rest.first else { return nil }
        var end = first
        let marks = file.isOrg ? "*" : "#"
        if bytes[first] == UInt8(ascii: "-") || bytes[first] == UInt8(ascii: "+") || bytes[first] == UInt8(ascii: "*"),
            !(file.isOrg && bytes[first] == UInt8(ascii: "*"))
        {
            end += 1
        } else if marks.utf8.contains(bytes[first]) {
            while end < rest.upperBound, bytes[end] == bytes[first] { end += 1 }
        } else {
            while end < rest.upperBound, bytes[end].isDigit { end += 1 }
            guard end > first, end < rest.upperBound, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")")
            else { return nil }
            end += 1
        }
        guard end < rest.upperBound, bytes[end].isBlank else { return nil }
        return bytes.withoutBlanks(end..<rest.upperBound)
    }

    private static func task(_ text: Range<Int>, _ file: NoteFile) -> Task? { box(text, file) ?? keyword(text, file) }

    private static func box(_ text: Range<Int>, _ file: NoteFile) -> Task? {
        let bytes = file.bytes
        guard let open = text.first, bytes[open] == UInt8(ascii: "["),
            let close = bytes[text].prefix(longestBox).firstIndex(of: UInt8(ascii: "]")),
            close + 1 == text.upperBound || bytes[close + 1].isBlank
        else { return nil }
        let mark = (open + 1)..<close
        let written = bytes.string(mark)
        guard written.count == 1 else { return nil }
        let state: State =
            switch written {
            case "x", "X": .done
            // In org-mode this is a task of which parts are done.
            case "-": file.isOrg ? .open : .cancelled
            default: .open
            }
        return Task(state: state, mark: mark, open: " ", done: file.isOrg ? "X" : "x")
    }

    private static func keyword(_ text: Range<Int>, _ file: NoteFile) -> Task? {
        let length = file.bytes[text].prefix { $0 == UInt8(ascii: "-") || (0x41...0x5A).contains($0) }.count
        let mark = text.lowerBound..<(text.lowerBound + length)
        guard length < text.count, file.bytes[mark.upperBound].isBlank, let state = keywords[file.bytes.string(mark)]
        else { return nil }
        return Task(state: state, mark: mark, open: "TODO", done: "DONE")
    }

    /// The keywords of Logseq's two workflows and of org-mode.
    private static let keywords: [String: State] = [
        "TODO": .open, "LATER": .open, "WAITING": .open, "WAIT": .open, "NOW": .open, "DOING": .open,
        "IN-PROGRESS": .open, "DONE": .done, "CANCELED": .cancelled, "CANCELLED": .cancelled,
    ]

    /// The length of a box with the longest mark, in bytes: an emoji.
    private static let longestBox = 12
}
