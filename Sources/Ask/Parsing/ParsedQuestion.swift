import Language
import Model
import Text
import Time

/// What Daybook understood of a question: the reading.
public struct ParsedQuestion: Sendable, Equatable {
    /// The question as typed; if it gives background information, only the clause that asks.
    public var question: String
    /// The language of the question; nil if no word shows one.
    public var language: Language?
    /// The kind of answer asked for, with its details.
    public var request: Request
    /// The time that the question names.
    public var time: QuestionTime?
    /// The people whom the question names.
    public var people: [PersonReading]
    /// The named people whom the vault knows only from sentences; their names are searched for as words.
    public var peopleOfText: [PersonReading] = []
    /// The people, tags, kinds and titles that are left out.
    public var excluded: Exclusions
    /// The wanted tags, without `#`, in lower case.
    public var tags: [String]
    /// The wanted kinds of documents; empty means any.
    public var kinds: Set<DocumentKind>
    /// Whether documents must have a date, since notes stand for the meetings asked about.
    public var isOfDated = false
    /// The wanted statuses of events; empty means those that took place or will take place.
    public var statuses: Set<EventStatus> = []
    /// The position in time order of the meetings asked for; nil if all are meant.
    public var order: OrderCondition?
    /// Meetings, series and notes that the question names; empty once they are resolved.
    public var references: [DocumentReference] = []
    /// The documents of the vault that the question names as the source of its answer.
    public var containers: [Container] = []
    /// The wanted meeting places, as the vault writes them, in lower case; several are alternatives.
    public var places: [String] = []
    /// Whether only future items are wanted: "what do I still have today".
    public var looksFromNow = false
    /// Whether the user takes part in what is asked for: "what did I say", "who did I meet", "my tasks".
    public var asksOfSelf = false
    /// Whether answering lines should contain a number, for any kind of request: "how old", "who paid how much".
    public var seeksNumber = false
    /// Whether a number is likely in answering lines: "what did the roof cost", "how much".
    public var expectsNumber = false
    /// Whether answering lines should give the current state, so that newer ones are preferred: "currently", "these days".
    public var seeksPresent = false
    /// Whether the question asks how something stands or ended, which newer notes tell: "still", "in the end", "currently".
    public var prefersNewer = false
    /// Whether the question is how things stand, which the newest of all good lines tells best: "what's the latest on the roof".
    public var seeksLatest = false
    /// The direction in which the question looks: ahead ("when is the next …"), back, or neither.
    public var tense = Tense.none
    /// The words left after everything else was read; they are the search query.
    public var topic: String
    /// The question words that nothing else explains, folded; they affect ranking but are no evidence.
    public var frame: [String] = []
    /// Whether the topic is the subject of meetings, not their title: "meetings about pricing".
    public var isTopicSubject = false
    /// Quoted phrases, which must occur.
    public var phrases: [String]
    /// The parts with more than one meaning, with their meanings.
    public var ambiguous: [Ambiguity]
    /// The parts that are clearly meant as something but could not be read, such as `31 June`.
    public var unread: [String]
    /// The last words of the topic, for which "it" stands in a follow-up: "Publish" of "cost Publish".
    public var thing = ""
    /// The parts that a follow-up took over from the previous question.
    public var carried: [ReadingPart] = []

    /// Creates a reading in which only the topic was understood.
    ///
    /// - Parameters:
    ///   - question: The question as typed.
    ///   - request: The kind of answer asked for.
    public init(question: String, request: Request = .fact) {
        self.question = question
        self.request = request
        people = []
        excluded = Exclusions()
        tags = []
        kinds = []
        topic = ""
        phrases = []
        ambiguous = []
        unread = []
    }

    /// The intent of the request, as JSON and question sets name it.
    public var intent: Intent { request.intent }
}

/// The kind of answer wanted, as JSON and question sets name it.
public enum Intent: String, CaseIterable, Sendable {
    /// What was discussed, grouped by meeting.
    case discuss
    /// The lines that answer, best first.
    case find
    /// A date.
    case when
    /// People.
    case who
    /// Titles.
    case list
    /// A number.
    case count
    /// A length of time.
    case duration
    case tasks
    case decision
    /// The entries of the calendar.
    case agenda
    /// The main points.
    case summary
}

/// The state of the tasks that a question asks for.
public enum TaskState: String, Sendable {
    /// Due by the time of the question.
    case due
    /// Due before now and not done.
    case overdue
    case done
    /// Begun and not done.
    case begun
    case cancelled
    case recurring
}

/// The end of a time order from which to count.
public enum Order: String, Sendable {
    case first
    case last
    case next
}

/// A selection from a time order: "the third meeting", "the last but one", "the last three".
public struct OrderCondition: Sendable, Equatable {
    /// The end from which to count.
    public var end: Order
    /// The 1-based position from that end: 3 for "the third", 2 for "the last but one".
    public var nth: Int
    /// The number of items wanted: 3 for "the last three".
    public var count: Int

    /// Creates a selection from a time order.
    ///
    /// - Parameters:
    ///   - end: The end from which to count.
    ///   - nth: The position from that end, from 1.
    ///   - count: The number of items wanted, from 1.
    public init(_ end: Order, nth: Int = 1, count: Int = 1) {
        (self.end, self.nth, self.count) = (end, nth, count)
    }
}

/// The time that a question names.
public struct QuestionTime: Sendable, Equatable {
    /// The words that name the time.
    public var text: String
    /// The time spans meant; several are alternatives that all count.
    public var spans: [TimeSpan]
    /// Whether documents outside the spans are excluded; otherwise documents inside are preferred.
    public var isFilter: Bool
    /// Whether the words are vague, such as "recently" or "now", so that the span is only approximate.
    public var isVague = false
    /// Whether it may be where something was put, not when: "who moved the launch to Monday".
    public var mayBeDestination = false

    /// Creates the time that a question names.
    ///
    /// - Parameters:
    ///   - text: The words that name the time.
    ///   - spans: The time spans meant.
    ///   - isFilter: Whether documents outside the spans are excluded.
    public init(text: String, spans: [TimeSpan], isFilter: Bool) {
        self.text = text
        self.spans = spans
        self.isFilter = isFilter
    }

    /// The span from the earliest start to the latest end.
    public var hull: TimeSpan {
        let starts = spans.map(\.start)
        let ends = spans.map(\.end)
        return TimeSpan(
            start: starts.contains(nil) ? nil : starts.compactMap { $0 }.min(),
            end: ends.contains(nil) ? nil : ends.compactMap { $0 }.max())
    }
}

/// A person whom a question names.
public struct PersonReading: Sendable, Equatable {
    /// The role of the person in the question.
    public enum Role: String, Sendable {
        /// The person took part: "with Sarah".
        case attendee
        /// The person said or wrote it: "what did Sarah say".
        case speaker
        /// The text mentions the person: "about Sarah".
        case subject
        /// The name stands alone.
        case mention
    }

    /// The words that name the person.
    public var text: String
    /// The role of the person in the question.
    public var role: Role
    /// The people who may be meant, the likeliest first; several if the name is ambiguous.
    public var candidates: [Person]
    /// Whether this person is an alternative to the previous one: "Sarah or Bob".
    public var isAlternative = false

    /// Creates the reading of a person's name.
    ///
    /// - Parameters:
    ///   - text: The words that name the person.
    ///   - role: The role of the person in the question.
    ///   - candidates: The people who may be meant, the likeliest first.
    public init(text: String, role: Role, candidates: [Person]) {
        self.text = text
        self.role = role
        self.candidates = candidates
    }
}

/// Documents of the vault that a question names as the source of its answer.
public struct Container: Sendable, Equatable {
    /// The words that name the documents, in lower case without article: "strategy doc".
    public var title: String
    /// The row numbers of the documents.
    public var documents: Set<Int>

    /// Creates a named source of answers.
    ///
    /// - Parameters:
    ///   - title: The words that name the documents.
    ///   - documents: The row numbers of the documents.
    public init(title: String, documents: Set<Int>) {
        self.title = title
        self.documents = documents
    }
}

/// The people, documents and places that a question leaves out.
public struct Exclusions: Sendable, Equatable {
    /// People who must not take part.
    public var people: [PersonReading] = []
    /// Whether the people are said to have been absent: "which meetings did Sarah miss", but not "meetings without Sarah".
    public var isOfAbsence = false
    /// Tags in lower case.
    public var tags: [String] = []
    /// Kinds of documents.
    public var kinds: Set<DocumentKind> = []
    /// Words of titles, in lower case, separated by blanks; a title that contains all words of an entry is left out.
    public var titles: [String] = []
    /// Places, as the vault writes them, in lower case.
    public var places: [String] = []

    /// Creates exclusions that leave nothing out.
    public init() {}

    /// The row numbers of all people who may be meant.
    public var personNumbers: Set<Int> { Set(people.flatMap { $0.candidates.map(\.number) }) }
}

/// A part of a question with more than one meaning.
public struct Ambiguity: Sendable, Equatable {
    /// The words with more than one meaning.
    public var text: String
    /// The names that the words may mean; the first is the one used.
    public var readings: [String]
    /// The times that the words may mean; the first is the one used.
    public var spans: [TimeSpan]

    /// Creates an ambiguity.
    ///
    /// - Parameters:
    ///   - text: The words.
    ///   - readings: The names that the words may mean; the first is the one used.
    ///   - spans: The times that the words may mean; the first is the one used.
    public init(text: String, readings: [String] = [], spans: [TimeSpan] = []) {
        self.text = text
        self.readings = readings
        self.spans = spans
    }
}
