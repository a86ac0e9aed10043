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
    }

    /// The documents of every meeting and note that may bear one of some names.
    ///
    /// A title with other letters than those of ASCII always may, since SQLite cannot fold them.
    ///
    /// - Parameter beginnings: Beginnings of words in lower-case ASCII; an empty one stands in every title.
    /// - Returns: All sources of those meetings in no certain order, person pages left out.
    /// - Throws: `StoreError` where the index cannot be read.
    public func documents(titledLike beginnings: Set<String>) throws(StoreError) -> [TitledDocument] {
        guard !beginnings.isEmpty else { return [] }
        let parts = Array(repeating: "instr(lower(name), ?) > 0", count: beginnings.count)
        let isAny = beginnings.contains("")
        let condition = isAny ? "1" : (parts + ["name glob '*[^ -~]*'"]).joined(separator: " or ")
        let statement = try database.statement(
            """
            select \(IndexReader.columns) from document join source on source.id = document.source
            where kind <> 'person' and meeting in (
                select meeting from (select meeting, title as name from document) where \(condition)
                union select meeting from (
                    select meeting, value as name from property join document on document.id = property.document
                    where key = 'alias') where \(condition))
            """)
        if !isAny {
            for beginning in beginnings.sorted() + beginnings.sorted() { statement.bind(beginning) }
        }
        let records = try statement.rows { record($0) }
        let aliases = try aliases()
        return records.map { TitledDocument(record: $0, aliases: aliases[$0.number] ?? []) }
    }

    private func aliases() throws(StoreError) -> [Int: [String]] {
        let rows = try database.statement("select document, value from property where key = 'alias'")
            .rows { ($0.int(0), [$0.string(1)]) }
        return Dictionary(rows, uniquingKeysWith: +)
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
}
