import Model
import Store
import Time

/// The entries of a planner's view, for programs; the sections of the answer say the same to people.
public enum PlannerView: Sendable {
    case agenda(Agenda)
    case people([PersonEntry])
    case person(PersonDossier)
    case tags([TagEntry])
    case tasks([TaskEntry])
    case notes([NoteEntry])
    case preparation(Preparation)
}

/// The entries of some days.
public struct Agenda: Sendable {
    /// Two entries at the same time.
    public struct Overlap: Sendable {
        /// The titles, the one that begins first before the other.
        public var titles: [String]
        /// The time that both take.
        public var span: TimeSpan
    }

    /// The days shown.
    public var span: TimeSpan
    /// The entries, those of a whole day first, then by time.
    public var entries: [MeetingCard] = []
    /// The overlaps, by time.
    public var overlaps: [Overlap] = []
    /// The free times within working hours; empty unless they were asked for.
    public var free: [TimeSpan] = []
    /// The tasks that are due today, then those that are overdue; empty unless they were asked for.
    public var tasks: [TaskEntry] = []
}

/// A meeting or event as a card of a planner.
public struct MeetingCard: Sendable {
    /// The position of an entry relative to the present.
    public enum Phase: String, Sendable {
        case past
        case now
        case coming
    }

    /// The lines that it comes from.
    public var citation: Citation
    /// The start; nil without a date.
    public var start: CivilDateTime?
    /// The end, if known.
    public var end: CivilDateTime?
    /// Whether it takes the whole day.
    public var isAllDay: Bool
    /// Whether it lies before, at or after the present.
    public var phase: Phase
    /// The purpose, as the front matter states it.
    public var purpose: String?
    /// The place, as written.
    public var place: String?
    /// The names of all who take part.
    public var attendees: [String]
    /// The tags, without `#`.
    public var tags: [String]

    /// The document that stands for it.
    public var document: DocumentRecord { citation.document }
}

/// A person in a list of people.
public struct PersonEntry: Sendable {
    /// The person.
    public var person: Person
    /// The number of meetings together with the vault's owner; of all meetings if the owner is unknown.
    public var meetingCount: Int
    /// The last one.
    public var last: MeetingCard?
    /// The next one.
    public var next: MeetingCard?
    /// The number of open tasks that the person has, or that the vault's owner has for them.
    public var openTaskCount: Int
}

/// What the vault knows of one person.
public struct PersonDossier: Sendable {
    /// The person with the meetings and tasks.
    public var entry: PersonEntry
    /// The person's role, as a page or card states it.
    public var role: String?
    /// The person's own open tasks.
    public var theirTasks: [TaskEntry] = []
    /// The owner's open tasks that name the person.
    public var ownTasks: [TaskEntry] = []
    /// What the person said last.
    public var said: [SaidLine] = []
    /// Notes that mention the person, the newest first.
    public var mentions: [Citation] = []
}

/// Words that somebody said.
public struct SaidLine: Sendable {
    /// The words.
    public var text: String
    /// Where they stand.
    public var citation: Citation
}

/// A tag with its use.
public struct TagEntry: Sendable {
    /// The tag without `#`.
    public var name: String
    /// The number of documents that have it.
    public var count: Int
}

/// A task with its place.
public struct TaskEntry: Sendable {
    /// The task.
    public var task: TaskItem
    /// Whether it is open and its due date has passed.
    public var isOverdue: Bool
    /// The line that it stands on.
    public var citation: Citation
}

/// A note in a list of notes.
public struct NoteEntry: Sendable {
    /// The first lines of its text.
    public var citation: Citation
    /// When it was changed last, as its front matter states.
    public var updated: CivilDateTime?
    /// When its file was changed last, in seconds since 1970-01-01T00:00Z.
    public var modified: Int
    /// The tags, without `#`.
    public var tags: [String]
}

/// What is good to know before a meeting.
public struct Preparation: Sendable {
    /// The next meeting; nil if none is planned.
    public var next: MeetingCard?
    /// The last meeting; nil if there was none.
    public var last: MeetingCard?
    /// The open tasks of the others.
    public var theirTasks: [TaskEntry] = []
    /// The owner's open tasks that name one of them.
    public var ownTasks: [TaskEntry] = []
}
