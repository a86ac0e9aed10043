/// The tags of a note's front matter, with the bytes where they stand.
struct FrontMatterTags {
    /// How the value of a key is written.
    enum Style: Equatable {
        /// Nothing, or a null, whose bytes these are.
        case empty(Range<Int>)
        /// A line for each tag: `- work`.
        case block
        /// `[work, home]`; the position after the opening bracket.
        case flow(start: Int)
        /// `work, home`, also in quotes.
        case words
        /// A form that is read but not edited.
        case other
    }

    struct Item: Equatable {
        /// The item with its quotes.
        var range: Range<Int>
        /// The name without quotes and `#`.
        var name: Range<Int>
        var line: Int
    }

    struct Field {
        var key: String
        /// The 0-based line of the key.
        var line: Int
        var style: Style
        var items: [Item] = []
    }

    let lines: ByteLines
    private(set) var fields: [Field] = []
    /// The 0-based line of the fence that ends the front matter; nil without front matter.
    private(set) var close: Int?

    private var bytes: [UInt8] { lines.bytes }

    /// The keys that readers take for tags.
    private static let keys: Set<String> = ["tags", "tag", "keywords"]
    /// The number of lines within which readers look for the end.
    private static let mostLines = 1000
    /// The number of lines within which readers look for the beginning.
    private static let mostBlankLines = 10

    init(_ file: NoteFile) throws(WritingError) {
        lines = ByteLines(file.bytes)
        let top = (0..<min(lines.count, FrontMatterTags.mostBlankLines)).first { !lines.isBlank($0) } ?? 0
        guard lines.count > 0, let fence = FrontMatterTags.fence(lines, top) else { return }
        guard fence == "---" else {
            if fence == "+++", top == 0 { throw file.error(.frontMatter, line: 1) }
            return
        }
        let ends = (top + 1)..<max(top + 1, min(lines.count, FrontMatterTags.mostLines))
        guard let close = ends.first(where: { ["---", "..."].contains(FrontMatterTags.fence(lines, $0)) }) else {
            if top > 0 { return }
            throw file.error(.frontMatter, line: 1)
        }
        let first = (top + 1..<close).first {
            !lines.isBlank($0) && bytes[lines.content($0).lowerBound] != UInt8(ascii: "#")
        }
        if let first, key(at: first) == nil {
            // Prose between two rules is no front matter; a line that readers may take for a key is.
            guard !lines.text(first).contains(":") else { throw file.error(.frontMatter, line: first + 1) }
            return
        }
        self.close = close
        for line in top + 1..<close {
            guard let (name, value) = key(at: line), FrontMatterTags.keys.contains(FrontMatterTags.normalized(name))
            else { continue }
            fields.removeAll { $0.key == name }
            fields.append(field(name, line: line, value: value, close: close))
        }
    }

    private static func fence(_ lines: ByteLines, _ line: Int) -> String? {
        let text = lines.text(line)
        guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(text[...last])
    }

    private static func normalized(_ key: String) -> String {
        key.lowercased().replacing("-", with: " ").replacing("_", with: " ")
    }

    /// Returns the key that a line begins with, and the range of its value.
    private func key(at line: Int) -> (name: String, value: Range<Int>)? {
        let range = lines.ranges[line]
        guard let first = range.first, !bytes[first].isBlank, !"-#[{|>".utf8.contains(bytes[first]) else { return nil }
        var place = first
        var name = first..<first
        if let quote = quote(at: first) {
            guard let end = bytes[(first + 1)..<range.upperBound].firstIndex(of: quote) else { return nil }
            name = (first + 1)..<end
            place = end + 1
        } else {
            while place < range.upperBound, !isColon(place, in: range) { place += 1 }
            name = first..<place
        }
        guard place < range.upperBound, isColon(place, in: range) else { return nil }
        return (bytes.string(bytes.withoutBlanks(name)), (place + 1)..<range.upperBound)
    }

    private func isColon(_ place: Int, in range: Range<Int>) -> Bool {
        bytes[place] == UInt8(ascii: ":") && (place + 1 == range.upperBound || bytes[place + 1].isBlank)
    }

    private func quote(at place: Int) -> UInt8? {
        let byte = bytes[place]
        return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") ? byte : nil
    }

    // MARK: Values

    private func field(_ key: String, line: Int, value: Range<Int>, close: Int) -> Field {
        var field = Field(key: key, line: line, style: .other)
        let text = withoutComment(value)
        let isLast = !goesOn(after: line, before: close)
        if text.isEmpty || ["~", "null", "Null", "NULL"].contains(bytes.string(text)) {
            let next = ((line + 1)..<close).first { isWritten($0) }
            if text.isEmpty, let next, let items = blockItems(from: next, before: close) {
                (field.style, field.items) = items.isEmpty ? (.other, []) : (.block, items)
            } else if isLast {
                field.style = .empty(text.isEmpty ? value.lowerBound..<value.lowerBound : text)
            }
        } else if bytes[text.lowerBound] == UInt8(ascii: "[") {
            let end = lines.ranges[close].lowerBound
            if let items = flowItems(from: text.lowerBound + 1, before: end) {
                (field.style, field.items) = (.flow(start: text.lowerBound + 1), items)
            }
        } else if isLast, let inside = unquoted(text) {
            (field.style, field.items) = (.words, words(inside, line: line))
        }
        return field
    }

    private func isWritten(_ line: Int) -> Bool {
        !lines.isBlank(line) && bytes[lines.content(line).lowerBound] != UInt8(ascii: "#")
    }

    /// Tells whether the value of a line goes on below it.
    private func goesOn(after line: Int, before close: Int) -> Bool {
        guard let next = ((line + 1)..<close).first(where: { isWritten($0) }) else { return false }
        return bytes[lines.ranges[next].lowerBound].isBlank
    }

    /// Returns a value without the comment behind it.
    private func withoutComment(_ range: Range<Int>) -> Range<Int> {
        let content = bytes.withoutBlanks(range)
        guard let first = content.first else { return content }
        if bytes[first] == UInt8(ascii: "#") { return first..<first }
        var open = quote(at: first)
        for place in content.dropFirst() {
            if open != nil, bytes[place] == open { open = nil }
            if open == nil, bytes[place] == UInt8(ascii: "#"), bytes[place - 1].isBlank {
                return bytes.withoutBlanks(first..<place)
            }
        }
        return content
    }

    /// Returns the inside of quotes, or a plain text itself; nil for a form that is not edited.
    private func unquoted(_ range: Range<Int>) -> Range<Int>? {
        guard let first = range.first, let last = range.last else { return nil }
        guard let quote = quote(at: first) else {
            let isPlain = !"[]{}&*!|>@`%".utf8.contains(bytes[first])
            // With a word behind it, a colon at the end would make a key; behind another comma, once the last tag is taken away.
            let isKey = range.contains { place in
                guard bytes[place] == UInt8(ascii: ":") else { return false }
                return place == last || bytes[place + 1].isBlank || bytes[place + 1] == UInt8(ascii: ",")
            }
            return isPlain && !isKey ? range : nil
        }
        let inside = (first + 1)..<max(first + 1, last)
        guard last > first, bytes[last] == quote, !bytes[inside].contains(quote),
            !bytes[inside].contains(UInt8(ascii: "\\"))
        else { return nil }
        return inside
    }

    private func item(_ range: Range<Int>, line: Int) -> Item? {
        guard let inside = unquoted(range), !inside.isEmpty else { return nil }
        let hasMark = bytes[inside.lowerBound] == UInt8(ascii: "#")
        return Item(range: range, name: (inside.lowerBound + (hasMark ? 1 : 0))..<inside.upperBound, line: line)
    }

    /// Returns the items of a list that begins on a line; nil if there is none, and none at all if they are not edited.
    private func blockItems(from first: Int, before close: Int) -> [Item]? {
        guard let dash = dash(at: first) else { return nil }
        var items: [Item] = []
        for line in first..<close where isWritten(line) {
            let start = lines.content(line).lowerBound
            guard let own = self.dash(at: line),
                own - lines.ranges[line].lowerBound == dash - lines.ranges[first].lowerBound
            else {
                // A key ends the list, whatever else is indented belongs to an item.
                if bytes[lines.ranges[line].lowerBound].isBlank { return [] }
                break
            }
            let text = withoutComment((start + 1)..<lines.ranges[line].upperBound)
            guard !text.isEmpty else { continue }
            guard let item = item(text, line: line) else { return [] }
            items.append(item)
        }
        return items
    }

    private func dash(at line: Int) -> Int? {
        let content = lines.content(line)
        guard let first = content.first, bytes[first] == UInt8(ascii: "-"),
            content.count == 1 || bytes[first + 1].isBlank
        else { return nil }
        return first
    }

    /// Returns the items up to the closing bracket, on this line or those below; nil if they are not edited.
    private func flowItems(from start: Int, before end: Int) -> [Item]? {
        var items: [Item] = []
        var place = start
        var begin = start
        func take(upTo place: Int) -> Bool {
            let range = bytes.withoutLineEnds(begin..<place)
            guard !range.isEmpty else { return true }
            guard let item = item(range, line: line(of: range.lowerBound)) else { return false }
            items.append(item)
            return true
        }
        while place < end {
            switch bytes[place] {
            case UInt8(ascii: "]"):
                guard take(upTo: place), withoutComment((place + 1)..<lines.ranges[line(of: place)].upperBound).isEmpty
                else { return nil }
                return items
            case UInt8(ascii: ","):
                guard take(upTo: place) else { return nil }
                begin = place + 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard bytes.withoutLineEnds(begin..<place).isEmpty else { break }
                guard let close = bytes[(place + 1)..<end].firstIndex(of: bytes[place]) else { return nil }
                place = close
            case UInt8(ascii: "["), UInt8(ascii: "{"): return nil
            // No YAML has control characters (YAML 1.2.2, section 5.1).
            case 0..<0x09, 0x0B, 0x0C, 0x0E..<0x20, 0x7F: return nil
            case UInt8(ascii: "#") where place > start && (bytes[place - 1].isBlank || bytes[place - 1] == 0x0A):
                return nil
            default: break
            }
            place += 1
        }
        return nil
    }

    private func line(of place: Int) -> Int { lines.ends.firstIndex { place < $0 } ?? max(0, lines.count - 1) }

    private func words(_ range: Range<Int>, line: Int) -> [Item] {
        let isEnd = { (place: Int) in bytes[place] == UInt8(ascii: ",") || bytes[place].isBlank }
        return range.split(whereSeparator: isEnd).compactMap { word in
            guard let first = word.first, let last = word.last else { return nil }
            let hasMark = bytes[first] == UInt8(ascii: "#")
            return Item(range: first..<(last + 1), name: (first + (hasMark ? 1 : 0))..<(last + 1), line: line)
        }
    }

    func name(_ item: Item) -> String {
        var name = bytes.string(item.name)
        while name.hasSuffix("/") { name.removeLast() }
        return name
    }
}

extension [UInt8] {
    /// Returns a range without the blanks and line ends around it.
    func withoutLineEnds(_ range: Range<Int>) -> Range<Int> {
        let isInk = { (place: Int) in self[place] > 0x20 }
        guard let first = range.first(where: isInk), let last = range.last(where: isInk) else {
            return range.lowerBound..<range.lowerBound
        }
        return first..<(last + 1)
    }
}
