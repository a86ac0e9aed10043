import Glibc
import Text

/// Files and folders that programs add beside a vault's notes; they are skipped unless a pattern includes them.
///
/// They are recognised by names that programs give. What people name, such as "backup" or "template for …", is a note.
public enum Byproduct: Sendable, Hashable, CaseIterable {
    /// A file that new notes are made from.
    case template
    /// A copy that an editor or another program made of a file before changing it.
    case backup
    /// The second version of a file that was changed on two devices, written beside the first by a synchronisation program.
    case conflictedCopy
}

/// A folder or file met during the walk that may be a by-product.
struct ByproductCandidate {
    /// The descriptor of the open folder that holds it.
    let parent: Int32

    /// Returns the kind of by-product that a folder's name in UTF-8 denotes; it applies to all content of the folder.
    func folder(_ name: Span<UInt8>) -> Byproduct? {
        // Most names are longer or match nothing.
        guard name.count <= ByproductFolders.longest else { return nil }
        let name = String(decoding: name)
        if ByproductFolders.isOfTemplates(name) { return .template }
        if name.lowercased() == ByproductFolders.backups { return .backup }
        guard name == ByproductFolders.logseq else { return nil }
        return ByproductFolders.signsOfLogseq.contains(where: hasNeighbour) ? .backup : nil
    }

    /// Returns the kind of by-product that a file's name in UTF-8 denotes; the file has a reader.
    func file(_ name: Span<UInt8>) -> Byproduct? {
        guard ByproductNames.mayHold(name) else { return nil }
        let (stem, ending) = ByproductCandidate.parts(String(decoding: name))
        if ByproductNames.isConflictedCopy(stem) { return .conflictedCopy }
        if let original = ByproductNames.original(ofBackup: stem), hasNeighbour(original + ending) { return .backup }
        if let original = ByproductNames.original(ofComputersCopy: stem), hasNeighbour(original + ending) {
            return .conflictedCopy
        }
        return nil
    }

    /// Returns `.backup` for a file without a reader that is a backup of one with a reader: `note.md~`.
    func unreadableFile(_ name: Span<UInt8>) -> Byproduct? {
        guard let last = name.indices.last.map({ name[$0] }), ByproductNames.lastBytesOfBackups.contains(last | 0x20)
        else { return nil }
        guard let original = ByproductNames.original(ofBackupFile: String(decoding: name)) else {
            return nil
        }
        return FileFormat(path: original) == nil ? nil : .backup
    }

    /// Returns whether a path relative to the parent exists: `other.md`, `folder/file`.
    private func hasNeighbour(_ path: String) -> Bool { unsafe faccessat(parent, path, F_OK, 0) == 0 }

    /// Splits a name before its last dot; the ending includes the dot.
    private static func parts(_ name: String) -> (stem: Substring, ending: Substring) {
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        return (name[..<dot], name[dot...])
    }
}

enum ByproductFolders {
    /// The maximum length of such a name in bytes, with numbers and punctuation around it.
    static let longest = 40

    static let backups = "bak"

    /// Logseq's folder of settings, backups and deleted pages; without one of the signs below it holds notes.
    static let logseq = "logseq"
    /// Paths, beside or in that folder, each of which shows that Logseq made it.
    static let signsOfLogseq = ["logseq/config.edn", "logseq/bak", "pages", "journals"]

    private static let templateNames: Set = ["template", "templates", "vorlage", "vorlagen"]

    /// Returns whether a folder name is a word for templates, ignoring numbers and punctuation around it: `99 _Templates`.
    static func isOfTemplates(_ name: String) -> Bool {
        func isDecoration(_ character: Character) -> Bool { !character.isLetter }
        guard let first = name.firstIndex(where: { !isDecoration($0) }),
            let last = name.lastIndex(where: { !isDecoration($0) })
        else { return false }
        return templateNames.contains(name[first...last].lowercased())
    }
}
