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
    private(set) var problems: [String] = []
    /// Whether the settings could not be looked at because no more files may be open.
    private(set) var lacksDescriptors = false

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
        if access(path, F_OK) != 0 {
            let failure = SystemFailure()
            return failure.isAbsence ? ObsidianExclusions() : ObsidianExclusions(failure: .init(failure))
        }
        do throws(FileBytes.Failure) {
            return ObsidianExclusions(settings: try FileBytes.read(path).bytes)
        } catch {
            return ObsidianExclusions(failure: error)
        }
    }

    /// Excludes nothing, and says why.
    private init(failure: FileBytes.Failure) {
        let reason =
            switch failure {
            // A link is not followed out of the vault.
            case .gone: "is no file"
            case .tooLarge: "is too large"
            case .noDescriptors: "cannot be read"
            case .unreadable(let reason): "cannot be read (\(reason))"
            }
        lacksDescriptors = if case .noDescriptors = failure { true } else { false }
        problems = [reason + ObsidianExclusions.consequence]
    }

    /// The meaning of the settings' file.
    private init(settings bytes: [UInt8]) {
        if let settings = try? JSONDecoder().decode(Settings.self, from: Data(bytes)) {
            self.init(settings.userIgnoreFilters ?? [])
        } else {
            self.init()
            problems = ["cannot be understood" + ObsidianExclusions.consequence]
        }
    }

    private static let consequence = ", so the files that Obsidian excludes are not left out"

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
                problems.append("excludes files by \(entry), which is no regular expression: it leaves out nothing")
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
