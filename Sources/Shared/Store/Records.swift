import Model
import Time

/// A document in the index, without its text.
public struct DocumentRecord: Sendable, Hashable {
    /// The row in the index.
    public var number: Int
    /// The file, relative to the vault.
    public var path: String
    /// The kind of document.
    public var kind: DocumentKind
    /// The title.
    public var title: String
    /// When it took place or was written, in the index's time zone; nil if only the file's modification time is known.
    public var start: CivilDateTime?
    /// When it ended.
    public var end: CivilDateTime?
    /// Whether the date has no time of day.
    public var isAllDay: Bool
    /// The origin of the date.
    public var dateSource: DateSource
    /// The status of a calendar event.
    public var status: EventStatus
    /// The lines of the file that belong to it.
    public var lines: LineRange
    /// Its chunks' rows.
    public var chunks: Range<Int>
    /// The row of the document that represents the meeting; its own row if it is the only source.
    public var meeting: Int

    /// The title with the words of its file and folders, by which people name their notes too.
    public var fullName: String {
        kind.isNamedByPath ? title + " " + PathWords.of(path) : title
    }

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

    /// Returns whether one of its days lies in one of some spans.
    ///
    /// - Parameter spans: Spans of local date-times.
    /// - Returns: False without a date.
    public func lies(in spans: [TimeSpan]) -> Bool {
        guard let days else { return false }
        return spans.contains { $0.intersection(days) != nil }
    }
}

/// A chunk in the index.
public struct ChunkRecord: Sendable, Hashable {
    /// The row in the index.
    public var number: Int
    /// The row of its document.
    public var document: Int
    /// The lines it covers.
    public var lines: LineRange
    /// The text as written; turns begin with `Speaker: `.
    public var text: String
    /// The headings above its first line, outermost first.
    public var headingPath: [String]
    /// The speakers.
    public var speakers: [String]
    /// Seconds from the start of a recording, for a transcript.
    public var cueSecond: Int?
    /// The list items that enclose its first line, outermost first; for a part of a long table also the column heads.
    public var parentItems: [String] = []
    /// The role of its section; nil if the section has none.
    public var role: SectionRole?
    /// The lines that continue the line above.
    public var wrapped = WrappedLines()
    /// The list depth of each line.
    public var depths = LineDepths()
    /// The form of each line.
    public var forms = LineForms()
}

/// A task in the index.
public struct TaskRecord: Sendable, Hashable {
    /// The task.
    public var task: TaskItem
    /// The row of its document.
    public var document: Int
}

/// The size of the index.
public struct IndexCounts: Sendable, Hashable {
    /// The number of notes and person pages, without dated list items and contact cards.
    public var notes: Int
    /// The number of meetings, each once regardless of its number of sources, without cancelled and declined ones.
    public var meetings: Int
    /// The number of people.
    public var people: Int
    /// The number of chunks.
    public var chunks: Int
    /// The first day of any dated note or meeting note.
    public var first: CivilDate?
    /// The last day of any dated note or meeting note.
    public var last: CivilDate?
}
