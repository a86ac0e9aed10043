import Model

/// A turn below a line that is only a bold name, `**Ana Becker**`: the paragraphs and items up to the next name or heading.
struct HeadedTurn {
    private let speaker: String
    private let headingPath: [String]
    private var isFirst = true

    /// Begins a turn below a name with the headings above it; a turn does not cross a heading.
    init(speaker: String, headingPath: [String]) {
        (self.speaker, self.headingPath) = (speaker, headingPath)
    }

    /// Returns the name that a paragraph consists of; nil unless it is only a name in bold.
    static func name(of block: Block) -> String? {
        guard block.kind == .paragraph, block.speaker == nil, block.lines.first == block.lines.last,
            block.text.utf8.count <= SpeakerLabels.longest, block.text.hasPrefix("**")
        else { return nil }
        var rest = block.text.dropFirst(2)
        if rest.hasSuffix(":") { rest = rest.dropLast() }
        guard rest.hasSuffix("**") else { return nil }
        var name = String(rest.dropLast(2)).trimmed
        if name.hasSuffix(":") { name = String(name.dropLast()).trimmed }
        return SpeakerName.isName(name) ? name : nil
    }

    /// Returns the next block with its speaker, the first one as the beginning of the turn; nil if the turn has ended.
    mutating func take(_ block: Block) -> Block? {
        let isSaid = block.kind == .paragraph || block.kind == .item || block.kind == .quote
        guard isSaid, block.speaker == nil, block.headingPath == headingPath else { return nil }
        var block = block
        block.speaker = speaker
        if isFirst { block.kind = .turn }
        isFirst = false
        return block
    }
}
