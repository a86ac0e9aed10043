import Time

/// One question of a set, with what is known about its answer; everything but the identity and the question is optional.
public struct QuestionCase: Equatable, Sendable {
    /// The question's identity in its set.
    public var id: String
    /// What is asked.
    public var question: String
    /// When it is asked; nil for the present.
    public var now: ISO8601.Moment?
    /// The group in which it is counted.
    public var category: String?
    /// The file or folder to which the question is restricted.
    public var scope: String?
    /// The lines that hold the answer.
    public var relevant: [FileLines]
    /// The answer in words; it is shown, never compared.
    public var answer: String?
    /// What is to be compared.
    public var expected: ExpectedOutcome

    /// A question of a set.
    ///
    /// - Parameters:
    ///   - id: The question's identity in its set.
    ///   - question: What is asked.
    ///   - now: When it is asked.
    ///   - category: The group in which it is counted.
    ///   - scope: The file or folder to which it is restricted.
    ///   - relevant: The lines that hold the answer.
    ///   - answer: The answer in words.
    ///   - expected: What is to be compared.
    public init(
        id: String, question: String, now: ISO8601.Moment? = nil, category: String? = nil, scope: String? = nil,
        relevant: [FileLines] = [], answer: String? = nil, expected: ExpectedOutcome = ExpectedOutcome()
    ) {
        self.id = id
        self.question = question
        self.now = now
        self.category = category
        self.scope = scope
        self.relevant = relevant
        self.answer = answer
        self.expected = expected
    }

    /// Whether the vault holds an answer: what the set expects, else true where it gives lines, words or a value; nil where
    /// it says nothing.
    public var isAnswerable: Bool? {
        if let found = expected.found { return found }
        return relevant.isEmpty && answer == nil && expected.value == nil ? nil : true
    }
}

extension QuestionCase: Decodable {
    private enum Key: String, CodingKey {
        case id, question, now, category, scope, relevant, answer, expect
    }

    /// Reads one object of a question set; keys that it does not know are passed over.
    ///
    /// - Parameter decoder: Where to read from.
    /// - Throws: `DecodingError` where a field is missing or is not what it should be.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try fields.decode(String.self, forKey: .id),
            question: try fields.decode(String.self, forKey: .question),
            now: try fields.decodeMoment(forKey: .now),
            category: try fields.decodeIfPresent(String.self, forKey: .category),
            scope: try fields.decodeIfPresent(String.self, forKey: .scope),
            relevant: try fields.decodeIfPresent([FileLines].self, forKey: .relevant) ?? [],
            answer: try fields.decodeIfPresent(String.self, forKey: .answer),
            expected: try fields.decodeIfPresent(ExpectedOutcome.self, forKey: .expect) ?? ExpectedOutcome())
    }
}

extension KeyedDecodingContainer {
    /// A date or date-time in the forms of ISO 8601, or nil where the key is absent or null.
    func decodeMoment(forKey key: Key) throws -> ISO8601.Moment? {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        guard let moment = ISO8601.parse(text) else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "not a date or date-time")
        }
        return moment
    }
}
