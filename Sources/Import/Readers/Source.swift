import Model
import Time

/// One file as a reader gets it: bytes, and what only the file system and the configuration know.
public struct Source: Sendable {
    /// The path relative to the vault, with forward slashes.
    public var path: String
    /// The content as read from the disk.
    public var bytes: [UInt8]
    /// When the file was last modified, on the vault's clock.
    public var modified: CivilDateTime
    /// What readers must know of the world outside the file.
    public var context: ReadingContext

    /// A file to be read.
    ///
    /// - Parameters:
    ///   - path: The path relative to the vault, with forward slashes.
    ///   - bytes: The content.
    ///   - modified: When the file was last modified, on the vault's clock.
    ///   - context: What readers must know of the world outside the file.
    public init(path: String, bytes: [UInt8], modified: CivilDateTime, context: ReadingContext) {
        self.path = path
        self.bytes = bytes
        self.modified = modified
        self.context = context
    }

    /// The path without the file's last extension.
    var pathWithoutExtension: String {
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
        let dot = path[start...].utf8.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 == start ? nil : $0 }
        return String(path[..<(dot ?? path.endIndex)])
    }

    /// The file's name without folders and without its last extension, on one line.
    public var baseName: String {
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
        let name = path[(start ?? path.startIndex)...]
        let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 == name.startIndex ? nil : $0 }
        let base = name[..<(dot ?? name.endIndex)]
        // Line ends of Unicode hold a byte of C2 or E2.
        guard base.utf8.contains(where: { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }) else { return String(base) }
        return String(base.map { $0.isNewline ? " " : $0 })
    }
}

/// What readers must know of the world outside a file.
public struct ReadingContext: Sendable {
    /// The time zone whose clock all documents are put on.
    public var zone: TimeZone
    /// Named time zones, for calendars that name their own.
    public var zones: TimeZoneDatabase
    /// Recurring events without an end are expanded up to, but not including, this moment.
    public var horizon: CivilDateTime

    /// What readers must know of the world outside a file.
    ///
    /// - Parameters:
    ///   - zone: The time zone whose clock all documents are put on.
    ///   - zones: Named time zones.
    ///   - horizon: Where the expansion of endless recurrences stops.
    public init(zone: TimeZone, zones: TimeZoneDatabase, horizon: CivilDateTime) {
        self.zone = zone
        self.zones = zones
        self.horizon = horizon
    }
}

/// What a reader made of a file.
public struct ReadResult: Sendable {
    /// The documents in file order.
    public var documents: [Document]
    /// What could not be understood; the rest was read.
    public var problems: [ReadProblem]
    /// Whose own calendar the file is; nil where it is nobody's, or no calendar.
    public var calendarOwner: Attendee?

    /// What a reader made of a file.
    ///
    /// - Parameters:
    ///   - documents: The documents in file order.
    ///   - problems: What could not be understood.
    ///   - calendarOwner: Whose own calendar the file is.
    public init(documents: [Document] = [], problems: [ReadProblem] = [], calendarOwner: Attendee? = nil) {
        self.documents = documents
        self.problems = problems
        self.calendarOwner = calendarOwner
    }
}
