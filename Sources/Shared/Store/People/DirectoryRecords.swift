import Model

/// Somebody's attendance as a file names them, before people are resolved.
public struct RawAttendance: Sendable {
    /// The attendance's row.
    public let row: Int
    /// The attendee.
    public let attendee: Attendee
    /// The row of the document.
    public var document = 0
}

/// Somebody whom a text names behind `@`, before people are resolved.
public struct RawMention: Sendable {
    /// The mention's row.
    public let row: Int
    /// The name as written, without `@`.
    public let name: String

    /// A mention.
    ///
    /// - Parameters:
    ///   - row: The mention's row.
    ///   - name: The name as written, without `@`.
    public init(row: Int, name: String) {
        self.row = row
        self.name = name
    }
}

/// A page of the vault about a person, or what the user says of themselves.
public struct PersonPage: Sendable, Equatable {
    /// The name: the page's title.
    public var name: String
    /// Other names.
    public var aliases: [String]
    /// E-mail addresses, in lower case.
    public var emails: [String]
    /// Whether it says that it is about the vault's owner.
    public var isOwner = false

    /// A page about a person.
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

    /// All of it on one line: `Name, other name, <mail>`.
    public var line: String {
        ([name] + aliases).filter { !$0.isEmpty }.joined(separator: ", ") + emails.map { ", <\($0)>" }.joined()
    }
}

/// A person as resolved from attendance and pages.
public struct ResolvedPerson: Sendable, Equatable {
    /// The fullest name; the e-mail address where no name is known.
    public var name: String
    /// Every other name.
    public var aliases: [String]
    /// E-mail addresses, in lower case.
    public var emails: [String]
    /// The rows of their attendance.
    public var attendance: [Int]
    /// The rows of the places that mention them.
    public var mentions: [Int]

    /// A person as resolved.
    ///
    /// - Parameters:
    ///   - name: The fullest name.
    ///   - aliases: Every other name.
    ///   - emails: E-mail addresses.
    ///   - attendance: The rows of their attendance.
    ///   - mentions: The rows of the places that mention them.
    public init(name: String, aliases: [String], emails: [String], attendance: [Int], mentions: [Int] = []) {
        self.name = name
        self.aliases = aliases
        self.emails = emails
        self.attendance = attendance
        self.mentions = mentions
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
    /// Which version of the event it is; of two copies the higher one counts.
    public var revision: Int
    /// The names of those who attend; a first name alone where nobody in particular is meant.
    public var people: Set<String>
    /// Its beginning, in wall-clock seconds since 1970-01-01T00:00; 0 where nothing dates it.
    public var start: Int
    /// Whether its date has no time of day.
    public var isAllDay: Bool
    /// Whether it lasts for several days.
    public var isLong: Bool
    /// Whether nothing dates it.
    public var isUndated: Bool

    /// A document that may be one of several sources of a meeting.
    ///
    /// - Parameters:
    ///   - document: The document's row.
    ///   - kind: Its kind.
    ///   - title: Its title.
    ///   - start: Its beginning, in wall-clock seconds.
    ///   - isAllDay: Whether its date has no time of day.
    ///   - isLong: Whether it lasts for several days.
    ///   - isUndated: Whether nothing dates it.
    ///   - identity: An event's identity, or the UID of the event that a note names.
    ///   - people: The names of those who attend.
    ///   - source: The row of its file.
    ///   - revision: Which version of the event it is.
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
