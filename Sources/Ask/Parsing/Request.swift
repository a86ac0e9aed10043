/// What a question asks for, with all that belongs to it: one value, which decides the form of the answer.
///
/// It says nothing of which documents answer: their time, people, tags, kinds, places and order are conditions beside it.
public enum Request: Sendable, Equatable {
    /// The lines that answer, best first.
    case fact
    /// A number that a line gives: "how much did the bike cost".
    case amount(AmountRequest)
    /// A date: "when did we meet Tomasz".
    case date(DateRequest)
    /// The day, week or month with the most meetings.
    case busiest(Period)
    /// Who took part in meetings; where nothing says so, who does what the question says.
    case attendance(AttendanceRequest, otherwise: ActorRequest)
    /// Who took part most often; where nothing says so, who does what the question says.
    case mostOften(AttendanceRequest, otherwise: ActorRequest)
    /// Who does, or is, what the question says.
    case actor(ActorRequest)
    /// Titles of meetings or notes.
    case list(of: MeetingsRequest)
    /// A number of meetings or notes.
    case count(of: MeetingsRequest)
    /// How long meetings take, or what a line says of it.
    case duration(of: MeetingsRequest)
    /// What stands in the calendar, with the amount that the words ask for besides: "how many calls are on my calendar".
    case agenda(AmountRequest?)
    /// Where a meeting takes place; where none is meant, what lines say of where something is.
    case place
    /// Whether and when there is time between meetings, and which are at once.
    case free(FreeTimeRequest)
    /// Whether something is so: yes or no where a calendar, a list or a box tells; else what the same words ask for besides.
    indirect case whether(Claim, otherwise: Request)
    /// Things to do.
    case tasks(TaskRequest)
    /// What was decided.
    case decision
    /// What was talked about, grouped by meeting.
    case discussion
    /// The main points.
    case summary
    /// What is computed over all that is written of an event; what the same words ask for besides is answered if nothing states it.
    indirect case occurrences(OccurrenceRequest, otherwise: Request)
    /// Another one of the meetings over which something was computed, with the same of it: "the next one" behind "my longest meeting".
    case another(of: MeetingsRequest)

    /// A stretch of time that meetings lie in.
    public enum Period: Sendable {
        case day
        case week
        case month
    }
}

/// A number that is asked for, as the words of a question describe it.
public struct AmountRequest: Sendable, Equatable {
    /// What it is an amount of.
    public var quantity = Quantity.any
    /// The words that say so, folded: "cost", "old".
    public var words: Set<String> = []
    /// The words for what is counted or measured, in lower case: "leads" of "how many leads did we get".
    public var counted: [String] = []
    /// Whether the question says how many there are: of the time until something, the days are counted.
    public var isCount = false

    /// Any amount.
    public init() {}
}

/// A date that is asked for.
public struct DateRequest: Sendable, Equatable {
    /// The verb of what has happened, folded: "accepted" of "when was the proposal accepted"; nil where none tells more than its noun.
    public var verb: String?
    /// Whether it is the day by which something is to be done: "when is the report due".
    public var isDue: Bool
    /// Whether it is that of a place which speaks of something, be it a meeting or a note: "when was the webhook last mentioned".
    public var isOfMention: Bool

    /// A date.
    ///
    /// - Parameters:
    ///   - verb: The verb of what has happened, folded.
    ///   - isDue: Whether it is the day by which something is to be done.
    ///   - isOfMention: Whether it is that of a place which speaks of something.
    public init(verb: String? = nil, isDue: Bool = false, isOfMention: Bool = false) {
        (self.verb, self.isDue, self.isOfMention) = (verb, isDue, isOfMention)
    }
}

/// Attendance that is asked for.
public struct AttendanceRequest: Sendable, Equatable {
    /// Whether who asks is left out: "who else was there".
    public var isOfOthers: Bool
    /// Whether a noun of the question is a sort of meeting, so that one meeting is meant: "who was at the meeting yesterday".
    public var namesMeeting: Bool
    /// Whether those are asked for who were expected and did not take part: "who was missing".
    public var isOfAbsent = false
    /// Whether everybody of all meetings that match is asked for, not those of one of them.
    public var isOfAll = false

    /// Attendance.
    ///
    /// - Parameters:
    ///   - isOfOthers: Whether who asks is left out.
    ///   - namesMeeting: Whether a noun of the question is a sort of meeting.
    public init(isOfOthers: Bool = false, namesMeeting: Bool = false) {
        (self.isOfOthers, self.namesMeeting) = (isOfOthers, namesMeeting)
    }
}

/// Somebody who is asked for by what they do or are.
public struct ActorRequest: Sendable, Equatable {
    /// The verb or adjective: "moderated" of "who moderated the test"; nil where a noun follows.
    public var predicate: String?
    /// Whether the question is who somebody or something is: "who is Birte".
    public var isIdentity = false
    /// Whether somebody else does what is asked: "who did Evan call", "whose birthday did Melanie celebrate".
    public var isObject = false
    /// Whether the question is who is to do something: "who has to call the bank".
    public var isDuty = false
    /// The office whose holder is asked for, if it may be one: "who was elected treasurer in 2024".
    public var office: OfficeRequest?
    /// What they are asked for by alone: "who is our auditor", "who works at Monera"; nil where more is said.
    public var description: PersonDescription?

    /// Anybody.
    public init() {}
}

/// An office whose holder is asked for.
public struct OfficeRequest: Sendable, Equatable {
    /// The words of the office, folded, up to the first preposition: `vice`, `president`.
    public var noun: [String]
    /// The words behind a preposition: `board` of "the president of the board".
    public var rest: [String] = []
    /// Whether it is asked who came to it: "elected in 2024"; else who held it.
    public var isElection = false

    /// An office.
    ///
    /// - Parameter noun: Its words, folded.
    public init(noun: [String]) { self.noun = noun }
}

/// Meetings or notes that are listed, counted or timed.
public struct MeetingsRequest: Sendable, Equatable {
    /// What is computed over all meetings or notes that match.
    public enum Computed: Sendable, Equatable {
        /// Nothing besides: they themselves are listed, counted, or their hours added.
        case all
        /// How many people took part; whether who asks is left out.
        case people(isOfOthers: Bool)
        /// On how many days something took place.
        case days
        /// How many tags there are.
        case tags
        /// The longest meeting.
        case longest
        /// The shortest meeting.
        case shortest
        /// How long meetings are on average.
        case average
    }

    /// What is computed over them.
    public var computed = Computed.all
    /// Whether a noun of the question is a sort of meeting: "the post-mortem", "my calls".
    public var namesMeeting = false
    /// Whether one meeting is asked for, not all of a name: "how long is my presentation".
    public var isOne = false
    /// The number that the words ask for, which a line may give where no meeting does.
    public var amount = AmountRequest()

    /// All that match.
    public init() {}
}

/// Things to do that are asked for.
public struct TaskRequest: Sendable, Equatable {
    /// A word that made it a question for tasks, which a text may answer as well; in lower case.
    public enum Word: Sendable, Equatable {
        /// Somebody said that they would do it: "promised".
        case promised(String)
        /// Somebody waits for it, and another one is to do it: "waiting".
        case awaited(String)

        /// The word itself.
        public var text: String {
            switch self {
            case .promised(let word), .awaited(let word): word
            }
        }
    }

    /// What of the things to do is asked for.
    public enum Detail: Sendable, Equatable {
        /// Who does them.
        case owner
        /// When they are due.
        case due
        /// Whether they are done.
        case state
    }

    /// What is said of their state; nil for all that are open.
    public var state: TaskState?
    /// What of them is asked for; nil for the things to do themselves.
    public var detail: Detail?
    /// Whether those of the speaker are asked for: "what do I owe", "my tasks".
    public var isOwn: Bool
    /// Whether those are asked for that nobody has been given; with `isOwn`, those of the speaker's own: "my unassigned tasks".
    public var isUnowned: Bool
    /// The word of promising or waiting.
    public var word: Word?
    /// Whether their number is asked for.
    public var isCount = false

    /// Things to do.
    ///
    /// - Parameters:
    ///   - state: What is said of their state; nil for all that are open.
    ///   - isOwn: Whether those of the speaker are asked for.
    ///   - isUnowned: Whether those are asked for that nobody has been given.
    public init(state: TaskState? = nil, isOwn: Bool = false, isUnowned: Bool = false) {
        (self.state, self.isOwn, self.isUnowned) = (state, isOwn, isUnowned)
    }

    /// Whether those are asked for that somebody waits for.
    public var isAwaited: Bool { if case .awaited = word { true } else { false } }
}

extension Request {
    /// The word of the contract for what is asked for: in JSON, in question sets, in the keys of templates.
    public var intent: Intent {
        switch self {
        case .fact, .amount, .place: .find
        case .date, .busiest: .when
        case .attendance, .mostOften, .actor: .who
        case .list: .list
        case .count: .count
        case .duration: .duration
        case .agenda, .free: .agenda
        case .whether(.event, let otherwise) where otherwise.asked.isOfLines: .agenda
        case .whether(_, let otherwise): otherwise.intent
        case .occurrences(let occurrences, let otherwise): occurrences.intent ?? otherwise.intent
        case .tasks: .tasks
        case .decision: .decision
        case .discussion, .another: .discuss
        case .summary: .summary
        }
    }

    /// Whether lines are quoted that hold what is sought.
    private var isOfLines: Bool {
        switch self {
        case .fact, .amount, .discussion: true
        default: false
        }
    }

    /// What is computed, where it is not a number of meetings or their hours.
    public var measure: ComputedQuantity? {
        switch self {
        case .busiest(.day): .busiestDay
        case .busiest(.week): .busiestWeek
        case .busiest(.month): .busiestMonth
        case .mostOften: .mostOften
        case .list(let meetings), .count(let meetings), .duration(let meetings), .another(let meetings):
            meetings.computed.measure
        case .whether(_, let otherwise), .occurrences(_, let otherwise): otherwise.measure
        case .fact, .amount, .date, .attendance, .actor, .agenda, .place, .free, .tasks, .decision, .discussion,
            .summary:
            nil
        }
    }

    /// Whether it is for those who took part in meetings, or their number.
    public var isOfAttendance: Bool {
        switch self {
        case .attendance, .mostOften: true
        case .list(let meetings), .count(let meetings), .duration(let meetings), .another(let meetings):
            meetings.computed.measure == .people
        case .whether(_, let otherwise), .occurrences(_, let otherwise): otherwise.isOfAttendance
        case .fact, .amount, .date, .busiest, .actor, .agenda, .place, .free, .tasks, .decision, .discussion,
            .summary:
            false
        }
    }

    /// Whether its answer is one thing of the calendar, a list or a box, or computed over all that is written, however little that is.
    public var isExact: Bool {
        switch self {
        case .place, .free, .whether(.event, _), .whether(.attendance, _), .whether(.task, _), .occurrences: true
        default: false
        }
    }

    /// The date that it is for; nil where it is for something else.
    public var date: DateRequest? { if case .date(let date) = self { date } else { nil } }

    /// Whether it is for who does, or is, what the question says, not for who took part.
    public var isOfActor: Bool { if case .actor = self { true } else { false } }

    /// The things to do that it is for; nil where it is for something else.
    public var tasks: TaskRequest? {
        switch self {
        case .tasks(let tasks): tasks
        case .whether(_, let otherwise): otherwise.tasks
        default: nil
        }
    }
}

extension MeetingsRequest.Computed {
    /// The same as a measure; nil where nothing is computed besides.
    var measure: ComputedQuantity? {
        switch self {
        case .all: nil
        case .people: .people
        case .days: .days
        case .tags: .tags
        case .longest: .longest
        case .shortest: .shortest
        case .average: .average
        }
    }
}
