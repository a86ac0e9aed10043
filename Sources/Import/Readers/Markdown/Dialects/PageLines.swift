import Time

/// The lines of a page as Markdown, with the facts that its dialect adds.
///
/// Each line keeps its number in the file. Marks for a program are cut out; other words keep their order, so that they can be quoted.
struct PageLines {
    let text: SourceText
    /// The 0-based indices of lines that are not text.
    var hidden: Set<Int> = []
    /// The 0-based indices of lines that do not continue the block above.
    var breaks: Set<Int> = []
    /// Whether its headings are outline blocks with items indented below; none of them is then the page's title.
    var isOutline = false
    /// Whether indented lines are code; in plain text they are not.
    var indentsCode = true
    var properties: [YAMLValue.Entry] = []
    /// Tags outside running text.
    var tags: [(name: String, line: Int)] = []
    /// Tasks that are not list items.
    var tasks: [(syntax: TaskSyntax, line: Int)] = []
    /// What lines below tasks plan, by the 1-based line of the task.
    var plans: [Int: PlanningLine] = [:]
    /// Headings preceded by their date, as in running logs, by 1-based line.
    var datedHeadings: [Int: String] = [:]

    init(_ text: SourceText) { self.text = text }
}

struct PageLinesBuilder {
    private var utf8: [UInt8] = []
    private var lineRanges: [Range<Int>] = []
    var hidden: Set<Int> = []
    private var breaks: Set<Int> = []

    /// The 0-based index of the next line.
    var count: Int { lineRanges.count }

    init(capacity: Int) { utf8.reserveCapacity(capacity) }

    /// Appends a line, given without its end, after applying edits in ascending order of their ranges.
    mutating func append(_ line: ArraySlice<UInt8>, edits: [LineEdit] = []) {
        let start = utf8.count
        utf8 += LineEdit.apply(edits, to: line)
        lineRanges.append(start..<utf8.count)
    }

    /// Appends a line assembled from parts, indented by `indent` spaces.
    mutating func append(_ parts: ArraySlice<UInt8>..., indent: Int) {
        let start = utf8.count
        utf8 += repeatElement(UInt8(ascii: " "), count: indent)
        for part in parts { utf8 += part }
        lineRanges.append(start..<utf8.count)
    }

    /// Prevents the next line from continuing the block above.
    mutating func breakBlock() { breaks.insert(count) }

    /// Appends an empty line that is not text.
    mutating func appendHidden() {
        hidden.insert(lineRanges.count)
        lineRanges.append(utf8.count..<utf8.count)
    }

    func lines(of text: SourceText) -> PageLines {
        var lines = PageLines(SourceText(utf8: utf8, lineRanges: lineRanges, problem: text.problem))
        lines.hidden = hidden
        lines.breaks = breaks
        return lines
    }
}

/// A replacement of some bytes of a line.
struct LineEdit {
    let range: Range<Int>
    var replacement: [UInt8] = []

    /// Returns a line after applying edits in ascending order of their ranges.
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
