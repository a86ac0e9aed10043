import Time

/// One question of a set and what is known about its answer; only the identifier and the question are required.
public struct QuestionCase: Equatable, Sendable {
    /// The identifier, unique in its set.
    public var id: String
    /// The question.
    public var question: String
    /// The reference time; nil for the current time.
    public var now: ISO8601.Moment?
    /// The group that it is counted in.
    public var category: String?
    /// The file or folder that the search is restricted to.
    public var scope: String?
    /// The lines that hold the answer.
    public var relevant: [FileLines]
    /// The answer in words; shown but not compared.
    public var answer: String?
    /// The expected outcome, which is compared.
    public var expected: ExpectedOutcome

    /// Creates a question.
    ///
    /// - Parameters:
    ///   - id: The identifier, unique in its set.
    ///   - question: The question.
    ///   - now: The reference time.
    ///   - category: The group that it is counted in.
    ///   - scope: The file or folder that the search is restricted to.
    ///   - relevant: The lines that hold the answer.
    ///   - answer: The answer in words.
    ///   - expected: The expected outcome.
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

    /// Whether the vault holds an answer; nil if unknown.
    ///
    /// Taken from the expected outcome; else true if the set gives relevant lines, an answer or a value.
    public var isAnswerable: Bool? {
        if let found = expected.found { return found }
        return relevant.isEmpty && answer == nil && expected.value == nil ? nil : true
    }
}

extension QuestionCase: Decodable {
    private enum Key: String, CodingKey {
        case id, question, now, category, scope, relevant, answer, expect
    }

    /// Reads one object of a question set; unknown keys are ignored.
    ///
    /// - Parameter decoder: The decoder.
    /// - Throws: `DecodingError` if a field is missing or has an invalid value.
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
    func decodeMoment(forKey key: Key) throws -> ISO8601.Moment? {
        guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
        guard let moment = ISO8601.parse(text) else {
            throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "not a date or date-time")
        }
        return moment
    }
}
