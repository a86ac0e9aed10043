import Time

/// The lines of a page as the reader of Markdown takes them, and what the page's dialect says besides.
///
/// Each line stands at the number that it has in the file. What a dialect adds for a program is cut out; the words that are left are
/// those of the file, in their order, so that they can be quoted as they stand there.
struct PageLines {
    /// The lines as Markdown.
    let text: SourceText
    /// The places of lines that are no text, counted from 0.
    var hidden: Set<Int> = []
    /// The places of lines that go on with nothing above them, counted from 0.
    var breaks: Set<Int> = []
    /// Whether its headings are blocks of an outline, with items indented below them: then none of them names the page.
    var isOutline = false
    /// Whether indented lines are code; plain text is indented to look well.
    var indentsCode = true
    /// The properties of the page.
    var properties: [YAMLValue.Entry] = []
    /// Tags that stand in no running text.
    var tags: [(name: String, line: Int)] = []
    /// Tasks that are no list items.
    var tasks: [(syntax: TaskSyntax, line: Int)] = []
    /// The days that tasks are planned for, by the 1-based line of the task.
    var dueDays: [Int: CivilDate] = [:]
    /// Headings as those of running logs have them, with their date in front, by 1-based line.
    var datedHeadings: [Int: String] = [:]

    /// A page that is Markdown as it stands.
    init(_ text: SourceText) { self.text = text }
}

/// Puts the lines of a page together that a dialect writes in its own way.
struct PageLinesBuilder {
    private var utf8: [UInt8] = []
    private var lineRanges: [Range<Int>] = []
    /// The places of lines that are no text, counted from 0.
    var hidden: Set<Int> = []
    /// The places of lines that go on with nothing above them, counted from 0.
    private var breaks: Set<Int> = []

    /// The place of the next line, counted from 0.
    var count: Int { lineRanges.count }

    /// A builder of no lines.
    init(capacity: Int) { utf8.reserveCapacity(capacity) }

    /// Appends a line, with parts of it replaced.
    ///
    /// - Parameters:
    ///   - line: The line without its end.
    ///   - edits: What replaces which of its bytes, in their order.
    mutating func append(_ line: ArraySlice<UInt8>, edits: [LineEdit] = []) {
        let start = utf8.count
        utf8 += LineEdit.apply(edits, to: line)
        lineRanges.append(start..<utf8.count)
    }

    /// Appends a line that is put together anew.
    mutating func append(_ parts: ArraySlice<UInt8>..., indent: Int) {
        let start = utf8.count
        utf8 += repeatElement(UInt8(ascii: " "), count: indent)
        for part in parts { utf8 += part }
        lineRanges.append(start..<utf8.count)
    }

    /// Lets the next line go on with nothing above it.
    mutating func breakBlock() { breaks.insert(count) }

    /// Appends a line that is no text.
    mutating func appendHidden() {
        hidden.insert(lineRanges.count)
        lineRanges.append(utf8.count..<utf8.count)
    }

    /// The lines, in place of those of a file.
    func lines(of text: SourceText) -> PageLines {
        var lines = PageLines(SourceText(utf8: utf8, lineRanges: lineRanges, problem: text.problem))
        lines.hidden = hidden
        lines.breaks = breaks
        return lines
    }
}

/// Bytes of a line and what stands in their place.
struct LineEdit {
    /// The bytes.
    let range: Range<Int>
    /// What stands there instead.
    var replacement: [UInt8] = []

    /// A line with parts of it replaced.
    ///
    /// - Parameters:
    ///   - edits: What replaces which of its bytes, in their order.
    ///   - line: The line.
    /// - Returns: The line as it is to be read.
    static func apply(_ edits: [LineEdit], to line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        if edits.isEmpty { return line }
        var result: [UInt8] = []
        var place = line.startIndex
        for edit in edits {
            result += line[place..<edit.range.lowerBound]
            result += edit.replacement
            place = edit.range.upperBound
        }
        return (result + line[place...])[...]
    }
}
