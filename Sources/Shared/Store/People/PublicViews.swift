import Model

/// Which documents a reader of the index sees.
public enum Visibility: Sendable {
    /// All documents.
    case everything
    /// All but the private ones, as if those were not in the vault.
    case withoutPrivate
}

/// Hides private documents behind views that bear the names of the tables.
///
/// A temporary view comes before a table of the same name, so every query of a connection sees the vault without its private documents,
/// and none can forget to leave them out. Segments hold private chunks or others, never both; people and meetings are resolved once over
/// all documents and once over those that are not private.
enum PublicViews {
    /// Hides private documents from a connection.
    static func create(in database: Database) throws(StoreError) {
        for (name, query) in queries { try database.execute("create temp view \(name) as \(query)") }
    }

    /// Shows them again.
    static func drop(from database: Database) throws(StoreError) {
        for (name, _) in queries { try database.execute("drop view temp.\(name)") }
    }

    /// Whether there is anything to hide.
    static func areNeeded(in database: Database) throws(StoreError) -> Bool {
        try database.statement("select exists(select 1 from main.document where private = 1)").first { $0.int(0) } == 1
    }

    /// Postings and vectors need no views: only the chunks of segments lead to them.
    private static let queries: [(name: String, query: String)] =
        [
            // Of two columns of one name, the first is meant.
            ("document", "select public_meeting as meeting, * from main.document where private = 0"),
            ("attendance", "select public_person as person, rowid, * from main.attendance as part \(visible)"),
            ("mention", "select public_person as person, rowid, * from main.mention as part \(visible)"),
            ("person", "select * from main.public_person"),
            ("person_name", "select rowid, * from main.public_person_name"),
            ("segment", "select * from main.segment where private = 0"),
            ("owner", "select * from main.public_owner"),
        ]
        + ["tag", "property", "link", "task", "chunk"].map {
            ($0, "select rowid, * from main.\($0) as part \(visible)")
        }

    /// The condition that a part of a document is not part of a private one.
    private static let visible = """
        where not exists (select 1 from main.document as whole where whole.id = part.document and whole.private = 1)
        """
}

/// People and meetings as they are without private documents.
extension IndexWriter {
    /// Whether any document is private.
    ///
    /// - Returns: True where there is one.
    /// - Throws: `StoreError` where the index cannot be read.
    public func hasPrivateDocuments() throws(StoreError) -> Bool { try PublicViews.areNeeded(in: database) }

    /// Reads the index as if it had no private documents.
    ///
    /// - Parameter read: Reads and writes nothing.
    /// - Returns: What it returns.
    /// - Throws: `StoreError` where the index cannot be read.
    public func withoutPrivate<Result>(_ read: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        try PublicViews.create(in: database)
        let result = try read()
        try PublicViews.drop(from: database)
        return result
    }

    /// Sets the people and meetings that were written last aside, as those of the documents that are not private.
    ///
    /// - Throws: `StoreError`; nothing is changed then.
    public func keepPublicDirectory() throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            try database.execute(
                """
                delete from public_owner;
                insert into public_owner select * from owner;
                delete from public_person_name;
                delete from public_person;
                insert into public_person select id, name, meetings from person;
                insert into public_person_name select person, name, is_email from person_name order by rowid;
                update attendance set public_person = person;
                update mention set public_person = person;
                update document set public_meeting = meeting;
                """)
        }
    }

    /// Ends the writing of people and meetings: what was set aside agrees with what the owner declined, and nothing lags behind the
    /// documents, or behind who the user says that they are, any more.
    ///
    /// - Throws: `StoreError`; nothing is changed then.
    public func finishDirectory() throws(StoreError) {
        let hasPrivate = try hasPrivateDocuments()
        try database.transaction { () throws(StoreError) in
            if hasPrivate { try database.execute(IndexWriter.publicMeetings) }
            try database.execute("delete from setting where key = '\(IndexReader.staleDirectory)'")
            try database.statement("insert or replace into setting(key, value) values(?, ?)")
                .bind(IndexReader.namedOwner).bind(owner?.line ?? "").run()
            for isPrivate in [false, true] { try tidySegments(isPrivate: isPrivate) }
        }
        // The pages of segments that were merged.
        try database.execute("pragma incremental_vacuum")
    }

    private static let publicMeetings = """
        update public_person set meetings = (
            select count(distinct public_meeting) from attendance join document on document.id = attendance.document
            where attendance.public_person = public_person.id and kind in ('meeting', 'transcript', 'event')
            and status < 2 and private = 0);
        """
}
