import Model
import Time

/// A document as the index holds it, without its text.
public struct DocumentRecord: Sendable, Hashable {
    /// The row of the index.
    public var number: Int
    /// The file, relative to the vault.
    public var path: String
    /// What it is.
    public var kind: DocumentKind
    /// What it is called.
    public var title: String
    /// When it took place or was written, on the index's clock; nil where nothing but the file's modification time says so.
    public var start: CivilDateTime?
    /// When it ended.
    public var end: CivilDateTime?
    /// Whether the date has no time of day.
    public var isAllDay: Bool
    /// Where the date was read.
    public var dateSource: DateSource
    /// Whether a calendar says that it took place.
    public var status: EventStatus
    /// The lines of the file that belong to it.
    public var lines: LineRange
    /// Its chunks' rows.
    public var chunks: Range<Int>
    /// The row of the document that stands for the meeting; its own where it is the only source.
    public var meeting: Int

    /// The days that it is of: one, or those of a week's note; nil without a date.
    public var days: TimeSpan? {
        guard let start else { return nil }
        if isOfSeveralDays, let end { return TimeSpan(start: start, end: end) }
        return start.date.span
    }

    /// The day that it was written on: the last of its days, since what a week's note calls "on Tuesday" lies before that.
    public var writtenOn: CivilDate? {
        isOfSeveralDays ? end?.adding(seconds: -1).date : start?.date
    }

    /// Whether it is a note of several whole days; an event of the calendar may last as long.
    public var isOfSeveralDays: Bool {
        guard let start, let end, isAllDay, kind != .event else { return false }
        return end > start.date.adding(days: 1).midnight
    }
}

/// A chunk as the index holds it.
public struct ChunkRecord: Sendable, Hashable {
    /// The row of the index.
    public var number: Int
    /// The row of its document.
    public var document: Int
    /// The lines it stands on.
    public var lines: LineRange
    /// The text as written; turns begin with `Speaker: `.
    public var text: String
    /// The headings above its first line, outermost first.
    public var headingPath: [String]
    /// Who speaks in it.
    public var speakers: [String]
    /// Seconds from the beginning of a recording, for a transcript.
    public var cueSecond: Int?
    /// The list items that its first line stands in, outermost first; for a part of a long table also the heads of its columns.
    public var parentItems: [String] = []
    /// What the section that it stands in is for; nil if none says so.
    public var role: SectionRole?
    /// Which of its lines go on with the line above.
    public var wrapped = WrappedLines()
    /// In how many list items each of its lines stands.
    public var depths = LineDepths()
    /// What each of its lines is a part of.
    public var forms = LineForms()
}

/// A task as the index holds it.
public struct TaskRecord: Sendable, Hashable {
    /// The task.
    public var task: TaskItem
    /// The row of its document.
    public var document: Int
}

/// How much the index holds.
public struct IndexCounts: Sendable, Hashable {
    /// Notes and person pages; neither the dated items of a list nor the cards of contacts.
    public var notes: Int
    /// Meetings, each once however many sources it has; cancelled and declined ones left out.
    public var meetings: Int
    /// People.
    public var people: Int
    /// Chunks.
    public var chunks: Int
    /// The first day of any dated note or meeting note.
    public var first: CivilDate?
    /// The last day of any dated note or meeting note.
    public var last: CivilDate?
}
