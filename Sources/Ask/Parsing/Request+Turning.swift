/// What a request becomes where more is known than the words of asking: each correction is one function.
extension Request {
    /// What is asked for in a word, with nothing said of it.
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

    /// What is asked for where it does not matter whether only yes or no is wanted.
    public var asked: Request { if case .whether(_, let otherwise) = self { otherwise.asked } else { self } }

    /// The same asked of lines: an amount where the words ask for one.
    public var soughtInLines: Request { amount.map(Request.amount) ?? .fact }

    /// The number of meetings or notes where they are listed, timed or counted; else the number of all that match.
    public var counted: Request { .count(of: meetings) }

    /// The amount that the words ask for; nil where they ask for none.
    private var amount: AmountRequest? {
        switch self {
        case .amount(let amount): amount
        case .agenda(let amount): amount
        case .list(let meetings), .count(let meetings), .duration(let meetings), .another(let meetings):
            meetings.amount.words.isEmpty ? nil : meetings.amount
        case .whether(_, let otherwise), .occurrences(_, let otherwise): otherwise.amount
        case .fact, .date, .busiest, .attendance, .mostOften, .actor, .place, .free, .tasks, .decision, .discussion,
            .summary:
            nil
        }
    }

    /// The meetings that are asked for, or those that would be.
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

    // MARK: By what else a question says

    /// A calendar with a topic, but without a day, is asked for lines: "agenda of the launch".
    func settledByTopic(of reading: ParsedQuestion) -> Request {
        if case .whether(let claim, let otherwise) = self {
            return .whether(claim, otherwise: otherwise.settledByTopic(of: reading))
        }
        guard case .agenda = self, !reading.topic.isEmpty, reading.time == nil || !reading.people.isEmpty else {
            return self
        }
        return soughtInLines
    }

    /// Nothing but a time or documents is asked for what was said there, or for the calendar of what is to come.
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

    /// Another kind of answer, with what the words say of it.
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
    /// Takes what is asked for, now that more is known of it; lists, calendars and overviews are of their time alone.
    ///
    /// - Parameter settled: What is asked for.
    public mutating func settle(as settled: Request) {
        let isChanged = settled != request
        request = settled
        switch settled.asked {
        case .fact, .amount: if isChanged { time?.isFilter = false }
        case .list, .agenda, .place, .free, .discussion: if isChanged { time?.isFilter = true }
        // Decisions of a time are all of its decisions.
        case .decision: if topic.isEmpty { time?.isFilter = true }
        case .date, .busiest, .attendance, .mostOften, .actor, .count, .duration, .tasks, .summary, .another, .whether,
            .occurrences:
            break
        }
    }

    /// The same reading of which something else is asked.
    ///
    /// - Parameter request: What is asked for.
    /// - Returns: The reading with its time as that request takes it.
    public func turned(to request: Request) -> ParsedQuestion {
        var turned = self
        turned.settle(as: request)
        return turned
    }
}
