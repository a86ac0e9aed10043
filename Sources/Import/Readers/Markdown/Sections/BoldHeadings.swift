import Model

/// Makes headings of paragraphs that are nothing but bold words, `**2. Budget**`, as minutes exported from word processors have them.
struct BoldHeadings {
    /// The fewest in a document; a single bold line may be a remark.
    private static let fewest = 2
    /// The maximum length of a heading, in bytes.
    private static let longest = 100
    /// The maximum length of what follows the bold words, such as an hour, in bytes.
    private static let longestRest = 12

    /// Returns blocks with such paragraphs as headings on the path of the blocks below them, up to the next heading of any kind.
    static func raised(in blocks: [Block]) -> [Block] {
        let texts = blocks.indices.map { heading(at: $0, of: blocks) }
        guard texts.count(where: { $0 != nil }) >= fewest else { return blocks }
        var raised = blocks
        var open: (text: String, path: [String])?
        for place in blocks.indices {
            if let text = texts[place] {
                raised[place].kind = .heading
                raised[place].text = text
                open = (text, blocks[place].headingPath)
            } else if let (text, path) = open {
                guard blocks[place].kind != .heading, blocks[place].headingPath == path else {
                    open = nil
                    continue
                }
                raised[place].headingPath.append(text)
            }
        }
        return raised
    }

    /// Returns the words of a paragraph that heads the block behind it; nil for all others, such as the bold name of who speaks below.
    private static func heading(at place: Int, of blocks: [Block]) -> String? {
        let block = blocks[place]
        guard let text = text(of: block), blocks.indices.contains(place + 1), case let next = blocks[place + 1],
            next.kind != .heading, next.headingPath == block.headingPath, self.text(of: next) == nil,
            next.speaker == nil || next.speaker != text, !WrittenDate.begins(text)
        else { return nil }
        return text
    }

    private static func text(of block: Block) -> String? {
        guard block.kind == .paragraph, block.speaker == nil, block.parentItems.isEmpty,
            block.lines.first == block.lines.last, block.text.utf8.count <= longest,
            let mark = ["**", "__"].first(where: block.text.hasPrefix),
            case let inside = block.text.dropFirst(mark.count), let end = inside.range(of: mark),
            case let rest = inside[end.upperBound...].trimmed, rest.utf8.count <= longestRest,
            rest.isEmpty || !rest.contains(mark) && "-–—:(".contains(rest.first ?? " ")
        else { return nil }
        let text = inside[..<end.lowerBound].trimmed.replacing("\\.", with: ".")
        let last = text.last { $0 != ":" } ?? "."
        return text.contains(where: \.isLetter) && !".!?,;".contains(last) ? text : nil
    }
}
