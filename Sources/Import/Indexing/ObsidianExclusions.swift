import FoundationEssentials
import Glibc

/// The excluded files of a vault that Obsidian uses too: the key `userIgnoreFilters` of `.obsidian/app.json`.
///
/// An entry between slashes is a regular expression, found anywhere in a path; any other is the beginning of a path. Case does not
/// count, as in Obsidian.
struct ObsidianExclusions {
    private struct Settings: Decodable {
        var userIgnoreFilters: [String]?
    }

    private var prefixes: [String] = []
    private var expressions: [Regex<AnyRegexOutput>] = []
    /// What could not be understood, for people to read.
    private(set) var problem: String?

    /// Whether nothing is excluded.
    var isEmpty: Bool { prefixes.isEmpty && expressions.isEmpty }

    /// The settings' file, relative to the vault.
    static let path = ".obsidian/app.json"

    /// Excludes nothing.
    init() {}

    /// Reads the entries of a vault; nothing where Obsidian has no settings there.
    static func of(vault: String) -> ObsidianExclusions {
        let path = vault + "/" + ObsidianExclusions.path
        // Most vaults have none: then nothing is opened, and no JSON is read.
        guard access(path, F_OK) == 0 else { return ObsidianExclusions() }
        do {
            let bytes = try FileBytes.read(path).bytes
            let settings = try JSONDecoder().decode(Settings.self, from: Data(bytes))
            return ObsidianExclusions(settings.userIgnoreFilters ?? [])
        } catch {
            var none = ObsidianExclusions()
            none.problem = "cannot be understood, so the files that Obsidian excludes are not left out"
            return none
        }
    }

    /// The meaning of some entries.
    init(_ entries: [String]) {
        for entry in entries where !entry.isEmpty {
            guard entry.hasPrefix("/"), entry.hasSuffix("/"), entry.utf8.count > 2 else {
                prefixes.append(entry.lowercased())
                continue
            }
            do {
                expressions.append(try Regex(String(entry.dropFirst().dropLast())).ignoresCase())
            } catch {
                problem = "excludes files by \(entry), which is no regular expression: it leaves out nothing"
            }
        }
    }

    /// Whether a path is excluded.
    ///
    /// - Parameters:
    ///   - path: The path relative to the vault.
    ///   - isFolder: Whether it is a folder: then expressions are not asked, since they speak of the files in it.
    /// - Returns: True where an entry names it.
    func excludes(_ path: String, isFolder: Bool) -> Bool {
        if !prefixes.isEmpty {
            let folded = path.lowercased() + (isFolder ? "/" : "")
            if prefixes.contains(where: { folded.hasPrefix($0) }) { return true }
        }
        return !isFolder && expressions.contains { path.firstMatch(of: $0) != nil }
    }
}
