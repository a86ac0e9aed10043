import FoundationEssentials
import Text

enum JSONLine {
    /// The number of the format of replies, raised when a key changes its meaning or goes; see docs/schema.json.
    static let schema = 1

    static func line(_ value: some JSONWritable) -> SafeText {
        var json = JSONBytes()
        value.write(to: &json)
        return .json(json.text)
    }

    /// The same through an encoder, which is slower; keys are sorted, so that equal objects give equal bytes.
    static func encode(_ value: some Encodable) throws -> SafeText {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return .json(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from line: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(line.utf8))
    }
}
