import Model
import Time

/// Updates an index; its only writer.
///
/// A batch of changes is one transaction, so after a crash every source is in its old or new state.
public final class IndexWriter {
    let database: Database
    let owner: PersonPage?
    /// The sums of the files' records in the current transaction; nil as long as none has changed.
    var sums: FileSums?
    /// The symbols for texts of chunks; nil before there is enough text.
    var symbols: Symbols?

    /// Opens or creates an index for writing, readable by its owner alone.
    ///
    /// - Parameters:
    ///   - path: The index file; its folder must exist.
    ///   - settings: The settings that the index must match.
    /// - Throws: `StoreError.outdated` if it does not match, `.corrupt` if the file is no index.
    public init(path: String, settings: IndexSettings) throws(StoreError) {
        database = try Database(path: path, access: .write)
        owner = settings.owner
        let isNew = try database.statement("select count(*) from sqlite_schema").first { $0.int(0) } == 0
        // Checked first, since not even the journal mode of a foreign file may be changed.
        if !isNew { try IndexReader.check(database, settings: settings) }
        // The application ID comes first, so that a file cut short by a full disk is recognised.
        if isNew {
            try database.execute("pragma page_size = \(Schema.pageSize)")
            database.reservedBytes = PageChecksums.size
            // The first of these writes a page, which fixes the sizes.
            try database.execute("pragma auto_vacuum = incremental")
            try database.execute("pragma application_id = \(Schema.applicationID)")
        }
        try database.execute(Schema.pragmas)
        if isNew { try create(settings) }
        try rememberFolder(settings)
    }

    private func create(_ settings: IndexSettings) throws(StoreError) {
        try database.transaction { () throws(StoreError) in
            // Another process may have created it meanwhile.
            guard try database.statement("select count(*) from sqlite_schema").first({ $0.int(0) }) == 0 else { return }
            try database.execute(Schema.tables)
            try database.execute("pragma user_version = \(Schema.version)")
            // The first import is not whole before people are resolved, even if its files name nobody.
            try markDirectoryStale()
            for (key, value) in [("vault", settings.vault), ("zone", settings.zone), ("versions", settings.versions)] {
                try database.statement("insert into setting(key, value) values(?, ?)").bind(key).bind(value).run()
            }
        }
    }

    /// Returns whether people and meetings may not match the documents or the owner.
    ///
    /// - Returns: True from a change of the documents until people and meetings are written.
    /// - Throws: `StoreError` if the index cannot be read.
    public func hasStaleDirectory() throws(StoreError) -> Bool {
        if try IndexReader.isForAnotherOwner(database, owner) { return true }
        return try IndexReader.hasStaleDirectory(database)
    }

    /// Marks people and meetings as stale until `finishDirectory`.
    ///
    /// - Throws: `StoreError`; nothing is then changed.
    public func markDirectoryStale() throws(StoreError) { try markDirectoryStale(onlyYears: false) }

    private func markDirectoryStale(onlyYears: Bool) throws(StoreError) {
        let extent = onlyYears ? IndexReader.staleYears : "yes"
        try database.statement("insert or replace into setting(key, value) values(?, ?)")
            .bind(IndexReader.staleDirectory).bind(extent).run()
    }

    /// Returns whether only dates without a year may be outdated, with people and meetings if any of them moves.
    ///
    /// - Returns: False if people and meetings are outdated in any case, or nothing is.
    /// - Throws: `StoreError` if the index cannot be read.
    public func hasStaleYearsAlone() throws(StoreError) -> Bool {
        if try IndexReader.isForAnotherOwner(database, owner) { return false }
        return try database.statement("select value from setting where key = ?").bind(IndexReader.staleDirectory)
            .first { $0.string(0) } == IndexReader.staleYears
    }

    private func hasOpenYears() throws(StoreError) -> Bool {
        try database.statement("select exists(select 1 from document where year_open = 1)").first { $0.int(0) } == 1
    }

    /// Returns the files of the index, by path.
    ///
    /// - Returns: Each file as last seen.
    /// - Throws: `StoreError` if the index cannot be read.
    public func sources() throws(StoreError) -> [String: SourceRecord] {
        try IndexReader.sources(database)
    }

    /// Applies changes in one transaction.
    ///
    /// - Parameter changes: Files that were read or are gone.
    /// - Throws: `StoreError`; the batch is then discarded.
    public func apply(_ changes: [SourceChange]) throws(StoreError) {
        guard !changes.isEmpty else { return }
        try database.transaction { () throws(StoreError) in
            // Another process may have written since the last batch.
            self.lastChunk = nil
            self.sums = nil
            try findSymbols(for: changes)
            var batch = Batch(isDirectoryStale: try hasStaleDirectory())
            for change in changes { try apply(change, to: &batch) }
            try markDead(batch.removed)
            try batch.visible.write(to: database, isPrivate: false)
            try batch.hidden.write(to: database, isPrivate: true)
            for isPrivate in [false, true] { try mergeSegments(isPrivate: isPrivate) }
            try remember(lastChunk: lastChunk)
            try rememberSums()
            if batch.isDirectoryStale {
                try markDirectoryStale()
            } else if batch.isChanged, try hasOpenYears() {
                try markDirectoryStale(onlyYears: true)
            }
        }
    }

    private struct Batch {
        var visible = Segment()
        var hidden = Segment()
        var removed: Set<UInt32> = []
        /// Whether people and meetings have to be resolved anew.
        var isDirectoryStale: Bool
        /// Whether any file has another content.
        var isChanged = false

        init(isDirectoryStale: Bool) { self.isDirectoryStale = isDirectoryStale }

        /// Adds the words of a source to the segments that use them, so that words of private documents alone stay private.
        mutating func add(_ words: [UInt64: [UInt8]], of documents: [IndexedDocument]) {
            let hiddenTerms = Batch.terms(of: documents, arePrivate: true)
            guard !hiddenTerms.isEmpty else { return visible.append(words: words) }
            let visibleTerms = Batch.terms(of: documents, arePrivate: false)
            visible.append(words: words.filter { visibleTerms.contains($0.key) })
            hidden.append(words: words.filter { hiddenTerms.contains($0.key) })
        }

        private static func terms(of documents: [IndexedDocument], arePrivate: Bool) -> Set<UInt64> {
            var terms: Set<UInt64> = []
            for document in documents where document.document.isPrivate == arePrivate {
                terms.formUnion(document.titleTerms)
                for chunk in document.chunks { terms.formUnion(chunk.terms.keys) }
            }
            return terms
        }
    }

    private func apply(_ change: SourceChange, to batch: inout Batch) throws(StoreError) {
        switch change {
        case .replace(let source, let documents, let words, let problems, let calendarOwner):
            let kept = try keptDirectory(
                of: source.path, DirectoryFacts(documents, path: source.path, calendarOwner: calendarOwner), &batch)
            batch.removed.formUnion(try remove(source.path))
            let id = try insert(source)
            try insert(calendarOwner: calendarOwner, source: id)
            for (place, document) in documents.enumerated() {
                let old = kept?.documents[place]
                if document.document.isPrivate {
                    try insert(document, replacing: old, of: source, number: id, segment: &batch.hidden)
                } else {
                    try insert(document, replacing: old, of: source, number: id, segment: &batch.visible)
                }
            }
            batch.isChanged = true
            batch.add(words, of: documents)
            for problem in problems { try insert(problem, source: id) }
        case .touch(let source):
            try update(source)
        case .remove(let path):
            _ = try keptDirectory(of: path, nil, &batch)
            batch.removed.formUnion(try remove(path))
            batch.isChanged = true
        case .keep(let source):
            if try number(of: source.path) == nil { _ = try insert(source) } else { try update(source) }
        }
    }

    /// Returns what was resolved for a file if its new facts leave that as it is; else notes in the batch whether anything must be resolved.
    private func keptDirectory(
        of path: String, _ new: DirectoryFacts?, _ batch: inout Batch
    ) throws(StoreError) -> KeptDirectory? {
        guard !batch.isDirectoryStale else { return nil }
        let old = try directory(of: path)
        if let old, let new, old.facts.settles(like: new) { return old.kept }
        batch.isDirectoryStale = !(old?.facts.areNone ?? true) || !(new?.areNone ?? true)
        return nil
    }

    private func insert(_ problem: ReadProblem, source: Int) throws(StoreError) {
        try database.statement("insert into problem(source, line, message) values(?, ?, ?)")
            .bind(source).bind(problem.line).bind(problem.message).run()
    }

    private func insert(
        _ indexed: IndexedDocument, replacing old: KeptDirectory.Document?, of source: SourceRecord, number: Int,
        segment: inout Segment
    ) throws(StoreError) {
        let document = indexed.document
        let times = document.storedTimes
        let firstChunk = try nextChunk()
        try database.statement(
            """
            insert into document(id, source, kind, title, start, finish, all_day, date_source, status, identity,
                month_first, other_start, year_open, own_status, revision, first_line, last_line, first_chunk, chunk_count,
                private)
            values(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        )
        .bind(old?.id).bind(number).bind(document.kind.rawValue).bind(document.title)
        .bind(times.start).bind(times.finish).bind(document.isAllDay ? 1 : 0)
        .bind(document.dateSource.rawValue).bind(document.status.rawValue).bind(document.eventIdentity)
        .bind(document.dateOrder.map { $0.isMonthFirst ? 1 : 0 }).bind(times.otherStart)
        .bind(times.isYearOpen ? 1 : 0).bind(document.status.rawValue).bind(document.eventRevision)
        .bind(document.lines.first).bind(document.lines.last).bind(firstChunk).bind(indexed.chunks.count)
        .bind(document.isPrivate ? 1 : 0).run()
        let id = database.lastInsertedRow
        try database.statement("update document set meeting = id, public_meeting = id where id = ?").bind(id).run()
        try insertDetails(of: document, id: id)
        if let old { try restore(old) }
        guard !indexed.chunks.isEmpty else { return }
        segment.append(document: id, firstChunk: firstChunk, path: source.path)
        var block: [IndexedChunk] = []
        var next = firstChunk
        for chunk in indexed.chunks {
            segment.append(chunk)
            block.append(chunk)
            guard block.count == ChunkBlock.mostChunks else { continue }
            try insert(block, from: next, document: id)
            next += block.count
            block.removeAll(keepingCapacity: true)
        }
        try insert(block, from: next, document: id)
        lastChunk = firstChunk + indexed.chunks.count - 1
    }

    private func insertDetails(of document: Document, id: Int) throws(StoreError) {
        for attendee in document.attendees {
            try database.statement(
                """
                insert into attendance(document, name, email, declined, aliases, duty, ground, line)
                values(?, ?, ?, ?, ?, ?, ?, ?)
                """
            )
            .bind(id).bind(attendee.name).bind(attendee.email).bind(attendee.declined ? 1 : 0)
            .bind(attendee.aliases.joined(separator: "\n")).bind(attendee.duty).bind(attendee.ground.rawValue)
            .bind(attendee.line).run()
        }
        for tag in document.tags {
            try database.statement("insert into tag(document, name, folded) values(?, ?, ?)")
                .bind(id).bind(tag).bind(tag.lowercased()).run()
        }
        let aliases = document.aliases.map { Property(key: "alias", value: $0) }
        for property in document.properties + aliases {
            try database.statement("insert into property(document, key, value, line) values(?, ?, ?, ?)")
                .bind(id).bind(property.key).bind(property.value).bind(property.line).run()
        }
        for mention in document.mentions {
            try database.statement("insert into mention(document, name, line, evidence) values(?, ?, ?, ?)")
                .bind(id).bind(mention.name).bind(mention.line).bind(mention.evidence?.packed).run()
        }
        for link in document.links {
            try database.statement("insert into link(document, target, line) values(?, ?, ?)")
                .bind(id).bind(link.target).bind(link.line).run()
        }
        for task in document.tasks {
            try database.statement(
                "insert into task(document, line, state, text, owner, due, recurrence, completed) values(?, ?, ?, ?, ?, ?, ?, ?)"
            )
            .bind(id).bind(task.line).bind(task.state.rawValue).bind(task.text).bind(task.owner)
            .bind(task.due?.dayNumber).bind(task.recurrence).bind(task.completed?.dayNumber).run()
        }
    }

    private var lastChunk: Int?

    /// Returns the next chunk number; numbers are never reused, so that an old posting cannot name a new chunk.
    private func nextChunk() throws(StoreError) -> Int {
        if let lastChunk { return lastChunk + 1 }
        let stored = try database.statement("select value from setting where key = 'last chunk'").first { $0.int(0) }
        let highest = try database.statement("select first + count - 1 from embedding order by first desc limit 1")
            .first { $0.int(0) }
        let last = max(stored ?? 0, highest ?? 0)
        lastChunk = last
        return last + 1
    }

    private func remember(lastChunk: Int?) throws(StoreError) {
        guard let lastChunk else { return }
        try database.statement("insert or replace into setting(key, value) values('last chunk', ?)").bind(lastChunk)
            .run()
        try stamp(lastChunk: lastChunk)
    }

    private func remove(_ path: String) throws(StoreError) -> [UInt32] {
        guard let source = try number(of: path) else { return [] }
        let documents = try database.statement("select id, first_chunk, chunk_count from document where source = ?")
            .bind(source).rows { (id: $0.int(0), chunks: $0.int(1)..<$0.int(1) + $0.int(2)) }
        _ = try nextChunk()
        for document in documents { try removeChunks(document.chunks) }
        try uncount(path)
        try database.statement("delete from source where id = ?").bind(source).run()
        return documents.map { UInt32(truncatingIfNeeded: $0.id) }
    }
}
