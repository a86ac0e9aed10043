/// A folder with one file for each type of record, which appears under its name when all of it is written.
final class ExportFolder {
    private let path: String
    private let unfinished: UnfinishedExport
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
        let parent = ExportFolder.parent(of: path)
        UnfinishedExport.removeLeftovers(in: parent)
        unfinished = try UnfinishedExport(in: parent, for: typed)
        for name in ExportType.allCases.map(\.file) {
            do throws(ProgramError) {
                files[name] = try OutputFile(unfinished.path + "/" + name)
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

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// Writes a record to the file of its type.
    func write(_ record: any ExportRecord) throws(ProgramError) {
        try files[record.type.file]?.write("\(JSONLine.line(record))\n")
    }

    /// Gives the folder its name.
    func finish() throws(ProgramError) {
        files = [:]
        guard unfinished.rename(to: path) else { throw .cannotWrite(path: path, reason: Files.lastFailure) }
    }

    /// Removes what was written.
    func abandon() {
        files = [:]
        unfinished.remove()
    }
}
