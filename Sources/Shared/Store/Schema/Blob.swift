import CSQLite

/// A blob read in parts directly into arrays; a statement would first copy the whole column.
@safe final class Blob {
    private let handle: OpaquePointer
    private let database: Database
    let count: Int

    init(_ table: String, _ column: String, row: Int, in database: Database) throws(StoreError) {
        unsafe handle = try unsafe database.openBlob(table, column, row: row)
        self.database = database
        count = unsafe Int(sqlite3_blob_bytes(handle))
    }

    deinit { unsafe sqlite3_blob_close(handle) }

    /// Appends numbers that are stored from an offset; throws `corrupt` if the blob is too short.
    func read<Number: BitwiseCopyable>(
        _ numberCount: Int, at offset: Int, to numbers: inout [Number]
    ) throws(StoreError) {
        guard numberCount > 0 else { return }
        let size = numberCount * MemoryLayout<Number>.stride
        guard offset >= 0, offset + size <= count else { throw StoreError.corrupt(path: database.path) }
        var code = SQLITE_OK
        numbers.append(addingCapacity: numberCount) { span in
            unsafe span.withUnsafeMutableBufferPointer { buffer, initialized in
                guard let start = buffer.baseAddress else { return }
                code = unsafe sqlite3_blob_read(handle, start + initialized, Int32(size), Int32(offset))
                if code == SQLITE_OK { initialized += numberCount }
            }
        }
        if code != SQLITE_OK { throw database.error(code, "reading a blob") }
    }

    func bytes() throws(StoreError) -> [UInt8] {
        var bytes: [UInt8] = []
        try read(count, at: 0, to: &bytes)
        return bytes
    }
}

extension Array where Element: BitwiseCopyable {
    /// The elements as they are stored, in the byte order of the machine.
    var storedBytes: [UInt8] { unsafe withUnsafeBytes { unsafe Array<UInt8>($0) } }
}
