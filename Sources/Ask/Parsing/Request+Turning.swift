extension Request {
    /// Creates the request for an intent without further details.
    ///
    /// - Parameter intent: The kind of answer.
    public init(_ intent: Intent) {
        switch intent {
        case .discuss: self = .discussion
        case .find: self = .fact
        case .when: self = .date(DateRequest())
        case .who: self = .actor(ActorRequest())
        case .list: self = .list(of: MeetingsRequest())
        case .count: self = .count(of: MeetingsRequest())
        case .duration: self = .duration(of: MeetingsRequest())
        case .tasks: self = .tasks(TaskRequest())
        case .decision: self = .decision
        case .agenda: self = .agenda(nil)
        case .summary: self = .summary
        }
    }

    /// The request without its yes-or-no form.
    public var asked: Request { if case .whether(_, let otherwise) = self { otherwise.asked } else { self } }

    /// The same request answered by lines: an amount if the words ask for one, else a fact.
    public var soughtInLines: Request { amount.map(Request.amount) ?? .fact }

    /// The request for the number of the listed, timed or counted meetings and notes, else of all matches.
    public var counted: Request { .count(of: meetings) }

    private var amount: AmountRequest? {
        switch self {
        case .amount(let amount): amount
        case .agenda(let amount): amount
        case .list(let meetings), .count(let meetings), .duration(let meetings), .another(let meetings):
            meetings.amount.words.isEmpty ? nil : meetings.amount
        case .whether(_, let otherwise), .occurrences(_, let otherwise): otherwise.amount
        case .fact, .date, .busiest, .attendance, .mostOften, .actor, .place, .free, .tasks, .decision, .discussion,
            .summary, .view:
            nil
        }
    }

    private var meetings: MeetingsRequest {
        switch self {
        case .list(let meetings), .count(let meetings), .duration(let meetings), .another(let meetings):
            return meetings
        default:
            var meetings = MeetingsRequest()
            meetings.amount = amount ?? AmountRequest()
            return meetings
        }
    }

    // MARK: Settling by the other conditions

    /// Turns an agenda into a search of lines if it has a topic, and people or no time: "agenda of the launch".
    func settledByTopic(of reading: ParsedQuestion) -> Request {
        if case .whether(let claim, let otherwise) = self {
            return .whether(claim, otherwise: otherwise.settledByTopic(of: reading))
        }
        guard case .agenda = self, !reading.topic.isEmpty, reading.time == nil || !reading.people.isEmpty else {
            return self
        }
        return soughtInLines
    }

    /// Turns a question with only a time or named documents into one for the discussion or, if ahead, for the calendar.
    func settledByPlace(of reading: ParsedQuestion, isAhead: Bool) -> Request {
        if case .whether(let claim, let otherwise) = self {
            return .whether(claim, otherwise: otherwise.settledByPlace(of: reading, isAhead: isAhead))
        }
        let isPlain = reading.topic.isEmpty && reading.people.isEmpty && reading.tags.isEmpty && reading.order == nil
        guard intent == .find, self != .place, isPlain, reading.time != nil || !reading.containers.isEmpty else {
            return self
        }
        return isAhead && reading.containers.isEmpty ? .agenda(amount) : .discussion
    }

    func turned(to meaning: Intent) -> Request {
        switch meaning {
        case intent: self
        case .list: .list(of: meetings)
        case .count: .count(of: meetings)
        case .duration: .duration(of: meetings)
        case .discuss, .find, .when, .who, .tasks, .decision, .agenda, .summary: Request(meaning)
        }
    }
}

extension ParsedQuestion {
    /// Sets the request, and adapts whether its time is a filter.
    ///
    /// - Parameter settled: The new request.
    public mutating func settle(as settled: Request) {
        let isChanged = settled != request
        request = settled
        switch settled.asked {
        case .fact, .amount: if isChanged { time?.isFilter = false }
        case .list, .agenda, .place, .free, .discussion, .view: if isChanged { time?.isFilter = true }
        // Without a topic, all decisions of the time are wanted.
        case .decision: if topic.isEmpty { time?.isFilter = true }
        case .date, .busiest, .attendance, .mostOften, .actor, .count, .duration, .tasks, .summary, .another, .whether,
            .occurrences:
            break
        }
    }

    /// Returns the same reading with another request.
    ///
    /// - Parameter request: The new request.
    /// - Returns: The reading, with its time filter set for that request.
    public func turned(to request: Request) -> ParsedQuestion {
        var turned = self
        turned.settle(as: request)
        return turned
    }
}
