import Store

/// What Daybook keeps of a vault, or of all: indexes with the files beside them, the history of the prompt, and what else its folders hold.
struct KeptFiles {
    private(set) var indexes: [KeptIndex] = []
    private(set) var history: KeptFile?
    /// The saved questions, and the kept answers to them.
    private(set) var questions: [KeptFile] = []
    private(set) var others: [KeptFile] = []
    /// The program's own folders, which go when they are empty.
    let folders: [String]

    /// Finds what is kept of the vault of the settings; with `everywhere`, of all vaults.
    ///
    /// A vault has several indexes if it was asked about in several time zones or under several paths. The history is one for all vaults.
    ///
    /// - Throws: `ProgramError.notAnIndex` if the index named by the user is something else.
    init(_ settings: Settings, _ environment: [String: String], everywhere: Bool) throws(ProgramError) {
        let cache = Paths.cache(environment)
        let state = Paths.state(environment)
        folders = [cache, state + "/questions", state]
        history = KeptFile(state + "/history")
        if let vault = settings.vault {
            let path = SavedQuestions.path(of: vault, in: state)
            questions = [path, RevisionFile.path(questions: path)].flatMap { [$0, $0 + ".new"] }.compactMap(
                KeptFile.init)
        }
        for path in KeptFiles.indexes(in: cache) {
            guard var index = KeptFiles.index(path, of: everywhere ? nil : settings.vault) else { continue }
            index.isStray = index.isStray && !everywhere
            indexes.append(index)
        }
        if let own = try KeptFiles.chosenIndex(settings.vault), !indexes.contains(where: { $0.path == own.path }) {
            indexes.append(own)
        }
        guard everywhere else { return }
        let spared = [settings.configurationFile.folder, settings.vault?.folder].compactMap { $0 }
        let known = Set((indexes.flatMap(\.files) + questions).map(\.path) + [state + "/history"])
        others = [cache, state].flatMap { KeptFile.all(below: $0, sparing: spared) }.filter { !known.contains($0.path) }
    }

    var files: [KeptFile] { indexes.flatMap(\.files) + questions + [history].compactMap { $0 } + others }

    /// Leaves out the history.
    mutating func keepHistory() { history = nil }

    /// Leaves out the saved questions, but not the answers to them, which hold what notes said.
    mutating func keepQuestions() { questions.removeAll { $0.path.hasSuffix(SavedQuestions.ending) } }

    /// Leaves out an index.
    mutating func keepIndex(_ path: String) { indexes.removeAll { $0.path == path } }

    /// Returns the paths of all indexes of a folder, also of those of which only files beside them are left.
    private static func indexes(in folder: String) -> [String] {
        let endings = (IndexFiles.endings + [IndexLock.ending]).map { Paths.endingOfIndexes + $0 }
        let names = (Files.names(in: folder) ?? []).compactMap { name in
            endings.first(where: name.hasSuffix).map { folder + "/" + name.dropLast($0.count) + Paths.endingOfIndexes }
        }
        return Set(names).sorted()
    }

    /// Returns an index if it is of a vault (nil: of any), or if its vault is unknown and its files hold something.
    private static func index(_ path: String, of vault: Settings.Vault?) -> KeptIndex? {
        var index = KeptIndex(path)
        guard let vault, path != vault.index else { return index }
        guard let origin = IndexOrigin(index: path) ?? IndexOrigin(index: IndexFiles.unfinished(path)) else {
            index.isStray = true
            return index.files.contains { $0.bytes > 0 } ? index : nil
        }
        let folder = FolderIdentity(vault.folder)?.text
        return origin.vault == vault.folder || folder != nil && origin.folder == folder ? index : nil
    }

    /// Returns the index that the user named; its files are Daybook's only if it is an index.
    private static func chosenIndex(_ vault: Settings.Vault?) throws(ProgramError) -> KeptIndex? {
        guard let vault, vault.isOwnIndexPath else { return nil }
        let candidates = [vault.index, IndexFiles.unfinished(vault.index)].filter { Files.size($0) > 0 }
        for path in candidates where !IndexFiles.isIndex(path) { throw .notAnIndex(path: path) }
        return candidates.isEmpty ? nil : KeptIndex(vault.index)
    }
}

extension String {
    /// The folder of a path.
    fileprivate var folder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "." }
}
