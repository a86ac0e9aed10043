/// A cursor on one line of Markdown that counts columns; a tab reaches to the next multiple of four.
///
/// Source: CommonMark 0.31, sections 2.2 (tabs) and 5.1 (container blocks).
struct LineCursor {
    let bytes: [UInt8]
    /// The position of the cursor; `end` once the whole line is read.
    private(set) var index: Int
    /// The end of the line without trailing blanks.
    let end: Int
    private var column = 0
    /// The columns of a tab before `index` that are not yet passed.
    private var pending = 0

    init(_ bytes: [UInt8], line: Range<Int>) {
        self.bytes = bytes
        index = line.lowerBound
        var end = line.upperBound
        while end > line.lowerBound, LineCursor.isBlank(bytes[end - 1]) { end -= 1 }
        self.end = end
    }

    var isBlank: Bool { firstNonBlank == end }

    /// The columns of white space before the next visible byte.
    var indent: Int {
        var columns = pending
        var position = index
        var reached = column + pending
        while position < end, LineCursor.isBlank(bytes[position]) {
            let width = bytes[position] == UInt8(ascii: "\t") ? 4 - reached % 4 : 1
            columns += width
            reached += width
            position += 1
        }
        return columns
    }

    /// The next non-blank byte; nil at the end of the line.
    var next: UInt8? {
        let position = firstNonBlank
        return position < end ? bytes[position] : nil
    }

    /// The rest of the line, without blanks at both ends.
    var rest: ArraySlice<UInt8> { bytes[firstNonBlank..<end] }

    var restWithIndent: ArraySlice<UInt8> { bytes[index..<end] }

    /// Skips white space of up to `columns` columns.
    mutating func skip(columns: Int) {
        var left = columns
        while left > 0 {
            if pending > 0 {
                pending -= 1
                column += 1
                left -= 1
            } else {
                guard index < end, LineCursor.isBlank(bytes[index]) else { return }
                pending = bytes[index] == UInt8(ascii: "\t") ? 4 - column % 4 : 1
                index += 1
            }
        }
    }

    mutating func skipBlanks(andBytes count: Int = 0) {
        skip(columns: indent)
        index += count
        column += count
    }

    private var firstNonBlank: Int {
        var position = index
        while position < end, LineCursor.isBlank(bytes[position]) { position += 1 }
        return position
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
