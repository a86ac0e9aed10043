import Time

/// One note, meeting, transcript, calendar event or person page: what answers speak of.
///
/// A source holds one document or many (a calendar, a running log). All lines are lines of the source.
public struct Document: Sendable, Equatable {
    /// What it is.
    public var kind: DocumentKind
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
    /// Whether a calendar says that it took place.
    public var status: EventStatus
    /// Who took part; the vault's owner may be among them.
    public var attendees: [Attendee]
    /// Tags without `#`, as written, in order of first appearance, each once.
    public var tags: [String]
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

/// Somebody who took part in a meeting, as the file names them.
public struct Attendee: Hashable, Sendable {
    /// The name as written; empty where only an address is known.
    public var name: String
    /// The e-mail address in lower case, without `mailto:`.
    public var email: String?
    /// Whether this attendee declined.
    public var declined: Bool

    /// An attendee.
    ///
    /// - Parameters:
    ///   - name: The name as written; empty where only an address is known.
    ///   - email: The e-mail address.
    ///   - declined: Whether they declined.
    public init(name: String, email: String? = nil, declined: Bool = false) {
        self.name = name
        self.email = email?.lowercased()
        self.declined = declined
    }
}

/// A key and value of front matter or a calendar that has no field of its own.
public struct Property: Hashable, Sendable {
    /// The key, in lower case.
    public var key: String
    /// The value as text; lists are joined by `, `.
    public var value: String

    /// A property.
    ///
    /// - Parameters:
    ///   - key: The key, in lower case.
    ///   - value: The value as text.
    public init(key: String, value: String) {
        self.key = key
        self.value = value
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
