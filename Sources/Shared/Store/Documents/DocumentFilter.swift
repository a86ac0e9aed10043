import Model
import Time

/// Exact conditions on the documents that may answer a question; all must hold.
public struct DocumentFilter: Sendable, Equatable {
    /// The times of which one must overlap that of the document; empty means any time.
    ///
    /// Documents without their own date pass no time filter.
    public var spans: [TimeSpan] = []
    /// Whether documents must have a date.
    public var isDated = false
    /// The allowed kinds; empty means any.
    public var kinds: Set<DocumentKind> = []
    /// The excluded kinds.
    public var excludedKinds: Set<DocumentKind> = []
    /// Sets of person rows; at least one person of each set attends.
    public var attendees: [Set<Int>] = []
    /// Sets of person rows; at least one person of each set attends or is an author in front matter.
    public var authors: [Set<Int>] = []
    /// The rows of people who must not attend.
    public var excludedAttendees: Set<Int> = []
    /// The rows of people who must have been absent: by what a source says, or, if none says so of them anywhere, because they do not attend.
    public var absentees: Set<Int> = []
    /// Tags in lower case; the document has each of them, or a tag nested below it.
    public var tags: [String] = []
    /// Excluded tags, in lower case.
    public var excludedTags: [String] = []
    /// Phrases of titles in lower case, words separated by a blank; a title with all words of a phrase is excluded.
    public var excludedTitles: [String] = []
    /// The excluded document rows.
    public var excludedDocuments: Set<Int> = []
    /// Sets of document rows; the document is in each of them.
    public var documents: [Set<Int>] = []
    /// Parts of locations in lower case; a source of the meeting must name at least one; empty means anywhere.
    public var places: [String] = []
    /// Parts of locations in lower case that no source of the meeting may name.
    public var excludedPlaces: [String] = []
    /// Whether the meeting must have a resolved attendee; otherwise the absence of an excluded person means nothing.
    public var isAttended = false
    /// The file or folder of the document, relative to the vault; nil means the whole vault.
    public var scope: String?
    /// The event statuses; empty excludes cancelled, declined and superseded events.
    public var statuses: Set<EventStatus> = []
    /// Whether notes of cancelled meetings pass, since they were written all the same.
    public var holdsCancelledNotes = false

    /// Creates a filter that every uncancelled document passes.
    public init() {}

    /// Whether every uncancelled document passes.
    public var isEmpty: Bool { self == DocumentFilter() }

    /// Whether every document passes that is not cancelled, declined or superseded.
    var excludesOnlyCancelled: Bool {
        var other = self
        other.holdsCancelledNotes = false
        return other.isEmpty
    }

    /// The condition as SQL over `document`, and over `source` for a scope, with its values in order.
    var condition: (sql: String, values: [Value], hasSource: Bool) {
        var parts: [String] = []
        var values: [Value] = []
        func add(_ sql: String, _ new: [Value] = []) {
            parts.append(sql)
            values += new
        }
        if statuses.isEmpty {
            let isHeld = "document.status < \(EventStatus.cancelled.rawValue)"
            add(holdsCancelledNotes ? "(\(isHeld) or document.kind <> '\(DocumentKind.event.rawValue)')" : isHeld)
        } else {
            add("document.status in (\(marks(statuses.count)))", statuses.map(\.rawValue).sorted().map { .number($0) })
        }
        if !spans.isEmpty { addSpans(add) } else if isDated { add("document.start is not null", []) }
        if !kinds.isEmpty { add("document.kind in (\(marks(kinds.count)))", texts(kinds.map(\.rawValue))) }
        if !excludedKinds.isEmpty {
            add("document.kind not in (\(marks(excludedKinds.count)))", texts(excludedKinds.map(\.rawValue)))
        }
        for group in attendees { add(attends("in", group), group.sorted().map { .number($0) }) }
        for group in authors {
            let rows = group.sorted().map { Value.number($0) }
            add("(" + attends("in", group) + " or " + wrote(group) + ")", rows + rows)
        }
        if !excludedAttendees.isEmpty {
            add(attends("not in", excludedAttendees), excludedAttendees.sorted().map { .number($0) })
        }
        if !absentees.isEmpty {
            let rows = absentees.sorted().map { Value.number($0) }
            add(attends("not in", absentees), rows)
            add(isAbsent(absentees), rows + rows)
        }
        let tagged =
            "exists (select 1 from tag where tag.document = document.id and (folded = ? or folded glob ? || '/*'))"
        for tag in tags { add(tagged, [.text(tag), .text(tag)]) }
        for tag in excludedTags { add("not " + tagged, [.text(tag), .text(tag)]) }
        for title in excludedTitles {
            let words = title.split(separator: " ").map(String.init)
            let parts = Array(repeating: "instr(lower(document.title), ?) > 0", count: words.count)
            add("not (" + parts.joined(separator: " and ") + ")", words.map { .text($0) })
        }
        // One bound value for any number of rows, so that all questions share the statement.
        for group in documents { add("document.id in (select value from json_each(?))", [.text(list(group))]) }
        if !excludedDocuments.isEmpty {
            add("document.id not in (select value from json_each(?))", [.text(list(excludedDocuments))])
        }
        if !places.isEmpty { addPlaces(places, "in", add) }
        if !excludedPlaces.isEmpty { addPlaces(excludedPlaces, "not in", add) }
        if isAttended { add(DocumentFilter.attended) }
        if let scope = place {
            add(
                "(source.path = ? or substr(source.path, 1, length(?) + 1) = ? || '/')",
                [.text(scope), .text(scope), .text(scope)])
        }
        return (parts.isEmpty ? "1" : parts.joined(separator: " and "), values, place != nil)
    }

    /// The scope without trailing slashes; nil for the whole vault.
    private var place: String? {
        let path = scope.map { $0.reversed().drop { $0 == "/" }.reversed() }.map { String($0) }
        return path == "" || path == "." ? nil : path
    }

    enum Value {
        case number(Int)
        case text(String)
    }

    private func addSpans(_ add: (String, [Value]) -> Void) {
        var alternatives: [String] = []
        var values: [Value] = []
        for span in spans {
            var parts = ["document.start is not null"]
            if let end = span.end {
                parts.append("document.start < ?")
                values.append(.number(end.secondNumber))
            }
            if let start = span.start {
                // A document without an end counts at its start; an event that ends exactly at the span's start does not.
                parts.append("(document.start >= ? or document.finish > ?)")
                values += [.number(start.secondNumber), .number(start.secondNumber)]
            }
            alternatives.append("(" + parts.joined(separator: " and ") + ")")
        }
        add("(" + alternatives.joined(separator: " or ") + ")", values)
    }

    /// SQLite lower-cases only ASCII, so a word that begins with another letter is also sought capitalized.
    private func addPlaces(_ places: [String], _ relation: String, _ add: (String, [Value]) -> Void) {
        let words = places.flatMap {
            Set([$0, $0.split(separator: " ").map(DocumentFilter.capitalized).joined(separator: " ")])
        }
        let parts = Array(repeating: "instr(lower(value), ?) > 0", count: words.count).joined(separator: " or ")
        add(
            """
            document.meeting \(relation) (
                select placed.meeting from property join document as placed on placed.id = property.document
                where key = 'location' and (\(parts)))
            """, words.sorted().map { .text($0) })
    }

    private static func capitalized(_ word: Substring) -> String {
        guard let first = word.first, !first.isASCII else { return String(word) }
        return first.uppercased() + word.dropFirst()
    }

    private static let attended = """
        document.meeting in (
            select attended.meeting from attendance join document as attended on attended.id = attendance.document
            where attendance.declined = 0 and attendance.person is not null)
        """

    /// Attendance counts for all sources of a meeting, since the calendar may name people that the note does not.
    private func attends(_ relation: String, _ people: Set<Int>) -> String {
        """
        document.meeting \(relation) (
            select attended.meeting from attendance join document as attended on attended.id = attendance.document
            where attendance.declined = 0 and attendance.person in (\(marks(people.count))))
        """
    }

    /// Whether a source of the meeting says that some people were absent; true if no source of any meeting does.
    private func isAbsent(_ people: Set<Int>) -> String {
        let isStated = "attendance.declined <> 0 and attendance.person in (\(marks(people.count)))"
        return """
            (not exists (select 1 from attendance where \(isStated)) or document.meeting in (
                select missed.meeting from attendance join document as missed on missed.id = attendance.document
                where \(isStated)))
            """
    }

    private func list(_ rows: Set<Int>) -> String {
        "[" + rows.sorted().map(String.init).joined(separator: ",") + "]"
    }

    /// Front matter has no standard form of authors, so a full name anywhere in the value counts.
    private func wrote(_ people: Set<Int>) -> String {
        """
        document.id in (
            select property.document from property join person on instr(lower(value), lower(person.name)) > 0
            where key in ('author', 'authors', 'by', 'written by', 'autor') and person.id in (\(marks(people.count))))
        """
    }

    private func marks(_ count: Int) -> String { Array(repeating: "?", count: count).joined(separator: ", ") }

    private func texts(_ texts: [String]) -> [Value] { texts.sorted().map { .text($0) } }
}
