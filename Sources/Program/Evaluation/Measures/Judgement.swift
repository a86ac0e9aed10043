import Time

/// How correct the answer to one question is; nil for anything that the question set does not state.
public struct Judgement: Equatable, Sendable {
    /// The question's identifier.
    public var id: String
    /// The group that the question is counted in.
    public var category: String?
    /// Whether the computed value is the expected one.
    public var isValueRight: Bool?
    /// The same as `isValueRight`, but nil unless a date is expected.
    public var isDateRight: Bool?
    /// Whether the intent was read as expected.
    public var isIntentRight: Bool?
    /// Whether the time was read as expected.
    public var isTimeRight: Bool?
    /// Whether the people were read as expected.
    public var arePeopleRight: Bool?
    /// Whether the vault holds an answer.
    public var isAnswerable: Bool?
    /// Whether something was found.
    public var isFound: Bool
    /// One entry per citation and quotation: whether its text equals the cited lines byte for byte.
    public var proofs: [Bool]
    /// How long the answer took.
    public var milliseconds: Double

    /// Judges an answer.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - question: The question with the expected outcome.
    public init(of answer: EvaluatedAnswer, to question: QuestionCase) {
        let expected = question.expected
        id = question.id
        category = question.category
        isValueRight = expected.value?.isMet(by: answer, intent: expected.intent ?? answer.intent)
        if case .text(let text) = expected.value, ISO8601.parse(text) != nil { isDateRight = isValueRight }
        isIntentRight = expected.intent.map { $0 == answer.intent }
        isTimeRight = expected.time.isMet(by: answer.time)
        arePeopleRight = expected.people.map { isSame($0, answer.people, inOrder: false) }
        isAnswerable = question.isAnswerable
        isFound = answer.found
        proofs = answer.proofs
        milliseconds = answer.milliseconds
    }
}

extension ExpectedTime {
    /// Whether a reading has exactly this time; nil if no time is stated.
    ///
    /// - Parameter time: The span of the reading; nil if it has none.
    /// - Returns: True if both ends are equal.
    public func isMet(by time: TimeSpan?) -> Bool? {
        switch self {
        case .unstated: nil
        case .noTime: time == nil
        case .span(let span): time == span
        }
    }
}

extension ExpectedValue {
    /// Whether an answer has this value.
    ///
    /// A date matches a bounded span that overlaps that day, or a moment on that day. A date-time matches a bounded span that
    /// contains it, or a moment in the same minute. UTC offsets are not compared. List entries are compared without case, and in
    /// order only for the intents `list` and `agenda`.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - intent: The intent of the question.
    /// - Returns: False also if the answer has no value of that kind.
    public func isMet(by answer: EvaluatedAnswer, intent: String) -> Bool {
        let isOrdered = intent == "list" || intent == "agenda"
        switch (self, answer.value) {
        case (.number(let expected), .number(let value)): return expected == value
        case (.text(let expected), .list(let value)): return isSame([expected], value, inOrder: isOrdered)
        case (.list(let expected), .list(let value)): return isSame(expected, value, inOrder: isOrdered)
        case (.text(let expected), _): return ISO8601.parse(expected)?.isMet(by: answer) ?? false
        default: return false
        }
    }
}

extension ISO8601.Moment {
    fileprivate func isMet(by answer: EvaluatedAnswer) -> Bool {
        if let span = answer.span, span.start != nil, span.end != nil, isInside(span) { return true }
        guard case .moment(let value) = answer.value, value.date == local.date else { return false }
        return !hasTime || value.secondOfDay / 60 == local.secondOfDay / 60
    }

    private func isInside(_ span: TimeSpan) -> Bool {
        hasTime ? span.contains(local) : span.intersection(local.date.span) != nil
    }
}

/// Whether two lists have the same entries, ignoring case and surrounding whitespace.
private func isSame(_ left: [String], _ right: [String], inOrder: Bool) -> Bool {
    let (left, right) = (left.map(\.folded), right.map(\.folded))
    return inOrder ? left == right : Set(left) == Set(right)
}

extension String {
    fileprivate var folded: String {
        let text = drop(while: \.isWhitespace)
        return text.prefix(text.count - text.reversed().prefix(while: \.isWhitespace).count).lowercased()
    }
}
