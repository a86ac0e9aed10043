/// Decides which files and folders of a vault are skipped, and why.
///
/// The last of the user's patterns that matches wins; one that begins with `!` includes what an earlier one left out. The verdict on
/// a folder holds for its content, unless a later pattern says otherwise. Next, files that Obsidian excludes and by-products of
/// programs are skipped, unless a pattern that begins with `!` names them or a folder above them.
struct IgnoreRules {
    enum Reason: Sendable, Equatable {
        /// A pattern of the user, as written.
        case pattern(String)
        case obsidian
        /// It is a by-product of a program.
        case byproduct(Byproduct)
    }

    struct Verdict: Sendable {
        /// The index of the last rule that matched; −1 if there is none.
        fileprivate var rule = -1
        fileprivate(set) var reason: Reason?
        /// Whether an exception includes the folder although Obsidian excludes it.
        fileprivate var isBackFromObsidian = false

        /// Returns the verdict with a by-product as its reason, unless there already is one.
        func with(_ byproduct: Byproduct?) -> Verdict {
            guard reason == nil, let byproduct else { return self }
            var verdict = self
            verdict.reason = .byproduct(byproduct)
            return verdict
        }

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
    /// Whether names suffice: there are no patterns or settings, so only by-products are skipped.
    let askNames: Bool

    /// Creates rules from patterns, as in a `.gitignore` file, and from Obsidian's settings.
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

    /// Returns the verdict on a file or folder.
    ///
    /// - Parameters:
    ///   - path: The UTF-8 of the path relative to the vault.
    ///   - isFolder: Whether it is a folder.
    ///   - byproduct: The kind of by-product by its name.
    ///   - parent: The verdict on the folder that contains it.
    /// - Returns: The verdict, with the reason if it is skipped.
    func verdict(_ path: [UInt8], isFolder: Bool, byproduct: Byproduct?, in parent: Verdict) -> Verdict {
        var verdict = parent
        if let last = rules.isEmpty ? nil : lastRule(matching: path, isFolder: isFolder), last >= parent.rule {
            verdict.rule = last
            guard rules[last].isException else {
                verdict.reason = .pattern(rules[last].glob.text)
                return verdict
            }
            // An exception of the user overrides everything else, and for a folder also Obsidian's exclusions inside it.
            verdict.reason = nil
            verdict.isBackFromObsidian = parent.isBackFromObsidian || isExcluded(path, isFolder: isFolder)
            return verdict
        }
        if verdict.reason == nil { verdict.reason = ownReason(path, isFolder: isFolder, byproduct, in: parent) }
        return verdict
    }

    /// Returns the reason why something that no pattern matches is skipped.
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

    /// Returns whether a later pattern may include something in a skipped folder.
    func mayBringBack(below folder: Verdict) -> Bool {
        lastException >= max(0, folder.rule)
    }
}
