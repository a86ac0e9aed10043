import Model

/// The text of a source as UTF-8 without a byte order mark, with the ranges of its lines.
///
/// The source may be UTF-8 or UTF-16, with or without a byte order mark; lines end with CRLF, LF or CR. A line that is not UTF-8 is read as
/// Windows-1252, which old programs write; the first one is reported.
public struct SourceText: Sendable {
    let utf8: [UInt8]
    /// The range of each line in `utf8` without its end; a final line end begins no line.
    let lineRanges: [Range<Int>]
    /// The problem at the first line that could not be decoded unchanged.
    public let problem: ReadProblem?

    /// Reads the text of a source.
    public init(_ source: Source) { self.init(path: source.path, bytes: source.bytes) }

    init(path: String, bytes: [UInt8]) {
        let content = SourceBytes(bytes)
        var ranges: [Range<Int>] = []
        content.forEachLine { ranges.append($0) }
        var brokenLine: Int? = content.isBroken ? 1 : nil
        if (try? UTF8Span(validating: content.utf8.span)) != nil {
            utf8 = content.utf8
            lineRanges = ranges
        } else {
            let decoded = SourceText.decoded(content.utf8, ranges)
            (utf8, lineRanges) = (decoded.utf8, decoded.lineRanges)
            brokenLine = brokenLine ?? decoded.firstLine
        }
        let message =
            content.isBroken
            ? "halves of UTF-16 characters were replaced" : "the text is not UTF-8; it was read as Windows-1252"
        problem = brokenLine.map { ReadProblem(path: path, line: $0, message: message) }
    }

    init(utf8: [UInt8], lineRanges: [Range<Int>], problem: ReadProblem?) {
        self.utf8 = utf8
        self.lineRanges = lineRanges
        self.problem = problem
    }

    /// Decodes lines that may not be UTF-8, and returns the 1-based number of the first of those.
    private static func decoded(
        _ bytes: [UInt8], _ ranges: [Range<Int>]
    ) -> (utf8: [UInt8], lineRanges: [Range<Int>], firstLine: Int?) {
        var utf8: [UInt8] = []
        var lineRanges: [Range<Int>] = []
        var firstLine: Int?
        for (index, range) in ranges.enumerated() {
            let start = utf8.count
            if (try? UTF8Span(validating: bytes.span.extracting(range))) != nil {
                utf8 += bytes[range]
            } else {
                utf8 += Array(Windows1252.decoded(bytes[range]).utf8)
                firstLine = firstLine ?? index + 1
            }
            lineRanges.append(start..<utf8.count)
        }
        return (utf8, lineRanges, firstLine)
    }

    /// Returns a line without its end by its 0-based index; nil after the last one.
    func line(_ index: Int) -> String? {
        lineRanges.indices.contains(index) ? String(decoding: utf8[lineRanges[index]], as: UTF8.self) : nil
    }

    /// The lines without their ends, in order.
    public var lines: [String] { lineRanges.map { String(decoding: utf8[$0], as: UTF8.self) } }
}

extension SourceText {
    /// Returns whether bytes are not text, such as a picture named `.md`.
    ///
    /// Binary is what has more than one control character in twenty among the first 8 KiB, except tabs and line ends.
    ///
    /// - Parameter bytes: The content of a file; fewer than 1 KiB always count as text.
    /// - Returns: True for files that should be skipped.
    public static func isBinary(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 1024 else { return false }
        let beginning = SourceBytes(Array(bytes.prefix(8192))).utf8
        var controls = 0
        for byte in beginning where byte < 0x20 || byte == 0x7F {
            if !(0x09...0x0D).contains(byte) { controls += 1 }
        }
        return controls * 20 > beginning.count
    }
}

/// The content of a source as UTF-8 without a byte order mark; invalid UTF-8 is unchanged.
struct SourceBytes {
    let utf8: [UInt8]
    /// Whether unpaired surrogates or half a unit of UTF-16 were replaced.
    let isBroken: Bool

    init(_ bytes: [UInt8]) {
        let head = bytes.prefix(8)
        let hasMark = head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
        let isLittleEndian = hasMark ? head.first == 0xFF : SourceBytes.hasZeros(head.dropFirst())
        if SourceBytes.isUTF16(bytes) {
            (utf8, isBroken) = SourceBytes.fromUTF16(bytes.dropFirst(hasMark ? 2 : 0)) {
                isLittleEndian ? UInt16($1) << 8 | UInt16($0) : UInt16($0) << 8 | UInt16($1)
            }
        } else {
            utf8 = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
            isBroken = false
        }
    }

    static func isUTF16(_ bytes: [UInt8]) -> Bool {
        let head = bytes.prefix(8)
        return head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) || hasZeros(head.dropFirst())
            || hasZeros(head)
    }

    /// Returns whether every other byte is zero, as in unmarked UTF-16 of Latin text.
    private static func hasZeros(_ head: ArraySlice<UInt8>) -> Bool {
        let places = stride(from: head.startIndex, to: head.endIndex, by: 2)
        return head.count >= 7 && places.allSatisfy { head[$0] == 0 } && head.contains { $0 != 0 }
    }

    private static func fromUTF16(
        _ bytes: ArraySlice<UInt8>, unit: (UInt8, UInt8) -> UInt16
    ) -> (bytes: [UInt8], isBroken: Bool) {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        let isBroken = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) {
            result.append($0)
        }
        return (result, isBroken || !bytes.count.isMultiple(of: 2))
    }

    func forEachLine(_ body: (Range<Int>) -> Void) {
        let carriageReturn = UInt8(ascii: "\r")
        let lineFeed = UInt8(ascii: "\n")
        var start = 0
        var index = 0
        while index < utf8.count {
            let byte = utf8[index]
            index += 1
            guard byte == lineFeed || byte == carriageReturn else { continue }
            body(start..<index - 1)
            if byte == carriageReturn, index < utf8.count, utf8[index] == lineFeed { index += 1 }
            start = index
        }
        if start < utf8.count { body(start..<utf8.count) }
    }
}
