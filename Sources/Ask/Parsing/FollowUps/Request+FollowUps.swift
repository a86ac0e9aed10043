extension Request {
    /// Returns the same meetings as a list, count or total of hours, for "how many?" after "which meetings …"; nil for other requests.
    func ofSameMeetings(as meaning: Intent) -> Request? {
        let computed: Set<Intent> = [.list, .count, .duration]
        return computed.contains(intent) && computed.contains(meaning) ? turned(to: meaning) : nil
    }

    /// Whether meetings or notes are listed, counted or timed.
    public var listsMeetings: Bool { ofSameMeetings(as: .list) != nil }

    /// The request for attendees instead of an actor, for "who?" after a question about meetings.
    var ofAttendance: Request {
        guard case .actor(let actor) = self else { return self }
        return .attendance(AttendanceRequest(), otherwise: actor)
    }

    /// Returns the request for another meeting of a series: lists and searches ask for its contents, or for a note's title.
    func ofSeries(isOfNotes: Bool, hasTopic: Bool) -> Request {
        switch self {
        case .list(let meetings), .count(let meetings):
            isOfNotes ? turned(to: .list) : meetings.computed == .all ? .discussion : .another(of: meetings)
        case .fact, .amount: hasTopic ? self : isOfNotes ? turned(to: .list) : .discussion
        default: self
        }
    }

    /// The same request about a neighbouring meeting; lists and counts ask for its contents.
    var ofNeighbour: Request {
        switch self {
        case .list, .count, .agenda, .busiest, .another, .mostOften, .free: .discussion
        case .whether(.event, let otherwise), .occurrences(_, let otherwise): otherwise.ofNeighbour
        case .fact, .amount, .date, .attendance, .actor, .duration, .place, .whether, .tasks, .decision, .discussion,
            .summary, .view:
            self
        }
    }

    /// The same request about several meetings if none is selected: their dates, or all their attendees.
    public var ofSeveral: Request {
        switch self {
        case .date: return Request(.list)
        case .attendance(var attendance, let actor):
            attendance.isOfAll = true
            return .attendance(attendance, otherwise: actor)
        default: return self
        }
    }

    /// Returns a task request with the details of a fragment: "only the overdue ones", "and mine?", "and Bob's?".
    func joined(with fragment: Request, namesPeople: Bool) -> Request {
        guard case .tasks(var tasks) = self else { return self }
        if namesPeople { tasks.isOwn = false }
        if let said = fragment.tasks {
            tasks.state = said.state ?? tasks.state
            tasks.isOwn = tasks.isOwn || said.isOwn
        }
        return .tasks(tasks)
    }

    /// The same request for the holder of another office: "and the clerk?" after "who is the chairman".
    func ofOffice(_ topic: String) -> Request {
        guard case .actor(var actor) = self, actor.office != nil || actor.description != nil else { return self }
        actor.office?.noun = OfficeRequest(noun: QuestionTokenizer().tokens(of: topic).map(\.folded)).noun
        actor.description = nil
        return .actor(actor)
    }

    /// Whether the date, length or attendees of one meeting are asked for.
    var isOfOneMeeting: Bool { intent == .when || intent == .duration || isOfAttendance }
}
