import FoundationEssentials
import Glibc

/// The excluded files of a vault that Obsidian uses too: the key `userIgnoreFilters` of `.obsidian/app.json`.
///
/// An entry between slashes is a regular expression, found anywhere in a path; any other is the beginning of a path. Case does not
/// count, as in Obsidian. The file may come from anybody, so no entry may cost more than a look at the path.
struct ObsidianExclusions {
    private struct Settings: Decodable {
        var userIgnoreFilters: [String]?
    }

    private var prefixes = PathPrefixes([])
    private var expressions: [LinearExpression] = []
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
        var beginnings: [String] = []
        var size = 0
        for entry in entries where !entry.isEmpty {
            guard entry.hasPrefix("/"), entry.hasSuffix("/"), entry.utf8.count > 2 else {
                beginnings.append(entry.lowercased())
                continue
            }
            do throws(LinearExpression.Failure) {
                let expression = try LinearExpression(String(entry.dropFirst().dropLast()))
                size += expression.size
                guard size <= ObsidianExclusions.mostSteps else { throw .tooLarge }
                expressions.append(expression)
            } catch {
                // A few lines are enough for a file that is full of them.
                guard problems.count < ObsidianExclusions.mostProblems else { continue }
                let shown =
                    entry.count > ObsidianExclusions.longestShown
                    ? entry.prefix(ObsidianExclusions.longestShown) + "…" : entry[...]
                problems.append("excludes files by \(shown), \(ObsidianExclusions.words(error)): it leaves out nothing")
            }
        }
        prefixes = PathPrefixes(beginnings)
    }

    /// All expressions together have no more steps: each path is compared with them.
    private static let mostSteps = 2000
    /// So many entries that cannot be used are told.
    private static let mostProblems = 10
    /// So much of an expression is told, in characters.
    private static let longestShown = 60

    private static func words(_ failure: LinearExpression.Failure) -> String {
        switch failure {
        case .malformed: "which is no regular expression"
        case .needsMemory: "which looks around or back, what Daybook does not do"
        case .tooLarge: "which makes the expressions too large"
        }
    }

    /// Whether a path is excluded.
    ///
    /// - Parameters:
    ///   - path: The path relative to the vault.
    ///   - isFolder: Whether it is a folder: then expressions are not asked, since they speak of the files in it.
    /// - Returns: True where an entry names it.
    func excludes(_ path: String, isFolder: Bool) -> Bool {
        if !prefixes.isEmpty, prefixes.hold(path.lowercased() + (isFolder ? "/" : "")) { return true }
        return !isFolder && expressions.contains { $0.isFound(in: path) }
    }
}
