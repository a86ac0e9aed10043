import Model

/// The syntax that outliners add to Markdown: properties, templates, planned days, drawers, org-mode blocks, and marks for their programs.
///
/// It is recognized if it is unambiguous, so that nobody has to name the program that wrote a note; code is left alone.
struct OutlineSyntax {
    private(set) var lines: PageLines

    private let text: SourceText
    private var builder: PageLinesBuilder
    private var properties: [YAMLValue.Entry] = []
    private var tags: [(name: String, line: Int)] = []
    private var planningLines: [(task: Int, plan: PlanningLine)] = []
    /// Whether items are indented below a heading.
    private var isOutline = false
    /// Whether all lines so far are properties.
    private var isAtTop = true
    private var fence: (mark: UInt8, length: Int)?
    /// The text that ends the drawer or block being skipped.
    private var skipsTo: String?
    /// The indentation, in columns, of the template item being skipped; deeper lines belong to it.
    private var templateIndent: Int?
    /// The 1-based line of the current list item, if it is a task.
    private var task: Int?
    /// Whether the last line with text was a heading of the page.
    private var isBelowHeading = false
    /// The indentation, in columns, of items below a heading; it is removed, because it would mean code in Markdown.
    private var baseIndent = 0
    /// The 0-based indices of the last lines that end a drawer and an org-mode block; an unclosed one is text.
    private var (lastDrawerEnd, lastBlockEnd) = (-1, -1)

    /// Reads the lines of a note after its front matter, which is the first `first` lines.
    init(_ text: SourceText, after first: Int) {
        self.text = text
        lines = PageLines(text)
        guard let start = text.lineRanges.dropFirst(first).first?.lowerBound,
            OutlineSyntax.mayOccur(in: text.utf8[start...])
        else {
            builder = PageLinesBuilder(capacity: 0)
            return
        }
        builder = PageLinesBuilder(capacity: text.utf8.count)
        findEnds()
        for (place, range) in text.lineRanges.enumerated() {
            if place < first { builder.append(text.utf8[range]) } else { read(OutlineLine(text.utf8[range]), place) }
        }
        lines = builder.lines(of: text)
        lines.properties = properties
        lines.isOutline = isOutline
        lines.tags = tags
        for (task, plan) in planningLines { lines.plans[task] = lines.plans[task]?.joined(with: plan) ?? plan }
    }

    /// Returns whether a text contains the first characters of any of this syntax; most notes do not.
    private static func mayOccur(in bytes: ArraySlice<UInt8>) -> Bool {
        var previous = UInt8(ascii: "\n")
        for byte in bytes {
            // Most bytes are letters and blanks, which end no mark.
            let before: StaticString? =
                switch byte {
                case UInt8(ascii: ":"): ":DK"
                case UInt8(ascii: "{"), UInt8(ascii: "%"): "{"
                case UInt8(ascii: "#"): "{"
                case UInt8(ascii: "("): "("
                case UInt8(ascii: "!"): "["
                case UInt8(ascii: "+"): "#"
                case UInt8(ascii: "^"): " \n"
                case UInt8(ascii: "\t"): "\n"
                case UInt8(ascii: "<"): " "
                default: nil
                }
            if let before, before.description.utf8.contains(previous) { return true }
            previous = byte
        }
        return false
    }

    private mutating func findEnds() {
        for (place, range) in text.lineRanges.enumerated() {
            let content = text.utf8[range].trimmingBlanks
            if content.first == UInt8(ascii: ":"), content.count == 5, OutlineLine.equals(content, ":END:") {
                lastDrawerEnd = place
            } else if content.starts(with: "#+".utf8), OutlineLine.begins(content, with: "#+END_") {
                lastBlockEnd = place
            }
        }
    }

    private mutating func read(_ line: OutlineLine, _ place: Int) {
        let number = place + 1
        if let indent = templateIndent {
            if line.content.isEmpty || line.indent > indent { return builder.appendHidden() }
            templateIndent = nil
        }
        if let end = skipsTo {
            if OutlineLine.begins(line.content, with: end) { skipsTo = nil }
            return builder.appendHidden()
        }
        findBase(line)
        if continuesCode(line) { return append(line) }
        if line.content.isEmpty {
            isAtTop = isAtTop && properties.isEmpty
            return append(line)
        }
        if line.isItem { task = TaskSyntax(item: line.content) == nil ? nil : number }
        if let property = PropertyLine(line.content) { return read(property, line, place) }
        isAtTop = false
        if let plan = PlanningLine(line.content), !line.isItem, let task {
            planningLines.append((task, plan))
            return builder.appendHidden()
        }
        if opensDrawer(line, place) || opensBlock(line, place) { return }
        append(line, ProgramMarks.edits(line.bytes, from: line.start))
    }

    /// Appends a line without the indentation of items below a heading, which would mean code.
    private mutating func append(_ line: OutlineLine, _ edits: [LineEdit] = []) {
        guard baseIndent > 0, !line.content.isEmpty else { return builder.append(line.bytes, edits: edits) }
        let blanks = [UInt8](repeating: UInt8(ascii: " "), count: max(0, line.indent - baseIndent))
        let indent = LineEdit(range: line.bytes.startIndex..<line.firstByte, replacement: blanks)
        builder.append(line.bytes, edits: [indent] + edits)
    }

    /// Determines the indentation of items below a heading, which applies until a line is indented less.
    private mutating func findBase(_ line: OutlineLine) {
        if line.content.isEmpty { return }
        if line.indent < baseIndent { baseIndent = 0 }
        if isBelowHeading, line.isItem, line.indent >= 4, fence == nil {
            baseIndent = line.indent
            isOutline = true
        }
        isBelowHeading =
            fence == nil && line.indent == 0 && !line.isItem && BlockSyntax.headingLevel(line.content) != nil
    }

    /// Returns whether a line belongs to a code block or begins one.
    private mutating func continuesCode(_ line: OutlineLine) -> Bool {
        if let open = fence {
            let run = line.content.prefix { $0 == open.mark }.count
            if run >= open.length, run == line.content.count { fence = nil }
            return true
        }
        guard let opened = BlockSyntax.fence(line.content) else { return false }
        fence = opened
        isAtTop = false
        return true
    }

    // MARK: Properties

    private mutating func read(_ property: PropertyLine, _ line: OutlineLine, _ place: Int) {
        let key = property.key.lowercased()
        if !isAtTop, key == "template", hideItem(of: line, place) { return }
        let field = FrontMatterField(key: key)
        let isNames = field == .tags || field == .aliases
        let isOfProgram = ProgramProperty.isOne(key, property.value) || property.value.isEmpty
        if isAtTop, !isOfProgram {
            add(property, field, line: place + 1)
        } else if field == .tags {
            tags += property.names.compactMap(OutlineSyntax.tag).map { ($0, place + 1) }
        }
        let isHidden = isOfProgram || (isAtTop && (isNames || field == .title))
        if isHidden, line.isItem {
            // The item stays, without text, so that the lines below continue it instead of the one above.
            append(line, [LineEdit(range: line.start..<line.bytes.endIndex)])
        } else if isHidden {
            builder.appendHidden()
        } else {
            append(line)
        }
    }

    /// Stores a property of the page; people and times are read from the text, as in other notes.
    private mutating func add(_ property: PropertyLine, _ field: FrontMatterField?, line: Int) {
        let value: YAMLValue
        switch field {
        case .tags: value = .list(property.names.compactMap(OutlineSyntax.tag).map(YAMLValue.text))
        case .aliases: value = .list(property.names.map(YAMLValue.text))
        case .title, .kind, .created, .updated, .email, .eventIdentity, nil: value = .text(property.plainValue)
        default: return
        }
        properties.append(YAMLValue.Entry(key: property.key, value: value, line: line))
    }

    /// Returns a name as a tag, with hyphens for blanks.
    private static func tag(_ name: String) -> String? {
        PageTag.normalized(name.split(whereSeparator: \.isWhitespace).joined(separator: "-"))
    }

    /// Hides the item of a line and everything indented below it; returns false if there is no item.
    private mutating func hideItem(of line: OutlineLine, _ place: Int) -> Bool {
        guard let first = item(above: place, within: line) else { return false }
        for hidden in first.place..<place { builder.hidden.insert(hidden) }
        planningLines.removeAll { $0.task > first.place }
        templateIndent = first.indent
        builder.appendHidden()
        return true
    }

    /// Returns the item that contains a line.
    private func item(above place: Int, within line: OutlineLine) -> (place: Int, indent: Int)? {
        if line.isItem { return (place, line.indent) }
        for above in stride(from: place - 1, through: max(0, place - OutlineSyntax.mostItemLines), by: -1) {
            let other = OutlineLine(text.utf8[text.lineRanges[above]])
            if other.isItem { return other.indent < line.indent ? (above, other.indent) : nil }
        }
        return nil
    }

    /// The maximum number of lines searched upwards for the item; properties are near its beginning.
    private static let mostItemLines = 20

    // MARK: Drawers and blocks

    /// Skips `:LOGBOOK:` and `:PROPERTIES:` up to `:END:`.
    private mutating func opensDrawer(_ line: OutlineLine, _ place: Int) -> Bool {
        guard line.content.first == UInt8(ascii: ":"), lastDrawerEnd > place,
            OutlineLine.equals(line.content, ":LOGBOOK:") || OutlineLine.equals(line.content, ":PROPERTIES:")
        else { return false }
        skipsTo = ":END:"
        builder.appendHidden()
        return true
    }

    /// Handles `#+BEGIN_…`: code becomes a fence, queries and comments are hidden, other frames are removed.
    private mutating func opensBlock(_ line: OutlineLine, _ place: Int) -> Bool {
        guard line.content.starts(with: "#+".utf8) else { return false }
        let isEnd = OutlineLine.begins(line.content, with: "#+END_")
        guard isEnd || (OutlineLine.begins(line.content, with: "#+BEGIN_") && lastBlockEnd > place) else {
            return false
        }
        let name = String(
            decoding: line.content.dropFirst(isEnd ? 6 : 8).prefix { !LineCursor.isBlank($0) }, as: UTF8.self
        )
        .uppercased()
        let whole = line.start..<line.bytes.endIndex
        if name == "SRC" || name == "EXAMPLE" {
            append(line, [LineEdit(range: whole, replacement: Array("```".utf8))])
        } else if !isEnd, name == "QUERY" || name == "COMMENT" {
            skipsTo = "#+END_" + name
            append(line, [LineEdit(range: whole)])
        } else if line.isItem {
            append(line, [LineEdit(range: whole)])
        } else {
            builder.appendHidden()
        }
        return true
    }
}

/// A parsed line of an outline: its indentation, its list marker, and its text.
struct OutlineLine {
    let bytes: ArraySlice<UInt8>
    /// The columns of leading white space.
    let indent: Int
    let isItem: Bool
    /// The index at which the text begins.
    let start: Int
    /// The text without blanks at its ends.
    let content: ArraySlice<UInt8>
    /// The index of the list marker or, without one, of the text.
    let firstByte: Int

    /// The line without blanks at its ends, with the marker.
    var whole: ArraySlice<UInt8> { bytes[firstByte...].trimmingBlanks }

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        var columns = 0
        var index = bytes.startIndex
        while index < bytes.endIndex, LineCursor.isBlank(bytes[index]) {
            columns += bytes[index] == UInt8(ascii: "\t") ? 4 - columns % 4 : 1
            index += 1
        }
        indent = columns
        firstByte = index
        let marker = BlockSyntax.listMarker(bytes[index...])
        isItem = marker != nil
        index += marker?.length ?? 0
        while index < bytes.endIndex, LineCursor.isBlank(bytes[index]) { index += 1 }
        start = index
        content = bytes[index...].trimmingBlanks
    }

    /// Returns whether bytes equal an ASCII word in any case.
    static func equals(_ bytes: ArraySlice<UInt8>, _ word: String) -> Bool {
        bytes.count == word.utf8.count && begins(bytes, with: word)
    }

    /// Returns whether bytes begin with an ASCII word in any case.
    static func begins(_ bytes: ArraySlice<UInt8>, with word: String) -> Bool {
        bytes.count >= word.utf8.count && zip(bytes, word.utf8).allSatisfy { $0.asciiUppercased == $1.asciiUppercased }
    }
}
