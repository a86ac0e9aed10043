import Model

/// The documents visible to a reader of the index.
public enum Visibility: Sendable {
    /// All documents.
    case everything
    /// All except private ones, as if these were not in the vault.
    case withoutPrivate
}

/// Hides private documents behind temporary views named like the tables, so that no query can forget to exclude them.
///
/// A segment holds either private or public chunks; people and meetings are resolved both over all documents and over the public ones.
enum PublicViews {
    static func create(in database: Database) throws(StoreError) {
        for (name, query) in queries { try database.execute("create temp view \(name) as \(query)") }
    }

    static func drop(from database: Database) throws(StoreError) {
        for (name, _) in queries { try database.execute("drop view temp.\(name)") }
    }

    static func areNeeded(in database: Database) throws(StoreError) -> Bool {
        try database.statement("select exists(select 1 from main.document where private = 1)").first { $0.int(0) } == 1
    }

    /// Postings and vectors need no views, since they are reached only through the chunks of segments.
    private static let queries: [(name: String, query: String)] =
        [
            // The first of two columns with the same name wins.
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

    private static let visible = """
        where not exists (select 1 from main.document as whole where whole.id = part.document and whole.private = 1)
        """
}

/// The directory of people and meetings without private documents.
extension IndexWriter {
    /// Returns whether any document is private.
    ///
    /// - Returns: True if there is one.
    /// - Throws: `StoreError` if the index cannot be read.
    public func hasPrivateDocuments() throws(StoreError) -> Bool { try PublicViews.areNeeded(in: database) }

    /// Runs a closure that sees the index without private documents.
    ///
    /// - Parameter read: Reads the index, but must not write.
    /// - Returns: The result of `read`.
    /// - Throws: `StoreError` if the index cannot be read.
    public func withoutPrivate<Result>(_ read: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        try PublicViews.create(in: database)
        let result = try read()
        try PublicViews.drop(from: database)
        return result
    }

    /// Copies the current people and meetings to the public tables.
    ///
    /// - Throws: `StoreError`; nothing is then changed.
    public func keepPublicDirectory() throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            try database.execute(
                """
                delete from public_owner;
                insert into public_owner select * from owner;
                delete from public_person_name;
                delete from public_person;
                insert into public_person select id, name, meetings, of_text from person;
                insert into public_person_name select person, name, is_email from person_name order by rowid;
                update attendance set public_person = person;
                update mention set public_person = person;
                update document set public_meeting = meeting;
                """)
        }
    }

    /// Completes the writing of people and meetings.
    ///
    /// Recounts public meetings without the owner's declined events, clears the stale mark, records the owner and tidies the segments.
    ///
    /// - Throws: `StoreError`; nothing is then changed.
    public func finishDirectory() throws(StoreError) {
        let hasPrivate = try hasPrivateDocuments()
        try database.transaction { () throws(StoreError) in
            if hasPrivate { try database.execute(IndexWriter.publicMeetings) }
            try database.execute("delete from setting where key = '\(IndexReader.staleDirectory)'")
            try database.statement("insert or replace into setting(key, value) values(?, ?)")
                .bind(IndexReader.namedOwner).bind(owner?.line ?? "").run()
            for isPrivate in [false, true] { try tidySegments(isPrivate: isPrivate) }
        }
        // Frees the pages of merged segments.
        try database.execute("pragma incremental_vacuum")
    }

    private static let publicMeetings = """
        update public_person set meetings = (
            select count(distinct public_meeting) from attendance join document on document.id = attendance.document
            where attendance.public_person = public_person.id and kind in ('meeting', 'transcript', 'event')
            and status < 2 and private = 0);
        """
}
