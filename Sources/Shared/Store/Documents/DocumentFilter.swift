import Model
import Time

/// Which documents a question may be answered from: exact conditions, all of which must hold.
public struct DocumentFilter: Sendable, Equatable {
    /// The document's time has a part in one of these; empty means any time.
    ///
    /// Documents without a date of their own never pass a time.
    public var spans: [TimeSpan] = []
    /// The kinds; empty means any.
    public var kinds: Set<DocumentKind> = []
    /// Kinds that are left out.
    public var excludedKinds: Set<DocumentKind> = []
    /// Each set holds rows of people of whom at least one attends.
    public var attendees: [Set<Int>] = []
    /// Each set holds rows of people of whom at least one attends, or wrote it as its front matter says.
    public var authors: [Set<Int>] = []
    /// Rows of people of whom none attends.
    public var excludedAttendees: Set<Int> = []
    /// Tags in lower case, all of which the document has, or one nested below.
    public var tags: [String] = []
    /// Tags in lower case that the document has not.
    public var excludedTags: [String] = []
    /// Words of titles, in lower case with a blank between; a title that holds all of them does not pass.
    public var excludedTitles: [String] = []
    /// Rows of documents that are left out.
    public var excludedDocuments: Set<Int> = []
    /// Each set holds rows of documents, of which the document is one.
    public var documents: [Set<Int>] = []
    /// Parts of places in lower case, one of which a source of the meeting names as where it took place; empty means anywhere.
    public var places: [String] = []
    /// Parts of places in lower case, none of which a source of the meeting names.
    public var excludedPlaces: [String] = []
    /// Whether somebody must attend: nobody else's absence means anything.
    public var isAttended = false
    /// The file, or the folder, that the document stands in; nil means the whole vault.
    public var scope: String?
    /// What became of events; empty leaves out the cancelled and declined ones.
    public var statuses: Set<EventStatus> = []
    /// Whether notes of cancelled meetings pass all the same: what they say was written.
    public var holdsCancelledNotes = false

    /// A filter that every document passes which is not cancelled.
    public init() {}

    /// Whether every document passes which is not cancelled.
    public var isEmpty: Bool { self == DocumentFilter() }

    /// The condition as SQL over `document`, and over `source` where a scope is given, and its values in order.
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
        if !spans.isEmpty { addSpans(add) }
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
        let tagged =
            "exists (select 1 from tag where tag.document = document.id and (folded = ? or folded glob ? || '/*'))"
        for tag in tags { add(tagged, [.text(tag), .text(tag)]) }
        for tag in excludedTags { add("not " + tagged, [.text(tag), .text(tag)]) }
        for title in excludedTitles {
            let words = title.split(separator: " ").map(String.init)
            let parts = Array(repeating: "instr(lower(document.title), ?) > 0", count: words.count)
            add("not (" + parts.joined(separator: " and ") + ")", words.map { .text($0) })
        }
        // One value however many rows there are, so that the statement is the same for all questions.
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

    /// The scope without the slashes that people write behind a folder; nil where it is the whole vault.
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
                // A moment counts at its start; an event that merely ends at the span's start does not.
                parts.append("(document.start >= ? or document.finish > ?)")
                values += [.number(start.secondNumber), .number(start.secondNumber)]
            }
            alternatives.append("(" + parts.joined(separator: " and ") + ")")
        }
        add("(" + alternatives.joined(separator: " or ") + ")", values)
    }

    /// SQLite lowers ASCII letters alone, so a word that begins with another is looked for with a capital too.
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

    /// A word with a capital that is not of ASCII.
    private static func capitalized(_ word: Substring) -> String {
        guard let first = word.first, !first.isASCII else { return String(word) }
        return first.uppercased() + word.dropFirst()
    }

    private static let attended = """
        document.meeting in (
            select attended.meeting from attendance join document as attended on attended.id = attendance.document
            where attendance.declined = 0 and attendance.person is not null)
        """

    /// Attendance counts for all sources of a meeting: the calendar may name people whom the note does not.
    private func attends(_ relation: String, _ people: Set<Int>) -> String {
        """
        document.meeting \(relation) (
            select attended.meeting from attendance join document as attended on attended.id = attendance.document
            where attendance.declined = 0 and attendance.person in (\(marks(people.count))))
        """
    }

    /// Rows as a JSON array.
    private func list(_ rows: Set<Int>) -> String {
        "[" + rows.sorted().map(String.init).joined(separator: ",") + "]"
    }

    /// Front matter names authors as it likes; whoever is named by full name is one.
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
