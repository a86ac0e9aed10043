import Model
import Parsing
import Text

/// The named collections of a vault: folders, and hierarchies of notes whose names are joined by full stops.
struct VaultCollections {
    private var rows: [[UInt64]: Set<Int>] = [:]
    private var kinds: [Int: DocumentKind] = [:]

    /// Returns the collection named `recipes`, `dendron.alternatives` or `projects/alpha`, in singular or plural, with all nested
    /// documents; nil if it has fewer than two.
    func collection(named name: String) -> NamedCollection? {
        guard let documents = rows[VaultCollections.key(name)], documents.count > 1 else { return nil }
        return NamedCollection(documents: documents, kinds: Set(documents.compactMap { kinds[$0] }))
    }

    /// Adds a document, by its row number, to all collections that contain it.
    mutating func add(_ number: Int, path: String, kind: DocumentKind) {
        kinds[number] = kind
        let parts = path.split(separator: "/")
        guard let file = parts.last else { return }
        for name in VaultCollections.names(parts.dropLast(), "/") {
            rows[VaultCollections.key(name), default: []].insert(number)
        }
        guard kind == .note, !file.contains(" ") else { return }
        // The note `dendron.alternatives.md` belongs to `dendron`, `alternatives` and `dendron.alternatives`.
        for name in VaultCollections.names(file.split(separator: ".").dropLast(), ".") {
            rows[VaultCollections.key(name), default: []].insert(number)
        }
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
