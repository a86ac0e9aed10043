/// The lines of a text as ranges of its bytes; lines end with LF, CRLF or CR, as readers count them.
struct ByteLines {
    let bytes: [UInt8]
    /// The range of each line without its end; a final line end begins no line.
    private(set) var ranges: [Range<Int>] = []
    /// The position after the end of each line.
    private(set) var ends: [Int] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var start = bytes.starts(with: ByteLines.mark) ? ByteLines.mark.count : 0
        var place = start
        while place < bytes.count {
            guard bytes[place] == 0x0A || bytes[place] == 0x0D else {
                place += 1
                continue
            }
            let isPair = bytes[place] == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
            ranges.append(start..<place)
            place += isPair ? 2 : 1
            ends.append(place)
            start = place
        }
        if start < bytes.count {
            ranges.append(start..<bytes.count)
            ends.append(bytes.count)
        }
    }

    /// The byte order mark of UTF-8.
    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    var count: Int { ranges.count }

    /// The position of the first byte of text.
    var start: Int { bytes.starts(with: ByteLines.mark) ? ByteLines.mark.count : 0 }

    /// The end of a line, empty for a last one without.
    func end(of line: Int) -> [UInt8] { Array(bytes[ranges[line].upperBound..<ends[line]]) }

    /// The line end of the text: that of its first line, else LF.
    var lineEnd: [UInt8] {
        guard count > 0, !end(of: 0).isEmpty else { return [0x0A] }
        return end(of: 0)
    }

    func text(_ line: Int) -> String { String(decoding: bytes[ranges[line]], as: UTF8.self) }

    /// The range of a line without the blanks around it.
    func content(_ line: Int) -> Range<Int> { bytes.withoutBlanks(ranges[line]) }

    func isBlank(_ line: Int) -> Bool { content(line).isEmpty }
}

/// A change of one range of bytes.
struct ByteEdit: Equatable {
    var range: Range<Int>
    var replacement: [UInt8]

    init(_ range: Range<Int>, _ replacement: some Sequence<UInt8> = []) {
        (self.range, self.replacement) = (range, Array(replacement))
    }
}

extension [UInt8] {
    /// Returns the bytes after edits whose ranges do not overlap.
    func edited(_ edits: [ByteEdit]) -> [UInt8] {
        var result = self
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.replacement)
        }
        return result
    }

    func withoutBlanks(_ range: Range<Int>) -> Range<Int> {
        guard let first = range.first(where: { !self[$0].isBlank }), let last = range.last(where: { !self[$0].isBlank })
        else { return range.lowerBound..<range.lowerBound }
        return first..<(last + 1)
    }

    func string(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}

extension UInt8 {
    var isBlank: Bool { self == 0x20 || self == 0x09 }

    var isDigit: Bool { (0x30...0x39).contains(self) }
}
