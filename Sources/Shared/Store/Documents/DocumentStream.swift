import Model
import Time

/// A document with its place in its file, by which it is known in every index of the same files.
public struct PlacedDocument: Sendable {
    /// The document.
    public var record: DocumentRecord
    /// Its 1-based place among the documents of its file, in the order of lines.
    public var place: Int
    /// Whether it is private.
    public var isPrivate: Bool
    /// The modification time of its file, in seconds since 1970-01-01T00:00Z.
    public var modified: Int

    /// Its path and place, `notes/boat.md#1`; rows of the index depend on the order of imports.
    public var id: String { "\(record.path)#\(place)" }
}

/// Everything in the index, one document after the other.
extension IndexReader {
    /// Calls `body` with every document, ordered by path, then by line.
    ///
    /// - Parameter body: Gets a document.
    /// - Throws: `StoreError` if the index cannot be read, or the error of `body`.
    /// - Complexity: Memory for the documents of one file.
    public func forEachDocument(_ body: (PlacedDocument) throws -> Void) throws {
        let sources = try database.newStatement("select id from source order by path")
        while try sources.step() {
            for document in try documents(ofSource: sources.int(0)) { try body(document) }
        }
    }

    private func documents(ofSource source: Int) throws(StoreError) -> [PlacedDocument] {
        let rows = try database.statement(
            """
            select \(IndexReader.columns), private, modified from document join source on source.id = document.source
            where document.source = ? order by first_line, document.id
            """
        ).bind(source).rows { (record($0), $0.int(14) != 0, $0.int(15) / 1_000_000_000) }
        return rows.enumerated().map { place, row in
            PlacedDocument(record: row.0, place: place + 1, isPrivate: row.1, modified: row.2)
        }
    }

    /// Returns the documents that record the same meeting as a document.
    ///
    /// - Parameter document: A document.
    /// - Returns: Their identities (`PlacedDocument.id`) and records, ordered by path and line; the first identity is the meeting's.
    /// - Throws: `StoreError` if the index cannot be read.
    public func sources(
        ofMeetingOf document: PlacedDocument
    ) throws(StoreError) -> [(id: String, record: DocumentRecord)] {
        try documents(ofMeeting: document.record.meeting).map { record throws(StoreError) in
            guard record.number != document.record.number else { return (document.id, record) }
            return ("\(record.path)#\(try place(of: record))", record)
        }
    }

    private func place(of record: DocumentRecord) throws(StoreError) -> Int {
        try database.statement(
            """
            select count(*) from document where source = (select source from document where id = ?1)
            and (first_line, id) <= (?2, ?1)
            """
        ).bind(record.number).bind(record.lines.first).first { $0.int(0) } ?? 0
    }

    /// Returns whether a document makes its meeting one that `counts` counts: held, and no birthday or trip.
    ///
    /// - Parameter record: A document.
    /// - Returns: False for notes and person pages.
    /// - Throws: `StoreError` if the index cannot be read.
    public func isCountedMeeting(_ record: DocumentRecord) throws(StoreError) -> Bool {
        guard record.kind.isMeeting, record.status.rawValue < EventStatus.cancelled.rawValue else { return false }
        if record.kind != .event || !record.isAllDay { return true }
        return try isAttended(document: record.number)
    }

    /// Returns the tasks of a document.
    ///
    /// - Parameter document: Its row.
    /// - Returns: Tasks in line order.
    /// - Throws: `StoreError` if the index cannot be read.
    public func tasks(ofDocument document: Int) throws(StoreError) -> [TaskItem] {
        try database.statement(
            "select \(TaskItem.columns) from task where document = ? order by line, task.rowid"
        ).bind(document).rows { TaskItem($0, from: 0) }
    }

    /// Returns the links of a document to other notes.
    ///
    /// - Parameter document: Its row.
    /// - Returns: Links in line order.
    /// - Throws: `StoreError` if the index cannot be read.
    public func links(ofDocument document: Int) throws(StoreError) -> [Link] {
        try database.statement("select target, line from link where document = ? order by line, rowid").bind(document)
            .rows { Link(target: $0.string(0), line: $0.int(1)) }
    }
}

extension TaskItem {
    /// The columns of a task that `init(_:from:)` reads.
    static let columns = "line, state, text, owner, due, recurrence, completed"

    /// Reads a row with `columns`, the first of which is `first`.
    init(_ row: Statement, from first: Int32) {
        self.init(
            text: row.string(first + 2), state: State(rawValue: row.int(first + 1)) ?? .other,
            owner: row.optionalString(first + 3),
            due: row.optionalInt(first + 4).map(CivilDate.init(dayNumber:)), line: row.int(first))
        recurrence = row.optionalString(first + 5)
        completed = row.optionalInt(first + 6).map(CivilDate.init(dayNumber:))
    }
}
