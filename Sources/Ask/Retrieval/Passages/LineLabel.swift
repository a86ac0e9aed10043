/// The labels of lines that give a value: "Location: Ulm", "rent -> 30k", "Vera – 14 years", the first cell of a row.
enum LineLabel {
    /// Calls `body` with the byte range of each line's label, without its list marker; most lines have none.
    static func forEach(in text: Span<UInt8>, _ body: (Range<Int>) -> Void) {
        var start = 0
        while start < text.count {
            var end = start
            while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
            if let label = label(in: text, of: start..<end) { body(label) }
            start = end + 1
        }
    }

    /// Returns the label near the beginning of a line; nil if nothing stands behind it.
    private static func label(in text: Span<UInt8>, of line: Range<Int>) -> Range<Int>? {
        var start = line.lowerBound
        while start < line.upperBound, isMarker(text[start]) { start += 1 }
        var place = start + 1
        while place + 1 < min(line.upperBound, start + longest) {
            if let length = mark(at: place, in: text, before: line.upperBound) {
                let value = place + length
                return value < line.upperBound ? start..<place : nil
            }
            place += 1
        }
        return nil
    }

    private static func isMarker(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ">"), UInt8(ascii: "|"):
            true
        default: false
        }
    }

    /// Returns the length of a mark with its blanks: a colon, or an arrow, dash, bar or equals sign between blanks.
    private static func mark(at place: Int, in text: Span<UInt8>, before end: Int) -> Int? {
        func byte(_ offset: Int) -> UInt8 { place + offset < end ? text[place + offset] : 0 }
        let blank = UInt8(ascii: " ")
        switch byte(0) {
        case UInt8(ascii: ":"):
            if byte(1) == blank { return 2 }
            return byte(1) == UInt8(ascii: ":") && byte(2) == blank ? 3 : nil
        case blank:
            switch byte(1) {
            case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "|"): return byte(2) == blank ? 3 : nil
            case UInt8(ascii: "-"):
                if byte(2) == blank { return 3 }
                return byte(2) == UInt8(ascii: ">") && byte(3) == blank ? 4 : nil
            // Dashes and arrows of three bytes.
            case 0xE2: return (byte(2) == 0x80 || byte(2) == 0x86) && byte(4) == blank ? 5 : nil
            default: return nil
            }
        default: return nil
        }
    }

    /// The maximum length of a label, in bytes.
    private static let longest = 48
}
