import Model
import Time

/// One file as given to a reader: its bytes, and facts from the file system and configuration.
public struct Source: Sendable {
    /// The path relative to the vault, with forward slashes.
    public var path: String
    /// The content as stored on disk.
    public var bytes: [UInt8]
    /// The time of the last modification, on the vault's clock.
    public var modified: CivilDateTime
    /// The facts from outside the file that readers need.
    public var context: ReadingContext

    /// Creates a source.
    public init(path: String, bytes: [UInt8], modified: CivilDateTime, context: ReadingContext) {
        self.path = path
        self.bytes = bytes
        self.modified = modified
        self.context = context
    }

    var pathWithoutExtension: String {
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
        let dot = path[start...].utf8.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 == start ? nil : $0 }
        return String(path[..<(dot ?? path.endIndex)])
    }

    /// The file's name on one line, without folders and its last extension.
    public var baseName: String {
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
        let name = path[(start ?? path.startIndex)...]
        let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 == name.startIndex ? nil : $0 }
        let base = name[..<(dot ?? name.endIndex)]
        // Unicode line ends contain a byte C2 or E2.
        guard base.utf8.contains(where: { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }) else { return String(base) }
        return String(base.map { $0.isNewline ? " " : $0 })
    }
}

/// The facts from outside a file that readers need.
public struct ReadingContext: Sendable {
    /// The time zone to whose clock all documents are converted.
    public var zone: TimeZone
    /// The named time zones, for calendars that refer to them.
    public var zones: TimeZoneDatabase
    /// The moment before which recurring events without an end are expanded.
    public var horizon: CivilDateTime

    /// Creates a context.
    public init(zone: TimeZone, zones: TimeZoneDatabase, horizon: CivilDateTime) {
        self.zone = zone
        self.zones = zones
        self.horizon = horizon
    }
}

/// The result of reading a file.
public struct ReadResult: Sendable {
    /// The documents in file order.
    public var documents: [Document]
    /// The problems found; the rest of the file was read.
    public var problems: [ReadProblem]
    /// The owner of the calendar; nil if unknown or if the file is no calendar.
    public var calendarOwner: Attendee?

    /// Creates a result.
    public init(documents: [Document] = [], problems: [ReadProblem] = [], calendarOwner: Attendee? = nil) {
        self.documents = documents
        self.problems = problems
        self.calendarOwner = calendarOwner
    }
}
