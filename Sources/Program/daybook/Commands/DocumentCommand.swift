import Answering
import Indexing
import Model
import Store
import Text
import Time

/// `daybook explain --document`: the documents made from a file of the vault, and the reasons.
struct DocumentCommand {
    let settings: Settings

    /// The maximum number of documents shown; the others are only counted.
    private static let mostShown = 20

    /// Explains the documents of a file, or the one at a line of it, named as `FILE` or `FILE:LINE`.
    ///
    /// - Returns: `.nothingFound` if the index has no document there.
    func run(_ place: String) throws -> ExitStatus {
        let workspace = try Workspace(settings: settings)
        let index = try workspace.open()
        let (path, line) = DocumentCommand.split(place)
        var filter = DocumentFilter()
        filter.scope = relative(path, to: workspace.vault.folder)
        filter.statuses = [.confirmed, .tentative, .cancelled, .declined]
        var records = try index.documents(filter)
        if let line { records = records.filter { $0.lines.contains(line) } }
        guard !records.isEmpty else {
            Output.messages.line(
                "daybook: nothing of the index stands in \(line: place); see 'daybook status'")
            return .nothingFound
        }
        var read: [String: [Document]] = [:]
        let explanations = try records.prefix(DocumentCommand.mostShown).map { record in
            let documents =
                read[record.path]
                ?? VaultFile.documents(of: record.path, in: workspace.vault.folder, workspace.readingContext)
            read[record.path] = documents
            return try DocumentExplanation(
                try index.details(of: record), as: documents.first { $0.lines == record.lines }, index,
                dates: settings.words.ofValues.dates)
        }
        if settings.json {
            for explanation in explanations { Output.answers.line(try JSONLine.encode(explanation)) }
        } else {
            Output.answers.line(.clean(explanations.map(\.text).joined(separator: "\n\n")))
        }
        if records.count > explanations.count {
            let rest = records.count - explanations.count
            Output.tell("daybook: and \(rest) more documents in this file; FILE:LINE shows one")
        }
        return .answered
    }

    private static func split(_ place: String) -> (path: String, line: Int?) {
        guard let colon = place.lastIndex(of: ":") else { return (place, nil) }
        let number = place[place.index(after: colon)...].prefix { $0 != "-" }
        return Int(number).map { (String(place[..<colon]), $0) } ?? (place, nil)
    }

    /// Returns the path relative to the vault; a path completed by the shell is relative to the current folder.
    private func relative(_ path: String, to vault: String) -> String {
        if Files.exists(vault + "/" + path) { return path }
        let absolute = Paths.absolute(path)
        return absolute.hasPrefix(vault + "/") ? String(absolute.dropFirst(vault.count + 1)) : path
    }
}

/// The index's data on a document, and why it is merged with others into one meeting.
struct DocumentExplanation: Encodable {
    private struct PersonJSON: Encodable {
        var written: String
        var name: String?
        var aliases: [String]?
        var role: String?
        var reason: String?
        var line: Int?

        init(_ named: DocumentDetails.Named) {
            written = named.written
            name = named.person
            aliases = named.aliases.isEmpty ? nil : named.aliases
            role = named.duty
            reason = named.ground.map(DocumentExplanation.words)
            line = named.line
        }
    }

    private struct DateJSON: Encodable {
        var date: String
        var source: String
        var line: Int?
    }

    private struct SourceJSON: Encodable {
        var file: String
        var lines: [Int]
        var reason: String?
    }

    private var file: String
    private var lines: [Int]
    private var kind: String
    private var kind_reason: String?
    private var title: String
    private var date: String?
    private var date_source: String
    private var other_dates: [DateJSON]
    private var labels_of_nobody: [String]
    private var status: String
    private var people: [PersonJSON]
    private var absent: [PersonJSON]
    private var mentions: [PersonJSON]
    private var tags: [String]
    private var properties: [String: String]
    private var tasks: Int
    private var chunks: Int
    private var same_meeting: [SourceJSON]
    private let schema = JSONLine.schema
    private let details: DocumentDetails

    private enum CodingKeys: CodingKey {
        case schema, file, lines, kind, kind_reason, title, date, date_source, other_dates, status, labels_of_nobody,
            people,
            absent, mentions, tags, properties, tasks,
            chunks, same_meeting
    }

    /// Explains a document; `document` is the same one read again from its file, nil if that fails.
    init(
        _ details: DocumentDetails, as document: Document?, _ index: IndexReader, dates: DateWording
    ) throws(StoreError) {
        let record = details.record
        self.details = details
        file = record.path
        lines = [record.lines.first, record.lines.last]
        kind = record.kind.rawValue
        title = record.title
        date = DocumentExplanation.date(record, dates)
        date_source = DocumentExplanation.words(record.dateSource)
        kind_reason = document?.kindReason.flatMap(DocumentExplanation.words)
        labels_of_nobody = document?.labelsOfNobody ?? []
        other_dates = (document?.otherDates ?? []).map {
            DateJSON(date: ISO8601.string($0.date), source: DocumentExplanation.words($0.source), line: $0.line)
        }
        status = "\(record.status)"
        people = details.people.filter { !$0.isAbsent }.map { PersonJSON($0) }
        absent = details.people.filter(\.isAbsent).map { PersonJSON($0) }
        mentions = details.mentions.map { PersonJSON($0) }
        tags = details.tags
        properties = Dictionary(details.properties.map { ($0.key, $0.value) }) { "\($0), \($1)" }
        tasks = details.tasks.values.reduce(0, +)
        chunks = record.chunks.count
        let own = try index.meetingSource(record)
        same_meeting = []
        for other in details.sameMeeting {
            let source = try index.meetingSource(other)
            let reason = own.flatMap { own in source.flatMap { MeetingMerger.reason(own, $0) } }
            same_meeting.append(
                SourceJSON(
                    file: other.path, lines: [other.lines.first, other.lines.last],
                    reason: reason.map(DocumentExplanation.words)))
        }
    }

    var text: String {
        var rows = [
            "\(SafeText.line(file)):\(lines[0])-\(lines[1])",
            "  \(kind): \(SafeText.line(title))\(kind_reason.map { " (\($0))" } ?? "")",
        ]
        rows.append("  date: \(date.map { "\($0) (from \(date_source))" } ?? "undated")")
        rows += other_dates.map { other in
            "  disagrees: \(other.date) (from \(other.source)\(other.line.map { " on line \($0)" } ?? ""))"
        }
        if details.record.status != .confirmed { rows.append("  status: \(status)") }
        for (label, people) in [("people", people), ("absent", absent), ("mentions", mentions)] where !people.isEmpty {
            rows.append("  \(label):")
            rows += people.map { "    " + DocumentExplanation.row(of: $0) }
        }
        if !labels_of_nobody.isEmpty {
            rows.append("  taken for nobody: \(SafeText.line(labels_of_nobody.joined(separator: ", ")))")
        }
        if !tags.isEmpty { rows.append("  tags: " + tags.map { "#" + $0 }.joined(separator: ", ")) }
        rows += details.properties.map { "  \($0.key): \($0.value)" }
        if tasks > 0 {
            let open = details.tasks[.open] ?? 0
            rows.append("  tasks: \(tasks), of which \(open) open")
        }
        rows.append("  chunks: \(chunks)")
        if !same_meeting.isEmpty {
            rows.append("  one meeting with:")
            rows += same_meeting.map {
                "    \(SafeText.line($0.file)):\($0.lines[0])-\($0.lines[1])\($0.reason.map { " (\($0))" } ?? "")"
            }
        }
        return rows.joined(separator: "\n")
    }

    /// Formats one person: the written name, the person it stands for, aliases, role, reason and line.
    private static func row(of person: PersonJSON) -> String {
        var row = person.written
        if let name = person.name {
            if name != person.written { row += " = \(name)" }
        } else {
            row += " (nobody in particular)"
        }
        let said = [person.aliases.map { "also " + $0.joined(separator: ", ") }, person.role, person.reason].compactMap
        { $0 }
        let place = person.line.map { " on line \($0)" } ?? ""
        return said.isEmpty ? row + place : row + " (" + said.joined(separator: "; ") + place + ")"
    }

    private static func words(_ ground: Attendee.Ground) -> String {
        switch ground {
        case .field: "from the front matter or calendar"
        case .list: "listed"
        case .table: "in a table"
        case .duty: "had a duty"
        case .title: "named by the title"
        case .speech: "speaks"
        }
    }

    private static func date(_ record: DocumentRecord, _ dates: DateWording) -> String? {
        guard let start = record.start else { return nil }
        if record.isAllDay { return dates.day(start.date) }
        return dates.moment(start) + (record.end.map { "–" + dates.clock($0) } ?? "")
    }

    private static func words(_ source: DateSource) -> String {
        switch source {
        case .frontMatter: "the front matter"
        case .calendar: "the calendar"
        case .fileName: "the file's name"
        case .heading: "a heading or line"
        case .item: "the list item"
        case .modified: "nowhere: it is undated"
        case .none: "nowhere: it is undated"
        }
    }

    private static func words(_ reason: KindReason) -> String? {
        switch reason {
        case .frontMatter: "the front matter says so"
        case .tag: "a tag says so"
        case .attendees: "it names who was there"
        case .title: "its title says so"
        case .path: "its path or first heading says so"
        case .nothing: nil
        }
    }

    private static func words(_ reason: MeetingMerger.Reason) -> String {
        switch reason {
        case .sameEvent: "two calendars hold the same event"
        case .namesEvent: "the UID of the event is named"
        case .sameTime(let minutes, let words): "\(minutes) min apart, both titles say \(quoted(words))"
        case .sameName: "of the same day, the files are named alike but for the kind of record"
        case .sameCollection: "the only ones of the day in folders for kinds of record"
        case .sameDay(let words): "of the same day, both titles say \(quoted(words))"
        }
    }

    private static func quoted(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }
}
