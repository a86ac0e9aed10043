import FoundationEssentials
import Glibc

/// The templates of a vault that Obsidian uses too: the folders of its plugins Templates and Templater, and the notes that daily and
/// periodic notes begin with.
///
/// The settings may come from anybody: all that they can do is to have files left out, which is told and a pattern undoes.
struct ObsidianTemplates {
    /// A file of settings and the keys in it that name a template or a folder of them.
    private struct Place {
        var file: String
        var keys: [[String]]
    }

    private static let places = [
        Place(file: "templates.json", keys: [["folder"]]),
        Place(file: "daily-notes.json", keys: [["template"]]),
        Place(file: "plugins/templater-obsidian/data.json", keys: [["templates_folder"], ["template_folder"]]),
        Place(
            file: "plugins/periodic-notes/data.json",
            keys: ["daily", "weekly", "monthly", "quarterly", "yearly"].map { [$0, "template"] }),
    ]

    /// Folders and files, relative to the vault.
    private var paths: Set<[UInt8]> = []

    /// Whether there are none.
    var isEmpty: Bool { paths.isEmpty }

    /// No templates.
    init() {}

    /// Templates by their paths as settings write them: without the ending of a note, perhaps with slashes around; the vault's own folder
    /// is none.
    init(_ written: [String]) {
        for path in written {
            let parts = path.split(separator: "/").filter { $0 != "." }
            guard !parts.isEmpty else { continue }
            let path = parts.joined(separator: "/")
            paths.formUnion([Array(path.utf8), Array((path + ".md").utf8)])
        }
    }

    /// Reads the settings of a vault; what cannot be read or understood names nothing, as where Obsidian has no settings.
    static func of(vault: String) -> ObsidianTemplates {
        let folder = vault + "/.obsidian/"
        guard access(folder, F_OK) == 0 else { return ObsidianTemplates() }
        return ObsidianTemplates(
            places.flatMap { place -> [String] in
                guard let settings = settings(folder + place.file) else { return [] }
                return place.keys.compactMap(settings.text)
            })
    }

    private static func settings(_ path: String) -> KeyedSettings? {
        guard access(path, F_OK) == 0, let bytes = try? FileBytes.read(path).bytes, bytes.count <= mostBytes else {
            return nil
        }
        return try? JSONDecoder().decode(KeyedSettings.self, from: Data(bytes))
    }

    /// Larger settings cost more at each question than they are worth.
    private static let mostBytes = 1 << 20

    /// Whether a path is that of a template, or of a folder of them.
    ///
    /// - Parameter path: The UTF-8 of the path relative to the vault.
    /// - Returns: True where settings name it.
    func name(_ path: [UInt8]) -> Bool { paths.contains(path) }
}

/// Settings of which only some texts are asked for, by their keys from the outside in.
private struct KeyedSettings: Decodable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    private let container: KeyedDecodingContainer<Key>

    init(from decoder: any Decoder) throws { container = try decoder.container(keyedBy: Key.self) }

    /// The text of a key; nil where something else stands there.
    func text(_ keys: [String]) -> String? {
        guard let last = keys.last else { return nil }
        var inner = container
        for key in keys.dropLast() {
            guard let next = try? inner.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: key)) else {
                return nil
            }
            inner = next
        }
        return try? inner.decode(String.self, forKey: Key(stringValue: last))
    }
}
