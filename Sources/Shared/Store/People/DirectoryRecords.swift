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
    /// What shows that a name in sentences is somebody's; nil after `@`.
    public let evidence: NameEvidence?

    /// Creates a mention.
    ///
    /// - Parameters:
    ///   - row: The mention's row.
    ///   - name: The name as written, without `@`.
    ///   - evidence: What shows that a name in sentences is somebody's; nil after `@`.
    public init(row: Int, name: String, evidence: NameEvidence? = nil) {
        self.row = row
        self.name = name
        self.evidence = evidence
    }
}

/// A page about a person, or the user's own name and addresses.
public struct PersonPage: Sendable, Equatable {
    /// The name: the page's title.
    public var name: String
    /// Other names.
    public var aliases: [String]
    /// E-mail addresses, in lower case.
    public var emails: [String]
    /// Whether the page is marked as the vault owner's.
    public var isOwner = false

    /// Creates a page about a person.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - aliases: Other names.
    ///   - emails: E-mail addresses.
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
    /// The fullest name; the e-mail address if no name is known.
    public var name: String
    /// All other names.
    public var aliases: [String]
    /// E-mail addresses, in lower case.
    public var emails: [String]
    /// The rows of their attendance.
    public var attendance: [Int]
    /// The rows of their mentions.
    public var mentions: [Int]
    /// Whether only sentences name them.
    public var isOfText: Bool

    /// Creates a resolved person.
    ///
    /// - Parameters:
    ///   - name: The fullest name.
    ///   - aliases: All other names.
    ///   - emails: E-mail addresses.
    ///   - attendance: The rows of their attendance.
    ///   - mentions: The rows of their mentions.
    ///   - isOfText: Whether only sentences name them.
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
    /// An event's identity, or the UID of the event that a note names.
    public var identity: String?
    /// Its title.
    public var title: String
    /// The row of its file.
    public var source: Int
    /// The version of the event; of two copies the higher one wins.
    public var revision: Int
    /// The names of the attendees; for an unresolved person the first name alone.
    public var people: Set<String>
    /// The start, in wall-clock seconds since 1970-01-01T00:00; 0 if undated.
    public var start: Int
    /// Whether the date has no time of day.
    public var isAllDay: Bool
    /// Whether it lasts more than 24 hours.
    public var isLong: Bool
    /// Whether it has no date.
    public var isUndated: Bool
    /// The path of the file if the document is all of it; nil for a part of a file.
    public var path: String?

    /// Creates a meeting source.
    ///
    /// - Parameters:
    ///   - document: The document's row.
    ///   - kind: Its kind.
    ///   - title: Its title.
    ///   - start: The start, in wall-clock seconds.
    ///   - isAllDay: Whether the date has no time of day.
    ///   - isLong: Whether it lasts more than 24 hours.
    ///   - isUndated: Whether it has no date.
    ///   - identity: An event's identity, or the UID of the event that a note names.
    ///   - people: The names of the attendees.
    ///   - source: The row of its file.
    ///   - revision: The version of the event.
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
