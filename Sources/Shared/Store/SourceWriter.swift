import Model
import Time

/// The files that the index holds: their own rows, and what their times date.
extension IndexWriter {
    /// Whether people or meetings may be others: a file that merely could not be read again changes none, but another time may
    /// part a meeting's sources.
    func changesDirectory(_ changes: [SourceChange]) throws(StoreError) -> Bool {
        for change in changes {
            switch change {
            case .replace, .remove: return true
            case .touch(let source, _): if try holdsMeetingDatedByFile(source) { return true }
            case .keep: continue
            }
        }
        return false
    }

    private func holdsMeetingDatedByFile(_ source: SourceRecord) throws(StoreError) -> Bool {
        try database.statement(
            """
            select 1 from document where source = (select id from source where path = ?)
            and date_source = \(DateSource.modified.rawValue) and kind in ('meeting', 'transcript', 'event')
            """
        ).bind(source.path).first { _ in true } ?? false
    }

    /// Moves the documents that only the file's time dates.
    func redate(_ source: SourceRecord, to modified: CivilDateTime) throws(StoreError) {
        try database.statement(
            """
            update document set start = ?1 where source = (select id from source where path = ?2)
            and date_source = \(DateSource.modified.rawValue)
            """
        ).bind(modified.secondNumber).bind(source.path).run()
    }

    /// The row of a file; nil where it is not known.
    func number(of path: String) throws(StoreError) -> Int? {
        try database.statement("select id from source where path = ?").bind(path).first { $0.int(0) }
    }

    /// Inserts a file and returns its row.
    func insert(_ source: SourceRecord) throws(StoreError) -> Int {
        let insert = try database.statement(
            """
            insert into source(size, modified, changed, inode, hash, settled, failure, path)
            values(?, ?, ?, ?, ?, ?, ?, ?)
            """)
        try bind(source, to: insert).run()
        return database.lastInsertedRow
    }

    /// Replaces what is known of a file itself.
    func update(_ source: SourceRecord) throws(StoreError) {
        let update = try database.statement(
            """
            update source set size = ?, modified = ?, changed = ?, inode = ?, hash = ?, settled = ?, failure = ?
            where path = ?
            """)
        try bind(source, to: update).run()
    }

    private func bind(_ source: SourceRecord, to statement: Statement) -> Statement {
        let stamp = source.stamp
        return statement.bind(stamp.size).bind(stamp.modified).bind(stamp.changed).bind(stamp.inode)
            .bind(hash: source.hash).bind(source.isSettled ? 1 : 0).bind(source.failure).bind(source.path)
    }
}
