import CSQLite

/// A blob read in parts directly into buffers; a statement would first copy the whole column.
final class Blob {
    private let handle: OpaquePointer
    private let database: Database
    let count: Int

    init(_ table: String, _ column: String, row: Int, in database: Database) throws(StoreError) {
        handle = try database.openBlob(table, column, row: row)
        self.database = database
        count = Int(sqlite3_blob_bytes(handle))
    }

    deinit { sqlite3_blob_close(handle) }

    /// Fills a buffer from an offset; throws `corrupt` if the blob is too short.
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(StoreError) {
        guard !buffer.isEmpty else { return }
        guard offset >= 0, offset + buffer.count <= count else { throw StoreError.corrupt(path: database.path) }
        let code = sqlite3_blob_read(handle, buffer.baseAddress, Int32(buffer.count), Int32(offset))
        if code != SQLITE_OK { throw database.error(code, "reading a blob") }
    }

    func bytes() throws(StoreError) -> [UInt8] {
        try [UInt8](count: count) { (buffer) throws(StoreError) in
            try read(at: 0, into: UnsafeMutableRawBufferPointer(buffer))
        }
    }
}

extension Array where Element: BitwiseCopyable {
    /// Creates an array whose elements `read` fills in place.
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
