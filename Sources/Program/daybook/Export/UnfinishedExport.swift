import Glibc

/// The folder of an export that is being written: hidden, named as no folder of the user is, and locked by the process that writes it.
///
/// Its name alone says what it is, so what a kill leaves is recognised, even if it came before the lock or the first file.
final class UnfinishedExport {
    let path: String
    // Held until the export ends, so that no other one takes the folder for a leftover.
    private let descriptor: Int32

    private static let beginning = ".daybook-export-"
    private static let template = "XXXXXX"
    private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    private static let names = Set(ExportType.allCases.map(\.file))

    /// Makes a folder in another one.
    ///
    /// - Parameters:
    ///   - parent: The folder in which the export appears.
    ///   - typed: The name of the export, for the error.
    /// - Throws: `ProgramError` if that is not possible.
    init(in parent: String, for typed: String) throws(ProgramError) {
        while true {
            let new = try UnfinishedExport.make(in: parent, for: typed)
            let descriptor = unsafe open(new, UnfinishedExport.flags)
            guard descriptor >= 0 || errno == ENOENT else {
                let reason = Files.lastFailure
                unsafe rmdir(new)
                throw .cannotWrite(path: typed, reason: reason)
            }
            // Before the lock is taken, another export takes the folder for a leftover; then a new one is made.
            if descriptor >= 0, UnfinishedExport.isOwn(descriptor, new) {
                path = new
                self.descriptor = descriptor
                return
            }
            if descriptor >= 0 { close(descriptor) }
        }
    }

    private static func make(in parent: String, for typed: String) throws(ProgramError) -> String {
        var name = Array((parent + "/" + beginning + template).utf8CString)
        guard unsafe mkdtemp(&name) != nil else { throw .cannotWrite(path: typed, reason: Files.lastFailure) }
        return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Takes the lock of a new folder; false if another process has it, or has removed the folder.
    private static func isOwn(_ descriptor: Int32, _ path: String) -> Bool {
        // Where the file system knows no locks, nobody gets one, and nothing is removed.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else { return false }
        var (own, named) = (stat(), stat())
        return unsafe fstat(descriptor, &own) == 0 && lstat(path, &named) == 0 && own.st_ino == named.st_ino
    }

    deinit { close(descriptor) }

    /// Gives the folder its name; false, with `errno`, if that is not possible.
    func rename(to name: String) -> Bool { unsafe Glibc.rename(path, name) == 0 }

    /// Removes the folder with its files.
    func remove() {
        for name in UnfinishedExport.names { unsafe unlinkat(descriptor, name, 0) }
        unsafe rmdir(path)
    }

    /// Removes what killed exports left in a folder: folders with such a name that hold nothing else, and that nobody has locked.
    ///
    /// - Parameter parent: A folder.
    static func removeLeftovers(in parent: String) {
        let length = beginning.utf8.count + template.utf8.count
        for name in Files.names(in: parent + "/") ?? [] where name.hasPrefix(beginning) && name.utf8.count == length {
            let folder = parent + "/" + name
            let descriptor = unsafe open(folder, flags)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, let held = Files.names(in: folder),
                Set(held).subtracting([".", ".."]).isSubset(of: names)
            else { continue }
            for name in names { unsafe unlinkat(descriptor, name, 0) }
            unsafe rmdir(folder)
        }
    }
}
