import Model

/// Everything that the index holds of one document but its text.
public struct DocumentDetails: Sendable {
    /// The document.
    public var record: DocumentRecord
    /// Everybody who attends or is mentioned, as the file names them, with the person they were taken for.
    public var people: [(written: String, person: String?)]
    /// Tags without `#`.
    public var tags: [String]
    /// Front matter and calendar properties that have no field of their own.
    public var properties: [Property]
    /// The tasks by state.
    public var tasks: [TaskItem.State: Int]
    /// The other sources of the same meeting.
    public var sameMeeting: [DocumentRecord]
}

extension IndexReader {
    /// Everything that the index holds of a document but its text.
    ///
    /// - Parameter record: The document.
    /// - Returns: Its people, tags, properties, tasks and meeting.
    /// - Throws: `StoreError` where the index cannot be read.
    public func details(of record: DocumentRecord) throws(StoreError) -> DocumentDetails {
        let id = record.number
        let people = try database.statement(
            """
            select attendance.name, email, person.name from attendance
            left join person on person.id = attendance.person where document = ?1
            union all select distinct '@' || mention.name, null, person.name from mention
            left join person on person.id = mention.person where document = ?1
            """
        ).bind(id).rows { row in
            let address = row.optionalString(1).map { "<\($0)>" }
            return (
                written: [row.string(0), address].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " "),
                person: row.optionalString(2)
            )
        }
        let tasks = try database.statement("select state, count(*) from task where document = ? group by state").bind(
            id
        )
        .rows { (TaskItem.State(rawValue: $0.int(0)) ?? .other, $0.int(1)) }
        return DocumentDetails(
            record: record, people: people,
            tags: try database.statement("select name from tag where document = ?").bind(id).rows { $0.string(0) },
            properties: try database.statement("select key, value from property where document = ?").bind(id)
                .rows { Property(key: $0.string(0), value: $0.string(1)) },
            tasks: Dictionary(tasks) { first, _ in first },
            sameMeeting: try documents(ofMeeting: record.meeting).filter { $0.number != id })
    }

    /// What of a document is compared to tell whether another one records the same meeting.
    ///
    /// - Parameter record: A document with a date.
    /// - Returns: The source; nil for a document without a date.
    /// - Throws: `StoreError` where the index cannot be read.
    public func meetingSource(_ record: DocumentRecord) throws(StoreError) -> MeetingSource? {
        guard let start = record.start else { return nil }
        let identity = try database.statement("select identity from document where id = ?").bind(record.number)
            .first { $0.optionalString(0) }
        let people = try database.statement(
            "select person.name from attendance join person on person.id = person where document = ? and declined = 0"
        ).bind(record.number).rows { $0.string(0) }
        return MeetingSource(
            document: record.number, kind: record.kind, title: record.title, start: start.secondNumber,
            isAllDay: record.isAllDay, isUndated: record.dateSource >= .modified, identity: identity ?? nil,
            people: Set(people))
    }
}
