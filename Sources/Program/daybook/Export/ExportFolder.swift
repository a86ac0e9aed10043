import Glibc

/// A folder with one file for each type of record, which appears under its name when all of it is written.
final class ExportFolder {
    private let path: String
    private let unfinished: String
    private let descriptor: Int32
    private var files: [String: OutputFile] = [:]

    private static let template = ".XXXXXX"

    /// Prepares a folder beside the wanted one.
    ///
    /// - Parameters:
    ///   - typed: The wanted folder, new or empty; its parent must exist.
    ///   - vault: The vault's folder, in which nothing is written.
    /// - Throws: `ProgramError` if the folder is not fit for it.
    init(_ typed: String, vault: String) throws(ProgramError) {
        path = try ExportFolder.place(typed)
        guard path != vault, !path.hasPrefix(vault + "/") else { throw .exportRefused(path: typed, .insideVault) }
        if Files.exists(path) {
            guard Files.isFolder(path), Files.names(in: path)?.allSatisfy({ [".", ".."].contains($0) }) == true else {
                throw .exportRefused(path: typed, .notEmpty)
            }
            guard path != Paths.absolute(".") else { throw .exportRefused(path: typed, .current) }
        }
        ExportFolder.removeLeftovers(of: path)
        var template = Array((path + ExportFolder.template).utf8CString)
        guard mkdtemp(&template) != nil else { throw .cannotWrite(path: typed, reason: Files.lastFailure) }
        unfinished = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // Held until the program ends, so that no other one takes the folder for a leftover.
        descriptor = open(unfinished, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        flock(descriptor, LOCK_EX | LOCK_NB)
        for name in ExportType.allCases.map(\.file) {
            do throws(ProgramError) {
                files[name] = try OutputFile(unfinished + "/" + name)
            } catch {
                abandon()
                throw error
            }
        }
    }

    /// Returns the absolute path of a folder that may not exist yet, without symbolic links.
    private static func place(_ typed: String) throws(ProgramError) -> String {
        let whole = Paths.absolute(typed)
        if Files.exists(whole) { return whole }
        let parts = whole.split(separator: "/")
        let parent = Paths.absolute("/" + parts.dropLast().joined(separator: "/"))
        guard Files.isFolder(parent), let name = parts.last, name != ".." else {
            throw .exportRefused(path: typed, .noParent)
        }
        return (parent == "/" ? "" : parent) + "/" + name
    }

    deinit { close(descriptor) }

    /// Removes the folders of earlier exports to a path that were killed: those that hold files of an export, and that nobody has locked.
    private static func removeLeftovers(of path: String) {
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        let name = path[path.index(after: slash)...] + "."
        let own = Set(ExportType.allCases.map(\.file))
        for other in Files.names(in: String(path[...slash])) ?? []
        where other.hasPrefix(name) && other.utf8.count == name.utf8.count + template.utf8.count - 1 {
            let folder = String(path[...slash]) + other
            let held = Set(Files.names(in: folder) ?? []).subtracting([".", ".."])
            guard !held.isEmpty, held.isSubset(of: own) else { continue }
            let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            defer { close(descriptor) }
            guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
            for name in held { unlink(folder + "/" + name) }
            rmdir(folder)
        }
    }

    /// Writes a record to the file of its type.
    func write(_ record: any ExportRecord) throws(ProgramError) {
        try files[record.type.file]?.write("\(JSONLine.line(record))\n")
    }

    /// Gives the folder its name.
    func finish() throws(ProgramError) {
        files = [:]
        guard rename(unfinished, path) == 0 else { throw .cannotWrite(path: path, reason: Files.lastFailure) }
    }

    /// Removes what was written.
    func abandon() {
        files = [:]
        for name in ExportType.allCases.map(\.file) { unlink(unfinished + "/" + name) }
        rmdir(unfinished)
    }
}
