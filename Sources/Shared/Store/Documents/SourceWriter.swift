import Model

/// The files that the index holds.
extension IndexWriter {
    /// Whether people or meetings may be others: a file of the same content, and one that could not be read again, change none.
    func changesDirectory(_ changes: [SourceChange]) -> Bool {
        for change in changes {
            switch change {
            case .replace, .remove: return true
            case .touch, .keep: continue
            }
        }
        return false
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
