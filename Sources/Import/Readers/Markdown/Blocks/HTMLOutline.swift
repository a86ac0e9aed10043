import Text

/// The headings, list items and paragraphs of HTML between Markdown, as exports of other programs write a whole note.
///
/// A blank line ends an HTML block of Markdown (CommonMark 0.31, section 4.6), but not a list: open lists are kept from block to block.
struct HTMLOutline {
    /// A part of a block that stands for itself.
    struct Piece {
        enum Kind {
            /// A heading of a level, 1 … 6.
            case heading(Int)
            /// An item of a list; items of the outermost list have the depth 1.
            case item(depth: Int)
            case paragraph
        }

        let kind: Kind
        /// The text without tags.
        let text: String
        /// The indices of its first and last line in the block.
        let lines: ClosedRange<Int>
        /// The texts of the items around it, outermost first.
        let parents: [String]
    }

    /// The maximum nesting of lists, as of Markdown's; each item knows those around it.
    private static let deepest = 48

    private var depth = 0
    private var items: [(depth: Int, text: String)] = []

    /// Returns whether a block has headings or items.
    static func isIn(_ block: [UInt8]) -> Bool {
        var place = block.startIndex
        while let open = block[place...].firstIndex(of: UInt8(ascii: "<")) {
            if let name = Tag(in: block, at: open)?.name, name == "li" || level(of: name) != nil { return true }
            place = open + 1
        }
        return false
    }

    /// Returns the parts of a block in order, and notes which lists stay open behind it; the time is linear.
    mutating func pieces(of block: [UInt8]) -> [Piece] {
        var pieces: [Piece] = []
        var text: [UInt8] = []
        var kind = Piece.Kind.paragraph
        var (line, first, last) = (0, 0, 0)
        var isBlank = true
        func flush(_ outline: inout HTMLOutline) {
            let plain = MarkupText.plain(String(decoding: text, as: UTF8.self)).trimmed
            if !plain.isEmpty {
                pieces.append(outline.piece(kind, plain, first...last))
            }
            text.removeAll(keepingCapacity: true)
            (kind, isBlank) = (.paragraph, true)
        }
        var place = 0
        while place < block.count {
            let byte = block[place]
            if byte == UInt8(ascii: "<"), let tag = Tag(in: block, at: place), HTMLOutline.parts.contains(tag.name) {
                // A paragraph inside an item that has no text yet is that text.
                if tag.name != "p" || tag.isEnd || !isBlank { flush(&self) }
                open(tag, &kind)
                place += tag.length
                continue
            }
            if byte > 0x20 {
                if isBlank { first = line }
                (last, isBlank) = (line, false)
            }
            if byte == UInt8(ascii: "\n") { line += 1 }
            text.append(byte)
            place += 1
        }
        flush(&self)
        return pieces
    }

    private mutating func open(_ tag: Tag, _ kind: inout Piece.Kind) {
        switch tag.name {
        case "ul", "ol":
            depth = min(HTMLOutline.deepest, max(0, depth + (tag.isEnd ? -1 : 1)))
            if tag.isEnd { items.removeAll { $0.depth > depth } }
        case "li":
            items.removeAll { $0.depth >= max(1, depth) }
            if !tag.isEnd { kind = .item(depth: max(1, depth)) }
        default:
            if !tag.isEnd, let level = HTMLOutline.level(of: tag.name) { kind = .heading(level) }
        }
    }

    private mutating func piece(_ kind: Piece.Kind, _ text: String, _ lines: ClosedRange<Int>) -> Piece {
        if case .heading = kind { (depth, items) = (0, []) }
        defer { if case .item(let depth) = kind { items.append((depth, text)) } }
        return Piece(kind: kind, text: text, lines: lines, parents: items.map(\.text))
    }

    /// Elements that begin a part; all others are inside one.
    private static let parts: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6", "li", "ol", "p", "ul"]

    private static func level(of name: String) -> Int? {
        let bytes = Array(name.utf8)
        guard bytes.count == 2, bytes[0] == UInt8(ascii: "h"), (0x31...0x36).contains(bytes[1]) else { return nil }
        return Int(bytes[1] - 0x30)
    }

    private struct Tag {
        /// In lower case.
        let name: String
        let isEnd: Bool
        let length: Int

        init?(in bytes: [UInt8], at start: Int) {
            guard let end = MarkupText.endOfTag(bytes, from: start) else { return nil }
            isEnd = bytes[start + 1] == UInt8(ascii: "/")
            let word = bytes[(start + (isEnd ? 2 : 1))..<end].prefix { ($0 | 0x20) &- 0x61 < 26 || $0.isDigit }
            name = String(decoding: word, as: UTF8.self).lowercased()
            length = end - start
        }
    }
}
