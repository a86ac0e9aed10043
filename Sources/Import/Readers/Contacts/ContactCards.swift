import Model

/// The cards of a vCard file (RFC 2426 and RFC 6350), read tolerantly.
///
/// The lines have the syntax of calendars: folded, with parameters, and a value after the first colon.
struct ContactCards {
    private(set) var cards: [ContactCard] = []
    private(set) var problems: [(line: Int, message: String)] = []

    private let content: ContentLines
    private var open: ContactCard?
    /// Whether the next lines may belong to a photo, since the base64 of old cards is not always folded.
    private var isInsideSkipped = false
    private var isInsideMalformed = false

    init(_ content: ContentLines) {
        self.content = content
        var index = 0
        while index < content.lines.count { index = take(index) }
        if let last = content.lines.last?.lines.last { close(at: last, isMissingEnd: true) }
    }

    /// Reads a line and the continuation of its value; returns the index of the next line.
    private mutating func take(_ index: Int) -> Int {
        let line = content.lines[index]
        guard let parts = content.parts(of: line) else {
            reportMalformed(line)
            return index + 1
        }
        isInsideMalformed = false
        isInsideSkipped = false
        let name = content.bytes[parts.name]
        if name.equalsIgnoringCase("BEGIN"), isCard(parts.value) {
            close(at: line.lines.first - 1, isMissingEnd: true)
            open = ContactCard(lines: line.lines)
        } else if name.equalsIgnoringCase("END"), isCard(parts.value) {
            close(at: line.lines.last, isMissingEnd: false)
        } else if open != nil {
            return add(name, parameters: parts.parameters, value: parts.value, at: index)
        }
        return index + 1
    }

    private func isCard(_ value: Range<Int>) -> Bool {
        content.bytes[value].trimmingBlanks.equalsIgnoringCase("VCARD")
    }

    private mutating func close(at line: Int, isMissingEnd: Bool) {
        guard var card = open else { return }
        if isMissingEnd { problems.append((card.lines.first, "a contact without an end was read up to here")) }
        card.lines.last = max(card.lines.first, line)
        cards.append(card)
        open = nil
    }

    private mutating func add(
        _ name: ArraySlice<UInt8>, parameters: Range<Int>, value: Range<Int>, at index: Int
    ) -> Int {
        let name = ContactProperty.Name(name)
        let parameters = ContactParameters(content.text(parameters))
        isInsideSkipped = parameters.isBase64
        guard parameters.isQuotedPrintable else {
            if let name, !parameters.isBase64 { add(name, parameters, content.text(value)) }
            return index + 1
        }
        var bytes = Array(content.bytes[value])
        var next = index + 1
        // After a soft line break the value continues on the next line, perhaps without indentation.
        while bytes.last == UInt8(ascii: "="), next < content.lines.count {
            bytes.removeLast()
            bytes += content.bytes[content.lines[next].range]
            next += 1
        }
        if let name { add(name, parameters, QuotedPrintable.decoded(bytes)) }
        return next
    }

    private mutating func add(_ name: ContactProperty.Name, _ parameters: ContactParameters, _ value: String) {
        guard !value.trimmingWhitespace.isEmpty else { return }
        open?.properties.append(ContactProperty(name: name, types: parameters.types, value: value))
    }

    /// Reports the first of several consecutive malformed lines.
    private mutating func reportMalformed(_ line: ContentLines.RawLine) {
        if !isInsideMalformed, !isInsideSkipped, open != nil {
            problems.append((line.lines.first, "a line that is no property was left out"))
        }
        isInsideMalformed = true
    }
}

/// The quoted-printable encoding of non-ASCII letters in old cards: `Gr=C3=BC=C3=9Fe`.
enum QuotedPrintable {
    /// Decodes bytes; invalid UTF-8 is read as Windows-1252.
    static func decoded(_ bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "="), index + 2 < bytes.count,
                let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(validating: result, as: UTF8.self) ?? Windows1252.decoded(result[...])
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte.asciiUppercased {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte.asciiUppercased - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
