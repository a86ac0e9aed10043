import Time

/// One note, meeting, transcript, calendar event or person page.
///
/// A source holds one document or many (a calendar, a running log); all line numbers refer to the source.
public struct Document: Sendable, Equatable {
    /// The kind of document.
    public var kind: DocumentKind
    /// The reason for the kind; not stored in the index.
    public var kindReason: KindReason?
    /// Words before colons at line starts that are not speakers' names; not stored in the index.
    public var labelsOfNobody: [String] = []
    /// The title, from front matter, else from a heading of level 1, else from the file name.
    public var title: String
    /// The time at which it took place or was written, in the vault's zone; nil if unknown.
    public var start: CivilDateTime?
    /// The time at which it ended; nil for a moment or if unknown.
    public var end: CivilDateTime?
    /// Whether its date has no time of day.
    public var isAllDay: Bool
    /// The origin of the date.
    public var dateSource: DateSource
    /// The order of day and month in an all-number date; nil for other dates.
    public var dateOrder: DateOrder?
    /// Whether the file does not name the year of the date, so that the vault decides it.
    public var isYearOpen = false
    /// Other dates that the document gives for itself, less trusted than its date.
    public var otherDates: [DatedPlace] = []
    /// The status of a calendar event.
    public var status: EventStatus
    /// The participants; the vault's owner may be among them.
    public var attendees: [Attendee]
    /// The tags without `#`, as written, each once, in order of first appearance.
    public var tags: [String]
    /// Whether a line of the text marks the document as private; false if only sentences have the tag, nil if the text lacks it.
    public var isMarkedPrivate: Bool?
    /// Other names of the thing or person that the document describes.
    public var aliases: [String]
    /// Front matter and calendar properties without fields here, in file order.
    public var properties: [Property]
    /// The identity of a calendar occurrence: its UID and its position in the series; for a note, the UID named by it.
    public var eventIdentity: String?
    /// The version of the event, 0 if unknown; of two copies the higher one wins.
    public var eventRevision: Int
    /// The text in file order, for chunks and quotes.
    public var blocks: [Block]
    /// Check-box items and calendar to-dos.
    public var tasks: [TaskItem]
    /// Links to other notes.
    public var links: [Link]
    /// People named after `@`, in file order; the import adds names in sentences.
    public var mentions: [Mention]
    /// The lines of the source that belong to the document.
    public var lines: LineRange

    /// Creates a document without text.
    public init(kind: DocumentKind, title: String, lines: LineRange) {
        self.kind = kind
        self.title = title
        self.lines = lines
        isAllDay = true
        dateSource = .none
        status = .confirmed
        eventRevision = 0
        attendees = []
        tags = []
        aliases = []
        properties = []
        blocks = []
        tasks = []
        links = []
        mentions = []
    }
}

/// The kinds of documents.
public enum DocumentKind: String, CaseIterable, Hashable, Sendable {
    case note
    case meeting
    case transcript
    case event
    case person

    /// Whether it records something attended by people: a meeting note, a transcript or a calendar event.
    public var isMeeting: Bool { self == .meeting || self == .transcript || self == .event }

    /// Whether the names of file and folders tell the subject; those of calendars and address books do not.
    public var isNamedByPath: Bool { self != .event && self != .person }
}

/// The evidence for a document's kind.
public enum KindReason: Hashable, Sendable {
    case frontMatter
    case tag
    /// The document lists its participants.
    case attendees
    /// Its title is a meeting's.
    case title
    /// The name of the file, a folder or a heading.
    case path
    /// No evidence; the document is a note.
    case nothing
}

/// The origin of a document's date, most trustworthy first.
public enum DateSource: Int, Comparable, Hashable, Sendable {
    case frontMatter = 1
    case calendar
    case fileName
    case heading
    /// The list item that the document consists of, one of many in a note.
    case item
    /// The file's modification time; such a date passes no time filter silently.
    case modified
    case none

    /// Orders by trust, the most trustworthy first.
    public static func < (left: DateSource, right: DateSource) -> Bool { left.rawValue < right.rawValue }
}

/// The order of day and month in an all-number date such as `10.6.21`.
public enum DateOrder: Hashable, Sendable {
    /// Only one order is possible, or another date of the document settles it.
    case certain(isMonthFirst: Bool)
    /// Both orders are valid dates; `other` is the rejected one.
    case open(isMonthFirst: Bool, other: CivilDateTime)

    /// Whether the month was read first.
    public var isMonthFirst: Bool {
        switch self {
        case .certain(let isMonthFirst), .open(let isMonthFirst, _): isMonthFirst
        }
    }

    /// The rejected date; nil if the order is certain.
    public var other: CivilDateTime? { if case .open(_, let other) = self { other } else { nil } }
}

/// A date that a document gives for itself, and its origin.
public struct DatedPlace: Hashable, Sendable {
    /// The day.
    public var date: CivilDate
    /// The origin of the date.
    public var source: DateSource
    /// The 1-based line; nil for file names and front matter.
    public var line: Int?

    /// Creates a date with its origin.
    public init(date: CivilDate, source: DateSource, line: Int? = nil) {
        self.date = date
        self.source = source
        self.line = line
    }
}

/// The status of a calendar event.
public enum EventStatus: Int, Hashable, Sendable {
    case confirmed = 0
    case tentative
    case cancelled
    /// The vault's owner declined it.
    case declined
    /// Another copy of the calendar holds a later version.
    case superseded
}

/// A participant or invitee of a meeting, as named in the file.
public struct Attendee: Hashable, Sendable {
    /// The evidence for participation.
    public enum Ground: Int, Hashable, Sendable {
        /// A calendar or front matter.
        case field = 1
        /// A list of people present or absent.
        case list
        /// A row of a table of participants.
        case table
        /// A line that names a role in the meeting: chair, scribe.
        case duty
        /// The title of a meeting of two people.
        case title
        /// A turn in which the person speaks.
        case speech
    }

    /// The name as written; empty if only an address is known.
    public var name: String
    /// The e-mail address in lower case, without `mailto:`.
    public var email: String?
    /// Whether the person declined or was absent.
    public var declined: Bool
    /// Other names of the person in the document: a handle, initials.
    public var aliases: [String] = []
    /// The role in the meeting as written, if any: `Chair`, `Scribe`.
    public var duty: String?
    /// The evidence for participation.
    public var ground: Ground
    /// The 1-based line of the evidence; nil for fields.
    public var line: Int?

    /// Creates an attendee.
    ///
    /// - Parameters:
    ///   - name: The name as written; empty if only an address is known.
    ///   - email: The e-mail address.
    ///   - declined: Whether the person declined or was absent.
    ///   - ground: The evidence for participation.
    public init(name: String, email: String? = nil, declined: Bool = false, ground: Ground = .field) {
        self.name = name
        self.email = email?.lowercased()
        self.declined = declined
        self.ground = ground
    }
}

/// A key and value of front matter or a calendar without a field of its own.
public struct Property: Hashable, Sendable {
    /// The key, in lower case.
    public var key: String
    /// The value as text; `, ` joins lists.
    public var value: String
    /// The 1-based line on which it begins; nil without a line of its own.
    public var line: Int?

    /// Creates a property.
    public init(key: String, value: String, line: Int? = nil) {
        (self.key, self.value, self.line) = (key, value, line)
    }
}

/// A link from one note to another.
public struct Link: Hashable, Sendable {
    /// The linked name or path, without heading and display text.
    public var target: String
    /// The 1-based line of the link.
    public var line: Int

    /// Creates a link.
    public init(target: String, line: Int) {
        self.target = target
        self.line = line
    }
}

/// A person named in a text: after `@`, or in a sentence.
public struct Mention: Hashable, Sendable {
    /// The name as written, without `@`.
    public var name: String
    /// The 1-based line of the mention, or of the first use of a name in sentences.
    public var line: Int
    /// The evidence that a name in sentences is a person's; nil after `@`.
    public var evidence: NameEvidence?

    /// Creates a mention.
    public init(name: String, line: Int, evidence: NameEvidence? = nil) {
        self.name = name
        self.line = line
        self.evidence = evidence
    }
}
