import Model
import Parsing
import Text

/// The collections of a vault by their names: folders, and hierarchies of notes whose names are joined by full stops.
struct VaultCollections {
    private var rows: [[UInt64]: Set<Int>] = [:]
    private var kinds: [Int: DocumentKind] = [:]

    /// The collection that some words name, its singular or plural too; nil where there is none of more than one document.
    ///
    /// - Parameter name: The words: `recipes`, `dendron.alternatives`, `projects/alpha`.
    /// - Returns: Its documents, with those of the folders and names below it.
    func collection(named name: String) -> NamedCollection? {
        guard let documents = rows[VaultCollections.key(name)], documents.count > 1 else { return nil }
        return NamedCollection(documents: documents, kinds: Set(documents.compactMap { kinds[$0] }))
    }

    /// Adds a document to all collections that it is part of.
    ///
    /// - Parameters:
    ///   - number: Its row.
    ///   - path: Its path in the vault.
    ///   - kind: What it is.
    mutating func add(_ number: Int, path: String, kind: DocumentKind) {
        kinds[number] = kind
        let parts = path.split(separator: "/")
        guard let file = parts.last else { return }
        for name in VaultCollections.names(parts.dropLast(), "/") {
            rows[VaultCollections.key(name), default: []].insert(number)
        }
        guard kind == .note, !file.contains(" ") else { return }
        // The note `dendron.alternatives.md` is a part of what its name begins.
        for name in VaultCollections.names(file.split(separator: ".").dropLast(), ".") {
            rows[VaultCollections.key(name), default: []].insert(number)
        }
    }

    /// What each beginning of a path is called: by itself, and with all before it.
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
