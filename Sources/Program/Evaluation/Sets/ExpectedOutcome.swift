import Time

/// The reading and answer that a question set expects; parts that are nil are not judged.
public struct ExpectedOutcome: Equatable, Sendable {
    /// The intent, such as `count`.
    public var intent: String?
    /// The time span of the question.
    public var time: ExpectedTime
    /// The full names of the people in the question, in any order.
    public var people: [String]?
    /// The computed value of the answer.
    public var value: ExpectedValue?
    /// Whether there is an answer.
    public var found: Bool?

    /// Creates an expected outcome.
    ///
    /// - Parameters:
    ///   - intent: The intent.
    ///   - time: The time span of the question.
    ///   - people: The people in the question.
    ///   - value: The computed value of the answer.
    ///   - found: Whether there is an answer.
    public init(
        intent: String? = nil, time: ExpectedTime = .unstated, people: [String]? = nil, value: ExpectedValue? = nil,
        found: Bool? = nil
    ) {
        self.intent = intent
        self.time = time
        self.people = people
        self.value = value
        self.found = found
    }
}

/// The time span that a question set expects.
public enum ExpectedTime: Equatable, Sendable {
    /// The key is absent; the time is not judged.
    case unstated
    /// The key is null; the question names no time.
    case noTime
    /// The question names this span; a date stands for its first midnight.
    case span(TimeSpan)
}

/// The computed value that a question set expects.
public enum ExpectedValue: Equatable, Sendable {
    /// A count, or the minutes of a duration.
    case number(Double)
    /// A date or date-time in ISO 8601, or the only entry of a list.
    case text(String)
    /// The names of people, or the titles of meetings or tasks.
    case list([String])
}

extension ExpectedOutcome: Decodable {
    private enum Key: String, CodingKey {
        case intent, time, people, value, found
    }

    /// Reads `{"intent", "time", "people", "value", "found"}`; every key is optional.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` if a field has the wrong type or an invalid value.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        self.init(
            intent: try fields.decodeIfPresent(String.self, forKey: .intent),
            time: fields.contains(.time) ? try fields.decode(ExpectedTime.self, forKey: .time) : .unstated,
            people: try fields.decodeIfPresent([String].self, forKey: .people),
            value: try fields.decodeIfPresent(ExpectedValue.self, forKey: .value),
            found: try fields.decodeIfPresent(Bool.self, forKey: .found))
    }
}

extension ExpectedTime: Decodable {
    private enum Key: String, CodingKey {
        case start, end
    }

    /// Reads null or `{"start", "end"}`; an absent or null end is open.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` if an end is not a date, or the span is empty.
    public init(from decoder: any Decoder) throws {
        if try decoder.singleValueContainer().decodeNil() {
            self = .noTime
            return
        }
        let fields = try decoder.container(keyedBy: Key.self)
        let start = try fields.decodeMoment(forKey: .start)?.local
        let end = try fields.decodeMoment(forKey: .end)?.local
        if let start, let end, start >= end {
            throw DecodingError.dataCorruptedError(forKey: .end, in: fields, debugDescription: "not after the start")
        }
        self = .span(TimeSpan(start: start, end: end))
    }
}

extension ExpectedValue: Decodable {
    /// Reads a number, a string or a list of strings.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` for anything else.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else {
            self = .list(try value.decode([String].self))
        }
    }
}
