import Time

/// One note, meeting, transcript, calendar event or person page: what answers speak of.
///
/// A source holds one document or many (a calendar, a running log). All lines are lines of the source.
public struct Document: Sendable, Equatable {
    /// What it is.
    public var kind: DocumentKind
    /// Why it is of that kind; not kept in the index.
    public var kindReason: KindReason?
    /// Words before colons at the beginnings of its lines that were taken for nobody's name; not kept in the index.
    public var labelsOfNobody: [String] = []
    /// What it is called: front matter, else a heading of level 1, else the file's name.
    public var title: String
    /// When it took place or was written, on the clock of the vault's time zone; nil where nothing says so.
    public var start: CivilDateTime?
    /// When it ended; nil for a moment and where nothing says so.
    public var end: CivilDateTime?
    /// Whether the date has no time of day.
    public var isAllDay: Bool
    /// Where the date was read.
    public var dateSource: DateSource
    /// What its date of numbers tells of the order of day and month; nil for dates of another form.
    public var dateOrder: DateOrder?
    /// Other days that it names as its own, less trusted than the one that was taken.
    public var otherDates: [DatedPlace] = []
    /// Whether a calendar says that it took place.
    public var status: EventStatus
    /// Who took part; the vault's owner may be among them.
    public var attendees: [Attendee]
    /// Tags without `#`, as written, in order of first appearance, each once.
    public var tags: [String]
    /// Whether a line of the text marks it as private, however many tags stand in sentences; nil if no line speaks of it and all tags are
    /// marks.
    public var isMarkedPrivate: Bool?
    /// Other names of what the document describes.
    public var aliases: [String]
    /// Front matter and calendar properties that have no field of their own, in file order.
    public var properties: [Property]
    /// A calendar's identity of the occurrence, its UID and its place in the series; in a note the UID that it names.
    public var eventIdentity: String?
    /// Which version of the event it is: of two copies the higher one counts; 0 where nothing says so.
    public var eventRevision: Int
    /// The text, in file order: what is chunked and quoted.
    public var blocks: [Block]
    /// Check-box items and calendar to-dos.
    public var tasks: [TaskItem]
    /// Links to other notes.
    public var links: [Link]
    /// Names behind `@`, in file order.
    public var mentions: [Mention]
    /// The lines of the source that belong to the document.
    public var lines: LineRange

    /// A document without text.
    ///
    /// - Parameters:
    ///   - kind: What it is.
    ///   - title: What it is called.
    ///   - lines: The lines of the source that belong to it.
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

    /// Whether it records something that people attended: a meeting note, a transcript or a calendar event.
    public var isMeeting: Bool { self == .meeting || self == .transcript || self == .event }
}

/// What says of which kind a document is.
public enum KindReason: Hashable, Sendable {
    case frontMatter
    case tag
    /// It names those who were there.
    case attendees
    /// Its title is that of a meeting.
    case title
    /// The name of the file, a folder or a heading says so.
    case path
    /// Nothing says that it is anything but a note.
    case nothing
}

/// Where a document's date was read, most trustworthy first.
public enum DateSource: Int, Comparable, Hashable, Sendable {
    case frontMatter = 1
    case calendar
    case fileName
    case heading
    /// The list item that the document is, one of many in a note.
    case item
    /// Only the file's modification time is known: such a date never passes a time filter silently.
    case modified
    case none

    /// Orders by trust, the most trustworthy first.
    public static func < (left: DateSource, right: DateSource) -> Bool { left.rawValue < right.rawValue }
}

/// In which order a date of numbers alone, such as `10.6.21`, names its day and month.
public enum DateOrder: Hashable, Sendable {
    /// One number can only be the day, or another date of the document says which is.
    case certain(isMonthFirst: Bool)
    /// Both readings are days: `other` is the one that was not taken.
    case open(isMonthFirst: Bool, other: CivilDateTime)

    /// Whether it was read with the month first.
    public var isMonthFirst: Bool {
        switch self {
        case .certain(let isMonthFirst), .open(let isMonthFirst, _): isMonthFirst
        }
    }

    /// The reading that was not taken; nil for a certain one.
    public var other: CivilDateTime? { if case .open(_, let other) = self { other } else { nil } }
}

/// A day that a document names as its own, and where.
public struct DatedPlace: Hashable, Sendable {
    /// The day.
    public var date: CivilDate
    /// Where it was read.
    public var source: DateSource
    /// The 1-based line; nil for names and front matter.
    public var line: Int?

    /// A day that a document names as its own.
    ///
    /// - Parameters:
    ///   - date: The day.
    ///   - source: Where it was read.
    ///   - line: The 1-based line.
    public init(date: CivilDate, source: DateSource, line: Int? = nil) {
        self.date = date
        self.source = source
        self.line = line
    }
}

/// What became of a calendar event.
public enum EventStatus: Int, Hashable, Sendable {
    case confirmed = 0
    case tentative
    case cancelled
    /// The vault's owner declined it.
    case declined
    /// Another copy of the calendar holds a later version of it.
    case superseded
}

/// Somebody who took part in a meeting, or should have, as the file names them.
public struct Attendee: Hashable, Sendable {
    /// What says that they took part.
    public enum Ground: Int, Hashable, Sendable {
        /// A calendar or front matter.
        case field = 1
        /// A list of those who were there, or were not.
        case list
        /// A row of a table of them.
        case table
        /// A line that names what they did there: chair, scribe.
        case duty
        /// The title of a talk between two.
        case title
        /// What they say there.
        case speech
    }

    /// The name as written; empty where only an address is known.
    public var name: String
    /// The e-mail address in lower case, without `mailto:`.
    public var email: String?
    /// Whether this attendee declined, or is said to have been absent.
    public var declined: Bool
    /// What else the document calls them: a handle, initials.
    public var aliases: [String] = []
    /// What they did in the meeting, as written: `Chair`, `Scribe`; nil where nothing says so.
    public var duty: String?
    /// What says that they took part.
    public var ground: Ground
    /// The 1-based line that says so; nil for fields.
    public var line: Int?

    /// An attendee.
    ///
    /// - Parameters:
    ///   - name: The name as written; empty where only an address is known.
    ///   - email: The e-mail address.
    ///   - declined: Whether they declined, or were absent.
    ///   - ground: What says that they took part.
    public init(name: String, email: String? = nil, declined: Bool = false, ground: Ground = .field) {
        self.name = name
        self.email = email?.lowercased()
        self.declined = declined
        self.ground = ground
    }
}

/// A key and value of front matter or a calendar that has no field of its own.
public struct Property: Hashable, Sendable {
    /// The key, in lower case.
    public var key: String
    /// The value as text; lists are joined by `, `.
    public var value: String
    /// The 1-based line that it begins on; nil where it stands on no line of its own.
    public var line: Int?

    /// A property.
    ///
    /// - Parameters:
    ///   - key: The key, in lower case.
    ///   - value: The value as text.
    ///   - line: The 1-based line that it begins on.
    public init(key: String, value: String, line: Int? = nil) {
        (self.key, self.value, self.line) = (key, value, line)
    }
}

/// A link from one note to another.
public struct Link: Hashable, Sendable {
    /// The name or path that is linked, without heading and shown text.
    public var target: String
    /// The line that holds the link.
    public var line: Int

    /// A link.
    ///
    /// - Parameters:
    ///   - target: The name or path that is linked.
    ///   - line: The 1-based line.
    public init(target: String, line: Int) {
        self.target = target
        self.line = line
    }
}

/// Somebody whom a text names behind `@`.
public struct Mention: Hashable, Sendable {
    /// The name as written, without `@`.
    public var name: String
    /// The line that names them.
    public var line: Int

    /// A mention.
    ///
    /// - Parameters:
    ///   - name: The name as written, without `@`.
    ///   - line: The 1-based line.
    public init(name: String, line: Int) {
        self.name = name
        self.line = line
    }
}
