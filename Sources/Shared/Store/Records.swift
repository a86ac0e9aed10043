import Model
import Time

/// A document in the index, without its text.
public struct DocumentRecord: Sendable, Hashable {
    /// Its row in the index.
    public var number: Int
    /// The path of its file, relative to the vault.
    public var path: String
    /// Its kind.
    public var kind: DocumentKind
    /// The title.
    public var title: String
    /// The time at which it took place or was written, in the index's zone; nil if only the modification time is known.
    public var start: CivilDateTime?
    /// The time at which it ended.
    public var end: CivilDateTime?
    /// Whether its date has no time of day.
    public var isAllDay: Bool
    /// The origin of the date.
    public var dateSource: DateSource
    /// The status of a calendar event.
    public var status: EventStatus
    /// The lines of the file that belong to it.
    public var lines: LineRange
    /// The numbers of its chunks.
    public var chunks: Range<Int>
    /// The row of the document that represents the meeting; its own row without other sources.
    public var meeting: Int

    /// The title with the words of its file name and folders, by which people also name their notes.
    public var fullName: String {
        kind.isNamedByPath ? title + " " + PathWords.of(path) : title
    }

    /// The folder of its file, relative to the vault; empty at the top.
    public var folder: Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }

    /// The days that it covers: one, or several for a note of a week; nil without a date.
    public var days: TimeSpan? {
        guard let start else { return nil }
        if isOfSeveralDays, let end { return TimeSpan(start: start, end: end) }
        return start.date.span
    }

    /// The day on which it was written: the last of its days, since "on Tuesday" in a week's note lies before the end.
    public var writtenOn: CivilDate? {
        isOfSeveralDays ? end?.adding(seconds: -1).date : start?.date
    }

    /// Whether it is a note of several whole days, unlike a long calendar event.
    public var isOfSeveralDays: Bool {
        guard let start, let end, isAllDay, kind != .event else { return false }
        return end > start.date.adding(days: 1).midnight
    }

    /// Returns whether some of its days lie in spans of local date-times; false without a date.
    public func lies(in spans: [TimeSpan]) -> Bool {
        guard let days else { return false }
        return spans.contains { $0.intersection(days) != nil }
    }
}

/// A chunk in the index.
public struct ChunkRecord: Sendable, Hashable {
    /// Its number, which is its row in the index.
    public var number: Int
    /// The row of its document.
    public var document: Int
    /// Its lines.
    public var lines: LineRange
    /// The text as written; turns begin with `Speaker: `.
    ///
    /// Headings stand in `headingPath` alone, unless nothing is below them.
    public var text: String
    /// The headings above its first line, outermost first.
    public var headingPath: [String]
    /// The speakers.
    public var speakers: [String]
    /// Seconds from the start of a recording, for a transcript.
    public var cueSecond: Int?
    /// The list items that enclose its first line, outermost first; for a later part of a table also the column heads.
    public var parentItems: [String] = []
    /// The role of its section, if any.
    public var role: SectionRole?
    /// The lines that continue the line above them.
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
    /// The number of meetings, whatever their number of sources, without cancelled, declined and superseded ones and all-day events without
    /// attendees.
    public var meetings: Int
    /// The number of people.
    public var people: Int
    /// The number of chunks.
    public var chunks: Int
    /// The first day of a dated note, meeting note or transcript.
    public var first: CivilDate?
    /// The last day of a dated note, meeting note or transcript.
    public var last: CivilDate?
}
