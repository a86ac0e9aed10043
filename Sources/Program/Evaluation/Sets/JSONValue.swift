/// Any JSON value, so that a line of a set can be edited without losing unknown keys.
public indirect enum JSONValue: Codable, Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])

    /// Reads any JSON.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` if the input is not JSON.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let boolean = try? value.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let list = try? value.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try value.decode([String: JSONValue].self))
        }
    }

    /// Writes the value as JSON.
    ///
    /// - Parameter encoder: The encoder.
    /// - Throws: `EncodingError` for a number that is not finite.
    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .boolean(let boolean): try value.encode(boolean)
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .list(let list): try value.encode(list)
        case .object(let object): try value.encode(object)
        }
    }
}

extension JSONValue {
    /// Creates `{"file", "lines"}`, the form of cited lines in sets.
    init(_ place: FileLines) {
        self = .object([
            "file": .text(place.file),
            "lines": .list([.number(Double(place.lines.first)), .number(Double(place.lines.last))]),
        ])
    }

    var places: [JSONValue] {
        if case .list(let places) = self { return places }
        return []
    }
}
