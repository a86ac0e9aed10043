import Model
import Store
import Text
import Time

/// Goes through an index and writes a record for each thing that it knows.
///
/// Memory holds one document at a time, and the names of people and tags.
struct ExportFlow {
    let index: IndexReader
    let settings: Settings
    let vault: String
    let problems: [ReadProblem]

    private var zone: TimeZone { settings.zone }

    /// Writes the head, then documents, meetings, people, tags, tasks and problems.
    func run(_ write: (any ExportRecord) throws -> Void) throws {
        try write(try head())
        try index.forEachDocument { try write(try document($0)) }
        try index.forEachDocument { document in
            if let meeting = try meeting(document) { try write(meeting) }
        }
        for person in try people() { try write(ExportedPerson(person: person)) }
        for tag in try index.tags() { try write(ExportedTag(name: tag.name, documents: tag.count)) }
        try index.forEachDocument { document in
            for task in try index.tasks(ofDocument: document.record.number) {
                try write(ExportedTask(task: task, document: document))
            }
        }
        for problem in problems { try write(ExportedProblem(problem: problem)) }
    }

    private func head() throws -> ExportHead {
        var (documents, tasks) = (0, 0)
        try index.forEachDocument {
            documents += 1
            tasks += try index.tasks(ofDocument: $0.record.number).count
        }
        return ExportHead(
            vault: vault, zone: zone.name, hasPrivate: settings.seesPrivate, counts: try index.counts(),
            documents: documents, tasks: tasks, tags: try index.tags().count, problems: problems.count,
            leftOut: settings.seesPrivate ? 0 : try index.privateDocumentCount())
    }

    /// Returns people by name, since the order of rows depends on that of imports.
    private func people() throws -> [Person] {
        func names(_ person: Person) -> [String] { [person.name] + person.emails + person.aliases }
        return try index.people().sorted { names($0).lexicographicallyPrecedes(names($1)) }
    }

    private func document(_ document: PlacedDocument) throws -> ExportedDocument {
        let row = document.record.number
        return ExportedDocument(
            document: document, details: try index.details(of: document.record),
            meeting: try document.record.kind.isMeeting ? index.sources(ofMeetingOf: document).first?.id : nil,
            links: try index.links(ofDocument: row), tasks: try index.tasks(ofDocument: row),
            chunks: try index.chunks(ofDocument: row), zone: zone)
    }

    /// Returns the meeting of a document; nil unless the document is the first that records it.
    private func meeting(_ document: PlacedDocument) throws -> ExportedMeeting? {
        guard document.record.kind.isMeeting else { return nil }
        let sources = try index.sources(ofMeetingOf: document)
        guard sources.first?.id == document.id else { return nil }
        let number = document.record.meeting
        return ExportedMeeting(
            id: document.id, sources: sources,
            record: sources.first { $0.record.number == number }?.record ?? document.record,
            attendees: try index.attendees(ofMeeting: number).map(\.name),
            absentees: try index.absentees(ofMeeting: number).map(\.name),
            isCounted: try sources.contains { try index.isCountedMeeting($0.record) }, zone: zone)
    }
}
