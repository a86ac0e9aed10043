import Model

/// All data of the index about one document, except its text.
public struct DocumentDetails: Sendable {
    /// A person named by a document.
    public struct Named: Sendable {
        /// The name as written, with the address in angle brackets.
        public var written: String
        /// The person to whom it was resolved; nil if it is ambiguous or unknown.
        public var person: String?
        /// Handles and initials.
        public var aliases: [String]
        /// The role in the meeting.
        public var duty: String?
        /// The evidence of attendance; nil for a mention.
        public var ground: Attendee.Ground?
        /// The 1-based line of the evidence.
        public var line: Int?
        /// Whether the person declined or was absent.
        public var isAbsent: Bool
    }

    /// The document.
    public var record: DocumentRecord
    /// The attendees and invitees.
    public var people: [Named]
    /// The people mentioned with `@`, and those known by a name in a sentence.
    public var mentions: [Named]
    /// Tags without `#`.
    public var tags: [String]
    /// Front matter and calendar properties without fields of their own.
    public var properties: [Property]
    /// The number of tasks by state.
    public var tasks: [TaskItem.State: Int]
    /// The other sources of the same meeting.
    public var sameMeeting: [DocumentRecord]
}

extension IndexReader {
    /// Returns all data of the index about a document, except its text.
    ///
    /// - Parameter record: The document.
    /// - Returns: Its people, tags, properties, tasks and meeting.
    /// - Throws: `StoreError` if the index cannot be read.
    public func details(of record: DocumentRecord) throws(StoreError) -> DocumentDetails {
        let id = record.number
        let tasks = try database.statement("select state, count(*) from task where document = ? group by state").bind(
            id
        )
        .rows { (TaskItem.State(rawValue: $0.int(0)) ?? .other, $0.int(1)) }
        return DocumentDetails(
            record: record, people: try attendees(of: id), mentions: try mentions(of: id),
            tags: try database.statement("select name from tag where document = ?").bind(id).rows { $0.string(0) },
            properties: try database.statement("select key, value, line from property where document = ?").bind(id)
                .rows { Property(key: $0.string(0), value: $0.string(1), line: $0.optionalInt(2)) },
            tasks: Dictionary(tasks) { first, _ in first },
            sameMeeting: try documents(ofMeeting: record.meeting).filter { $0.number != id })
    }

    private func attendees(of document: Int) throws(StoreError) -> [DocumentDetails.Named] {
        try database.statement(
            """
            select attendance.name, email, person.name, aliases, duty, ground, line, declined from attendance
            left join person on person.id = attendance.person where document = ? order by attendance.rowid
            """
        ).bind(document).rows { row in
            let address = row.optionalString(1).map { "<\($0)>" }
            return DocumentDetails.Named(
                written: [row.string(0), address].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " "),
                person: row.optionalString(2), aliases: row.string(3).split(separator: "\n").map(String.init),
                duty: row.optionalString(4), ground: Attendee.Ground(rawValue: row.int(5)), line: row.optionalInt(6),
                isAbsent: row.int(7) != 0)
        }
    }

    private func mentions(of document: Int) throws(StoreError) -> [DocumentDetails.Named] {
        try database.statement(
            """
            select mention.name, person.name, min(line), evidence from mention left join person on person.id = mention.person
            where document = ? and (evidence is null or person is not null) group by mention.name order by min(line)
            """
        ).bind(document).rows { row in
            DocumentDetails.Named(
                written: (row.optionalInt(3) == nil ? "@" : "") + row.string(0), person: row.optionalString(1),
                aliases: [], duty: nil, ground: nil,
                line: row.int(2), isAbsent: false)
        }
    }

    /// Returns the data that decides whether a document records the same meeting as another.
    ///
    /// - Parameter record: A document.
    /// - Returns: The source; nil for the rest of a document with dated sections.
    /// - Throws: `StoreError` if the index cannot be read.
    public func meetingSource(_ record: DocumentRecord) throws(StoreError) -> MeetingSource? {
        guard record.dateSource <= .modified else { return nil }
        let identity = try database.statement("select identity from document where id = ?").bind(record.number)
            .first { $0.optionalString(0) }
        let people = try database.statement(
            "select person.name from attendance join person on person.id = person where document = ? and declined = 0"
        ).bind(record.number).rows { $0.string(0) }
        var source = MeetingSource(
            document: record.number, kind: record.kind, title: record.title, start: record.start?.secondNumber ?? 0,
            isAllDay: record.isAllDay, isUndated: record.start == nil, identity: identity ?? nil,
            people: Set(people))
        let parts = try database.statement(
            "select count(*) from document where source = (select source from document where id = ?)"
        ).bind(record.number).first { $0.int(0) }
        source.path = parts == 1 ? record.path : nil
        return source
    }
}
