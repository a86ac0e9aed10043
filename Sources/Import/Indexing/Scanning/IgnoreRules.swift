/// Which files and folders of a vault are passed over, and why.
///
/// The user's patterns are asked in their order, and the last that matches wins: one that begins with `!` brings back what an earlier one
/// left out. What is said of a folder holds for all that it holds, unless a later pattern says otherwise. Then come the files that
/// Obsidian excludes and the by-products of programs, unless a pattern that begins with `!` names them or what they stand in.
struct IgnoreRules {
    /// Why something is passed over.
    enum Reason: Sendable, Equatable {
        /// A pattern of the user's, as written.
        case pattern(String)
        /// Obsidian excludes it.
        case obsidian
        /// A program put it there, and nobody means it.
        case byproduct(Byproduct)
    }

    /// What the rules say of a file or folder.
    struct Verdict: Sendable {
        /// The place of the last rule that matched; −1 where none did.
        fileprivate var rule = -1
        /// Why it is passed over; nil where it is not.
        fileprivate(set) var reason: Reason?
        /// Whether an exception brought back the folder, which Obsidian excludes.
        fileprivate var isBackFromObsidian = false

        /// The same of a by-product where no rules are asked.
        func with(_ byproduct: Byproduct?) -> Verdict {
            guard reason == nil, let byproduct else { return self }
            var verdict = self
            verdict.reason = .byproduct(byproduct)
            return verdict
        }

        /// What it is that programs put there; nil for anything else.
        var byproduct: Byproduct? { if case .byproduct(let kind) = reason { kind } else { nil } }
    }

    private struct Rule {
        var glob: GlobPattern
        var isException: Bool
    }

    private let rules: [Rule]
    private let obsidian: ObsidianExclusions
    private let templates: ObsidianTemplates
    private let lastException: Int
    /// Whether names alone are asked: only by-products are passed over.
    let askNames: Bool

    /// The rules of some patterns, as in a `.gitignore` file, and of Obsidian.
    init(
        _ patterns: [String], obsidian: ObsidianExclusions = ObsidianExclusions(),
        templates: ObsidianTemplates = ObsidianTemplates()
    ) {
        rules = patterns.compactMap { text in
            let isException = text.hasPrefix("!")
            return GlobPattern(isException ? String(text.dropFirst()) : text).map {
                Rule(glob: $0, isException: isException)
            }
        }
        lastException = rules.lastIndex(where: \.isException) ?? -1
        self.obsidian = obsidian
        self.templates = templates
        askNames = rules.isEmpty && obsidian.isEmpty && templates.isEmpty
    }

    /// What the rules say of a file or folder.
    ///
    /// - Parameters:
    ///   - path: The UTF-8 of the path relative to the vault; not looked at if names are asked alone.
    ///   - isFolder: Whether it is a folder.
    ///   - byproduct: What its name says that it is.
    ///   - parent: What they say of the folder that holds it.
    /// - Returns: Why it is passed over, if it is.
    func verdict(_ path: [UInt8], isFolder: Bool, byproduct: Byproduct?, in parent: Verdict) -> Verdict {
        var verdict = parent
        if let last = rules.isEmpty ? nil : lastRule(matching: path, isFolder: isFolder), last >= parent.rule {
            verdict.rule = last
            guard rules[last].isException else {
                verdict.reason = .pattern(rules[last].glob.text)
                return verdict
            }
            // The user names this very file or folder: nothing else has a say, and Obsidian none in what it holds.
            verdict.reason = nil
            verdict.isBackFromObsidian = parent.isBackFromObsidian || isExcluded(path, isFolder: isFolder)
            return verdict
        }
        if verdict.reason == nil { verdict.reason = ownReason(path, isFolder: isFolder, byproduct, in: parent) }
        return verdict
    }

    /// Why something is passed over that no pattern names.
    private func ownReason(_ path: [UInt8], isFolder: Bool, _ byproduct: Byproduct?, in parent: Verdict) -> Reason? {
        if !parent.isBackFromObsidian, isExcluded(path, isFolder: isFolder) { return .obsidian }
        if !templates.isEmpty, templates.name(path) { return .byproduct(.template) }
        return byproduct.map { .byproduct($0) }
    }

    private func isExcluded(_ path: [UInt8], isFolder: Bool) -> Bool {
        !obsidian.isEmpty && obsidian.excludes(String(decoding: path, as: UTF8.self), isFolder: isFolder)
    }

    private func lastRule(matching path: [UInt8], isFolder: Bool) -> Int? {
        let name = path[(path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
        return rules.lastIndex { $0.glob.matches(path[...], name: name, isFolder: isFolder) }
    }

    /// Whether a later pattern may bring back something below a folder that is passed over.
    func mayBringBack(below folder: Verdict) -> Bool {
        lastException >= max(0, folder.rule)
    }
}
