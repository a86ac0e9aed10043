import CSQLite
import Glibc

/// A layer between SQLite and the system's files that writes a checksum to each database page and checks it on every read.
///
/// SQLite notices a damaged page only if its structure is invalid, not zeros in a blob or a flipped bit in a number. The checksum is in the
/// last 8 bytes of a page, which the database reserves. Pages in the write-ahead log have SQLite's own checksums and get this one when they
/// are copied into the database. A statement that reads a damaged page ends with `SQLITE_IOERR_DATA`.
///
/// Source: SQLite, "The SQLite OS Interface or VFS", section 3, and "Checksum VFS Shim", which this follows.
enum PageChecksums {
    /// In bytes, at the end of each page.
    static let size: Int32 = 8

    /// `SQLITE_IOERR_DATA`, the result of reading a damaged page.
    static let damaged = SQLITE_IOERR | 32 << 8

    /// The layer's name in SQLite; first use registers the layer.
    static let name: String = {
        register()
        return layerName
    }()

    private static let layerName = "daybook-checksums"

    /// The layer's state of an open database, stored after that of the system's layer.
    @safe private struct File {
        /// The system's functions with two of them replaced, at the address where SQLite looks for them.
        var methods: sqlite3_io_methods
        let original: UnsafePointer<sqlite3_io_methods>
        /// Whether the pages have checksums, according to the first one.
        var hasChecksums = false
    }

    private static func register() {
        guard let system = unsafe sqlite3_vfs_find(nil) else { return }
        // SQLite keeps the address for the lifetime of the program.
        let layer = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        unsafe layer.initialize(to: system.pointee)
        unsafe layer.pointee.zName = unsafe UnsafePointer(strdup(layerName))
        unsafe layer.pointee.szOsFile = unsafe Int32(offset(of: system) + MemoryLayout<File>.size)
        unsafe layer.pointee.xOpen = { _, path, file, flags, granted in
            unsafe PageChecksums.open(path, file, flags, granted)
        }
        unsafe sqlite3_vfs_register(layer, 0)
    }

    private static func offset(of system: UnsafeMutablePointer<sqlite3_vfs>) -> Int {
        let alignment = MemoryLayout<File>.alignment
        return unsafe (Int(system.pointee.szOsFile) + alignment - 1) / alignment * alignment
    }

    private static func open(
        _ path: UnsafePointer<CChar>?, _ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32,
        _ granted: UnsafeMutablePointer<Int32>?
    ) -> Int32 {
        guard let system = unsafe sqlite3_vfs_find(nil) else { return SQLITE_ERROR }
        let code = unsafe system.pointee.xOpen(system, path, file, flags, granted)
        guard code == SQLITE_OK, flags & SQLITE_OPEN_MAIN_DB != 0, let file = unsafe file,
            let methods = unsafe file.pointee.pMethods
        else {
            return code
        }
        let state = unsafe (UnsafeMutableRawPointer(file) + offset(of: system)).assumingMemoryBound(to: File.self)
        unsafe state.initialize(to: File(methods: methods.pointee, original: methods))
        unsafe state.pointee.methods.xRead = { unsafe PageChecksums.read($0, $1, $2, $3) }
        unsafe state.pointee.methods.xWrite = { unsafe PageChecksums.write($0, $1, $2, $3) }
        unsafe file.pointee.pMethods = unsafe UnsafePointer(
            UnsafeRawPointer(state).assumingMemoryBound(to: sqlite3_io_methods.self))
        return code
    }

    /// Returns the layer's state of a file, which begins with the functions.
    private static func state(_ file: UnsafeMutablePointer<sqlite3_file>?) -> UnsafeMutablePointer<File>? {
        guard let methods = unsafe file?.pointee.pMethods else { return nil }
        return unsafe UnsafeMutableRawPointer(mutating: methods).assumingMemoryBound(to: File.self)
    }

    private static func read(
        _ file: UnsafeMutablePointer<sqlite3_file>?, _ buffer: UnsafeMutableRawPointer?, _ count: Int32, _ offset: Int64
    ) -> Int32 {
        guard let state = unsafe state(file), let buffer = unsafe buffer else { return SQLITE_IOERR }
        let code = unsafe state.pointee.original.pointee.xRead(file, buffer, count, offset)
        guard code == SQLITE_OK else { return code }
        let bytes = unsafe UnsafeRawBufferPointer(start: buffer, count: Int(count))
        if offset == 0 { unsafe noteHeader(bytes, state) }
        guard unsafe state.pointee.hasChecksums, isPage(count, offset) else { return code }
        return unsafe bytes.loadUnaligned(fromByteOffset: end(count), as: UInt64.self) == checksum(bytes, offset)
            ? SQLITE_OK : damaged
    }

    private static func write(
        _ file: UnsafeMutablePointer<sqlite3_file>?, _ buffer: UnsafeRawPointer?, _ count: Int32, _ offset: Int64
    ) -> Int32 {
        guard let state = unsafe state(file), let buffer = unsafe buffer else { return SQLITE_IOERR }
        let bytes = unsafe UnsafeRawBufferPointer(start: buffer, count: Int(count))
        if offset == 0 { unsafe noteHeader(bytes, state) }
        if unsafe state.pointee.hasChecksums, isPage(count, offset) {
            // SQLite neither reads nor keeps these bytes of the page.
            unsafe UnsafeMutableRawPointer(mutating: buffer).storeBytes(
                of: checksum(bytes, offset), toByteOffset: end(count), as: UInt64.self)
        }
        return unsafe state.pointee.original.pointee.xWrite(file, buffer, count, offset)
    }

    private static func isPage(_ count: Int32, _ offset: Int64) -> Bool {
        count == Schema.pageSize && offset % Int64(Schema.pageSize) == 0
    }

    private static func end(_ count: Int32) -> Int { Int(count - size) }

    private static func checksum(_ page: UnsafeRawBufferPointer, _ offset: Int64) -> UInt64 {
        unsafe Checksum.of(UnsafeRawBufferPointer(rebasing: page[..<end(Int32(page.count))]), at: Int(offset))
    }

    /// Reads from the header of a database, by page size and reserved bytes, whether pages have checksums.
    ///
    /// Source: SQLite, "Database File Format", section 1.3.
    private static func noteHeader(_ bytes: UnsafeRawBufferPointer, _ state: UnsafeMutablePointer<File>) {
        guard bytes.count >= 100 else { return }
        unsafe state.pointee.hasChecksums =
            unsafe Int(bytes[16]) << 8 | Int(bytes[17]) == Schema.pageSize && Int32(bytes[20]) == size
    }
}
