import Model
import Time

/// The properties of a document by which questions may name it.
public struct KnownDocument: Sendable, Equatable {
    /// The row number of the document.
    public var number: Int
    /// The row number of the meeting to which it belongs; its own if there is no other.
    public var meeting: Int
    /// The title and other names.
    public var titles: [String]
    /// The kind of document.
    public var kind: DocumentKind
    /// The time at which it took place or was written; nil if only the file's modification time is known.
    public var start: CivilDateTime?
    /// The time at which it ended; nil for a moment or if unknown.
    public var end: CivilDateTime?
    /// Whether the date has no time of day.
    public var isAllDay: Bool
    /// Whether it was cancelled, declined or replaced by a later version.
    public var isCancelled: Bool
    /// Whether it is an all-day calendar entry without attendees, such as a birthday, which only its title can name.
    public var isOccasion: Bool
    /// The row numbers of the people who took part.
    public var people: Set<Int>

    /// Creates a document of the vault.
    ///
    /// - Parameters:
    ///   - number: The row number of the document.
    ///   - meeting: The row number of the meeting to which it belongs.
    ///   - titles: The title and other names.
    ///   - kind: The kind of document.
    ///   - start: The time at which it took place or was written.
    ///   - end: The time at which it ended.
    ///   - isAllDay: Whether the date has no time of day.
    ///   - isCancelled: Whether it was cancelled, declined or replaced.
    ///   - isOccasion: Whether it is a calendar entry that is not a meeting.
    ///   - people: The row numbers of the people who took part.
    public init(
        number: Int, meeting: Int, titles: [String], kind: DocumentKind, start: CivilDateTime? = nil,
        end: CivilDateTime? = nil, isAllDay: Bool = false, isCancelled: Bool = false, isOccasion: Bool = false,
        people: Set<Int> = []
    ) {
        self.number = number
        self.meeting = meeting
        self.titles = titles
        self.kind = kind
        self.start = start
        self.end = end
        self.isAllDay = isAllDay
        self.isCancelled = isCancelled
        self.isOccasion = isOccasion
        self.people = people
    }

    /// The end; for a day without times the next midnight, for a moment its start.
    var finish: CivilDateTime? {
        guard let start else { return nil }
        if let end, end > start { return end }
        return isAllDay ? start.date.adding(days: 1).midnight : start
    }
}
