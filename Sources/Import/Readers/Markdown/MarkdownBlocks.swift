import Model

/// Splits the lines of a note into blocks, and collects headings, tags, links and tasks on the way.
struct MarkdownBlocks {
    /// A heading with its level, 1 … 6.
    struct Heading {
        var level: Int
        var text: String
        var line: Int
    }

    private(set) var blocks: [Block] = []
    private(set) var headings: [Heading] = []
    private(set) var tags: [(name: String, line: Int)] = []
    private(set) var links: [Link] = []
    private(set) var tasks: [(syntax: TaskSyntax, line: Int)] = []

    private var open: Block?
    private var fence: String?
    private var headingPath: [(level: Int, text: String)] = []

    /// Reads the lines of a note.
    ///
    /// - Parameters:
    ///   - lines: All lines of the file.
    ///   - first: The number of lines to pass over at the beginning: the front matter.
    init(lines: [String], after first: Int) {
        for index in first..<max(first, lines.count) { read(lines[index], number: index + 1) }
        closeBlock()
    }

    private mutating func read(_ line: String, number: Int) {
        let content = line.trimmed
        if readFence(content, line: line, number: number) { return }
        if content.isEmpty { return closeBlock() }
        if readUnderline(content) || readHeading(content, line: line, number: number) { return }
        if MarkdownBlocks.isRule(content) || (content.hasPrefix("<!--") && content.hasSuffix("-->")) {
            return closeBlock()
        }
        readInline(content, number: number)
        if let item = MarkdownBlocks.itemContent(content) {
            startItem(item, number: number)
        } else if content.first == ">" {
            extend(.quote, with: String(content.drop { $0 == ">" || $0 == " " }), number: number)
        } else if content.first == "|" {
            extend(.table, with: content, number: number)
        } else if let (speaker, text) = MarkdownBlocks.turn(content) {
            closeBlock()
            open = block(.turn, text: text, number: number, speaker: speaker)
            closeBlock()
        } else if open?.kind == .item, line.first?.isWhitespace == true {
            extend(.item, with: content, number: number)
        } else {
            extend(.paragraph, with: content, number: number)
        }
    }

    /// Reads a line of a fenced code block, or one that opens it.
    private mutating func readFence(_ content: String, line: String, number: Int) -> Bool {
        let mark = content.hasPrefix("```") ? "`" : content.hasPrefix("~~~") ? "~" : nil
        if let fence {
            extend(.code, with: line.trimmedEnd, number: number)
            if let mark, fence.hasPrefix(mark), content.allSatisfy({ String($0) == mark }), content.count >= fence.count
            {
                self.fence = nil
                closeBlock()
            }
            return true
        }
        // Inline code may begin a line too; a fence has no more of its marks behind it.
        guard let mark, mark == "~" || !content.drop(while: { $0 == "`" }).contains("`") else { return false }
        closeBlock()
        fence = String(content.prefix { String($0) == mark })
        open = block(.code, text: content, number: number)
        return true
    }

    private mutating func readHeading(_ content: String, line: String, number: Int) -> Bool {
        let level = content.prefix { $0 == "#" }.count
        guard (1...6).contains(level), line.prefix(while: \.isWhitespace).count < 4 else { return false }
        let rest = content.dropFirst(level)
        guard rest.isEmpty || rest.first?.isWhitespace == true else { return false }
        closeBlock()
        var text = rest.trimmed
        if let hashes = text.lastIndex(where: { $0 != "#" }), text[hashes].isWhitespace {
            text = text[...hashes].trimmed
        }
        readInline(text, number: number)
        addHeading(level: level, text: text, number: number)
        return true
    }

    /// A line of `===` or `---` below one line of text makes that a heading.
    private mutating func readUnderline(_ content: String) -> Bool {
        guard let paragraph = open, paragraph.kind == .paragraph, paragraph.lines.first == paragraph.lines.last else {
            return false
        }
        let level = content.allSatisfy { $0 == "=" } ? 1 : content.count > 1 && content.allSatisfy { $0 == "-" } ? 2 : 0
        guard level > 0 else { return false }
        open = nil
        addHeading(level: level, text: paragraph.text, number: paragraph.lines.first)
        return true
    }

    private mutating func addHeading(level: Int, text: String, number: Int) {
        headings.append(Heading(level: level, text: text, line: number))
        headingPath.removeAll { $0.level >= level }
        blocks.append(block(.heading, text: text, number: number))
        headingPath.append((level, text))
    }

    private mutating func readInline(_ content: String, number: Int) {
        let markup = InlineMarkup(line: content)
        tags += markup.tags.map { ($0, number) }
        links += markup.links.map { Link(target: $0, line: number) }
    }

    private mutating func startItem(_ item: String, number: Int) {
        closeBlock()
        var text = item
        if let task = TaskSyntax(item: item) {
            tasks.append((task, number))
            text = task.body
        }
        open = block(.item, text: text, number: number)
    }

    private mutating func extend(_ kind: Block.Kind, with text: String, number: Int) {
        if open?.kind == kind {
            // In place: a copy for each line would cost the square of a long block.
            open?.text += "\n" + text
            open?.lines.last = number
        } else {
            closeBlock()
            open = block(kind, text: text, number: number)
        }
    }

    private mutating func closeBlock() {
        if let open, !open.text.isEmpty { blocks.append(open) }
        open = nil
    }

    private func block(_ kind: Block.Kind, text: String, number: Int, speaker: String? = nil) -> Block {
        Block(
            kind: kind, lines: LineRange(number, number), text: text, speaker: speaker,
            headingPath: headingPath.map(\.text))
    }

    private static func isRule(_ content: String) -> Bool {
        guard let mark = content.first, "-*_".contains(mark) else { return false }
        return content.filter { $0 == mark }.count >= 3 && content.allSatisfy { $0 == mark || $0 == " " }
    }

    /// What stands behind the marker of a list item, or nil for other lines.
    static func itemContent(_ content: String) -> String? {
        guard let first = content.first else { return nil }
        if "-*+".contains(first) {
            let rest = content.dropFirst()
            return rest.first?.isWhitespace == true ? rest.trimmed : nil
        }
        let digits = content.prefix(while: \.isNumber)
        guard (1...9).contains(digits.count), let mark = content[digits.endIndex...].first, ".)".contains(mark) else {
            return nil
        }
        let rest = content[digits.endIndex...].dropFirst()
        return rest.first?.isWhitespace == true ? rest.trimmed : nil
    }

    /// A line that begins with a bold name and a colon: `**Sarah Chen:** text`.
    static func turn(_ content: String) -> (speaker: String, text: String)? {
        guard content.hasPrefix("**"), let colon = content.firstIndex(of: ":") else { return nil }
        let name = content[content.index(content.startIndex, offsetBy: 2)..<colon]
        var rest = content[content.index(after: colon)...]
        let isInside = rest.hasPrefix("**")
        guard isInside || name.hasSuffix("**"), !name.isEmpty, name.count <= 60, name.split(separator: " ").count <= 5
        else {
            return nil
        }
        if isInside { rest = rest.dropFirst(2) }
        return (name.filter { $0 != "*" }.trimmed, rest.trimmed)
    }
}
