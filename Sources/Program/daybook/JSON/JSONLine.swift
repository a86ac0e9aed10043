import FoundationEssentials

/// JSON objects as lines, one object a line.
enum JSONLine {
    /// What is written as one line without a newline.
    static func line(_ value: some JSONWritable) -> String {
        var json = JSONBytes()
        value.write(to: &json)
        return json.text
    }

    /// The same through an encoder, where speed does not matter; keys in the order of letters, so that the same object always gives the same bytes.
    ///
    /// The encoder escapes controls below U+0020; those from U+007F on, which a terminal obeys as well, are escaped here.
    static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    private static func escaped(_ line: String) -> String {
        let controls: ClosedRange<Unicode.Scalar> = "\u{7F}"..."\u{9F}"
        guard line.unicodeScalars.contains(where: controls.contains) else { return line }
        return line.unicodeScalars.map { scalar in
            controls.contains(scalar) ? "\\u00" + String(scalar.value, radix: 16) : String(scalar)
        }.joined()
    }

    /// The object that a line holds.
    static func decode<Value: Decodable>(_ type: Value.Type, from line: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(line.utf8))
    }
}
