import FoundationEssentials

/// The identifier of a question in JSON: a string, or a number that is returned as it was written.
enum RequestID: Sendable {
    case text(String)
    /// The digits; after decoding they may differ from those in the line.
    case number(String)

    /// The identifier as text; `7` and `"7"` name the same conversation.
    var text: String {
        switch self {
        case .text(let text), .number(let text): text
        }
    }

    /// Returns the identifier with the digits of its line, such as `1.50` or a number too large for a machine word.
    func asWritten(in line: String) -> RequestID {
        guard case .number = self, let digits = ObjectFields(line).last("id") else { return self }
        return .number(digits)
    }
}

extension RequestID: Decodable {
    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let number = try? value.decode(Int.self) {
            self = .number(String(number))
        } else {
            self = .number("\(try value.decode(Decimal.self))")
        }
    }
}

extension RequestID: JSONWritable {
    func write(to json: inout JSONBytes) {
        switch self {
        case .text(let text): json.string(text)
        case .number(let digits): json.plain(digits)
        }
    }
}

struct ObjectFields {
    private let bytes: [UInt8]

    init(_ line: String) { bytes = Array(line.utf8) }

    /// Returns the number in the last field of a name, as written; nil for any other value.
    func last(_ name: String) -> String? {
        var (place, depth) = (0, 0)
        var found: String?
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                let end = endOfString(from: place)
                let isName = depth == 1 && bytes[(place + 1)..<end].elementsEqual(name.utf8)
                place = end
                if isName, let value = valueStart(after: end) { found = number(from: value) }
            default: break
            }
            place += 1
        }
        return found
    }

    private func endOfString(from start: Int) -> Int {
        var place = start + 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(place, bytes.count - 1)
    }

    /// Returns the index of a field's value; nil if the string before it is not a key.
    private func valueStart(after end: Int) -> Int? {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        guard let colon = bytes[(end + 1)...].firstIndex(where: { !isBlank($0) }), bytes[colon] == UInt8(ascii: ":")
        else { return nil }
        return bytes[(colon + 1)...].firstIndex { !isBlank($0) }
    }

    private func number(from start: Int) -> String? {
        let digits = bytes[start...].prefix { "+-.eE".utf8.contains($0) || (0x30...0x39).contains($0) }
        return digits.isEmpty ? nil : String(decoding: digits, as: UTF8.self)
    }
}
