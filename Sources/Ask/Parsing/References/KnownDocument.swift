import Model
import Time

/// A document of the vault as far as questions may name it.
public struct KnownDocument: Sendable, Equatable {
    /// The row of the document.
    public var number: Int
    /// The row that stands for the meeting whose source it is; its own where there is no other.
    public var meeting: Int
    /// Its title and its other names.
    public var titles: [String]
    /// What it is.
    public var kind: DocumentKind
    /// When it took place or was written; nil where nothing but the file's own time says so.
    public var start: CivilDateTime?
    /// When it ended; nil for a moment and where nothing says so.
    public var end: CivilDateTime?
    /// Whether its date has no time of day.
    public var isAllDay: Bool
    /// Whether it was called off, declined, or replaced by a later version.
    public var isCancelled: Bool
    /// Whether it is an entry of a calendar that nobody attends and no time of day is set for: a birthday, a trip.
    ///
    /// Only its title names it, for it is no meeting.
    public var isOccasion: Bool
    /// The rows of those who took part.
    public var people: Set<Int>

    /// A document of the vault.
    ///
    /// - Parameters:
    ///   - number: The row of the document.
    ///   - meeting: The row that stands for the meeting whose source it is.
    ///   - titles: Its title and its other names.
    ///   - kind: What it is.
    ///   - start: When it took place or was written.
    ///   - end: When it ended.
    ///   - isAllDay: Whether its date has no time of day.
    ///   - isCancelled: Whether it was called off, declined, or replaced.
    ///   - isOccasion: Whether it is an entry of a calendar that is no meeting.
    ///   - people: The rows of those who took part.
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

    /// When it was over: the end, of a day without a time the next midnight, of a moment its own minute.
    var finish: CivilDateTime? {
        guard let start else { return nil }
        if let end, end > start { return end }
        return isAllDay ? start.date.adding(days: 1).midnight : start
    }
}
