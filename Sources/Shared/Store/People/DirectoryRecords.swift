import Model

/// An attendance as named in a file, before people are resolved.
public struct RawAttendance: Sendable {
    /// The attendance's row.
    public let row: Int
    /// The attendee.
    public let attendee: Attendee
    /// The row of the document.
    public var document = 0
}

/// A mention in a text, before people are resolved.
public struct RawMention: Sendable {
    /// The mention's row.
    public let row: Int
    /// The name as written, without `@`.
    public let name: String
    /// The evidence that a name in sentences is a person's; nil for a mention with `@`.
    public let evidence: NameEvidence?

    /// Creates a mention.
    public init(row: Int, name: String, evidence: NameEvidence? = nil) {
        self.row = row
        self.name = name
        self.evidence = evidence
    }
}

/// A page about a person, or the user's own name and addresses.
public struct PersonPage: Sendable, Equatable {
    /// The name, which is the page's title.
    public var name: String
    /// Other names.
    public var aliases: [String]
    /// E-mail addresses, in lower case.
    public var emails: [String]
    /// Whether the page is marked as that of the vault's owner.
    public var isOwner = false

    /// Creates a page about a person.
    public init(name: String, aliases: [String] = [], emails: [String] = []) {
        self.name = name
        self.aliases = aliases
        self.emails = emails
    }

    /// All names and addresses on one line: `Name, other name, <mail>`.
    public var line: String {
        ([name] + aliases).filter { !$0.isEmpty }.joined(separator: ", ") + emails.map { ", <\($0)>" }.joined()
    }
}

/// A person resolved from attendance and pages.
public struct ResolvedPerson: Sendable, Equatable {
    /// The fullest name, or the e-mail address if no name is known.
    public var name: String
    /// All other names.
    public var aliases: [String]
    /// E-mail addresses, in lower case.
    public var emails: [String]
    /// The rows of their attendance.
    public var attendance: [Int]
    /// The rows of their mentions.
    public var mentions: [Int]
    /// Whether they are named only in sentences.
    public var isOfText: Bool

    /// Creates a resolved person.
    public init(
        name: String, aliases: [String], emails: [String], attendance: [Int], mentions: [Int] = [],
        isOfText: Bool = false
    ) {
        self.name = name
        self.aliases = aliases
        self.emails = emails
        self.attendance = attendance
        self.mentions = mentions
        self.isOfText = isOfText
    }
}

/// A document that may be one of several sources of a meeting.
public struct MeetingSource: Sendable {
    /// The document's row.
    public var document: Int
    /// Its kind.
    public var kind: DocumentKind
    /// The identity of an event, or the UID of the event named by a note.
    public var identity: String?
    /// Its title.
    public var title: String
    /// The row of its file.
    public var source: Int
    /// The version of the event; of two copies the higher one wins.
    public var revision: Int
    /// The names of the attendees, as resolved.
    public var people: Set<String>
    /// The start, in wall-clock seconds since 1970-01-01T00:00; 0 if undated.
    public var start: Int
    /// Whether the date has no time of day.
    public var isAllDay: Bool
    /// Whether it lasts more than 24 hours.
    public var isLong: Bool
    /// Whether it has no date.
    public var isUndated: Bool
    /// The path of the file; nil if it holds other documents too.
    public var path: String?

    /// Creates a meeting source.
    public init(
        document: Int, kind: DocumentKind, title: String, start: Int, isAllDay: Bool, isLong: Bool = false,
        isUndated: Bool = false, identity: String? = nil, people: Set<String> = [], source: Int = 0, revision: Int = 0
    ) {
        self.document = document
        self.kind = kind
        self.title = title
        self.start = start
        self.isAllDay = isAllDay
        self.isLong = isLong
        self.isUndated = isUndated
        self.identity = identity
        self.people = people
        self.source = source
        self.revision = revision
    }
}
