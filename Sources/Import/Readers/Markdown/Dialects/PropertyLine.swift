/// A line `key:: value`, an outliner's property of a page or block.
struct PropertyLine {
    let key: String
    /// The value as written; it may be empty.
    let value: String

    /// The maximum length of a key, in bytes.
    private static let longestKey = 40

    /// Reads the bytes of a line without blanks at its ends; returns nil if it is not a property.
    init?(_ line: ArraySlice<UInt8>) {
        guard let first = line.first, (97...122).contains(first | 0x20),
            let colon = line.prefix(PropertyLine.longestKey).firstIndex(of: UInt8(ascii: ":")),
            line[colon...].dropFirst().first == UInt8(ascii: ":"),
            line[..<colon].allSatisfy(PropertyLine.isKeyByte)
        else { return nil }
        let rest = line[(colon + 2)...]
        guard rest.first.map(LineCursor.isBlank) ?? true else { return nil }
        key = String(decoding: line[..<colon], as: UTF8.self)
        value = String(decoding: rest.trimmingBlanks, as: UTF8.self)
    }

    private static func isKeyByte(_ byte: UInt8) -> Bool {
        (97...122).contains(byte | 0x20) || byte.isDigit || "-_./?!".utf8.contains(byte)
    }

    var plainValue: String { value.replacing("[[", with: "").replacing("]]", with: "") }

    /// The maximum length of a value that lists names, in bytes.
    private static let longestList = 2000

    /// The names listed in the value: `#Academic, [[book notes]], motor`.
    var names: [String] {
        guard value.utf8.count <= PropertyLine.longestList else { return [] }
        var names: [String] = []
        var current = ""
        var rest = value[...]
        func flush() {
            let name = current.trimmed
            if !name.isEmpty { names.append(name) }
            current = ""
        }
        while let first = rest.first {
            if rest.hasPrefix("[["), let close = rest.range(of: "]]") {
                flush()
                current = String(rest[..<close.lowerBound].dropFirst(2))
                flush()
                rest = rest[close.upperBound...]
                continue
            }
            let endsTag = first.isWhitespace && current.hasPrefix("#")
            if first == "," || endsTag { flush() } else { current.append(first) }
            rest = rest.dropFirst()
        }
        flush()
        return names.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }.filter { !$0.isEmpty }
    }
}
