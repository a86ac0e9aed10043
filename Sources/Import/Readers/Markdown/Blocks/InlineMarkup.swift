/// The tags, links and mentions in a paragraph, by Obsidian's rules, outside code, formulas, comments, HTML tags, URLs and link targets.
struct InlineMarkup {
    private(set) var tags: [(name: String, line: Int)] = []
    private(set) var links: [Wikilink] = []
    /// Markdown links to notes: `[shown](Note.md)`.
    private(set) var noteLinks: [Wikilink] = []
    private(set) var mentions: [(name: String, line: Int)] = []

    private let bytes: [UInt8]
    private let lineNumbers: [Int]
    private var index = 0
    /// The index of the current line in `lineNumbers`.
    private var lineIndex = 0
    /// Closing marks known not to occur any further; searching again each time would take quadratic time.
    private var missing: Set<[UInt8]> = []
    /// The last position at which an HTML tag may end.
    private let lastTagEnd: Int
    /// The index of the line on which no further link target is closed.
    private var lineWithoutTargets = -1

    /// Reads a paragraph, its lines joined by newlines; `lineNumbers` has the number of each line, at least one.
    init(_ bytes: [UInt8], lineNumbers: [Int]) {
        self.bytes = bytes
        self.lineNumbers = lineNumbers
        lastTagEnd = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
        guard bytes.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "@") })
        else { return }
        while index < bytes.count { step() }
    }

    /// Returns the stored form of a tag, without `#` and trailing slashes; nil if it is not a tag.
    static func normalized(tag: String) -> String? {
        let bare = Array(tag.trimmed.utf8.drop { $0 == UInt8(ascii: "#") })
        guard InlineMarkup.endOfTag(bare, from: 0) == bare.count else { return nil }
        let end = bare.lastIndex { $0 != UInt8(ascii: "/") }.map { $0 + 1 } ?? 0
        let name = String(decoding: bare[..<end], as: UTF8.self)
        let hasSign = bare[..<end].contains { $0 < 0x80 && !$0.isDigit }
        return hasSign || name.contains(where: { !$0.isNumber }) ? name : nil
    }

    /// Returns whether a text is nothing but a link to a place of the same page: `[Budget](#budget)`, `[[#Budget]]`.
    static func isLinkWithinPage(_ text: String) -> Bool {
        let text = text.trimmed
        guard text.first == "[" else { return false }
        if text.hasPrefix("[[#") { return text.firstIndex(of: "]") == text.utf8.index(text.endIndex, offsetBy: -2) }
        guard text.last == ")", let target = text.range(of: "](#") else { return false }
        return text[target.upperBound...].firstIndex(of: ")") == text.index(before: text.endIndex)
    }

    private var line: Int { lineNumbers[min(lineIndex, lineNumbers.count - 1)] }

    private mutating func step() {
        switch bytes[index] {
        case UInt8(ascii: "\n"):
            lineIndex += 1
            index += 1
        case UInt8(ascii: "\\"): index += next(1).map(InlineMarkup.isPunctuation) == true ? 2 : 1
        case UInt8(ascii: "`"): passCode()
        case UInt8(ascii: "$"): passFormula()
        case UInt8(ascii: "%") where next(1) == UInt8(ascii: "%"):
            pass(to: [UInt8(ascii: "%"), UInt8(ascii: "%")], from: 2)
        case UInt8(ascii: "<"): passTag()
        case UInt8(ascii: "[") where next(1) == UInt8(ascii: "["): readLink(isEmbed: previous == UInt8(ascii: "!"))
        case UInt8(ascii: "]") where next(1) == UInt8(ascii: "("): readTarget()
        case UInt8(ascii: ":") where next(1) == UInt8(ascii: "/") && next(2) == UInt8(ascii: "/"): passAddress()
        case UInt8(ascii: "#") where isAtWordStart: readTag()
        case UInt8(ascii: "@") where isAtWordStart: readMention()
        default: index += 1
        }
    }

    private func next(_ distance: Int) -> UInt8? { index + distance < bytes.count ? bytes[index + distance] : nil }

    private var previous: UInt8? { index > 0 ? bytes[index - 1] : nil }

    /// Whether a tag may begin here: at the beginning, or after a blank or an opening parenthesis.
    private var isAtWordStart: Bool {
        guard let previous else { return true }
        if previous <= 0x20 || previous == UInt8(ascii: "(") { return true }
        // Non-ASCII blanks: no-break space (C2 A0), ideographic space (E3 80 80), thin spaces (E2 80 8x).
        guard previous >= 0x80 else { return false }
        let before = bytes[..<index].suffix(3)
        return before.suffix(2).elementsEqual([0xC2, 0xA0]) || before.elementsEqual([0xE3, 0x80, 0x80])
            || (before.starts(with: [0xE2, 0x80]) && previous <= 0x8A)
    }

    /// Skips past the next occurrence of a mark, or one byte if there is none.
    private mutating func pass(to mark: [UInt8], from distance: Int) {
        guard !missing.contains(mark) else { return index += 1 }
        var position = index + distance
        while position + mark.count <= bytes.count {
            if bytes[position] == mark[0], bytes[position...].starts(with: mark) {
                return advance(to: position + mark.count)
            }
            position += 1
        }
        missing.insert(mark)
        index += 1
    }

    /// Moves to a position and counts the lines passed.
    private mutating func advance(to position: Int) {
        for byte in bytes[index..<position] where byte == UInt8(ascii: "\n") { lineIndex += 1 }
        index = position
    }

    /// Skips a code span, up to a run of as many backticks as opened it.
    private mutating func passCode() {
        let length = bytes[index...].prefix { $0 == UInt8(ascii: "`") }.count
        let key = [UInt8](repeating: UInt8(ascii: "`"), count: min(length, 64))
        var position = index + length
        while !missing.contains(key), let open = bytes[position...].firstIndex(of: UInt8(ascii: "`")) {
            let run = bytes[open...].prefix { $0 == UInt8(ascii: "`") }.count
            position = open + run
            if run == length { return advance(to: position) }
        }
        missing.insert(key)
        index += length
    }

    /// Skips `$$…$$`, or `$…$` on one line without blanks inside its ends and without a digit after it.
    private mutating func passFormula() {
        let mark = UInt8(ascii: "$")
        if next(1) == mark { return pass(to: [mark, mark], from: 2) }
        guard let first = next(1), first > 0x20, !missing.contains([mark]) else { return index += 1 }
        var position = index + 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
            let isEnd = bytes[position] == mark && bytes[position - 1] > 0x20
            if isEnd, position + 1 == bytes.count || !bytes[position + 1].isDigit { return index = position + 1 }
            if bytes[position] == mark { break }
            position += 1
        }
        index += 1
    }

    /// Skips an HTML tag, a comment, or an address in angle brackets.
    private mutating func passTag() {
        if bytes[index...].starts(with: "<!--".utf8) { return pass(to: Array("-->".utf8), from: 4) }
        guard index < lastTagEnd, let end = MarkupText.endOfTag(bytes, from: index) else { return index += 1 }
        advance(to: end)
    }

    /// Skips the rest of a web address.
    private mutating func passAddress() {
        while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: ")"),
            bytes[index] != UInt8(ascii: ">")
        {
            index += 1
        }
    }

    private mutating func readLink(isEmbed: Bool) {
        let start = index + 2
        // Of three opening brackets the inner two belong to the link.
        guard next(2) != UInt8(ascii: "[") else { return index += 1 }
        var end = start
        while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            if bytes[end] == UInt8(ascii: "]"), bytes[end + 1] == UInt8(ascii: "]") {
                let inside = String(decoding: bytes[start..<end], as: UTF8.self)
                if let link = Wikilink(inside[...], isEmbed: isEmbed, line: line) { links.append(link) }
                return index = end + 2
            }
            // An inner link begins, so the outer brackets are text.
            if bytes[end] == UInt8(ascii: "["), bytes[end + 1] == UInt8(ascii: "[") { break }
            end += 1
        }
        index += 1
    }

    /// Skips the target of a Markdown link, and records it if it is a note.
    private mutating func readTarget() {
        let start = index + 2
        var end = start
        var depth = 0
        guard lineWithoutTargets != lineIndex else { return index += 2 }
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
            if bytes[end] == UInt8(ascii: "(") { depth += 1 }
            if bytes[end] == UInt8(ascii: ")") {
                if depth == 0 { break }
                depth -= 1
            }
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ")") else {
            lineWithoutTargets = lineIndex
            return index += 2
        }
        index = end + 1
        let target = String(decoding: bytes[start..<end], as: UTF8.self)
        if target.hasSuffix(".md"), !target.contains("://") {
            noteLinks.append(Wikilink(note: target.replacing("%20", with: " "), line: line))
        }
    }

    private mutating func readTag() {
        let end = InlineMarkup.endOfTag(bytes, from: index + 1)
        if let name = InlineMarkup.normalized(tag: String(decoding: bytes[(index + 1)..<end], as: UTF8.self)) {
            tags.append((name, line))
        }
        index = max(end, index + 1)
    }

    /// Reads `@Sarah`, `@sarah.chen` or `@[[Sarah Chen]]`.
    private mutating func readMention() {
        if next(1) == UInt8(ascii: "["), next(2) == UInt8(ascii: "[") {
            let count = links.count
            index += 1
            readLink(isEmbed: false)
            if links.count > count { mentions.append((links[count].shown ?? links[count].target, line)) }
            return
        }
        var end = index + 1
        while end < bytes.count, InlineMarkup.isNameByte(bytes[end]) { end += 1 }
        while end > index + 1, bytes[end - 1] == UInt8(ascii: ".") || bytes[end - 1] == UInt8(ascii: "-") { end -= 1 }
        let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
        if name.first?.isLetter == true, !InlineMarkup.isPlaceholder(name) { mentions.append((name, line)) }
        index = end
    }

    /// Returns whether a name stands for a value to put in, `@INPUT_FILE`, and not for a person.
    private static func isPlaceholder(_ name: String) -> Bool {
        name.utf8.contains(UInt8(ascii: "_")) && !name.contains(where: \.isLowercase)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isDigit || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x80 || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && !byte.isDigit && !((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A)
    }

    /// Returns the end of the characters allowed in a tag: letters, digits, `_ - /`, emoji.
    private static func endOfTag(_ bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            let byte = bytes[end]
            if byte < 0x80 {
                let isTagByte =
                    byte.isDigit || (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte == UInt8(ascii: "_")
                    || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/")
                guard isTagByte else { return end }
                end += 1
                continue
            }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            let piece = String(decoding: bytes[end..<min(end + length, bytes.count)], as: UTF8.self)
            guard let scalar = piece.unicodeScalars.first, isTagScalar(scalar) else { return end }
            end = min(end + length, bytes.count)
        }
        return end
    }

    /// Returns false for punctuation, blanks and controls, which end a tag; emoji joiners and selectors do not.
    private static func isTagScalar(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .format: scalar.value == 0x200D
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .spaceSeparator, .lineSeparator, .paragraphSeparator, .control,
            .unassigned:
            false
        default: scalar.value != 0xFFFD
        }
    }
}
