import CSQLite

/// A blob of a row, read in parts to where they are wanted: a column of a statement would be copied as a whole before.
final class Blob {
    private let handle: OpaquePointer
    private let database: Database
    /// The number of its bytes.
    let count: Int

    /// Opens a blob.
    ///
    /// - Parameters:
    ///   - table: A table, which is found behind any view of its name.
    ///   - column: The blob's column.
    ///   - row: Its row.
    ///   - database: An open database.
    /// - Throws: `StoreError` where there is no such row.
    init(_ table: String, _ column: String, row: Int, in database: Database) throws(StoreError) {
        handle = try database.openBlob(table, column, row: row)
        self.database = database
        count = Int(sqlite3_blob_bytes(handle))
    }

    deinit { sqlite3_blob_close(handle) }

    /// Reads as many bytes as a buffer takes.
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(StoreError) {
        guard !buffer.isEmpty else { return }
        guard offset >= 0, offset + buffer.count <= count else { throw StoreError.corrupt(path: database.path) }
        let code = sqlite3_blob_read(handle, buffer.baseAddress, Int32(buffer.count), Int32(offset))
        if code != SQLITE_OK { throw database.error(code, "reading a blob") }
    }

    /// All bytes.
    func bytes() throws(StoreError) -> [UInt8] {
        try [UInt8](count: count) { (buffer) throws(StoreError) in
            try read(at: 0, into: UnsafeMutableRawBufferPointer(buffer))
        }
    }
}

extension Array where Element: BitwiseCopyable {
    /// Elements that are read from the index straight to their place.
    ///
    /// - Parameters:
    ///   - count: Their number.
    ///   - read: Fills the memory of all of them.
    /// - Throws: What `read` throws.
    init(count: Int, _ read: (UnsafeMutableBufferPointer<Element>) throws(StoreError) -> Void) throws(StoreError) {
        var failure: StoreError?
        self.init(unsafeUninitializedCapacity: count) { buffer, initialized in
            do throws(StoreError) {
                try read(UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
                initialized = count
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }
}
