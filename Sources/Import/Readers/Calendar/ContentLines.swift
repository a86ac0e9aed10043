import Model

/// The unfolded content lines of a calendar file, RFC 5545, 3.1.
///
/// Lines are unfolded as bytes before anything is decoded, since folds may cut a character. Every content line remembers the
/// physical lines it stands on. Text is decoded only where it is asked for.
struct ContentLines {
    /// The unfolded bytes of all lines, one after the other.
    private(set) var bytes: [UInt8] = []
    /// The lines in file order, blank ones left out.
    private(set) var lines: [RawLine] = []
    /// The first line that holds a NUL; all of them are dropped.
    private(set) var firstLineWithNull: Int?
    /// The number of physical lines.
    private(set) var physicalLineCount = 0

    /// A content line that is not yet taken apart; small, since there are millions of them.
    struct RawLine {
        fileprivate var start: UInt32
        fileprivate var end: UInt32
        fileprivate var firstLine: UInt32
        fileprivate var lastLine: UInt32

        /// Its unfolded bytes.
        var range: Range<Int> { Int(start)..<Int(end) }
        /// Its physical lines.
        var lines: LineRange { LineRange(Int(firstLine), Int(lastLine)) }
    }

    /// Real lines are longer, so that one growth of the array is enough.
    private static let usualLineLength = 32

    /// Unfolds a file.
    init(_ source: SourceBytes) {
        bytes.reserveCapacity(source.utf8.count)
        lines.reserveCapacity(source.utf8.count / ContentLines.usualLineLength)
        source.forEachLine { range in
            physicalLineCount += 1
            // Positions have 32 bits; what lies behind four gigabytes is left out.
            if range.upperBound <= UInt32.max { append(source.utf8[range]) }
        }
    }

    private mutating func append(_ line: ArraySlice<UInt8>) {
        guard let first = line.first else { return }
        let isFold = (first == UInt8(ascii: " ") || first == UInt8(ascii: "\t")) && !lines.isEmpty
        let start = UInt32(bytes.count)
        if line.contains(0) {
            firstLineWithNull = firstLineWithNull ?? physicalLineCount
            bytes.append(contentsOf: line.dropFirst(isFold ? 1 : 0).filter { $0 != 0 })
        } else {
            bytes.append(contentsOf: line.dropFirst(isFold ? 1 : 0))
        }
        let number = UInt32(physicalLineCount)
        if isFold {
            lines[lines.count - 1].end = UInt32(bytes.count)
            lines[lines.count - 1].lastLine = number
        } else {
            lines.append(RawLine(start: start, end: UInt32(bytes.count), firstLine: number, lastLine: number))
        }
    }

    /// The first physical line whose content is not UTF-8, or nil where all are.
    var firstLineNotUTF8: Int? {
        if (try? UTF8Span(validating: bytes.span)) != nil { return nil }
        return lines.first { String(validating: bytes[$0.range], as: UTF8.self) == nil }?.lines.first
    }

    /// The text of some bytes; what is not UTF-8 is read as Windows-1252, which old calendars are written in.
    func text(_ range: Range<Int>) -> String {
        String(validating: bytes[range], as: UTF8.self) ?? Windows1252.decoded(bytes[range])
    }
}

/// A property of a calendar component: a content line taken apart.
struct ContentLine {
    /// Which property it is.
    var name: PropertyName
    /// The bytes between name and value, from the first semicolon up to the colon.
    var parameters: Range<Int>
    /// The bytes of the value.
    var value: Range<Int>
    /// The physical lines.
    var lines: LineRange
}

/// What a content line turned out to be.
enum ContentLineReading {
    case property(ContentLine)
    /// A well-formed line of a property that nobody here needs.
    case other
    /// No content line: without a name, without a colon, or with a quote that never closes.
    case malformed
}

extension ContentLines {
    /// Takes a content line apart and finds out which property it is.
    func reading(_ line: RawLine) -> ContentLineReading {
        guard let (name, parameters, value) = parts(of: line) else { return .malformed }
        guard let name = PropertyName(bytes[name]) else { return .other }
        return .property(ContentLine(name: name, parameters: parameters, value: value, lines: line.lines))
    }

    /// Takes a content line apart: the value begins at the first colon outside quotes; nil where it is malformed.
    func parts(of line: RawLine) -> (name: Range<Int>, parameters: Range<Int>, value: Range<Int>)? {
        var index = line.range.lowerBound
        let end = line.range.upperBound
        while index < end, bytes[index].isNameCharacter { index += 1 }
        guard index > line.range.lowerBound, index < end else { return nil }
        let nameRange = line.range.lowerBound..<index
        let parameterStart = index
        guard bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: ";") else { return nil }
        var isQuoted = false
        while index < end, isQuoted || bytes[index] != UInt8(ascii: ":") {
            if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
            index += 1
        }
        return index < end ? (nameRange, parameterStart..<index, index + 1..<end) : nil
    }

    /// The first value of a parameter, without quotes and with the carets of RFC 6868 resolved; nil where it is absent.
    func parameter(_ name: StaticString, of line: ContentLine) -> String? {
        var index = line.parameters.lowerBound
        let end = line.parameters.upperBound
        while index < end {
            index += 1  // The semicolon.
            let nameStart = index
            while index < end, bytes[index] != UInt8(ascii: "="), bytes[index] != UInt8(ascii: ";") { index += 1 }
            guard index < end, bytes[index] == UInt8(ascii: "=") else { continue }
            let isWanted = bytes[nameStart..<index].equalsIgnoringCase(name)
            index += 1
            let valueStart = index
            let valueEnd = endOfFirstValue(from: valueStart, to: end)
            if isWanted { return unquoted(valueStart..<valueEnd) }
            index = endOfParameter(from: valueEnd, to: end)
        }
        return nil
    }

    private func endOfFirstValue(from start: Int, to end: Int) -> Int {
        endOfParameter(from: start, to: end, orAt: UInt8(ascii: ","))
    }

    private func endOfParameter(from start: Int, to end: Int, orAt other: UInt8 = UInt8(ascii: ";")) -> Int {
        var index = start
        var isQuoted = false
        while index < end, isQuoted || (bytes[index] != UInt8(ascii: ";") && bytes[index] != other) {
            if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
            index += 1
        }
        return index
    }

    private func unquoted(_ range: Range<Int>) -> String {
        let special: (UInt8) -> Bool = { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "^") }
        guard bytes[range].contains(where: special) else { return text(range) }
        let value = text(range).filter { $0 != "\"" }
        guard value.contains("^") else { return value }
        var result = ""
        var isEscaped = false
        for character in value {
            if isEscaped {
                isEscaped = false
                switch character {
                case "n": result.append("\n")
                case "'": result.append("\"")
                case "^": result.append("^")
                default: result += "^\(character)"
                }
            } else if character == "^" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return isEscaped ? result + "^" : result
    }
}

extension UInt8 {
    /// Whether names of properties may hold this: letters, digits, hyphens; underscores and points are tolerated.
    fileprivate var isNameCharacter: Bool {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"),
            UInt8(ascii: "_"),
            UInt8(ascii: "."):
            true
        default: isDigit
        }
    }

    /// The upper-case form of an ASCII letter; anything else as it is.
    var asciiUppercased: UInt8 { self >= 0x61 && self <= 0x7A ? self & 0xDF : self }
}

extension ArraySlice<UInt8> {
    /// Whether these bytes are an ASCII word, written in capitals, in any case.
    func equalsIgnoringCase(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { count == $0.count && zip(self, $0).allSatisfy { $0.asciiUppercased == $1 } }
    }
}
