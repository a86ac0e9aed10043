import Model
import Time

/// Documents, attendance and tasks for exact answers.
extension IndexReader {
    static let columns = """
        document.id, path, kind, title, start, finish, all_day, date_source, status, first_line, last_line, first_chunk,
        chunk_count, meeting
        """

    func record(_ row: Statement) -> DocumentRecord {
        DocumentRecord(
            number: row.int(0), path: row.string(1), kind: DocumentKind(rawValue: row.string(2)) ?? .note,
            title: row.string(3), start: row.optionalInt(4).map(CivilDateTime.init(secondNumber:)),
            end: row.optionalInt(5).map(CivilDateTime.init(secondNumber:)), isAllDay: row.int(6) != 0,
            dateSource: DateSource(rawValue: row.int(7)) ?? .none,
            status: EventStatus(rawValue: row.int(8)) ?? .confirmed,
            lines: LineRange(row.int(9), row.int(10)), chunks: row.int(11)..<(row.int(11) + row.int(12)),
            meeting: row.int(13))
    }

    /// Returns the documents that pass a filter, ordered by time, path and line.
    ///
    /// - Parameter filter: Exact conditions.
    /// - Returns: Undated documents first.
    /// - Throws: `StoreError` if the index cannot be read.
    public func documents(_ filter: DocumentFilter) throws(StoreError) -> [DocumentRecord] {
        let condition = filter.condition
        let statement = try database.statement(
            """
            select \(IndexReader.columns) from document join source on source.id = document.source
            where \(condition.sql) order by start, path, first_line, document.id
            """)
        bind(condition.values, to: statement)
        return try statement.rows { record($0) }
    }

    /// Returns the documents that pass a filter and begin on one of some days, ordered by time.
    ///
    /// Unlike a time in the filter, the days leave out what began before them and still lasted, so that only the documents of those days are
    /// read.
    ///
    /// - Parameters:
    ///   - filter: Exact conditions.
    ///   - days: The first and the last day.
    /// - Returns: Dated documents.
    /// - Throws: `StoreError` if the index cannot be read.
    public func documents(
        _ filter: DocumentFilter, beginningIn days: ClosedRange<CivilDate>
    ) throws(StoreError) -> [DocumentRecord] {
        let condition = filter.condition
        let statement = try database.statement(
            """
            select \(IndexReader.columns) from document join source on source.id = document.source
            where \(condition.sql) and start >= ? and start < ? order by start, document.id
            """)
        bind(condition.values, to: statement)
        return try statement.bind(days.lowerBound.midnight.secondNumber)
            .bind(days.upperBound.adding(days: 1).midnight.secondNumber).rows { record($0) }
    }

    /// Returns the rows of the documents that pass a filter.
    ///
    /// - Parameter filter: Exact conditions.
    /// - Returns: A set of rows.
    /// - Throws: `StoreError` if the index cannot be read.
    public func documentNumbers(_ filter: DocumentFilter) throws(StoreError) -> Set<Int> {
        Set(try documentRows(filter))
    }

    /// Returns the rows of the documents that pass a filter, unordered.
    ///
    /// - Parameter filter: Exact conditions.
    /// - Returns: Each row once.
    /// - Throws: `StoreError` if the index cannot be read.
    public func documentRows(_ filter: DocumentFilter) throws(StoreError) -> [Int] {
        let condition = filter.condition
        let source = condition.hasSource ? "join source on source.id = document.source" : ""
        let statement = try database.statement("select document.id from document \(source) where \(condition.sql)")
        bind(condition.values, to: statement)
        return try statement.rows { $0.int(0) }
    }

    /// Returns the rows of the documents that do not pass a filter, if it excludes only cancelled ones, which are few.
    ///
    /// - Parameter filter: Exact conditions.
    /// - Returns: Each row once; nil for a filter with other conditions.
    /// - Throws: `StoreError` if the index cannot be read.
    public func excludedRows(_ filter: DocumentFilter) throws(StoreError) -> [Int]? {
        guard filter.excludesOnlyCancelled else { return nil }
        let cancelled = "select id from document where status >= \(EventStatus.cancelled.rawValue)"
        return try database.statement("\(cancelled) and not (\(filter.condition.sql))").rows { $0.int(0) }
    }

    /// Returns documents by row.
    ///
    /// - Parameter numbers: Rows of the index.
    /// - Returns: The existing ones, by row.
    /// - Throws: `StoreError` if the index cannot be read.
    public func documents(_ numbers: Set<Int>) throws(StoreError) -> [Int: DocumentRecord] {
        var result: [Int: DocumentRecord] = [:]
        for number in numbers {
            let statement = try database.statement(
                """
                select \(IndexReader.columns) from document join source on source.id = document.source where document.id = ?
                """
            ).bind(number)
            result[number] = try statement.first { record($0) }
        }
        return result
    }

    /// Returns the documents of a file.
    ///
    /// - Parameter path: The path of the file, relative to the vault.
    /// - Returns: Documents ordered by line.
    /// - Throws: `StoreError` if the index cannot be read.
    public func documents(ofFile path: String) throws(StoreError) -> [DocumentRecord] {
        try database.statement(
            """
            select \(IndexReader.columns) from source join document on document.source = source.id
            where path = ? order by first_line, document.id
            """
        ).bind(path).rows { record($0) }
    }

    /// Returns the sources of a meeting.
    ///
    /// - Parameter meeting: The representative row of the meeting.
    /// - Returns: Documents ordered by path and line.
    /// - Throws: `StoreError` if the index cannot be read.
    public func documents(ofMeeting meeting: Int) throws(StoreError) -> [DocumentRecord] {
        try database.statement(
            """
            select \(IndexReader.columns) from document join source on source.id = document.source
            where meeting = ? order by path, first_line, document.id
            """
        ).bind(meeting).rows { record($0) }
    }

    /// Returns the attendees of a meeting from all its sources, each once, in order of first mention.
    ///
    /// - Parameter meeting: The representative row of the meeting.
    /// - Returns: Resolved people without those who declined.
    /// - Throws: `StoreError` if the index cannot be read.
    public func attendees(ofMeeting meeting: Int) throws(StoreError) -> [Person] {
        try database.statement(
            """
            select person.id, person.name, person.meetings from attendance
            join document on document.id = attendance.document join person on person.id = attendance.person
            join source on source.id = document.source
            where document.meeting = ? and declined = 0 group by person.id
            order by min(source.path || substr('00000000' || document.first_line, -9) || substr('00000000' || attendance.rowid, -9))
            """
        ).bind(meeting).rows { Person(number: $0.int(0), name: $0.string(1), meetingCount: $0.int(2)) }
    }

    /// Returns the lines on which a document names attendees: lists, tables and lines of roles.
    ///
    /// - Parameter document: A row.
    /// - Returns: The row of each person, the name as written and the 1-based line, in text order.
    /// - Throws: `StoreError` if the index cannot be read.
    public func attendanceLines(
        ofDocument document: Int
    ) throws(StoreError) -> [(person: Int?, name: String, line: Int)] {
        try database.statement(
            """
            select person, name, line from attendance
            where document = ? and declined = 0 and line is not null and ground in (
                \(Attendee.Ground.list.rawValue), \(Attendee.Ground.table.rawValue), \(Attendee.Ground.duty.rawValue))
            order by line, rowid
            """
        ).bind(document).rows { (person: $0.optionalInt(0), name: $0.string(1), line: $0.int(2)) }
    }

    /// Returns the people whom a document names with a role in the meeting, in text order.
    ///
    /// - Parameter document: A row.
    /// - Returns: The name, resolved if possible; the role as written; whether it has a line of its own; the 1-based line, if known.
    /// - Throws: `StoreError` if the index cannot be read.
    public func duties(
        ofDocument document: Int
    ) throws(StoreError) -> [(name: String, duty: String, isOwnLine: Bool, line: Int?)] {
        try database.statement(
            """
            select coalesce(person.name, attendance.name), duty, ground, line from attendance
            left join person on person.id = attendance.person
            where document = ? and declined = 0 and duty is not null order by line, attendance.rowid
            """
        ).bind(document).rows {
            (
                name: $0.string(0), duty: $0.string(1), isOwnLine: $0.int(2) == Attendee.Ground.duty.rawValue,
                line: $0.optionalInt(3)
            )
        }
    }

    /// Returns whether a document is one of some kinds.
    ///
    /// - Parameter kinds: Kinds of documents.
    /// - Returns: False if there is none.
    /// - Throws: `StoreError` if the index cannot be read.
    public func hasDocuments(_ kinds: Set<DocumentKind>) throws(StoreError) -> Bool {
        let marks = kinds.map { _ in "?" }.joined(separator: ", ")
        let statement = try database.statement("select 1 from document where kind in (\(marks)) limit 1")
        for kind in kinds { statement.bind(kind.rawValue) }
        return try statement.first { $0.int(0) } != nil
    }

    /// Returns the people whom the sources of a meeting name as absent, in text order: regrets, apologies, unticked names.
    ///
    /// - Parameter meeting: The representative row of the meeting.
    /// - Returns: The name, resolved if possible, with the document and its 1-based line, if known; people who attend according to another
    ///   source are excluded.
    /// - Throws: `StoreError` if the index cannot be read.
    public func absentees(
        ofMeeting meeting: Int
    ) throws(StoreError) -> [(name: String, document: Int, line: Int?)] {
        let present = Set(try attendees(ofMeeting: meeting).map(\.name))
        return try database.statement(
            """
            select coalesce(person.name, attendance.name), attendance.document, line from attendance
            join document on document.id = attendance.document join source on source.id = document.source
            left join person on person.id = attendance.person
            where document.meeting = ? and declined <> 0 order by path, first_line, attendance.rowid
            """
        ).bind(meeting).rows { (name: $0.string(0), document: $0.int(1), line: $0.optionalInt(2)) }
            .filter { !present.contains($0.name) }
    }

    /// Returns the documents that some people attend, by any source of the meeting, or that mention them.
    ///
    /// - Parameter people: Rows of people.
    /// - Returns: The number of these people by document row.
    /// - Throws: `StoreError` if the index cannot be read.
    public func attendedDocuments(_ people: Set<Int>) throws(StoreError) -> [Int: Int] {
        var counts: [Int: Int] = [:]
        for person in people.sorted() {
            let statement = try database.statement(
                """
                select id from document where meeting in (
                    select attended.meeting from attendance join document as attended on attended.id = attendance.document
                    where attendance.person = ?1 and declined = 0)
                union select document from mention where person = ?1
                """
            ).bind(person)
            while try statement.step() { counts[statement.int(0), default: 0] += 1 }
        }
        return counts
    }

    /// Returns the pages about people.
    ///
    /// - Returns: Rows with titles.
    /// - Throws: `StoreError` if the index cannot be read.
    public func personPages() throws(StoreError) -> [(document: Int, title: String)] {
        try database.statement(
            "select id, title from document where kind = ? and status < \(EventStatus.cancelled.rawValue)"
        ).bind(DocumentKind.person.rawValue).rows { ($0.int(0), $0.string(1)) }
    }

    /// Returns the days of all dated documents.
    ///
    /// - Returns: Document rows with day numbers.
    /// - Throws: `StoreError` if the index cannot be read.
    public func documentDays() throws(StoreError) -> [(document: Int, day: Int)] {
        try database.statement(
            "select id, start from document where start is not null"
        ).rows { ($0.int(0), CivilDateTime(secondNumber: $0.int(1)).date.dayNumber) }
    }

    /// Returns the rows of all documents with attendees.
    ///
    /// - Returns: A set of rows.
    /// - Throws: `StoreError` if the index cannot be read.
    public func attendedDocuments() throws(StoreError) -> Set<Int> {
        Set(try database.statement("select distinct document from attendance").rows { $0.int(0) })
    }

    /// Returns the tasks of the documents that pass a filter, ordered by due date, time and line.
    ///
    /// - Parameters:
    ///   - filter: Exact conditions on the documents.
    ///   - states: The wanted states.
    /// - Returns: Tasks without a due date last.
    /// - Throws: `StoreError` if the index cannot be read.
    public func tasks(_ filter: DocumentFilter, states: Set<TaskItem.State>) throws(StoreError) -> [TaskRecord] {
        let condition = filter.condition
        let statement = try database.statement(
            """
            select task.document, \(TaskItem.columns) from task
            join document on document.id = task.document join source on source.id = document.source
            where \(condition.sql) order by due is null, due, start is null, start, path, line, task.id
            """)
        bind(condition.values, to: statement)
        return try statement.rows { row in
            TaskRecord(task: TaskItem(row, from: 1), document: row.int(0))
        }.filter { states.contains($0.task.state) }
    }

    /// Returns the lines that mention a person.
    ///
    /// - Parameter person: The row of the person.
    /// - Returns: The first line of each document, by document row.
    /// - Throws: `StoreError` if the index cannot be read.
    public func mentions(of person: Int) throws(StoreError) -> [Int: Int] {
        let rows = try database.statement("select document, min(line) from mention where person = ? group by document")
            .bind(person).rows { ($0.int(0), $0.int(1)) }
        return Dictionary(rows) { first, _ in first }
    }

    /// Returns the tags of a document.
    ///
    /// - Parameter document: A row.
    /// - Returns: The tags as written, without `#`, in text order.
    /// - Throws: `StoreError` if the index cannot be read.
    public func tags(ofDocument document: Int) throws(StoreError) -> [String] {
        try database.statement("select name from tag where document = ? order by rowid").bind(document).rows {
            $0.string(0)
        }
    }

    private func bind(_ values: [DocumentFilter.Value], to statement: Statement) {
        for value in values {
            switch value {
            case .number(let number): statement.bind(number)
            case .text(let text): statement.bind(text)
            }
        }
    }
}
