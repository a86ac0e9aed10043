import FoundationEssentials
import Text

/// JSON objects as lines, one object a line.
enum JSONLine {
    /// What is written as one line without a newline.
    static func line(_ value: some JSONWritable) -> SafeText {
        var json = JSONBytes()
        value.write(to: &json)
        return .json(json.text)
    }

    /// The same through an encoder, where speed does not matter; keys in the order of letters, so that the same object always gives the same bytes.
    static func encode(_ value: some Encodable) throws -> SafeText {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return .json(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// The object that a line holds.
    static func decode<Value: Decodable>(_ type: Value.Type, from line: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(line.utf8))
    }
}
