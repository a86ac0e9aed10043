import Model

/// What somebody says below a line that is their name alone, in bold: `**Ana Becker**`, then paragraphs or items up to the next name or heading.
struct HeadedTurn {
    private let speaker: String
    private let headingPath: [String]
    private var isFirst = true

    /// A turn that begins below a name.
    ///
    /// - Parameters:
    ///   - speaker: The name.
    ///   - headingPath: The headings above the name; a turn does not cross a heading.
    init(speaker: String, headingPath: [String]) {
        (self.speaker, self.headingPath) = (speaker, headingPath)
    }

    /// The name that a paragraph consists of.
    ///
    /// - Parameter block: A block as it was read.
    /// - Returns: Nil if the block is anything but a name in bold.
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

    /// A block as a part of the turn.
    ///
    /// - Parameter block: The next block.
    /// - Returns: The block with its speaker, the first one as the beginning of the turn; nil if the turn has ended.
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
