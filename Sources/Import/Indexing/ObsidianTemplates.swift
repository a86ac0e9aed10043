import FoundationEssentials
import Glibc

/// The templates that Obsidian uses in a vault: folders of the plugins Templates and Templater, and templates of periodic notes.
///
/// The settings are untrusted: they can only leave files out, which is reported and can be undone by a pattern.
struct ObsidianTemplates {
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

    private var paths: Set<[UInt8]> = []

    var isEmpty: Bool { paths.isEmpty }

    init() {}

    /// Creates templates from paths of settings, perhaps without `.md` or with slashes around; the vault itself is ignored.
    init(_ written: [String]) {
        for path in written {
            let parts = path.split(separator: "/").filter { $0 != "." }
            guard !parts.isEmpty else { continue }
            let path = parts.joined(separator: "/")
            paths.formUnion([Array(path.utf8), Array((path + ".md").utf8)])
        }
    }

    /// Reads the settings of a vault; a missing or malformed file adds nothing.
    static func of(vault: String) -> ObsidianTemplates {
        let folder = vault + "/.obsidian/"
        guard unsafe access(folder, F_OK) == 0 else { return ObsidianTemplates() }
        return ObsidianTemplates(
            places.flatMap { place -> [String] in
                guard let settings = settings(folder + place.file) else { return [] }
                return place.keys.compactMap(settings.text)
            })
    }

    private static func settings(_ path: String) -> KeyedSettings? {
        guard unsafe access(path, F_OK) == 0, let bytes = try? FileBytes.read(path).bytes, bytes.count <= mostBytes
        else {
            return nil
        }
        return try? JSONDecoder().decode(KeyedSettings.self, from: Data(bytes))
    }

    /// The maximum size of a settings file in bytes, since it is read for every question.
    private static let mostBytes = 1 << 20

    func name(_ path: [UInt8]) -> Bool { paths.contains(path) }
}

/// Settings with strings found by key paths, outermost key first.
private struct KeyedSettings: Decodable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    private let container: KeyedDecodingContainer<Key>

    init(from decoder: any Decoder) throws { container = try decoder.container(keyedBy: Key.self) }

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
