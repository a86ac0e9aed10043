import Glibc
import Model
import Time

/// An open index that serves ranking and exact answers.
public final class IndexReader {
    /// The number of its file; see `IndexFiles.number`.
    public let fileNumber: UInt?
    let database: Database
    let known = PostingCache()
    var knownTable: ChunkTable?
    private var knownPeople: [Person]?
    private var expectsMore = false
    var symbolTables: [Int: SymbolTable] = [:]
    /// The vector file beside the index: nil before the look-up, `.some(nil)` if there is no usable one.
    var knownVectorFile: VectorFile??
    /// Whether people were resolved for another owner than that of the settings.
    public let isForAnotherOwner: Bool

    /// Opens an index for reading.
    ///
    /// - Parameters:
    ///   - path: The index file.
    ///   - settings: The settings that it must match.
    ///   - visibility: Which documents are visible.
    /// - Throws: `StoreError.outdated` if it does not match, `.unfinished` if it is empty, `.corrupt` if the file is no index,
    ///   `.cannotOpen` if there is none.
    public init(
        path: String, settings: IndexSettings, visibility: Visibility = .withoutPrivate
    ) throws(StoreError) {
        let gate = IndexGate(of: path, .open)
        defer { gate?.leave() }
        fileNumber = IndexFiles.number(path)
        do throws(StoreError) {
            database = try IndexReader.open(path, access: .read, settings: settings)
        } catch {
            // SQLite needs files of its own beside the index even for reading, unless nobody can write there.
            guard case .cannotOpen = error, IndexReader.isFrozen(path) else { throw error }
            database = try IndexReader.open(path, access: .frozen, settings: settings)
        }
        isForAnotherOwner = try IndexReader.isForAnotherOwner(database, settings.owner)
        if visibility == .withoutPrivate, try PublicViews.areNeeded(in: database) {
            try PublicViews.create(in: database)
        }
        try database.execute("pragma query_only = on")
    }

    private static func open(
        _ path: String, access: Database.Access, settings: IndexSettings
    ) throws(StoreError) -> Database {
        let database = try Database(path: path, access: access)
        try database.execute("pragma foreign_keys = on; pragma temp_store = memory")
        try database.setCache(cacheForOne, later: (cacheForMany, mostPagesOfOne))
        // One snapshot for the reader's lifetime, so that it never mixes versions.
        try database.execute("begin")
        try check(database, settings: settings)
        return database
    }

    /// The page cache in KiB for one question; reading a page again from the system's memory costs less than a large cache.
    private static let cacheForOne = 512
    /// The page cache in KiB for many questions, or for one that reads more than `mostPagesOfOne` pages, such as one about all meetings.
    private static let cacheForMany = 16_000
    private static let mostPagesOfOne: Int32 = 256

    /// Enlarges the page cache for later questions; to be called only if more questions are expected.
    ///
    /// - Throws: `StoreError` if the index cannot be read.
    public func expectMoreQuestions() throws(StoreError) {
        guard !expectsMore else { return }
        expectsMore = true
        try database.setCache(IndexReader.cacheForMany)
    }

    /// Returns whether the folder of an index is read-only and no journal is pending.
    private static func isFrozen(_ path: String) -> Bool {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        var status = stat()
        let hasJournal = unsafe stat(path + "-wal", &status) == 0 && status.st_size > 0
        return unsafe access(folder, W_OK) != 0 && access(path, R_OK) == 0 && !hasJournal
    }

    static func check(_ database: Database, settings: IndexSettings) throws(StoreError) {
        let application = try database.statement("pragma application_id").first { $0.int(0) }
        let version = try database.statement("pragma user_version").first { $0.int(0) }
        guard application == Schema.applicationID else { throw StoreError.corrupt(path: database.path) }
        func outdated(_ reason: String) -> StoreError { .outdated(path: database.path, reason: reason) }
        if version == 0 { throw StoreError.unfinished(path: database.path) }
        guard version == Schema.version else { throw outdated("it was written by another version of Daybook") }
        // Without reserved bytes, pages would be trusted without checksums.
        guard database.reservedBytes == PageChecksums.size else { throw StoreError.corrupt(path: database.path) }
        let known = try database.settings()
        if known["versions"] != settings.versions {
            throw outdated("it was written by another version of Daybook")
        }
        if known["zone"] != settings.zone { throw outdated("the time zone changed from \(known["zone"] ?? "none")") }
        // A moved vault is still the same one.
        let isSameFolder = settings.folder != nil && known["folder"] == settings.folder
        if known["vault"] != settings.vault, !isSameFolder { throw outdated("it belongs to another vault") }
    }

    static let sourceColumns =
        "select path, size, modified, changed, inode, hash, settled, failure, bucket from source"

    static func source(_ row: Statement) -> SourceRecord {
        SourceRecord(
            path: row.string(0),
            stamp: FileStamp(size: row.int(1), modified: row.int(2), changed: row.int(3), inode: row.int(4)),
            hash: row.hash(5), isSettled: row.int(6) != 0, failure: row.optionalString(7))
    }

    static func sources(_ database: Database) throws(StoreError) -> [String: SourceRecord] {
        let rows = try database.statement(sourceColumns).rows { source($0) }
        return Dictionary(rows.map { ($0.path, $0) }) { first, _ in first }
    }

    /// Returns a file of the index.
    ///
    /// - Parameter path: The path relative to the vault.
    /// - Returns: The file as last seen, or nil.
    /// - Throws: `StoreError` if the index cannot be read.
    public func source(_ path: String) throws(StoreError) -> SourceRecord? {
        try database.statement(IndexReader.sourceColumns + " where path = ?").bind(path).first {
            IndexReader.source($0)
        }
    }

    /// Returns the files of the index, by path.
    ///
    /// - Returns: Each file as last seen.
    /// - Throws: `StoreError` if the index cannot be read.
    public func sources() throws(StoreError) -> [String: SourceRecord] {
        try IndexReader.sources(database)
    }

    /// Returns whether the index holds any file.
    ///
    /// - Returns: False until the first import has stored a file.
    /// - Throws: `StoreError` if the index cannot be read.
    public func hasSources() throws(StoreError) -> Bool {
        try database.statement("select 1 from source").first { _ in true } ?? false
    }

    /// Returns the reading problems, ordered by path and line.
    ///
    /// - Returns: The problems of all files.
    /// - Throws: `StoreError` if the index cannot be read.
    public func problems() throws(StoreError) -> [ReadProblem] {
        // Failed files are sought unless the vault is known to have none.
        let failures = "union all select path, null, failure from source where failure is not null"
        return try database.statement(
            """
            select path, line, message from problem join source on source.id = source
            \(try rememberedVault()?.hasFailures == false ? "" : failures) order by path, line
            """
        )
        .rows { ReadProblem(path: $0.string(0), line: $0.optionalInt(1), message: $0.string(2)) }
    }

    /// Reads all of the index and checks it.
    ///
    /// - Returns: The first damage that SQLite finds; nil if there is none.
    /// - Throws: `StoreError.corrupt` if the checksum of a page is wrong.
    public func firstDamage() throws(StoreError) -> String? {
        let found = try database.statement("pragma integrity_check(1)").first { $0.string(0) }
        return found == "ok" ? nil : found ?? ""
    }

    /// Returns the size of the index.
    ///
    /// - Returns: The counts, and the first and last day.
    /// - Throws: `StoreError` if the index cannot be read.
    public func counts() throws(StoreError) -> IndexCounts {
        // One pass over the documents takes a third of the time of the same conditions in SQL.
        let documents = try database.statement(
            "select id, kind, meeting, date_source, status, all_day, start, source from document")
        var meetings: Set<Int> = []
        var notes = 0
        var (first, last): (Int?, Int?)
        while try documents.step() {
            let kind = DocumentKind(rawValue: documents.string(1))
            let dated = DateSource(rawValue: documents.int(3)) ?? .none
            switch kind {
            case .note where dated != .item: notes += 1
            case .person where try !isCard(source: documents.int(7)): notes += 1
            case .meeting, .transcript, .event:
                guard documents.int(4) < EventStatus.cancelled.rawValue, let meeting = documents.optionalInt(2) else {
                    break
                }
                // An all-day event without attendees is a birthday or a trip, not a meeting.
                let isMeeting = kind != .event || documents.int(5) == 0
                if isMeeting {
                    meetings.insert(meeting)
                } else if try isAttended(document: documents.int(0)) {
                    meetings.insert(meeting)
                }
            default: break
            }
            guard kind == .note || kind == .meeting || kind == .transcript,
                let start = documents.optionalInt(6)
            else { continue }
            (first, last) = (min(first ?? start, start), max(last ?? start, start))
        }
        func number(_ sql: String) throws(StoreError) -> Int { try database.statement(sql).first { $0.int(0) } ?? 0 }
        return IndexCounts(
            notes: notes, meetings: meetings.count, people: try number("select count(*) from person"),
            chunks: try number("select sum(living_count) from segment"),
            first: first.map { CivilDateTime(secondNumber: $0).date },
            last: last.map { CivilDateTime(secondNumber: $0).date })
    }

    private func isCard(source: Int) throws(StoreError) -> Bool {
        try database.statement("select 1 from source where id = ? and lower(path) like '%.vcf'").bind(source)
            .first { _ in true } ?? false
    }

    func isAttended(document: Int) throws(StoreError) -> Bool {
        try database.statement("select 1 from attendance where document = ?").bind(document).first { _ in true }
            ?? false
    }

    /// Returns the number of private documents, visible or not.
    ///
    /// - Returns: The number in the whole index.
    /// - Throws: `StoreError` if the index cannot be read.
    public func privateDocumentCount() throws(StoreError) -> Int {
        try database.statement("select count(*) from main.document where private = 1").first { $0.int(0) } ?? 0
    }

    /// Returns all known people, by descending number of meetings.
    ///
    /// - Returns: Each person with all names.
    /// - Throws: `StoreError` if the index cannot be read.
    public func people() throws(StoreError) -> [Person] {
        if let knownPeople { return knownPeople }
        let read = try readPeople()
        knownPeople = read
        return read
    }

    private func readPeople() throws(StoreError) -> [Person] {
        var people = try database.statement("select id, name, meetings, of_text from person order by meetings desc, id")
            .rows {
                Person(number: $0.int(0), name: $0.string(1), meetingCount: $0.int(2), isOfText: $0.int(3) != 0)
            }
        var places: [Int: Int] = [:]
        for (place, person) in people.enumerated() { places[person.number] = place }
        let names = try database.statement("select person, name, is_email from person_name order by rowid").rows {
            (person: $0.int(0), name: $0.string(1), isEmail: $0.int(2) != 0)
        }
        for (person, name, isEmail) in names {
            guard let place = places[person] else { continue }
            if isEmail { people[place].emails.append(name) } else { people[place].aliases.append(name) }
        }
        return people
    }

    /// Returns every tag in its first spelling with its number of documents, by descending number.
    ///
    /// - Returns: Tags without `#`.
    /// - Throws: `StoreError` if the index cannot be read.
    public func tags() throws(StoreError) -> [(name: String, count: Int)] {
        try database.statement(
            "select min(name), count(distinct document) as uses from tag group by folded order by uses desc, folded"
        ).rows { ($0.string(0), $0.int(1)) }
    }
}

extension IndexReader {
    /// The key of the setting that exists while people and meetings may not match the documents.
    static let staleDirectory = "stale directory"

    /// The value of that setting while only dates without a year may have to move.
    static let staleYears = "years"

    /// The key of the setting with the owner for whom people were resolved.
    static let namedOwner = "me"

    /// Returns whether people and meetings must be resolved anew, because an import stopped early or the owner changed.
    ///
    /// - Returns: True after a crash before they were resolved, and if `isForAnotherOwner` is true.
    /// - Throws: `StoreError` if the index cannot be read.
    public func hasStaleDirectory() throws(StoreError) -> Bool {
        if isForAnotherOwner { return true }
        return try IndexReader.hasStaleDirectory(database)
    }

    static func hasStaleDirectory(_ database: Database) throws(StoreError) -> Bool {
        try database.statement("select 1 from setting where key = ?").bind(staleDirectory).first { _ in true } ?? false
    }

    static func isForAnotherOwner(_ database: Database, _ owner: PersonPage?) throws(StoreError) -> Bool {
        let named = try database.statement("select value from setting where key = ?").bind(namedOwner).first {
            $0.string(0)
        }
        return named ?? "" != owner?.line ?? ""
    }
}
