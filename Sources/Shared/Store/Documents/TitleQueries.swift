import Model
import Time

/// What questions name documents and places by: titles, aliases, attendance, locations.
extension IndexReader {
    /// A document with every name it goes by.
    public struct TitledDocument: Sendable {
        /// The document.
        public var record: DocumentRecord
        /// Other names than its title.
        public var aliases: [String]
        /// Whether it is an entry of a calendar without a time of day that nobody attends: a birthday, a trip.
        public var isOccasion: Bool
    }

    /// Everything that a question may name by its title: all documents but the pages of people.
    ///
    /// - Parameter meetings: The rows of meetings; nil for all.
    /// - Returns: In the order of paths, then of their places in the files.
    /// - Throws: `StoreError` where the index cannot be read.
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

    /// Reads where each document stands.
    ///
    /// - Parameter body: Gets the row of the document, the path of its file and what it is.
    /// - Throws: `StoreError` where the index cannot be read.
    public func forEachPath(_ body: (Int, String, DocumentKind) -> Void) throws(StoreError) {
        let statement = try database.statement(
            "select document.id, path, kind from document join source on source.id = document.source")
        while try statement.step() {
            body(statement.int(0), statement.string(1), DocumentKind(rawValue: statement.string(2)) ?? .note)
        }
    }

    /// Reads every title and other name of a document, but of the pages of people.
    ///
    /// - Parameter body: Gets the row of the meeting and the UTF-8 of the title, which is only lent.
    /// - Throws: `StoreError` where the index cannot be read.
    public func forEachTitle(_ body: (Int, UnsafeRawBufferPointer) -> Void) throws(StoreError) {
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

    /// Reads the title of every meeting.
    ///
    /// - Parameter body: Gets the title.
    /// - Throws: `StoreError` if the index cannot be read.
    public func forEachMeetingTitle(_ body: (String) -> Void) throws(StoreError) {
        let statement = try database.statement(
            "select title from document where kind in ('meeting', 'transcript', 'event')")
        while try statement.step() { body(statement.string(0)) }
    }

    /// Which of some people attend which meetings.
    ///
    /// - Parameter people: Rows of people.
    /// - Returns: For each meeting's row the rows of those of them who attend; those who declined are left out.
    /// - Throws: `StoreError` where the index cannot be read.
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

    /// Every place where something took place, as written.
    ///
    /// - Returns: Each once.
    /// - Throws: `StoreError` where the index cannot be read.
    public func places() throws(StoreError) -> [String] {
        try database.statement("select distinct value from property where key = 'location' order by value")
            .rows { $0.string(0) }
    }

    /// What the sources of a meeting say of themselves under some keys.
    ///
    /// - Parameters:
    ///   - keys: Keys of front matter and calendars, in lower case.
    ///   - meeting: The row that stands for the meeting.
    /// - Returns: The values with the rows of their documents, in the order of paths and lines.
    /// - Throws: `StoreError` where the index cannot be read.
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

    /// Every key of front matter and calendars.
    ///
    /// - Returns: Each once, in lower case.
    /// - Throws: `StoreError` where the index cannot be read.
    public func propertyKeys() throws(StoreError) -> [String] {
        try database.statement("select distinct key from property order by key").rows { $0.string(0) }
    }

    /// All that documents say of themselves under some keys.
    ///
    /// - Parameter keys: Keys in lower case.
    /// - Returns: The values with the rows of their documents.
    /// - Throws: `StoreError` where the index cannot be read.
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
}
