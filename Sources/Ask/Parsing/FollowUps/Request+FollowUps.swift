/// What a follow-up makes of the request before it.
extension Request {
    /// The same meetings as a list, as their number or their hours: "how many?" behind "which meetings …".
    ///
    /// - Parameter meaning: The kind of answer wanted.
    /// - Returns: Nil where no meetings were listed, counted or timed, or another kind of answer is wanted.
    func ofSameMeetings(as meaning: Intent) -> Request? {
        let computed: Set<Intent> = [.list, .count, .duration]
        return computed.contains(intent) && computed.contains(meaning) ? turned(to: meaning) : nil
    }

    /// Whether meetings or notes are listed, counted or timed.
    public var listsMeetings: Bool { ofSameMeetings(as: .list) != nil }

    /// Who took part, where who does something would be asked for: "who?" behind a question for meetings.
    var ofAttendance: Request {
        guard case .actor(let actor) = self else { return self }
        return .attendance(AttendanceRequest(), otherwise: actor)
    }

    /// What is told of another one of a series: what is in it, where it was listed or sought.
    ///
    /// - Parameters:
    ///   - isOfNotes: Whether it is one of notes, which are named alone.
    ///   - hasTopic: Whether something is sought in it.
    /// - Returns: The same request where it asks for something of that one.
    func ofSeries(isOfNotes: Bool, hasTopic: Bool) -> Request {
        switch self {
        case .list(let meetings), .count(let meetings):
            isOfNotes ? turned(to: .list) : meetings.computed == .all ? .discussion : .another(of: meetings)
        case .fact, .amount: hasTopic ? self : isOfNotes ? turned(to: .list) : .discussion
        default: self
        }
    }

    /// The same asked of another meeting: where meetings were listed or counted, what is in that one.
    var ofNeighbour: Request {
        switch self {
        case .list, .count, .agenda, .busiest, .another, .mostOften, .free: .discussion
        case .whether(.event, let otherwise), .occurrences(_, let otherwise): otherwise.ofNeighbour
        case .fact, .amount, .date, .attendance, .actor, .duration, .place, .whether, .tasks, .decision, .discussion,
            .summary:
            self
        }
    }

    /// The same asked of several meetings where nothing tells which is meant: their days, and everybody who was there.
    public var ofSeveral: Request {
        switch self {
        case .date: return Request(.list)
        case .attendance(var attendance, let actor):
            attendance.isOfAll = true
            return .attendance(attendance, otherwise: actor)
        default: return self
        }
    }

    /// Things to do with what a fragment says of them: "only the overdue ones", "and mine?", "and Bob's?".
    ///
    /// - Parameters:
    ///   - fragment: What the fragment asks for.
    ///   - namesPeople: Whether it names people, whose tasks they are now.
    /// - Returns: The same request where it is not for things to do.
    func joined(with fragment: Request, namesPeople: Bool) -> Request {
        guard case .tasks(var tasks) = self else { return self }
        if namesPeople { tasks.isOwn = false }
        if let said = fragment.tasks {
            tasks.state = said.state ?? tasks.state
            tasks.isOwn = tasks.isOwn || said.isOwn
        }
        return .tasks(tasks)
    }

    /// Whether it is for what one meeting has alone: its date, its length, its people.
    var isOfOneMeeting: Bool { intent == .when || intent == .duration || isOfAttendance }
}
