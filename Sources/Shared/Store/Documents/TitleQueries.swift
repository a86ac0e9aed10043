import Model
import Time

/// Names of documents and places in questions: titles, aliases, attendance, locations.
extension IndexReader {
    /// A document with all its names.
    public struct TitledDocument: Sendable {
        /// The document.
        public var record: DocumentRecord
        /// Other names besides the title.
        public var aliases: [String]
        /// Whether it is an all-day calendar entry without attendees, such as a birthday or a trip.
        public var isOccasion: Bool
    }

    /// Returns all documents that a question may name by title: all except person pages.
    ///
    /// - Parameter meetings: The rows of meetings; nil for all.
    /// - Returns: Documents ordered by path, then by position in the file.
    /// - Throws: `StoreError` if the index cannot be read.
    public func titledDocuments(ofMeetings meetings: [Int]? = nil) throws(StoreError) -> [TitledDocument] {
        let rows = meetings.map { "[" + $0.map(String.init).joined(separator: ",") + "]" }
        let isWanted = rows == nil ? "" : "and meeting in (select value from json_each(?))"
        let aliases = try aliases(isWanted, rows)
        let statement = try database.statement(
            """
            select \(IndexReader.columns), kind = 'event' and all_day and not exists (
                select 1 from attendance where attendance.document = document.id)
            from document join source on source.id = document.source where kind <> 'person' \(isWanted)
            order by path, document.id
            """)
        if let rows { statement.bind(rows) }
        return try statement.rows { row in
            let record = record(row)
            return TitledDocument(record: record, aliases: aliases[record.number] ?? [], isOccasion: row.int(14) != 0)
        }
    }

    private func aliases(_ isWanted: String, _ rows: String?) throws(StoreError) -> [Int: [String]] {
        let join = rows == nil ? "" : "join document on document.id = property.document"
        let statement = try database.statement(
            "select document, value from property \(join) where key = 'alias' \(isWanted) order by property.rowid")
        if let rows { statement.bind(rows) }
        return Dictionary(try statement.rows { ($0.int(0), [$0.string(1)]) }, uniquingKeysWith: +)
    }

    /// Calls `body` for each document.
    ///
    /// - Parameter body: Gets the row of the document, the path of its file and its kind.
    /// - Throws: `StoreError` if the index cannot be read.
    public func forEachPath(_ body: (Int, String, DocumentKind) -> Void) throws(StoreError) {
        let statement = try database.statement(
            "select document.id, path, kind from document join source on source.id = document.source")
        while try statement.step() {
            body(statement.int(0), statement.string(1), DocumentKind(rawValue: statement.string(2)) ?? .note)
        }
    }

    /// Calls `body` with every title and alias, except those of person pages.
    ///
    /// - Parameter body: Gets the row of the meeting and the title in UTF-8, valid only during the call.
    /// - Throws: `StoreError` if the index cannot be read.
    public func forEachTitle(_ body: (Int, Span<UInt8>) -> Void) throws(StoreError) {
        for sql in [
            "select meeting, title from document where kind <> 'person'",
            """
            select meeting, value from property join document on document.id = property.document
            where key = 'alias' and kind <> 'person'
            """,
        ] {
            let statement = try database.statement(sql)
            while try statement.step() { statement.withBytes(1) { body(statement.int(0), $0) } }
        }
    }

    /// Calls `body` with the title of every meeting note, transcript and event.
    ///
    /// - Parameter body: Gets the title.
    /// - Throws: `StoreError` if the index cannot be read.
    public func forEachMeetingTitle(_ body: (String) -> Void) throws(StoreError) {
        let statement = try database.statement(
            "select title from document where kind in ('meeting', 'transcript', 'event')")
        while try statement.step() { body(statement.string(0)) }
    }

    /// Returns which meetings some people attend.
    ///
    /// - Parameter people: Rows of people.
    /// - Returns: The rows of those people who attend, by meeting row; declined invitations do not count.
    /// - Throws: `StoreError` if the index cannot be read.
    public func attendance(of people: Set<Int>) throws(StoreError) -> [Int: Set<Int>] {
        var attendance: [Int: Set<Int>] = [:]
        for person in people.sorted() {
            let statement = try database.statement(
                """
                select distinct meeting from attendance join document on document.id = attendance.document
                where attendance.person = ? and declined = 0
                """
            ).bind(person)
            while try statement.step() { attendance[statement.int(0), default: []].insert(person) }
        }
        return attendance
    }

    /// Returns every location as written.
    ///
    /// - Returns: Each once.
    /// - Throws: `StoreError` if the index cannot be read.
    public func places() throws(StoreError) -> [String] {
        try database.statement("select distinct value from property where key = 'location' order by value")
            .rows { $0.string(0) }
    }

    /// Returns some properties of all sources of a meeting.
    ///
    /// - Parameters:
    ///   - keys: Keys of front matter and calendars, in lower case.
    ///   - meeting: The representative row of the meeting.
    /// - Returns: The values with their document rows, ordered by path and line.
    /// - Throws: `StoreError` if the index cannot be read.
    public func properties(
        _ keys: Set<String>, ofMeeting meeting: Int
    ) throws(StoreError) -> [(document: Int, property: Property)] {
        let statement = try database.statement(
            """
            select document.id, key, value, property.line from property
            join document on document.id = property.document join source on source.id = document.source
            where document.meeting = ? order by path, property.line, property.rowid
            """
        ).bind(meeting)
        return try statement.rows { row in
            (row.int(0), Property(key: row.string(1), value: row.string(2), line: row.optionalInt(3)))
        }.filter { keys.contains($0.1.key) }
    }

    /// Returns every key of front matter and calendars.
    ///
    /// - Returns: Each once, in lower case.
    /// - Throws: `StoreError` if the index cannot be read.
    public func propertyKeys() throws(StoreError) -> [String] {
        try database.statement("select distinct key from property order by key").rows { $0.string(0) }
    }

    /// Returns some properties of all documents.
    ///
    /// - Parameter keys: Keys in lower case.
    /// - Returns: The values with their document rows.
    /// - Throws: `StoreError` if the index cannot be read.
    public func properties(_ keys: [String]) throws(StoreError) -> [(document: Int, property: Property)] {
        var found: [(document: Int, property: Property)] = []
        for key in keys {
            let statement = try database.statement(
                "select document, value, line from property where key = ? order by rowid"
            )
            .bind(key)
            found += try statement.rows { row in
                (row.int(0), Property(key: key, value: row.string(1), line: row.optionalInt(2)))
            }
        }
        return found
    }

    /// Returns the notes whose front matter names one of some kinds that this program has none of.
    ///
    /// - Parameter kinds: Kinds in lower case.
    /// - Returns: The kinds with their documents, in the order of paths.
    /// - Throws: `StoreError` if the index cannot be read.
    /// - Complexity: O(*n*) in the documents of all such kinds, by an index of their own.
    public func documents(
        ofKinds kinds: Set<String>
    ) throws(StoreError) -> [(kind: String, document: DocumentRecord)] {
        let rows = try database.statement("select document, value from property where key = 'kind'").rows {
            (document: $0.int(0), kind: $0.string(1).lowercased())
        }.filter { kinds.contains($0.kind) }
        guard !rows.isEmpty else { return [] }
        let documents = try documents(Set(rows.map(\.document)))
        return rows.compactMap { row in documents[row.document].map { (row.kind, $0) } }
            .sorted { ($0.document.path, $0.document.number) < ($1.document.path, $1.document.number) }
    }
}
