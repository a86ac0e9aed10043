/// The tags in properties of an outliner's page or blocks, `tags:: boat, [[sea trip]], #sail`, with the bytes where they stand; fences of
/// code are left out, as the reader of notes does.
struct PropertyTags {
    struct Item {
        /// The item with brackets or `#`.
        var range: Range<Int>
        /// The name alone.
        var name: Range<Int>
    }

    struct Property {
        /// The 0-based line.
        var line: Int
        var items: [Item]
    }

    private(set) var properties: [Property] = []

    private let lines: ByteLines
    private var bytes: [UInt8] { lines.bytes }

    private static let keys: Set<String> = ["tags", "tag", "keywords"]

    /// Finds the properties of the lines from a 0-based one on.
    init(_ lines: ByteLines, from first: Int) {
        self.lines = lines
        var fence: (mark: UInt8, length: Int)?
        for line in first..<max(first, lines.count) {
            let content = withoutMarker(lines.content(line))
            let mark = InlineTags.fence(bytes[content])
            if let open = fence {
                let isEnd = mark?.mark == open.mark && (mark?.length ?? 0) >= open.length
                if isEnd, bytes[content].allSatisfy({ $0 == open.mark }) { fence = nil }
            } else if mark != nil {
                fence = mark
            } else if let value = value(content) {
                properties.append(Property(line: line, items: items(value)))
            }
        }
    }

    /// The name of an item as a tag: hyphens stand for blanks.
    func name(_ item: Item) -> String {
        String(decoding: bytes[item.name].map { $0.isBlank ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }

    /// Returns what is needed to take an item away, with the mark that parts it from its neighbour.
    func removal(of place: Int, from items: [Item]) -> ByteEdit {
        let own = items[place].range
        if place > 0 { return ByteEdit(items[place - 1].range.upperBound..<own.upperBound) }
        return ByteEdit(own.lowerBound..<(items.count > 1 ? items[1].range.lowerBound : own.upperBound))
    }

    /// Returns the rest of a line after the mark of a list item.
    private func withoutMarker(_ content: Range<Int>) -> Range<Int> {
        guard let first = content.first, "-*+".utf8.contains(bytes[first]), content.count > 1, bytes[first + 1].isBlank
        else { return content }
        return bytes.withoutBlanks((first + 1)..<content.upperBound)
    }

    /// Returns the value of a line `tags:: value`; nil for other lines.
    private func value(_ content: Range<Int>) -> Range<Int>? {
        guard let colon = bytes[content].firstIndex(of: UInt8(ascii: ":")), colon + 1 < content.upperBound,
            bytes[colon + 1] == UInt8(ascii: ":"), colon + 2 == content.upperBound || bytes[colon + 2].isBlank,
            PropertyTags.keys.contains(bytes.string(content.lowerBound..<colon).lowercased())
        else { return nil }
        return bytes.withoutBlanks((colon + 2)..<content.upperBound)
    }

    private func items(_ value: Range<Int>) -> [Item] {
        var items: [Item] = []
        var start = value.lowerBound
        var place = start
        func take(upTo end: Int) {
            let range = bytes.withoutBlanks(start..<max(start, end))
            guard !range.isEmpty else { return }
            let hasMark = bytes[range.lowerBound] == UInt8(ascii: "#")
            items.append(Item(range: range, name: (range.lowerBound + (hasMark ? 1 : 0))..<range.upperBound))
        }
        while place < value.upperBound {
            if bytes[place...].starts(with: "[[".utf8), let close = end(ofLinkAt: place, before: value.upperBound) {
                take(upTo: place)
                items.append(Item(range: place..<(close + 2), name: (place + 2)..<close))
                (start, place) = (close + 2, close + 2)
                continue
            }
            let isTag = bytes[place].isBlank && bytes[start] == UInt8(ascii: "#")
            if bytes[place] == UInt8(ascii: ",") || isTag {
                take(upTo: place)
                start = place + 1
            }
            place += 1
        }
        take(upTo: value.upperBound)
        return items
    }

    private func end(ofLinkAt start: Int, before end: Int) -> Int? {
        (start + 2..<max(start + 2, end - 1)).first { bytes[$0...].starts(with: "]]".utf8) }
    }
}
