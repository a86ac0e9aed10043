import FoundationEssentials
import Glibc

/// The excluded files of an Obsidian vault: the key `userIgnoreFilters` of `.obsidian/app.json`.
///
/// An entry between slashes is a regular expression, found anywhere in a path; any other is a prefix of paths. Case is ignored, as in
/// Obsidian. The file is untrusted, so costs are bounded.
struct ObsidianExclusions {
    private struct Settings: Decodable {
        var userIgnoreFilters: [String]?
    }

    private var prefixes = PathPrefixes([])
    private var expressions: [LinearExpression] = []
    /// Messages about settings that cannot be used.
    private(set) var problems: [String] = []
    /// Whether the settings could not be read because too many files are open.
    private(set) var lacksDescriptors = false

    var isEmpty: Bool { prefixes.isEmpty && expressions.isEmpty }

    static let path = ".obsidian/app.json"

    init() {}

    /// Reads the entries of a vault; none if it has no settings of Obsidian.
    static func of(vault: String) -> ObsidianExclusions {
        let path = vault + "/" + ObsidianExclusions.path
        // Most vaults have no settings, so usually no file is opened.
        if unsafe access(path, F_OK) != 0 {
            let failure = SystemFailure()
            return failure.isAbsence ? ObsidianExclusions() : ObsidianExclusions(failure: .init(failure))
        }
        do throws(FileBytes.Failure) {
            return ObsidianExclusions(settings: try FileBytes.read(path).bytes)
        } catch {
            return ObsidianExclusions(failure: error)
        }
    }

    private init(failure: FileBytes.Failure) {
        let reason =
            switch failure {
            // Symbolic links are not followed.
            case .gone: "is no file"
            case .tooLarge: "is too large"
            case .noDescriptors: "cannot be read"
            case .unreadable(let reason): "cannot be read (\(reason))"
            }
        lacksDescriptors = if case .noDescriptors = failure { true } else { false }
        problems = [reason + ObsidianExclusions.consequence]
    }

    private init(settings bytes: [UInt8]) {
        if let settings = try? JSONDecoder().decode(Settings.self, from: Data(bytes)) {
            self.init(settings.userIgnoreFilters ?? [])
        } else {
            self.init()
            problems = ["cannot be understood" + ObsidianExclusions.consequence]
        }
    }

    private static let consequence = ", so the files that Obsidian excludes are not left out"

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
                guard problems.count < ObsidianExclusions.mostProblems else { continue }
                let shown =
                    entry.count > ObsidianExclusions.longestShown
                    ? entry.prefix(ObsidianExclusions.longestShown) + "…" : entry[...]
                problems.append("excludes files by \(shown), \(ObsidianExclusions.words(error)): it leaves out nothing")
            }
        }
        prefixes = PathPrefixes(beginnings)
    }

    /// The maximum total size of the expressions in steps, since each path is matched with all of them.
    private static let mostSteps = 2000
    private static let mostProblems = 10
    /// In characters.
    private static let longestShown = 60

    private static func words(_ failure: LinearExpression.Failure) -> String {
        switch failure {
        case .malformed: "which is no regular expression"
        case .needsMemory: "which looks around or back, what Daybook does not do"
        case .tooLarge: "which makes the expressions too large"
        }
    }

    /// Returns whether a path relative to the vault is excluded; expressions are matched with files only.
    func excludes(_ path: String, isFolder: Bool) -> Bool {
        if !prefixes.isEmpty, prefixes.hold(path.lowercased() + (isFolder ? "/" : "")) { return true }
        return !isFolder && expressions.contains { $0.isFound(in: path) }
    }
}
