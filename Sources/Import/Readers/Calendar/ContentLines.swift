import Model

/// The unfolded content lines of a calendar file (RFC 5545, 3.1), with their physical line numbers.
///
/// Lines are unfolded as bytes, since a fold may split a character, and decoded on demand.
struct ContentLines {
    private(set) var bytes: [UInt8] = []
    private(set) var lines: [RawLine] = []
    /// The first line with a NUL; all NULs are dropped.
    private(set) var firstLineWithNull: Int?
    private(set) var physicalLineCount = 0

    /// A content line not yet parsed; compact, because there may be millions.
    struct RawLine {
        fileprivate var start: UInt32
        fileprivate var end: UInt32
        fileprivate var firstLine: UInt32
        fileprivate var lastLine: UInt32

        var range: Range<Int> { Int(start)..<Int(end) }
        var lines: LineRange { LineRange(Int(firstLine), Int(lastLine)) }
    }

    /// The length assumed for a line, in bytes; real lines are longer, so the array is allocated once.
    private static let usualLineLength = 32

    init(_ source: SourceBytes) {
        bytes.reserveCapacity(source.utf8.count)
        lines.reserveCapacity(source.utf8.count / ContentLines.usualLineLength)
        source.forEachLine { range in
            physicalLineCount += 1
            // Offsets have 32 bits; lines beyond four gigabytes are dropped.
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

    var firstLineNotUTF8: Int? {
        if (try? UTF8Span(validating: bytes.span)) != nil { return nil }
        return lines.first { String(validating: bytes[$0.range], as: UTF8.self) == nil }?.lines.first
    }

    /// Decodes a range of bytes; invalid UTF-8 is read as Windows-1252, the encoding of old calendars.
    func text(_ range: Range<Int>) -> String {
        String(validating: bytes[range], as: UTF8.self) ?? Windows1252.decoded(bytes[range])
    }
}

struct ContentLine {
    var name: PropertyName
    /// The bytes from the first semicolon up to the colon before the value.
    var parameters: Range<Int>
    var value: Range<Int>
    var lines: LineRange
}

enum ContentLineReading {
    case property(ContentLine)
    /// A well-formed line of an unneeded property.
    case other
    /// A line without a name or colon, or with an unclosed quote.
    case malformed
}

extension ContentLines {
    func reading(_ line: RawLine) -> ContentLineReading {
        guard let (name, parameters, value) = parts(of: line) else { return .malformed }
        guard let name = PropertyName(bytes[name]) else { return .other }
        return .property(ContentLine(name: name, parameters: parameters, value: value, lines: line.lines))
    }

    /// Splits a content line at the first colon outside quotes.
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

    /// Returns the first value of a parameter without quotes, with the carets of RFC 6868 resolved.
    func parameter(_ name: String, of line: ContentLine) -> String? {
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
    /// Whether it may occur in a property name: a letter, digit or hyphen; underscores and full stops are tolerated.
    fileprivate var isNameCharacter: Bool {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"),
            UInt8(ascii: "_"),
            UInt8(ascii: "."):
            true
        default: isDigit
        }
    }

    /// The upper-case form of an ASCII letter; other bytes are unchanged.
    var asciiUppercased: UInt8 { self >= 0x61 && self <= 0x7A ? self & 0xDF : self }
}

extension ArraySlice<UInt8> {
    /// Returns whether these bytes equal an ASCII word in any case; `word` must be in capitals.
    func equalsIgnoringCase(_ word: String) -> Bool {
        count == word.utf8.count && zip(self, word.utf8).allSatisfy { $0.asciiUppercased == $1 }
    }
}
