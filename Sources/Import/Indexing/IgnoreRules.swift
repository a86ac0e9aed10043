/// Which files and folders of a vault are passed over, and why.
///
/// The user's patterns are asked in their order, and the last that matches wins: one that begins with `!` brings back what an earlier one
/// left out. What is said of a folder holds for all that it holds, unless a later pattern says otherwise. Then come the files that
/// Obsidian excludes.
struct IgnoreRules {
    /// Why something is passed over.
    enum Reason: Sendable, Equatable {
        /// A pattern of the user's, as written.
        case pattern(String)
        /// Obsidian excludes it.
        case obsidian
    }

    /// What the rules say of a file or folder.
    struct Verdict: Sendable {
        /// The place of the last rule that matched; −1 where none did.
        fileprivate var rule = -1
        /// Why it is passed over; nil where it is not.
        fileprivate(set) var reason: Reason?
    }

    private struct Rule {
        var glob: GlobPattern
        var isException: Bool
    }

    private let rules: [Rule]
    private let obsidian: ObsidianExclusions
    private let lastException: Int
    /// Whether nothing is ever passed over.
    let areEmpty: Bool

    /// The rules of some patterns, as in a `.gitignore` file, and of Obsidian.
    init(_ patterns: [String], obsidian: ObsidianExclusions = ObsidianExclusions()) {
        rules = patterns.compactMap { text in
            let isException = text.hasPrefix("!")
            return GlobPattern(isException ? String(text.dropFirst()) : text).map {
                Rule(glob: $0, isException: isException)
            }
        }
        lastException = rules.lastIndex(where: \.isException) ?? -1
        self.obsidian = obsidian
        areEmpty = rules.isEmpty && obsidian.isEmpty
    }

    /// What the rules say of a file or folder.
    ///
    /// - Parameters:
    ///   - path: The UTF-8 of the path relative to the vault.
    ///   - isFolder: Whether it is a folder.
    ///   - parent: What they say of the folder that holds it.
    /// - Returns: Why it is passed over, if it is.
    func verdict(_ path: [UInt8], isFolder: Bool, in parent: Verdict) -> Verdict {
        var verdict = parent
        let last = rules.isEmpty ? nil : lastRule(matching: path, isFolder: isFolder)
        if let last, last > parent.rule {
            verdict.rule = last
            verdict.reason = rules[last].isException ? nil : .pattern(rules[last].glob.text)
        }
        guard verdict.reason == nil else { return verdict }
        if parent.reason == .obsidian || (!obsidian.isEmpty && isExcluded(path, isFolder: isFolder)) {
            verdict.reason = .obsidian
        }
        return verdict
    }

    private func isExcluded(_ path: [UInt8], isFolder: Bool) -> Bool {
        obsidian.excludes(String(decoding: path, as: UTF8.self), isFolder: isFolder)
    }

    private func lastRule(matching path: [UInt8], isFolder: Bool) -> Int? {
        let name = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
        return rules.lastIndex { $0.glob.matches(path[...], name: name, isFolder: isFolder) }
    }

    /// Whether a later pattern may bring back something below a folder that is passed over.
    func mayBringBack(below folder: Verdict) -> Bool {
        folder.reason != .obsidian && lastException > folder.rule
    }
}
