import Answering
import Store
import Text

/// The saved questions of a vault: a plain file of `name = question` lines that a person may edit.
struct SavedQuestions {
    struct Entry: Equatable {
        var name: String
        var question: String
    }

    /// The file; it need not exist.
    let path: String
    private let vault: Settings.Vault
    private(set) var entries: [Entry] = []
    private var text = ""

    /// Reads the questions of the vault of some settings.
    ///
    /// - Throws: `ProgramError` if there is no vault, or a line is no question.
    init(_ settings: Settings) throws(ProgramError) {
        guard let vault = settings.vault else { throw .noVault(configuration: settings.configurationFile) }
        self.vault = vault
        path = SavedQuestions.path(of: vault, in: settings.stateFolder)
        guard Files.exists(path) else { return }
        guard let bytes = Files.bytes(path), let text = String(validating: bytes, as: UTF8.self) else {
            throw .questionsUnreadable(path: path, line: nil)
        }
        self.text = text
        for (number, line) in zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)) {
            let line = String(line).trimmingBlanks
            guard !line.isEmpty, !line.hasPrefix("#") else { continue }
            guard let entry = SavedQuestions.entry(line) else { throw .questionsUnreadable(path: path, line: number) }
            entries.removeAll { $0.name.lowercased() == entry.name.lowercased() }
            entries.append(entry)
        }
    }

    private static func entry(_ line: String) -> Entry? {
        guard let equals = line.firstIndex(of: "=") else { return nil }
        let name = String(line[..<equals]).trimmingBlanks
        let question = String(line[line.index(after: equals)...]).trimmingBlanks
        return isName(name) && !question.isEmpty ? Entry(name: name, question: question) : nil
    }

    /// Tells whether a text may name a question: letters, digits, `-`, `_` and `.`, beginning with a letter or digit.
    static func isName(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first.isNumber else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
    }

    /// Returns a question by its name, in any case.
    ///
    /// - Throws: `ProgramError.noQuestion` with the names that there are.
    func question(_ name: String) throws(ProgramError) -> Entry {
        guard let entry = entries.first(where: { $0.name.lowercased() == name.lowercased() }) else {
            throw .noQuestion(name, known: entries.map(\.name))
        }
        return entry
    }

    // MARK: Changing

    /// Saves a question; one of the same name is replaced, and all other lines stay.
    mutating func save(_ entry: Entry) throws(ProgramError) {
        remove(linesOf: entry.name)
        if text.isEmpty { text = head }
        if !text.hasSuffix("\n") { text += "\n" }
        text += "\(entry.name) = \(entry.question)\n"
        entries.append(entry)
        try write()
    }

    mutating func delete(_ name: String) throws(ProgramError) {
        let entry = try question(name)
        remove(linesOf: entry.name)
        try write()
    }

    private mutating func remove(linesOf name: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let line = String(line).trimmingBlanks
            return line.hasPrefix("#") || SavedQuestions.entry(line)?.name.lowercased() != name.lowercased()
        }
        text = lines.joined(separator: "\n")
        entries.removeAll { $0.name.lowercased() == name.lowercased() }
    }

    private func write() throws(ProgramError) {
        guard let slash = path.lastIndex(of: "/"), Files.makeFolder(String(path[..<slash])),
            Files.replace(path, with: text)
        else { throw .cannotWrite(path: path, reason: Files.lastFailure) }
    }

    private var head: String {
        let folder = FolderIdentity(vault.folder).map { "\(SavedQuestions.folderMark)\($0.text)\n" } ?? ""
        return """
            # Saved questions, asked with 'daybook q NAME'. A line is: name = question
            \(SavedQuestions.vaultMark)\(vault.folder)
            \(folder)
            """
    }

    // MARK: Places

    private static let vaultMark = "# Vault: "
    private static let folderMark = "# Folder: "
    static let ending = ".questions"

    /// Returns the file of a vault: by its path, else that of the same folder before it was moved.
    static func path(of vault: Settings.Vault, in state: String) -> String {
        let folder = state + "/questions"
        let own = folder + "/" + String(StableHash.of(vault.folder.utf8), radix: 16) + ending
        guard !Files.exists(own), let names = Files.names(in: folder), let identity = FolderIdentity(vault.folder)
        else { return own }
        for name in names.sorted() where name.hasSuffix(ending) {
            let path = folder + "/" + name
            let marks = (Files.text(path) ?? "").split(separator: "\n").prefix(4)
            guard marks.contains(where: { $0 == folderMark + identity.text }),
                let before = marks.first(where: { $0.hasPrefix(vaultMark) })?.dropFirst(vaultMark.count),
                !Files.isFolder(String(before))
            else { continue }
            RevisionFile.move(from: path, to: own)
            return own
        }
        return own
    }
}
