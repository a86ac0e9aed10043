import Language
import Model

/// The request of a question, which decides the form of the answer; conditions such as time, people and tags are separate.
public enum Request: Sendable, Equatable {
    /// The lines that answer, best first.
    case fact
    /// A number given in a line: "how much did the bike cost".
    case amount(AmountRequest)
    /// A date: "when did we meet Tomasz".
    case date(DateRequest)
    /// The day, week or month with the most meetings.
    case busiest(Period)
    /// The attendees of meetings; if no attendance is recorded, the person who does what the question says.
    case attendance(AttendanceRequest, otherwise: ActorRequest)
    /// The most frequent attendee; if no attendance is recorded, the person who does what the question says.
    case mostOften(AttendanceRequest, otherwise: ActorRequest)
    /// The person who does or is what the question says.
    case actor(ActorRequest)
    /// The titles of meetings or notes.
    case list(of: MeetingsRequest)
    /// The number of meetings or notes.
    case count(of: MeetingsRequest)
    /// The length of meetings; if none matches, a length stated in a line.
    case duration(of: MeetingsRequest)
    /// The entries of the calendar, with the amount that the words also ask for: "how many calls are on my calendar".
    case agenda(AmountRequest?)
    /// The place of a meeting; if no meeting is meant, lines that name a place.
    case place
    /// Free time between meetings, or overlapping meetings.
    case free(FreeTimeRequest)
    /// Whether a claim is true: "yes" or "no" if a calendar, list or checkbox decides, else the answer to `otherwise`.
    indirect case whether(Claim, otherwise: Request)
    case tasks(TaskRequest)
    case decision
    /// What was discussed, grouped by meeting.
    case discussion
    case summary
    /// A value computed over all written mentions of an event; if there is none, the answer to `otherwise`.
    indirect case occurrences(OccurrenceRequest, otherwise: Request)
    /// The same quantity computed for another of the meetings: "the next one" after "my longest meeting".
    case another(of: MeetingsRequest)
    /// A view of a planner.
    case view(ViewRequest)

    /// A period in which meetings are counted.
    public enum Period: Sendable {
        case day
        case week
        case month
    }
}

/// A number asked for, as the words of a question describe it.
public struct AmountRequest: Sendable, Equatable {
    /// The kind of number.
    public var quantity = Quantity.any
    /// The words that name the kind of number, folded: "cost", "old".
    public var words: Set<String> = []
    /// The words for what is counted or measured, in lower case: "leads" of "how many leads did we get".
    public var counted: [String] = []
    /// Whether the question asks "how many"; for the time until an event, its days are then counted.
    public var isCount = false

    /// Creates a request for any amount.
    public init() {}
}

/// A date asked for.
public struct DateRequest: Sendable, Equatable {
    /// The verb of the event, folded: "accepted" of "when was the proposal accepted"; nil if the verb has no meaning of its own.
    public var verb: String?
    /// Whether the question asks when somebody did something: "when did I get the key", but not "when was the fair".
    public var isOfDeed: Bool
    /// Whether a due date is asked for: "when is the report due".
    public var isDue: Bool
    /// Whether the date of a mention, in a meeting or note, is asked for: "when was the webhook last mentioned".
    public var isOfMention: Bool

    /// Creates a request for a date.
    ///
    /// - Parameters:
    ///   - verb: The verb of the event, folded.
    ///   - isOfDeed: Whether the question asks when somebody did something.
    ///   - isDue: Whether a due date is asked for.
    ///   - isOfMention: Whether the date of a mention is asked for.
    public init(verb: String? = nil, isOfDeed: Bool = false, isDue: Bool = false, isOfMention: Bool = false) {
        (self.verb, self.isOfDeed, self.isDue, self.isOfMention) = (verb, isOfDeed, isDue, isOfMention)
    }
}

/// The attendance asked for.
public struct AttendanceRequest: Sendable, Equatable {
    /// Whether the user is left out: "who else was there".
    public var isOfOthers: Bool
    /// Whether the question contains a noun for a kind of meeting, so that one meeting is meant: "who was at the meeting yesterday".
    public var namesMeeting: Bool
    /// Whether the people who were expected but absent are asked for: "who was missing".
    public var isOfAbsent = false
    /// Whether the attendees of all matching meetings are asked for, not those of one meeting.
    public var isOfAll = false
    /// The noun for some of those present, in lower case: "directors" of "which directors were there".
    public var group: String?

    /// Creates a request for attendance.
    ///
    /// - Parameters:
    ///   - isOfOthers: Whether the user is left out.
    ///   - namesMeeting: Whether the question contains a noun for a kind of meeting.
    public init(isOfOthers: Bool = false, namesMeeting: Bool = false) {
        (self.isOfOthers, self.namesMeeting) = (isOfOthers, namesMeeting)
    }
}

/// A person asked for by what they do or are.
public struct ActorRequest: Sendable, Equatable {
    /// The verb or adjective: "moderated" of "who moderated the test"; nil if a noun follows.
    public var predicate: String?
    /// Whether the question asks who or what somebody is: "who is Birte".
    public var isIdentity = false
    /// Whether the person asked for is not the subject: "who did Evan call", "whose birthday did Melanie celebrate".
    public var isObject = false
    /// Whether the question asks who has to do something: "who has to call the bank".
    public var isDuty = false
    /// The duty in a meeting whose holder is asked for: "who took the notes".
    public var duty: DutyRequest?
    /// The possible office whose holder is asked for: "who was elected treasurer in 2024".
    public var office: OfficeRequest?
    /// The description, if it is all that the question says: "who is our auditor", "who works at Monera"; otherwise nil.
    public var description: PersonDescription?

    /// Creates a request for anybody.
    public init() {}
}

/// A duty in meetings whose holder is asked for.
public struct DutyRequest: Sendable, Equatable {
    /// The duty.
    public var duty: MeetingDuty
    /// Whether the most frequent holder is asked for.
    public var isMostOften = false
    /// The other words of the topic, folded; they name the meetings.
    public var rest: [String] = []

    /// Creates a request for the holders of a duty.
    ///
    /// - Parameter duty: The duty.
    public init(_ duty: MeetingDuty) { self.duty = duty }
}

/// An office whose holder is asked for.
public struct OfficeRequest: Sendable, Equatable {
    /// Which of its holders are asked for.
    public enum Holders: Sendable, Equatable {
        /// Those of the question's time, or now.
        case ofTime
        /// Those before somebody who may be one of these people: "who was treasurer before Ana".
        case before([Person])
        /// Those after somebody.
        case after([Person])
        /// Everybody who ever held it: "who were our treasurers".
        case all
    }

    /// The words of the office, folded, up to the first preposition: `vice`, `president`.
    public var noun: [String]
    /// The words after a preposition: `board` of "the president of the board".
    public var rest: [String] = []
    /// Whether the question asks who was appointed ("elected in 2024"); otherwise who held the office.
    public var isElection = false
    /// Which of its holders are asked for.
    public var holders = Holders.ofTime

    /// Creates a request for the holder of an office.
    ///
    /// - Parameter noun: The words of the office, folded.
    public init(noun: [String]) {
        self.noun = noun.flatMap { $0.split(separator: "-") }.map(String.init)
    }
}

/// Meetings or notes whose titles, number or length is asked for.
public struct MeetingsRequest: Sendable, Equatable {
    /// The value computed over all matching meetings or notes.
    public enum Computed: Sendable, Equatable {
        /// No other value: the titles or the number of the meetings or notes, or their total hours.
        case all
        /// The number of people who took part; `isOfOthers` leaves out the user.
        case people(isOfOthers: Bool)
        /// The number of days on which something took place.
        case days
        case tags
        case longest
        case shortest
        /// The average length of the meetings.
        case average
    }

    /// The value computed over all matches.
    public var computed = Computed.all
    /// Whether the question contains a noun for a kind of meeting: "the post-mortem", "my calls".
    public var namesMeeting = false
    /// Whether one meeting is asked for, not all of the same name: "how long is my presentation".
    public var isOne = false
    /// The number that the words ask for; a line may give it if no meeting does.
    public var amount = AmountRequest()

    /// Creates a request for all matches.
    public init() {}
}

/// The tasks asked for.
public struct TaskRequest: Sendable, Equatable {
    /// The word that makes this a question about tasks; sentences may answer it as well.
    public enum Word: Sendable, Equatable {
        /// A word for a promise: "promised".
        case promised(String)
        /// A word for waiting on another person: "waiting".
        case awaited(String)

        /// The word itself, in lower case.
        public var text: String {
            switch self {
            case .promised(let word), .awaited(let word): word
            }
        }
    }

    /// The detail of the tasks that is asked for.
    public enum Detail: Sendable, Equatable {
        /// Who does them.
        case owner
        /// When they are due.
        case due
        /// Whether they are done.
        case state
    }

    /// The state asked for; nil for all open tasks.
    public var state: TaskState?
    /// The detail asked for; nil for the tasks themselves.
    public var detail: Detail?
    /// Whether the user's own tasks are asked for: "what do I owe", "my tasks".
    public var isOwn: Bool
    /// Whether tasks without a named owner are asked for; with `isOwn`, those that count as the user's own: "my unassigned tasks".
    public var isUnowned: Bool
    /// The word for a promise or for waiting, if any.
    public var word: Word?
    /// Whether the number of tasks is asked for.
    public var isCount = false
    /// Whether the time is that in which tasks are due, whatever their state, and not that of their notes.
    public var isByDue = false

    /// Creates a request for tasks.
    ///
    /// - Parameters:
    ///   - state: The state asked for; nil for all open tasks.
    ///   - isOwn: Whether the user's own tasks are asked for.
    ///   - isUnowned: Whether tasks without an owner are asked for.
    public init(state: TaskState? = nil, isOwn: Bool = false, isUnowned: Bool = false) {
        (self.state, self.isOwn, self.isUnowned) = (state, isOwn, isUnowned)
    }

    /// Whether the tasks asked for are those for which somebody waits.
    public var isAwaited: Bool { if case .awaited = word { true } else { false } }
}

extension Request {
    /// The intent that names this request in JSON, question sets and template keys.
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
        case .view(let view): view.intent
        }
    }

    private var isOfLines: Bool {
        switch self {
        case .fact, .amount, .discussion: true
        default: false
        }
    }

    /// The computed quantity; nil if there is none except a number of meetings or their hours.
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
            .summary, .view:
            nil
        }
    }

    /// Whether the request is for the attendees of meetings, or their number.
    public var isOfAttendance: Bool {
        switch self {
        case .attendance, .mostOften: true
        case .list(let meetings), .count(let meetings), .duration(let meetings), .another(let meetings):
            meetings.computed.measure == .people
        case .whether(_, let otherwise), .occurrences(_, let otherwise): otherwise.isOfAttendance
        case .fact, .amount, .date, .busiest, .actor, .agenda, .place, .free, .tasks, .decision, .discussion,
            .summary, .view:
            false
        }
    }

    /// Whether a short answer is complete: it comes from the calendar, a list or a checkbox, or is computed over all mentions.
    public var isExact: Bool {
        switch self {
        case .place, .free, .whether(.event, _), .whether(.attendance, _), .whether(.task, _), .occurrences, .view: true
        default: false
        }
    }

    /// The date request; nil for other requests.
    public var date: DateRequest? { if case .date(let date) = self { date } else { nil } }

    /// Whether the request is for a person by what they do or are, not for an attendee.
    public var isOfActor: Bool { if case .actor = self { true } else { false } }

    /// Whether the request is for the holders of an office in their order, not for the one of a time.
    var isOfHolders: Bool {
        guard case .actor(let actor) = self, let office = actor.office else { return false }
        return office.holders != .ofTime
    }

    /// The folded words that ask for a statistic and need stand nowhere: "longest".
    public var wordsOfStatistic: [String] {
        if case .occurrences(let occurrences, _) = self { occurrences.wordsOfStatistic } else { [] }
    }

    /// Whether the request is for the sum or average of what several statements tell.
    public var isOfAmounts: Bool {
        if case .occurrences(let occurrences, _) = self, case .amounts = occurrences.aggregate { true } else { false }
    }

    /// The task request; nil for other requests.
    public var tasks: TaskRequest? {
        switch self {
        case .tasks(let tasks): tasks
        case .whether(_, let otherwise): otherwise.tasks
        default: nil
        }
    }
}

extension MeetingsRequest.Computed {
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
