import Glibc

/// What programs put into a vault beside its notes: nobody means it when they ask, so it is left out unless a pattern brings it back.
///
/// It is told by names that programs give. What people call "backup" or "template for …" is a note.
public enum Byproduct: Sendable, Hashable, CaseIterable {
    /// What new notes are made from.
    case template
    /// A copy that an editor or another program made of a file before it changed it.
    case backup
    /// The other version of a file that was changed in two places, as programs that keep folders in step put it beside the first.
    case conflictedCopy
}

/// A folder or file that may be a by-product, as a walk meets it.
struct ByproductCandidate {
    /// The UTF-8 of its name.
    let name: UnsafeRawBufferPointer
    /// The open folder that holds it.
    let parent: Int32

    /// What a folder is by its name; all that it holds is the same.
    func folder() -> Byproduct? {
        // The longest of the names is short, and most names are none of them.
        guard name.count <= ByproductFolders.longest else { return nil }
        let name = String(decoding: name, as: UTF8.self)
        if ByproductFolders.isOfTemplates(name) { return .template }
        if name.lowercased() == ByproductFolders.backups { return .backup }
        guard name == ByproductFolders.logseq else { return nil }
        return ByproductFolders.signsOfLogseq.contains(where: hasNeighbour) ? .backup : nil
    }

    /// What a file of a format that is read is by its name.
    func file() -> Byproduct? {
        guard ByproductNames.mayHold(name) else { return nil }
        let (stem, ending) = ByproductCandidate.parts(String(decoding: name, as: UTF8.self))
        if ByproductNames.isConflictedCopy(stem) { return .conflictedCopy }
        if let original = ByproductNames.original(ofBackup: stem), hasNeighbour(original + ending) { return .backup }
        if let original = ByproductNames.original(ofComputersCopy: stem), hasNeighbour(original + ending) {
            return .conflictedCopy
        }
        return nil
    }

    /// What a file that no reader exists for is by its name: the backup of one that is read, `note.md~`.
    func unreadableFile() -> Byproduct? {
        guard let last = name.last, ByproductNames.lastBytesOfBackups.contains(last | 0x20) else { return nil }
        guard let original = ByproductNames.original(ofBackupFile: String(decoding: name, as: UTF8.self)) else {
            return nil
        }
        return FileFormat(path: original) == nil ? nil : .backup
    }

    /// Whether something stands beside it, or in it: `other.md`, `folder/file`.
    private func hasNeighbour(_ path: String) -> Bool { faccessat(parent, path, F_OK, 0) == 0 }

    /// A name before its last dot, and from it on.
    private static func parts(_ name: String) -> (stem: Substring, ending: Substring) {
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        return (name[..<dot], name[dot...])
    }
}

/// The folders that programs keep their by-products in.
enum ByproductFolders {
    /// No name of such a folder has more bytes, marks and numbers around it included.
    static let longest = 40

    /// The folder of old versions of many programs, Logseq's among them.
    static let backups = "bak"

    /// Logseq's own folder, with its settings, backups and what was deleted; a folder of that name elsewhere is one of notes.
    static let logseq = "logseq"
    /// What stands in that folder, or beside it.
    static let signsOfLogseq = ["logseq/config.edn", "logseq/bak", "pages", "journals"]

    /// What folders of templates are called, in English and German.
    private static let templateNames: Set = ["template", "templates", "vorlage", "vorlagen"]

    /// Whether a folder is called after templates and nothing else: numbers and marks around the word sort it, `99 _Templates`.
    static func isOfTemplates(_ name: String) -> Bool {
        func isDecoration(_ character: Character) -> Bool { !character.isLetter }
        guard let first = name.firstIndex(where: { !isDecoration($0) }),
            let last = name.lastIndex(where: { !isDecoration($0) })
        else { return false }
        return templateNames.contains(name[first...last].lowercased())
    }
}
