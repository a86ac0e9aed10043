import Model

/// Lines that name the list right below them: "Episodes so far", "#urgent", "Things to pack:".
///
/// Such a line is no heading, but its items mean nothing without it; it counts as an item that encloses them.
enum ListLabels {
    /// Returns the blocks with each label among the parents of the items that it names; linear in the number of blocks.
    static func applied(to blocks: [Block]) -> [Block] {
        var blocks = blocks
        var label: String?
        for place in blocks.indices {
            guard blocks[place].kind == .item, place > 0, blocks[place].headingPath == blocks[place - 1].headingPath
            else {
                label = nil
                continue
            }
            if blocks[place - 1].kind != .item {
                label = blocks[place].parentItems.isEmpty ? self.label(in: blocks[place - 1], of: blocks[place]) : nil
            }
            if let label { blocks[place].parentItems.insert(label, at: 0) }
        }
        return blocks
    }

    /// Returns the last line of a paragraph if it names the list below: a few words right above it, or words before a colon.
    private static func label(in block: Block, of list: Block) -> String? {
        guard block.kind == .paragraph, block.parentItems.isEmpty, let line = block.text.lines.last else { return nil }
        guard let last = line.last(where: { !marks.contains($0) }) else { return nil }
        let distance = list.lines.first - block.lines.last
        if last == ":" { return distance <= 2 && line.utf8.count <= longestLead ? String(line) : nil }
        let isAlone = distance == 1 && block.lines.first == block.lines.last
        return isAlone && !ends.contains(last) && line.split(separator: " ").count <= mostWords ? String(line) : nil
    }

    /// Signs of emphasis behind the words.
    private static let marks: Set<Character> = ["*", "_", " ", "\\"]
    /// Signs that end a sentence or leave it open.
    private static let ends: Set<Character> = [".", "!", "?", ",", ";", "-", "–", "—", "|", ">"]
    private static let mostWords = 6
    /// The maximum length of a line that ends in a colon, in bytes.
    private static let longestLead = 120
}
