/// Writes JSON as bytes.
///
/// Callers write the keys of an object in alphabetical order, so that equal objects give equal bytes. Control characters below U+0020 are
/// escaped, slashes are not; `SafeText.json` escapes other characters that a terminal interprets.
struct JSONBytes {
    private(set) var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(1 << 13) }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func object(_ fields: (inout JSONBytes) -> Void) {
        bytes.append(UInt8(ascii: "{"))
        fields(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    mutating func field(_ key: String, _ value: some JSONWritable) {
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        string(key)
        bytes.append(UInt8(ascii: ":"))
        value.write(to: &self)
    }

    mutating func array(_ values: [some JSONWritable]) {
        bytes.append(UInt8(ascii: "["))
        for (place, value) in values.enumerated() {
            if place > 0 { bytes.append(UInt8(ascii: ",")) }
            value.write(to: &self)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes a number, `true`, `false` or `null`, without quotes.
    mutating func plain(_ text: String) { bytes += text.utf8 }

    mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        if JSONBytes.hasEscaped(text.utf8.span) {
            for byte in text.utf8 { if JSONBytes.isEscaped(byte) { escape(byte) } else { bytes.append(byte) } }
        } else {
            bytes += text.utf8
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func hasEscaped(_ utf8: Span<UInt8>) -> Bool {
        for place in utf8.indices where isEscaped(utf8[place]) { return true }
        return false
    }

    @inline(__always)
    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): bytes += "\\\"".utf8
        case UInt8(ascii: "\\"): bytes += "\\\\".utf8
        case 0x08: bytes += "\\b".utf8
        case 0x09: bytes += "\\t".utf8
        case 0x0A: bytes += "\\n".utf8
        case 0x0C: bytes += "\\f".utf8
        case 0x0D: bytes += "\\r".utf8
        default: control(byte)
        }
    }

    private mutating func control(_ value: UInt8) {
        let digits = String(value, radix: 16)
        bytes += (value < 0x10 ? "\\u000" : "\\u00").utf8
        bytes += digits.utf8
    }
}

protocol JSONWritable {
    func write(to json: inout JSONBytes)
}

extension String: JSONWritable {
    func write(to json: inout JSONBytes) { json.string(self) }
}

extension Int: JSONWritable {
    func write(to json: inout JSONBytes) { json.plain(String(self)) }
}

extension Bool: JSONWritable {
    func write(to json: inout JSONBytes) { json.plain(self ? "true" : "false") }
}

extension Double: JSONWritable {
    /// Writes the shortest digits that parse to the same number, whole numbers without a decimal point; null if not finite.
    func write(to json: inout JSONBytes) {
        guard isFinite else { return json.plain("null") }
        let digits = description
        json.plain(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
    }
}

extension Array: JSONWritable where Element: JSONWritable {
    func write(to json: inout JSONBytes) { json.array(self) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
    func write(to json: inout JSONBytes) {
        if let self { self.write(to: &json) } else { json.plain("null") }
    }
}
