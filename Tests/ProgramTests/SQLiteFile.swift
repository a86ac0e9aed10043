@testable import Store

/// A connection to a database, for tests that change or lock an index behind the program's back: its pages keep their checksums.
final class SQLiteFile {
    private let database: Database

    /// Opens a database.
    init(_ path: String) throws { database = try Database(path: path, access: .write) }

    /// Runs statements.
    func execute(_ sql: String) throws { try database.execute(sql) }

    /// The first column of the first row of a query.
    func text(_ sql: String) throws -> String? { try database.statement(sql).first { $0.string(0) } }
}
