import Model
import Text
import Time

/// What Daybook understood of a question: the reading.
public struct ParsedQuestion: Sendable, Equatable {
    /// The question as typed; of a long one that tells something besides the clause that asks.
    public var question: String
    /// The language it is asked in; nil where no word shows one.
    public var language: TextLanguage?
    /// What is asked for.
    public var request: Request
    /// The time that the question names.
    public var time: QuestionTime?
    /// The people whom the question names.
    public var people: [PersonReading]
    /// People, tags, kinds and titles that are left out.
    public var excluded: Exclusions
    /// Tags wanted, without `#`, in lower case.
    public var tags: [String]
    /// Kinds of documents wanted; empty means any.
    public var kinds: Set<DocumentKind>
    /// What became of the events wanted; empty means those that took place or will.
    public var statuses: Set<EventStatus> = []
    /// Which of the meetings in the order of time, where the question asks for one or some of them.
    public var order: OrderCondition?
    /// Meetings, series and notes that the question names; empty once they are resolved.
    public var references: [DocumentReference] = []
    /// The documents that answers stand in, where the question names them and the vault has them.
    public var containers: [Container] = []
    /// Places where meetings took place, as the vault writes them, in lower case; several are alternatives.
    public var places: [String] = []
    /// Whether only what is still to come is wanted: "what do I still have today".
    public var looksFromNow = false
    /// Whether who asks has a part in what is asked for: "what did I say", "who did I meet", "my tasks".
    public var asksOfSelf = false
    /// Whether lines that answer should hold a number, whatever is asked for: "how old", "who paid how much".
    public var seeksNumber = false
    /// Whether lines that answer should tell the state of now, so that the newest are preferred: "currently", "these days".
    public var seeksPresent = false
    /// Whether the question looks ahead ("when is the next …"), back, or does not say.
    public var tense = Tense.none
    /// What is left when everything else has been understood; what is searched.
    public var topic: String
    /// The words of asking that nothing else has explained, folded: they rank, but prove nothing.
    public var frame: [String] = []
    /// Whether the topic is what meetings were about, not what they are called: "meetings about pricing".
    public var isTopicSubject = false
    /// Quoted phrases, which must occur.
    public var phrases: [String]
    /// Parts with more than one meaning, with the meanings.
    public var ambiguous: [Ambiguity]
    /// Parts that plainly mean something but could not be read, such as `31 June`.
    public var unread: [String]
    /// The end of the topic that "it" stands for, where something else is asked of it: "Publish" of "cost Publish".
    public var thing = ""
    /// What a follow-up took over from the question before it.
    public var carried: [ReadingPart] = []

    /// A reading in which nothing but the topic was understood.
    ///
    /// - Parameters:
    ///   - question: The question as typed.
    ///   - request: What is asked for.
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

    /// The word of the contract for what is asked for.
    public var intent: Intent { request.intent }
}

/// The kinds of answers, as the contract names them: what is asked for in a word.
public enum Intent: String, CaseIterable, Sendable {
    /// What was talked about, grouped by meeting.
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
    /// How long.
    case duration
    /// Things to do.
    case tasks
    /// What was decided.
    case decision
    /// What stands in the calendar.
    case agenda
    /// The main points.
    case summary
}

/// What a question for tasks says of their state.
public enum TaskState: String, Sendable {
    /// The time of the question is that by which they are to be done.
    case due
    /// They should have been done before now.
    case overdue
    /// They are done.
    case done
    /// They are begun and not done.
    case begun
    /// They will not be done.
    case cancelled
    /// They come back.
    case recurring
}

/// An end of an order in time.
public enum Order: String, Sendable {
    case first
    case last
    case next
}

/// One or some of an order: "the third meeting", "the last but one", "the last three".
public struct OrderCondition: Sendable, Equatable {
    /// The end that is counted from.
    public var end: Order
    /// Which one, counted from that end: 3 for "the third", 2 for "the last but one".
    public var nth: Int
    /// How many are wanted: 3 for "the last three".
    public var count: Int

    /// One or some of an order.
    ///
    /// - Parameters:
    ///   - end: The end that is counted from.
    ///   - nth: Which one, from 1.
    ///   - count: How many are wanted, from 1.
    public init(_ end: Order, nth: Int = 1, count: Int = 1) {
        (self.end, self.nth, self.count) = (end, nth, count)
    }
}

/// The time that a question names.
public struct QuestionTime: Sendable, Equatable {
    /// The words that name it.
    public var text: String
    /// The spans meant; several are alternatives that all count.
    public var spans: [TimeSpan]
    /// Whether only what lies inside may answer; otherwise what lies inside is preferred.
    public var isFilter: Bool
    /// Whether it says no more than "recently" or "now": about when, as far as anybody knows.
    public var isVague = false

    /// The time that a question names.
    ///
    /// - Parameters:
    ///   - text: The words that name it.
    ///   - spans: The spans meant.
    ///   - isFilter: Whether only what lies inside may answer.
    public init(text: String, spans: [TimeSpan], isFilter: Bool) {
        self.text = text
        self.spans = spans
        self.isFilter = isFilter
    }

    /// The span from the first beginning to the last end.
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
    /// How the question speaks of the person.
    public enum Role: String, Sendable {
        /// They took part: "with Sarah".
        case attendee
        /// They said or wrote it: "what did Sarah say".
        case speaker
        /// The text mentions them: "about Sarah".
        case subject
        /// Only their name stands there.
        case mention
    }

    /// The words that name the person.
    public var text: String
    /// How the question speaks of the person.
    public var role: Role
    /// Those who may be meant, the likeliest first; several where the name is ambiguous.
    public var candidates: [Person]
    /// Whether either this person or the one before is meant: "Sarah or Bob".
    public var isAlternative = false

    /// A person whom a question names.
    ///
    /// - Parameters:
    ///   - text: The words that name the person.
    ///   - role: How the question speaks of the person.
    ///   - candidates: Those who may be meant, the likeliest first.
    public init(text: String, role: Role, candidates: [Person]) {
        self.text = text
        self.role = role
        self.candidates = candidates
    }
}

/// Documents of the vault that a question names as the place of its answers.
public struct Container: Sendable, Equatable {
    /// The words that name them, in lower case without article: "strategy doc".
    public var title: String
    /// The rows of the documents.
    public var documents: Set<Int>

    /// Documents that a question names.
    ///
    /// - Parameters:
    ///   - title: The words that name them.
    ///   - documents: The rows of the documents.
    public init(title: String, documents: Set<Int>) {
        self.title = title
        self.documents = documents
    }
}

/// What a question leaves out.
public struct Exclusions: Sendable, Equatable {
    /// People who do not take part.
    public var people: [PersonReading] = []
    /// Tags in lower case.
    public var tags: [String] = []
    /// Kinds of documents.
    public var kinds: Set<DocumentKind> = []
    /// Words of titles, in lower case with a blank between; a title that holds all of them is left out.
    public var titles: [String] = []
    /// Places, as the vault writes them, in lower case.
    public var places: [String] = []

    /// Nothing is left out.
    public init() {}
}

/// A part of a question with more than one meaning.
public struct Ambiguity: Sendable, Equatable {
    /// The words.
    public var text: String
    /// The names that they may mean; the first is what was taken.
    public var readings: [String]
    /// The times that they may mean; the first is what was taken.
    public var spans: [TimeSpan]

    /// A part with more than one meaning.
    ///
    /// - Parameters:
    ///   - text: The words.
    ///   - readings: The names that they may mean; the first is what was taken.
    ///   - spans: The times that they may mean; the first is what was taken.
    public init(text: String, readings: [String] = [], spans: [TimeSpan] = []) {
        self.text = text
        self.readings = readings
        self.spans = spans
    }
}
