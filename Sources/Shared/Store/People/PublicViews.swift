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

    /// Completes the writing of people and meetings.
    ///
    /// Counts the meetings of people, clears the stale mark and records the owner.
    ///
    /// - Throws: `StoreError`; nothing is then changed.
    public func finishDirectory() throws(StoreError) {
        let hasPrivate = try hasPrivateDocuments()
        try database.transaction { () throws(StoreError) in
            try countMeetings(DirectorySide(isPublic: false))
            if hasPrivate { try countMeetings(DirectorySide(isPublic: true)) }
            try database.execute("delete from setting where key = '\(IndexReader.staleDirectory)'")
            try database.statement("insert or replace into setting(key, value) values(?, ?)")
                .bind(IndexReader.namedOwner).bind(owner?.line ?? "").run()
        }
    }

    /// Merges the segments left by an import, and frees their pages.
    ///
    /// - Throws: `StoreError`; nothing is then changed.
    public func tidy() throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            for isPrivate in [false, true] { try tidySegments(isPrivate: isPrivate) }
        }
        try database.execute("pragma incremental_vacuum")
    }

    /// Leaves people and meetings as they are, since no date moved.
    ///
    /// - Throws: `StoreError`; nothing is then changed.
    public func keepDirectory() throws(StoreError) {
        try database.execute("delete from setting where key = '\(IndexReader.staleDirectory)'")
    }
}
