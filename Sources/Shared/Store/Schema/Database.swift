import CSQLite
import Glibc

/// An open SQLite database; only this class, `Statement`, `Blob` and `PageChecksums` call the C library.
@safe final class Database {
    let path: String
    private let handle: OpaquePointer
    private var cached: [String: Statement] = [:]
    /// The page cache in KiB once so many pages have been read; nil if it has its final size.
    private var growth: (size: Int, pages: Int32)?

    /// The name by which SQLite makes a database without a file.
    static let inMemory = ":memory:"

    enum Access {
        case write
        /// Only reads, while other processes may write.
        case read
        /// Only reads, on a read-only file system or folder: without locks and journals.
        case frozen

        fileprivate var flags: Int32 {
            switch self {
            // A reader of a database in WAL mode shares memory with the writer.
            case .write, .read: SQLITE_OPEN_READWRITE
            case .frozen: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            }
        }
    }

    /// Opens a database file; throws `cannotOpen` or `tooManyOpenFiles`.
    init(path: String, access: Access) throws(StoreError) {
        self.path = path
        if access == .write, path != Database.inMemory { Database.makePrivate(path) }
        var opened: OpaquePointer?
        let name = access == .frozen ? Database.frozenName(path) : path
        let code = unsafe sqlite3_open_v2(
            name, &opened, access.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE, PageChecksums.name)
        guard code == SQLITE_OK, let opened = unsafe opened else {
            let isShortage = unsafe opened.map(Database.lacksDescriptors) ?? false
            unsafe sqlite3_close_v2(opened)
            throw isShortage ? .tooManyOpenFiles(path: path) : .cannotOpen(path: path, code: code)
        }
        unsafe handle = unsafe opened
        unsafe sqlite3_extended_result_codes(handle, 1)
        unsafe sqlite3_busy_timeout(handle, 2000)
    }

    /// Makes a file that only its owner may read, if there is none; SQLite would let the umask decide, even if another process has just
    /// deleted what was there.
    ///
    /// A file that is there is not opened: closing it would release the locks that this process has on it.
    private static func makePrivate(_ path: String) {
        let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        if descriptor >= 0 { close(descriptor) }
    }

    /// Returns the URI of an immutable file; source: SQLite, "Uniform Resource Identifiers", sections 3.1 and 3.3.
    private static func frozenName(_ path: String) -> String {
        let escaped = path.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
        return "file:\(escaped)?immutable=1"
    }

    deinit {
        cached.removeAll()
        unsafe sqlite3_close_v2(handle)
    }

    func execute(_ sql: String) throws(StoreError) {
        let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
        if code != SQLITE_OK { throw error(code, sql) }
    }

    /// Sets the size of the page cache in KiB; with `later`, it grows to that size when so many pages have been read.
    ///
    /// Few statements read each page once, for which a small cache is faster; many read the same pages again and again.
    func setCache(_ size: Int, later: (size: Int, pages: Int32)? = nil) throws(StoreError) {
        growth = later
        try execute("pragma cache_size = -\(size)")
    }

    fileprivate func growCache() throws(StoreError) {
        guard let growth else { return }
        var (pages, highest): (Int32, Int32) = (0, 0)
        unsafe sqlite3_db_status(handle, SQLITE_DBSTATUS_CACHE_MISS, &pages, &highest, 0)
        if pages >= growth.pages { try setCache(growth.size) }
    }

    /// Returns a statement ready to bind, cached by its SQL.
    func statement(_ sql: String) throws(StoreError) -> Statement {
        try growCache()
        if let known = cached[sql] {
            known.reset()
            return known
        }
        let statement = try newStatement(sql)
        cached[sql] = statement
        return statement
    }

    /// Returns an uncached statement, for several that are read at the same time.
    func newStatement(_ sql: String) throws(StoreError) -> Statement {
        var prepared: OpaquePointer?
        let code = unsafe sqlite3_prepare_v3(
            handle, sql, Int32(sql.utf8.count), UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK, let prepared = unsafe prepared else { throw error(code, sql) }
        return unsafe Statement(handle: prepared, database: self, sql: sql)
    }

    /// Opens a blob of a table, even if a view has the table's name.
    func openBlob(_ table: String, _ column: String, row: Int) throws(StoreError) -> OpaquePointer {
        var opened: OpaquePointer?
        let code = unsafe sqlite3_blob_open(handle, "main", table, column, Int64(row), 0, &opened)
        guard code == SQLITE_OK, let opened = unsafe opened else { throw error(code, "opening \(table).\(column)") }
        return unsafe opened
    }

    /// The bytes reserved at the end of each page; settable only for a new file.
    var reservedBytes: Int32 {
        get {
            var bytes: Int32 = -1
            unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_RESERVE_BYTES, &bytes)
            return bytes
        }
        set {
            var bytes = newValue
            unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_RESERVE_BYTES, &bytes)
        }
    }

    var lastInsertedRow: Int { unsafe Int(sqlite3_last_insert_rowid(handle)) }

    func transaction<Result>(_ work: () throws(StoreError) -> Result) throws(StoreError) -> Result {
        try execute("begin immediate")
        do {
            let result = try work()
            try execute("commit")
            return result
        } catch {
            unsafe sqlite3_exec(handle, "rollback", nil, nil, nil)
            throw error
        }
    }

    private static func lacksDescriptors(_ handle: OpaquePointer) -> Bool {
        unsafe [EMFILE, ENFILE].contains(sqlite3_system_errno(handle))
    }

    func error(_ code: Int32, _ sql: String) -> StoreError {
        if code == PageChecksums.damaged { return .corrupt(path: path) }
        return switch code & 0xFF {
        case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt(path: path)
        case SQLITE_BUSY, SQLITE_LOCKED: .busy(path: path)
        case SQLITE_FULL: .diskFull(path: path)
        case SQLITE_CANTOPEN where unsafe Database.lacksDescriptors(handle): .tooManyOpenFiles(path: path)
        case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM: .cannotOpen(path: path, code: code)
        default: .failed(path: path, code: code, statement: sql)
        }
    }
}

/// A prepared statement: bind values, step through rows, read columns.
@safe final class Statement {
    private let handle: OpaquePointer
    private unowned let database: Database
    private let sql: String
    private var bound: Int32 = 0
    private var steps = 0

    init(handle: OpaquePointer, database: Database, sql: String) {
        unsafe self.handle = unsafe handle
        self.database = database
        self.sql = sql
    }

    deinit { unsafe sqlite3_finalize(handle) }

    func reset() {
        unsafe sqlite3_reset(handle)
        unsafe sqlite3_clear_bindings(handle)
        bound = 0
    }

    @discardableResult
    func bind(_ value: Int?) -> Statement {
        bound += 1
        if let value {
            unsafe sqlite3_bind_int64(handle, bound, Int64(value))
        } else {
            unsafe sqlite3_bind_null(handle, bound)
        }
        return self
    }

    /// Binds the next parameter with all 64 bits.
    @discardableResult
    func bind(hash: UInt64) -> Statement {
        bound += 1
        unsafe sqlite3_bind_int64(handle, bound, Int64(bitPattern: hash))
        return self
    }

    @discardableResult
    func bind(_ value: String?) -> Statement {
        bound += 1
        guard var value else {
            unsafe sqlite3_bind_null(handle, bound)
            return self
        }
        value.withUTF8 { utf8 in
            _ = unsafe utf8.withMemoryRebound(to: CChar.self) {
                unsafe daybook_bind_text(handle, bound, $0.baseAddress, Int32($0.count))
            }
        }
        return self
    }

    @discardableResult
    func bind(_ bytes: [UInt8]) -> Statement {
        bound += 1
        if bytes.isEmpty {
            unsafe sqlite3_bind_zeroblob(handle, bound, 0)
        } else {
            _ = unsafe daybook_bind_blob(handle, bound, bytes, Int32(bytes.count))
        }
        return self
    }

    /// Moves to the next row; returns false after the last.
    func step() throws(StoreError) -> Bool {
        steps &+= 1
        if steps.isMultiple(of: Statement.stepsBetweenLooks) { try database.growCache() }
        let code = unsafe sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE:
            unsafe sqlite3_reset(handle)
            return false
        default:
            let error = database.error(code, sql)
            unsafe sqlite3_reset(handle)
            throw error
        }
    }

    /// A statement of many rows may itself read most pages of a question.
    private static let stepsBetweenLooks = 32

    func run() throws(StoreError) {
        while try step() {}
    }

    func rows<Row>(_ read: (Statement) -> Row) throws(StoreError) -> [Row] {
        var result: [Row] = []
        while try step() { result.append(read(self)) }
        return result
    }

    func first<Row>(_ read: (Statement) -> Row) throws(StoreError) -> Row? {
        guard try step() else { return nil }
        let row = read(self)
        reset()
        return row
    }

    /// Returns a 0-based column of the row; 0 for null.
    func int(_ column: Int32) -> Int { unsafe Int(sqlite3_column_int64(handle, column)) }

    /// Returns a column as SQLite sorts it: signed.
    func int64(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }

    func hash(_ column: Int32) -> UInt64 { unsafe UInt64(bitPattern: sqlite3_column_int64(handle, column)) }

    func isNull(_ column: Int32) -> Bool { unsafe sqlite3_column_type(handle, column) == SQLITE_NULL }

    func optionalInt(_ column: Int32) -> Int? {
        isNull(column) ? nil : int(column)
    }

    /// Returns a column of the row; empty for null.
    func string(_ column: Int32) -> String { optionalString(column) ?? "" }

    func optionalString(_ column: Int32) -> String? {
        guard let text = unsafe sqlite3_column_text(handle, column) else { return nil }
        let count = unsafe Int(sqlite3_column_bytes(handle, column))
        return unsafe String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    /// Calls `body` with the bytes of a column, valid until the next step.
    func withBytes<Result>(_ column: Int32, _ body: (Span<UInt8>) -> Result) -> Result {
        unsafe bytes(of: column).withMemoryRebound(to: UInt8.self) { unsafe body($0.span) }
    }

    func bytes(_ column: Int32) -> [UInt8] { unsafe Array(bytes(of: column)) }

    private func bytes(of column: Int32) -> UnsafeRawBufferPointer {
        let start = unsafe sqlite3_column_blob(handle, column)
        return unsafe UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
    }
}
