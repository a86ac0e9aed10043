import Glibc

/// A folder with one file for each type of record, which appears under its name when all of it is written.
final class ExportFolder {
    private let path: String
    private let unfinished: String
    private var files: [String: OutputFile] = [:]

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
        var template = Array((path + ".XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw .cannotWrite(path: typed, reason: Files.lastFailure) }
        unfinished = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
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
