import FoundationEssentials

/// The id of a question as JSON: text, or a number, which comes back as it was written.
enum RequestID: Sendable {
    case text(String)
    /// The digits; those of a decoded value, which may be written otherwise than in its line.
    case number(String)

    /// What tells conversations apart; `7` and `"7"` are the same.
    var text: String {
        switch self {
        case .text(let text), .number(let text): text
        }
    }

    /// The id as its line writes it: `1.50` and numbers that no machine word holds keep their digits.
    ///
    /// - Parameter line: The object that it was decoded from.
    /// - Returns: The same id, a number with its own digits.
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

/// The values of a JSON object's own fields as they are written.
struct ObjectFields {
    private let bytes: [UInt8]

    /// Takes a line that a decoder has found to be an object.
    init(_ line: String) { bytes = Array(line.utf8) }

    /// The number that the last field of a name holds; nil for any other value.
    ///
    /// - Complexity: O(*n*) for a line of *n* bytes.
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

    /// The place of the quote that ends a string.
    private func endOfString(from start: Int) -> Int {
        var place = start + 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(place, bytes.count - 1)
    }

    /// Where the value of a field begins; nil behind a string that is no name.
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
