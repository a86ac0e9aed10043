import Model

/// A source as text: UTF-8 without a byte order mark, and where its lines stand.
///
/// UTF-8 with or without a byte order mark and UTF-16 with one are understood; lines end with CRLF, LF or CR alone. Bytes
/// that are no text are replaced by U+FFFD and reported once.
public struct SourceText: Sendable {
    /// The text as valid UTF-8.
    let utf8: [UInt8]
    /// Where each line stands in `utf8`, without its end; a line end at the very end begins no line.
    let lineRanges: [Range<Int>]
    /// The first line that had to be repaired.
    public let problem: ReadProblem?

    /// The text of a source.
    ///
    /// - Parameter source: The file.
    public init(_ source: Source) {
        let content = SourceBytes(source.bytes)
        var ranges: [Range<Int>] = []
        content.forEachLine { ranges.append($0) }
        var brokenLine: Int? = content.isBroken ? 1 : nil
        if (try? UTF8Span(validating: content.utf8.span)) != nil {
            utf8 = content.utf8
            lineRanges = ranges
        } else {
            var repaired: [UInt8] = []
            var repairedRanges: [Range<Int>] = []
            for (index, range) in ranges.enumerated() {
                let bytes = content.utf8[range]
                if brokenLine == nil, String(validating: bytes, as: UTF8.self) == nil { brokenLine = index + 1 }
                let start = repaired.count
                repaired += Array(String(decoding: bytes, as: UTF8.self).utf8)
                repairedRanges.append(start..<repaired.count)
            }
            utf8 = repaired
            lineRanges = repairedRanges
        }
        problem = brokenLine.map {
            ReadProblem(path: source.path, line: $0, message: "bytes that are not UTF-8 text were replaced")
        }
    }

    /// A line without its end; nil behind the last one.
    ///
    /// - Parameter index: The line's place, counted from 0.
    /// - Returns: The line's text.
    func line(_ index: Int) -> String? {
        lineRanges.indices.contains(index) ? String(decoding: utf8[lineRanges[index]], as: UTF8.self) : nil
    }

    /// The lines without their ends, the first of the file first.
    public var lines: [String] { lineRanges.map { String(decoding: utf8[$0], as: UTF8.self) } }
}

/// The content of a source as UTF-8 without a byte order mark; broken UTF-8 is kept as it is.
struct SourceBytes {
    /// The bytes.
    let utf8: [UInt8]
    /// Whether UTF-16 held halves of characters, which were replaced.
    let isBroken: Bool

    /// Takes a byte order mark away and turns UTF-16 into UTF-8.
    init(_ bytes: [UInt8]) {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFF, 0xFE): (utf8, isBroken) = SourceBytes.fromUTF16(bytes.dropFirst(2)) { UInt16($1) << 8 | UInt16($0) }
        case (0xFE, 0xFF): (utf8, isBroken) = SourceBytes.fromUTF16(bytes.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) }
        default:
            utf8 = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
            isBroken = false
        }
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

    /// Calls a function with the byte range of each line, without its end.
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
