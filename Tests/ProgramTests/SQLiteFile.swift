import CSQLite
import Testing

/// A connection to a database, for tests that change or lock an index behind the program's back.
final class SQLiteFile {
    private let handle: OpaquePointer

    /// Opens a database that exists.
    init(_ path: String) throws {
        var opened: OpaquePointer?
        try #require(sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK)
        handle = try #require(opened)
    }

    deinit { sqlite3_close_v2(handle) }

    /// Runs statements.
    func execute(_ sql: String) throws {
        try #require(
            sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle)))")
    }
}
