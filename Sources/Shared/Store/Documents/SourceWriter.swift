import Model

extension IndexWriter {
    func number(of path: String) throws(StoreError) -> Int? {
        try database.statement("select id from source where path = ?").bind(path).first { $0.int(0) }
    }

    func insert(_ source: SourceRecord) throws(StoreError) -> Int {
        try count(source)
        let insert = try database.statement(
            """
            insert into source(size, modified, changed, inode, hash, settled, failure, path, bucket)
            values(?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        try bind(source, to: insert).bind(source.bucket).run()
        return database.lastInsertedRow
    }

    func update(_ source: SourceRecord) throws(StoreError) {
        guard try number(of: source.path) != nil else { return }
        try uncount(source.path)
        try count(source)
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
