import Text
import Time

/// A change of a page, with the line that it concerns.
public struct PageEdit: Sendable {
    /// The new content of the file.
    public var bytes: [UInt8]
    /// The 1-based line that was written, changed or taken out.
    public var line: Int
    /// The line as written; the old one if it was taken out.
    public var text: String
}

/// Changes single lines of a page; all other bytes stay as they are.
public struct PageEditor {
    /// Why a page cannot be changed.
    public enum Failure: Error {
        /// It is not UTF-8 text, or has no front matter between lines of `---`.
        case notEditable
        /// The line has lines below it that belong to it.
        case notAlone(line: Int)
    }

    private let page: RecordPage
    /// The lines with their ends.
    private var lines: [[UInt8]]
    private let lineEnd: [UInt8]

    /// Prepares a page for changes.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - bytes: The content of its file.
    /// - Throws: `Failure.notEditable` if the content is not UTF-8 text.
    public init(_ page: RecordPage, bytes: [UInt8]) throws(Failure) {
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else { throw .notEditable }
        self.page = page
        lines = PageEditor.lines(of: bytes)
        lineEnd =
            lines.first.map { Array($0.reversed().prefix { $0 == 10 || $0 == 13 }.reversed()) }
            .flatMap { $0.isEmpty ? nil : $0 } ?? [10]
    }

    private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
        var lines: [[UInt8]] = []
        var start = 0
        for place in bytes.indices {
            let isEnd = bytes[place] == 10 || bytes[place] == 13 && (place + 1 == bytes.count || bytes[place + 1] != 10)
            guard isEnd else { continue }
            lines.append(Array(bytes[start...place]))
            start = place + 1
        }
        if start < bytes.count { lines.append(Array(bytes[start...])) }
        return lines
    }

    private func edit(_ line: Int, _ text: String) -> PageEdit {
        PageEdit(bytes: lines.flatMap { $0 }, line: line, text: text)
    }

    private mutating func insert(_ text: String, at line: Int) {
        if line > 1, let last = lines[line - 2].last, last != 10, last != 13 { lines[line - 2] += lineEnd }
        // Below a line that ends with CR alone, LF would make one line end of two.
        let end = line > 1 && lines[line - 2].last == 13 ? [13] : lineEnd
        lines.insert(Array(text.utf8) + end, at: line - 1)
    }

    private mutating func replace(_ line: Int, with text: String) {
        let end = lines[line - 1].reversed().prefix { $0 == 10 || $0 == 13 }.reversed()
        lines[line - 1] = Array(text.utf8) + end
    }

    // MARK: Completions

    /// Writes that a habit was done: below its last completion, or above the first if they stand with the latest first.
    ///
    /// - Parameters:
    ///   - day: The day.
    ///   - habit: The habit of the page.
    /// - Returns: The change; nil if the day stands there.
    public mutating func add(_ day: CivilDate, to habit: Habit) -> PageEdit? {
        guard !habit.completions.contains(where: { $0.day == day }) else { return nil }
        let places = habit.completions.map(\.line)
        guard let first = places.min(), let last = places.max() else { return appended(day) }
        let isLatestFirst = places.count > 1 && places.first == last && places.last == first
        let model = page.lines[(isLatestFirst ? first : last) - 1]
        let indent = model.prefix { $0 == " " || $0 == "\t" }
        let text = indent + "- " + ISO8601.string(day)
        let line = isLatestFirst ? first : last + 1 + continuation(below: last)
        insert(text, at: line)
        return edit(line, text)
    }

    private mutating func appended(_ day: CivilDate) -> PageEdit {
        let text = "- " + ISO8601.string(day)
        let last = page.lines.lastIndex { !$0.trimmingBlanks.isEmpty } ?? -1
        var line = last + 2
        if last >= 0, ListItem(page.lines[last]) == nil {
            insert("", at: line)
            line += 1
        }
        insert(text, at: line)
        return edit(line, text)
    }

    /// Returns the number of lines below an item that belong to it: those indented more.
    private func continuation(below line: Int) -> Int {
        let indent = page.lines[line - 1].prefix { $0 == " " || $0 == "\t" }.count
        return page.lines.dropFirst(line).prefix { next in
            !next.trimmingBlanks.isEmpty && next.prefix { $0 == " " || $0 == "\t" }.count > indent
        }.count
    }

    /// Takes back that a habit was done: removes items of the day, and opens tasks that were done on it.
    ///
    /// - Parameter day: The day.
    /// - Returns: The change with the first such line; nil if the day does not stand there.
    /// - Throws: `Failure.notAlone` if an item has lines below it.
    public mutating func remove(_ day: CivilDate) throws(Failure) -> PageEdit? {
        let found = page.recordLines.filter { RecordLine($0.text) == .done(day) }
        guard let first = found.first else { return nil }
        for (line, text) in found.reversed() {
            if ListItem(text)?.mark == .checked {
                replace(line, with: PageEditor.opened(text))
            } else {
                guard continuation(below: line) == 0 else { throw .notAlone(line: line) }
                lines.remove(at: line - 1)
            }
        }
        return edit(first.line, first.text)
    }

    /// Returns a checked task as an open one, without the day on which it was done.
    private static func opened(_ text: String) -> String {
        var result = text
        if let box = text.firstRange(of: "[x]") ?? text.firstRange(of: "[X]") {
            result.replaceSubrange(box, with: "[ ]")
        }
        for mark in RecordLine.marks {
            guard let place = result.firstRange(of: mark) else { continue }
            let day = result[place.upperBound...].drop { $0 == " " || $0 == "\u{FE0F}" }
            let end = day.firstIndex { !$0.isNumber && $0 != "-" } ?? result.endIndex
            let close = end < result.endIndex && result[end] == "]" ? result.index(after: end) : end
            result.removeSubrange(place.lowerBound..<close)
        }
        while result.last == " " { result.removeLast() }
        return result
    }

    // MARK: Front matter

    /// Writes a field of the front matter: in the place of the old one, or as the last.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The value.
    /// - Returns: The change; nil if the field has this value.
    /// - Throws: `Failure.notEditable` without YAML front matter.
    public mutating func set(_ key: String, to value: String) throws(Failure) -> PageEdit? {
        guard page.frontLineCount > 1, page.lines.first?.trimmingBlanks.hasSuffix("---") == true else {
            throw .notEditable
        }
        let text = key + ": " + value
        if let field = page.field(key) {
            guard field.text != value else { return nil }
            guard field.line < page.frontLineCount else { throw .notEditable }
            replace(field.line, with: text)
            return edit(field.line, text)
        }
        insert(text, at: page.frontLineCount)
        return edit(page.frontLineCount, text)
    }
}
