import Model
import Parsing
import Text

/// The named collections of a vault: folders, and hierarchies of notes whose names are joined by full stops.
struct VaultCollections {
    private var rows: [[UInt64]: Set<Int>] = [:]
    private var kinds: [Int: DocumentKind] = [:]
    /// The keys of the collections that a folder's path names.
    private var keys: [Substring: Set<[UInt64]>] = [:]

    /// Returns the collection named `recipes`, `dendron.alternatives` or `projects/alpha`, in singular or plural, with all nested
    /// documents; nil if it has fewer than two.
    func collection(named name: String) -> NamedCollection? {
        guard let documents = rows[VaultCollections.key(name)], documents.count > 1 else { return nil }
        return NamedCollection(documents: documents, kinds: Set(documents.compactMap { kinds[$0] }))
    }

    /// Adds a document, by its row number, to all collections that contain it.
    mutating func add(_ number: Int, path: String, kind: DocumentKind) {
        kinds[number] = kind
        let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = path[..<(end ?? path.startIndex)]
        if keys[folder] == nil { keys[folder] = VaultCollections.keys(folder, at: "/") }
        for key in keys[folder] ?? [] { rows[key, default: []].insert(number) }
        let file = path[(end.map { path.utf8.index(after: $0) } ?? path.startIndex)...]
        guard kind == .note, !file.utf8.contains(UInt8(ascii: " ")) else { return }
        // The note `dendron.alternatives.md` belongs to `dendron`, `alternatives` and `dendron.alternatives`.
        let name = file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[..<$0] } ?? ""
        for key in VaultCollections.keys(name, at: ".") { rows[key, default: []].insert(number) }
    }

    private static func keys(_ path: Substring, at separator: Character) -> Set<[UInt64]> {
        Set(names(path.split(separator: separator), String(separator)).map(key))
    }

    /// Returns the name of each path component, alone and with all before it.
    private static func names(_ parts: some Collection<Substring>, _ separator: String) -> Set<String> {
        var names = Set(parts.map(String.init))
        var whole = ""
        for part in parts {
            whole += (whole.isEmpty ? "" : separator) + part
            names.insert(whole)
        }
        return names
    }

    private static func key(_ name: String) -> [UInt64] { TermAnalyzer().terms(of: name).map(\.hash) }
}
