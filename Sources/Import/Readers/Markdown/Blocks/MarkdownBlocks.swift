import Model
import Time

/// The blocks of a note, with its headings, tags, links, mentions and tasks.
///
/// Containers (quotes, list items) and leaves (paragraphs, code, HTML) follow CommonMark 0.31, chapters 4 and 5, and its appendix "A
/// parsing strategy". Tables, tasks and speakers' turns follow the usage in notes.
struct MarkdownBlocks {
    /// A heading with its level, 1 … 6.
    struct Heading {
        var level: Int
        var text: String
        var line: Int
        /// Whether it is in a quote or a list and so begins no section of the note.
        var isNested: Bool
        /// The text preceded by its date, if a dialect writes the date elsewhere.
        var dated: String?
    }

    private(set) var blocks: [Block] = []
    private(set) var headings: [Heading] = []
    private(set) var tags: [(name: String, line: Int)] = []
    private(set) var links: [Wikilink] = []
    private(set) var noteLinks: [Wikilink] = []
    private(set) var mentions: [(name: String, line: Int)] = []
    /// The lines with a mark that makes the enclosing part private.
    private(set) var privateLines: [Int] = []
    private(set) var tasks: [(syntax: TaskSyntax, line: Int)] = []
    /// The raw lines of speakers' turns, which begin with a bold name, by line number.
    private(set) var turnTexts: [Int: String] = [:]
    /// The HTML tables with their tags, by first line.
    private(set) var htmlTables: [Int: String] = [:]
    /// The top-level list items with their text, by line.
    private(set) var topItems: [(text: String, line: Int)] = []

    private enum Container {
        case quote
        /// A list item, whose content is indented by `indent` columns.
        case item(indent: Int)
    }

    private enum Leaf {
        case none
        case paragraph
        case fence(mark: UInt8, length: Int)
        case html(HTMLBlock)
        /// A formula or comment of several lines, up to a line that ends with the doubled mark.
        case verbatim(mark: UInt8)
    }

    private let bytes: [UInt8]
    private let indentsCode: Bool
    private var containers: [Container] = []
    private var leaf = Leaf.none
    private var open: OpenBlock?
    /// Whether an open list item has no text yet.
    private var isAtItemStart = false
    private var turns = SpeakerTurn()
    private var outline = HTMLOutline()
    private var headingPath: [(level: Int, text: String)] = []
    /// The texts of `headingPath`, shared by all blocks below.
    private var headingTexts: [String] = []
    /// The first lines of the open list items, with the nesting depth of each.
    private var itemPath: [(depth: Int, text: ArraySlice<UInt8>)] = []
    /// The last line that may close a formula or a comment, by mark; an unclosed one is text.
    private var lastClosings: [UInt8: Int] = [:]
    /// What lines below tasks plan, by line of the task.
    private let plans: [Int: PlanningLine]
    private let datedHeadings: [Int: String]

    /// The maximum nesting of quotes and lists; deeper marks are text, because each level costs time on every blank line.
    private static let deepest = 48

    /// Reads the lines of a note after its front matter, which is the first `first` lines.
    init(_ lines: PageLines, after first: Int) {
        let text = lines.text
        bytes = text.utf8
        plans = lines.plans
        indentsCode = lines.indentsCode
        datedHeadings = lines.datedHeadings
        for (index, line) in text.lineRanges.enumerated().dropFirst(first) {
            let content = LineCursor(bytes, line: line).rest
            guard let mark = content.last, mark == UInt8(ascii: "$") || mark == UInt8(ascii: "%") else { continue }
            if content.count > 1, content[content.endIndex - 2] == mark { lastClosings[mark] = index + 1 }
        }
        for (index, line) in text.lineRanges.enumerated().dropFirst(first)
        where lines.hidden.isEmpty || !lines.hidden.contains(index) {
            if !lines.breaks.isEmpty, lines.breaks.contains(index) { close(to: 0) }
            read(line, number: index + 1)
        }
        closeLeaf()
        dropContents()
        if !lines.tags.isEmpty { tags = (lines.tags + tags).sorted { $0.line < $1.line } }
        if !lines.tasks.isEmpty { tasks = (lines.tasks + tasks).sorted { $0.line < $1.line } }
    }

    /// Removes the entries of a table of contents, which only repeat the headings that they lead to: `[Budget](#budget)`.
    private mutating func dropContents() {
        func isEntry(_ text: String) -> Bool { InlineMarkup.isLinkWithinPage(text) }
        guard blocks.contains(where: { $0.kind == .item && isEntry($0.text) }) else { return }
        blocks.removeAll { $0.kind == .item && isEntry($0.text) }
        topItems.removeAll { isEntry($0.text) }
    }

    private mutating func read(_ line: Range<Int>, number: Int) {
        var cursor = LineCursor(bytes, line: line)
        let matched = matchContainers(&cursor)
        let isWhole = matched == containers.count
        if isWhole, continueLeaf(cursor, number: number) { return }
        if cursor.isBlank {
            closeLeaf()
            containers.removeSubrange(matched...)
            return
        }
        if !isWhole {
            isAtItemStart = false
            if !isParagraphOpen { closeLeaf() }
        }
        var depth = matched
        while let container = startContainer(&cursor, isInParagraph: depth == containers.count && isParagraphOpen) {
            closeLeaf()
            containers.removeSubrange(depth...)
            containers.append(container)
            depth += 1
            itemPath.removeAll { $0.depth >= depth }
            isAtItemStart = if case .item = container { true } else { false }
            if cursor.isBlank { return }
        }
        if startLeaf(cursor, number: number, depth: depth) { return }
        // A line that begins no block continues the paragraph above, even if less indented; a table row does not.
        let isTableOutside = depth < containers.count && cursor.next == UInt8(ascii: "|")
        if isParagraphOpen, !isTableOutside { return extendParagraph(cursor.rest, number: number) }
        close(to: depth)
        openParagraph(cursor.rest, number: number)
    }

    private var isParagraphOpen: Bool { if case .paragraph = leaf { true } else { false } }

    /// Skips the marks of the open containers and returns how many of them the line belongs to.
    private func matchContainers(_ cursor: inout LineCursor) -> Int {
        for (number, container) in containers.enumerated() {
            switch container {
            case .quote:
                guard cursor.indent < 4, cursor.next == UInt8(ascii: ">") else { return number }
                cursor.skipBlanks(andBytes: 1)
                cursor.skip(columns: 1)
            case .item(let indent):
                if cursor.isBlank { continue }
                guard cursor.indent >= indent else { return number }
                cursor.skip(columns: indent)
            }
        }
        return containers.count
    }

    /// Adds a line to an open block of code, HTML or formula; returns false if none is open.
    private mutating func continueLeaf(_ cursor: LineCursor, number: Int) -> Bool {
        switch leaf {
        case .none, .paragraph: return false
        case .fence(let mark, let length):
            open?.append(cursor.restWithIndent, number: number)
            let text = cursor.rest
            if text.count >= length, text.allSatisfy({ $0 == mark }) { closeLeaf() }
        case .html(let block):
            if block == .element, cursor.isBlank { return false }
            open?.append(cursor.rest, number: number)
            if block.ends(cursor.rest) { closeLeaf() }
        case .verbatim(let mark):
            open?.append(cursor.rest, number: number)
            if cursor.rest.suffix(2).elementsEqual([mark, mark]) { closeLeaf() }
        }
        return true
    }

    /// Skips the mark of a quote or list item that begins here; returns nil if none does.
    private func startContainer(_ cursor: inout LineCursor, isInParagraph: Bool) -> Container? {
        let indent = cursor.indent
        // CommonMark reads a deep mark below an open line as its text; in notes it is an item aligned by eye.
        let isAligned = isParagraphOpen && !containers.isEmpty
        guard indent < 4 || !indentsCode || isAligned, containers.count < MarkdownBlocks.deepest,
            let first = cursor.next
        else { return nil }
        if first == UInt8(ascii: ">") {
            cursor.skipBlanks(andBytes: 1)
            cursor.skip(columns: 1)
            return .quote
        }
        let text = cursor.rest
        guard let marker = BlockSyntax.listMarker(text) ?? BlockSyntax.definitionMarker(text),
            !BlockSyntax.isRule(text),
            !isInParagraph || marker.interruptsParagraph
        else { return nil }
        cursor.skipBlanks(andBytes: marker.length)
        let inner = cursor.indent
        let padding = cursor.isBlank || inner > 4 ? 1 : inner
        cursor.skip(columns: padding)
        return .item(indent: indent + marker.length + padding)
    }

    /// Begins a heading, rule, or block of code, HTML or formula; returns false if the line is text.
    private mutating func startLeaf(_ cursor: LineCursor, number: Int, depth: Int) -> Bool {
        let isInParagraph = depth == containers.count && isParagraphOpen
        if cursor.indent >= 4, indentsCode {
            guard !isParagraphOpen else { return false }
            isAtItemStart = false
            begin(depth, .code, cursor.rest, number: number)
            closeLeaf()
            return true
        }
        let text = cursor.rest
        // CommonMark reads a lone dash below an item's text as an underline; in notes it is an item that was left empty.
        if isInParagraph, !containers.isEmpty, text.elementsEqual([UInt8(ascii: "-")]) {
            close(to: depth)
            return true
        }
        if isInParagraph, let level = BlockSyntax.underlineLevel(text), underline(level) { return true }
        if let level = BlockSyntax.headingLevel(text) {
            close(to: depth)
            addHeading(level: level, text: BlockSyntax.headingText(text, level: level), number: number)
        } else if let fence = BlockSyntax.fence(text) {
            begin(depth, .code, text, number: number)
            leaf = .fence(mark: fence.mark, length: fence.length)
        } else if BlockSyntax.isRule(text) {
            close(to: depth)
        } else if let html = HTMLBlock(text, isBelowParagraph: isParagraphOpen) {
            begin(depth, html == .comment ? nil : .paragraph, text, number: number)
            leaf = .html(html)
            open?.isMarkup = true
            if html.ends(text) { closeLeaf() }
        } else if text.count == 2, let mark = text.first, text.last == mark, lastClosings[mark, default: 0] > number {
            begin(depth, mark == UInt8(ascii: "%") ? nil : .paragraph, text, number: number)
            leaf = .verbatim(mark: mark)
        } else {
            return false
        }
        isAtItemStart = false
        return true
    }

    private mutating func close(to depth: Int) {
        closeLeaf()
        containers.removeSubrange(depth...)
    }

    /// Begins a block without tags and links; a block without a kind is dropped.
    private mutating func begin(_ depth: Int, _ kind: Block.Kind?, _ text: ArraySlice<UInt8>, number: Int) {
        close(to: depth)
        open = OpenBlock(kind: kind, text: text, number: number)
    }
}

extension MarkdownBlocks {
    private mutating func openParagraph(_ text: ArraySlice<UInt8>, number: Int) {
        closeLeaf()
        leaf = .paragraph
        if isAtItemStart { return openItem(text, number: number) }
        var kind = Block.Kind.paragraph
        if containers.contains(where: { if case .quote = $0 { true } else { false } }) {
            kind = .quote
        } else if text.first == UInt8(ascii: "|") {
            kind = .table
        } else if let (speaker, said) = turns.split(text) {
            open = OpenBlock(kind: .turn, text: text, number: number, speaker: speaker)
            open?.shown = said
            turnTexts[number] = String(decoding: text, as: UTF8.self)
            return closeLeaf()
        }
        open = OpenBlock(kind: kind, text: text, number: number)
    }

    private mutating func openItem(_ text: ArraySlice<UInt8>, number: Int) {
        isAtItemStart = false
        let isTop = containers.count == 1
        var text = text
        if var task = TaskSyntax(item: text) {
            task.plan = plans[number]
            tasks.append((task, number))
            text = task.bodyBytes
        }
        open = OpenBlock(kind: .item, text: text, number: number)
        itemPath.append((containers.count, text))
        if isTop { topItems.append((String(decoding: text, as: UTF8.self), number)) }
    }

    private mutating func extendParagraph(_ text: ArraySlice<UInt8>, number: Int) {
        if beginTable(delimiter: text, number: number) { return }
        let isBareRow = open?.hasBareRows == true && text.contains(UInt8(ascii: "|"))
        let text = isBareRow ? OpenBlock.bar + text : text
        let isTable = text.first == UInt8(ascii: "|")
        let mayChange = containers.isEmpty && (open?.kind == .paragraph || open?.kind == .table)
        if mayChange, isTable != (open?.kind == .table) || turns.split(text) != nil {
            openParagraph(text, number: number)
        } else {
            open?.append(text, number: number)
        }
    }

    /// Turns the last line of the open paragraph into the head of a table if `text` is the row of dashes below it (GFM 0.29, section 4.10)
    /// and the rows have no bar at their beginning.
    private mutating func beginTable(delimiter text: ArraySlice<UInt8>, number: Int) -> Bool {
        guard let paragraph = open, paragraph.kind == .paragraph, let head = paragraph.lastLine,
            let columns = BlockSyntax.delimiterColumns(text), MarkdownTable.columns(head) == columns
        else { return false }
        open?.removeLastLine()
        if open?.lineNumbers.isEmpty == false { closeLeaf() } else { open = nil }
        leaf = .paragraph
        open = OpenBlock(kind: .table, text: OpenBlock.bar + head, number: number - 1)
        open?.hasBareRows = true
        open?.append(OpenBlock.bar + text, number: number)
        return true
    }

    /// Turns the open paragraph into a heading; returns false for tables.
    private mutating func underline(_ level: Int) -> Bool {
        guard let paragraph = open, paragraph.kind != .table else { return false }
        if paragraph.lineNumbers.count == 1 {
            open = nil
            leaf = .none
            addHeading(level: level, text: paragraph.text[...], number: paragraph.lineNumbers[0])
        } else {
            // CommonMark makes this a heading; in notes such lines are text above a dividing line, so the block stays a paragraph.
            headings.append(heading(level, paragraph.text[...], paragraph.lineNumbers[0]))
            closeLeaf()
        }
        return true
    }

    private func heading(_ level: Int, _ text: ArraySlice<UInt8>, _ number: Int) -> Heading {
        Heading(
            level: level, text: String(decoding: text, as: UTF8.self), line: number, isNested: !containers.isEmpty,
            dated: datedHeadings[number])
    }

    private mutating func addHeading(level: Int, text: ArraySlice<UInt8>, number: Int) {
        let heading = heading(level, text, number)
        headings.append(heading)
        collect(Array(text), lineNumbers: [number])
        guard !heading.isNested else {
            open = OpenBlock(kind: .quote, text: text, number: number, isPlain: true)
            return closeLeaf()
        }
        headingPath.removeAll { $0.level >= level }
        headingTexts = headingPath.map(\.text)
        blocks.append(block(.heading, text: heading.text, lines: LineRange(number, number)))
        headingPath.append((level, heading.text))
        headingTexts.append(heading.text)
    }

    private mutating func collect(_ text: [UInt8], lineNumbers: [Int]) {
        let markup = InlineMarkup(text, lineNumbers: lineNumbers)
        privateLines += PrivateLine.lines(of: text, lineNumbers, markup)
        tags += markup.tags
        links += markup.links
        noteLinks += markup.noteLinks
        mentions += markup.mentions
    }

    /// Ends the open block and collects the tags, links and mentions of its text.
    private mutating func closeLeaf() {
        let wasParagraph = isParagraphOpen
        leaf = .none
        guard let block = open else { return }
        open = nil
        if wasParagraph, !block.isPlain { collect(block.text, lineNumbers: block.lineNumbers) }
        guard let kind = block.kind else { return }
        if block.isMarkup, let first = block.lineNumbers.first {
            if block.text.contains(Array("<table".utf8)) {
                htmlTables[first] = String(decoding: block.text, as: UTF8.self)
            } else if containers.isEmpty, HTMLOutline.isIn(block.text) {
                return add(outline.pieces(of: block.text), lineNumbers: block.lineNumbers)
            }
        }
        let text = block.string
        guard !text.isEmpty, let first = block.lineNumbers.first, let last = block.lineNumbers.last else { return }
        blocks.append(self.block(kind, text: text, lines: LineRange(first, last), speaker: block.speaker))
    }

    private mutating func add(_ pieces: [HTMLOutline.Piece], lineNumbers: [Int]) {
        for piece in pieces {
            let (first, last) = (lineNumbers[piece.lines.lowerBound], lineNumbers[piece.lines.upperBound])
            var kind = Block.Kind.paragraph
            switch piece.kind {
            case .heading(let level):
                addHeading(level: level, text: ArraySlice(piece.text.utf8), number: first)
                continue
            case .item(let depth):
                kind = .item
                if depth == 1 { topItems.append((piece.text, first)) }
            case .paragraph: break
            }
            var block = self.block(kind, text: piece.text, lines: LineRange(first, last))
            block.parentItems = piece.parents
            blocks.append(block)
        }
    }

    private func block(_ kind: Block.Kind, text: String, lines: LineRange, speaker: String? = nil) -> Block {
        var block = Block(kind: kind, lines: lines, text: text, speaker: speaker, headingPath: headingTexts)
        let depth = containers.count - (kind == .item ? 1 : 0)
        if depth > 0 {
            block.parentItems = itemPath.lazy.filter { $0.depth <= depth }.map {
                String(decoding: $0.text, as: UTF8.self)
            }
        }
        return block
    }
}
