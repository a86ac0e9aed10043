/// The tags in the text of a Markdown note, with the bytes where they stand: outside front matter, code, formulas, comments, HTML tags,
/// addresses and link targets, as the reader of notes finds them.
struct InlineTags {
    /// The names without `#`, in order.
    private(set) var names: [Range<Int>] = []

    private let bytes: [UInt8]

    /// Finds the tags of the lines from a 0-based one on.
    init(_ lines: ByteLines, from first: Int) {
        bytes = lines.bytes
        var run: Range<Int>?
        var fence: (mark: UInt8, length: Int)?
        var isAfterBlank = true
        var isInList = false
        for line in first..<max(first, lines.count) {
            let content = quoteless(lines.content(line))
            let mark = InlineTags.fence(bytes[content])
            if let open = fence {
                let isEnd = mark?.mark == open.mark && (mark?.length ?? 0) >= open.length
                if isEnd, bytes[content].allSatisfy({ $0 == open.mark }) { fence = nil }
                continue
            }
            let isIndented = isIndented(lines.ranges[line])
            let isItem = isItem(content)
            let isCode = isIndented && isAfterBlank && !isInList
            let isAlone = content.isEmpty || mark != nil || isCode || isItem || isHeading(content)
            if isAlone {
                if let whole = run { scan(whole) }
                run = nil
            }
            fence = mark
            if content.isEmpty {
                isAfterBlank = true
                continue
            }
            // An indented line after code is code, too.
            isAfterBlank = isCode
            if isItem { isInList = true } else if !isIndented { isInList = false }
            if mark != nil || isCode { continue }
            run = (run?.lowerBound ?? content.lowerBound)..<lines.ranges[line].upperBound
        }
        if let run { scan(run) }
    }

    // MARK: Lines

    /// Returns a line without the marks of block quotes.
    private func quoteless(_ content: Range<Int>) -> Range<Int> {
        var rest = content
        while let first = rest.first, bytes[first] == UInt8(ascii: ">") {
            rest = bytes.withoutBlanks((first + 1)..<rest.upperBound)
        }
        return rest
    }

    static func fence(_ text: ArraySlice<UInt8>) -> (mark: UInt8, length: Int)? {
        guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        let length = text.prefix { $0 == mark }.count
        guard length >= 3, mark == UInt8(ascii: "~") || !text.dropFirst(length).contains(mark) else { return nil }
        return (mark, length)
    }

    private func isIndented(_ range: Range<Int>) -> Bool {
        var width = 0
        for place in range {
            if bytes[place] == 0x09 { return true }
            guard bytes[place] == 0x20 else { return false }
            width += 1
            if width == 4 { return true }
        }
        return false
    }

    private func isItem(_ content: Range<Int>) -> Bool {
        guard let first = content.first else { return false }
        var end = first
        if "-*+".utf8.contains(bytes[first]) {
            end += 1
        } else {
            while end < content.upperBound, bytes[end].isDigit { end += 1 }
            guard end > first, end < content.upperBound,
                bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")")
            else { return false }
            end += 1
        }
        return end == content.upperBound || bytes[end].isBlank
    }

    private func isHeading(_ content: Range<Int>) -> Bool {
        let level = bytes[content].prefix { $0 == UInt8(ascii: "#") }.count
        return (1...6).contains(level) && (level == content.count || bytes[content.lowerBound + level].isBlank)
    }

    // MARK: Text

    private mutating func scan(_ run: Range<Int>) {
        var place = run.lowerBound
        while place < run.upperBound {
            switch bytes[place] {
            case UInt8(ascii: "\\"): place += 2
            case UInt8(ascii: "`"): place = endOfCode(place, run)
            case UInt8(ascii: "$"): place = endOfFormula(place, run)
            case UInt8(ascii: "%") where starts(place, "%%"): place = end(after: place + 2, "%%", run) ?? place + 1
            case UInt8(ascii: "<"): place = endOfTag(place, run)
            case UInt8(ascii: "[") where starts(place, "[["): place = endOfLink(place, run)
            case UInt8(ascii: "]") where starts(place, "]("): place = endOfTarget(place, run)
            case UInt8(ascii: ":") where starts(place, "://"): place = endOfAddress(place, run)
            case UInt8(ascii: "#") where isAtWordStart(place, run): place = takeTag(place, run)
            default: place += 1
            }
        }
    }

    private func starts(_ place: Int, _ text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        return place + length <= bytes.count && bytes[place..<(place + length)].elementsEqual("\(text)".utf8)
    }

    /// Returns the position after the next occurrence of a mark.
    private func end(after start: Int, _ mark: StaticString, _ run: Range<Int>) -> Int? {
        let length = mark.utf8CodeUnitCount
        var place = start
        while place + length <= run.upperBound {
            if starts(place, mark) { return place + length }
            place += 1
        }
        return nil
    }

    private func endOfCode(_ start: Int, _ run: Range<Int>) -> Int {
        let length = bytes[start..<run.upperBound].prefix { $0 == UInt8(ascii: "`") }.count
        var place = start + length
        while let open = bytes[place..<run.upperBound].firstIndex(of: UInt8(ascii: "`")) {
            let count = bytes[open..<run.upperBound].prefix { $0 == UInt8(ascii: "`") }.count
            place = open + count
            if count == length { return place }
        }
        return start + length
    }

    private func endOfFormula(_ start: Int, _ run: Range<Int>) -> Int {
        if starts(start, "$$") { return end(after: start + 2, "$$", run) ?? start + 1 }
        var place = start + 1
        guard place < run.upperBound, bytes[place] > 0x20 else { return place }
        while place < run.upperBound, bytes[place] != 0x0A, bytes[place] != 0x0D {
            if bytes[place] == UInt8(ascii: "$") {
                let isEnd = bytes[place - 1] > 0x20 && place > start + 1
                return isEnd && (place + 1 == run.upperBound || !bytes[place + 1].isDigit) ? place + 1 : start + 1
            }
            place += 1
        }
        return start + 1
    }

    private func endOfTag(_ start: Int, _ run: Range<Int>) -> Int {
        if starts(start, "<!--") { return end(after: start + 4, "-->", run) ?? run.upperBound }
        let next = start + 1
        guard next < run.upperBound, (0x61...0x7A).contains(bytes[next] | 0x20) || "/!?".utf8.contains(bytes[next])
        else {
            return next
        }
        return end(after: next, ">", run) ?? next
    }

    private func endOfLink(_ start: Int, _ run: Range<Int>) -> Int {
        let line = bytes[start..<run.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? run.upperBound
        return end(after: start + 2, "]]", start..<line) ?? start + 1
    }

    private func endOfTarget(_ start: Int, _ run: Range<Int>) -> Int {
        var depth = 0
        for place in (start + 2)..<max(start + 2, run.upperBound) {
            if bytes[place] == 0x0A || bytes[place] == 0x0D { break }
            if bytes[place] == UInt8(ascii: "(") { depth += 1 }
            if bytes[place] == UInt8(ascii: ")") {
                if depth == 0 { return place + 1 }
                depth -= 1
            }
        }
        return start + 2
    }

    private func endOfAddress(_ start: Int, _ run: Range<Int>) -> Int {
        bytes[start..<run.upperBound].firstIndex {
            $0 <= 0x20 || $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: ">")
        } ?? run.upperBound
    }

    private func isAtWordStart(_ place: Int, _ run: Range<Int>) -> Bool {
        guard place > run.lowerBound else { return true }
        let previous = bytes[place - 1]
        if previous <= 0x20 || previous == UInt8(ascii: "(") { return true }
        guard previous >= 0x80 else { return false }
        let before = bytes[..<place].suffix(3)
        return before.suffix(2).elementsEqual([0xC2, 0xA0]) || before.elementsEqual([0xE3, 0x80, 0x80])
            || (before.starts(with: [0xE2, 0x80]) && previous <= 0x8A)
    }

    private mutating func takeTag(_ start: Int, _ run: Range<Int>) -> Int {
        let rest = String(decoding: bytes[(start + 1)..<run.upperBound].prefix(InlineTags.longest), as: UTF8.self)
        let length = rest.unicodeScalars.prefix(while: NoteTag.holds).reduce(0) { $0 + UTF8.width($1) }
        guard length > 0 else { return start + 1 }
        names.append((start + 1)..<(start + 1 + length))
        return start + 1 + length
    }

    /// The number of bytes in which the end of a tag is looked for.
    private static let longest = 512
}
