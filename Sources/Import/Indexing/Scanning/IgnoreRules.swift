/// Decides which files and folders of a vault are skipped, and why.
///
/// The last matching pattern of the user wins; one that begins with `!` includes files left out before. The verdict on a folder holds for
/// its content unless a later pattern matches. Otherwise, files that Obsidian excludes and by-products of programs are skipped, unless a
/// pattern with `!` names them or a folder above them.
struct IgnoreRules {
    enum Reason: Sendable, Equatable {
        /// The user's pattern as written.
        case pattern(String)
        case obsidian
        case byproduct(Byproduct)
    }

    struct Verdict: Sendable {
        /// The index of the last matching rule, or −1.
        fileprivate var rule = -1
        fileprivate(set) var reason: Reason?
        /// Whether an exception includes the folder although Obsidian excludes it.
        fileprivate var isBackFromObsidian = false

        /// Returns the verdict with a by-product as its reason, unless it already has one.
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
    /// Whether names suffice, since there are no patterns or settings and only by-products are skipped.
    let askNames: Bool

    /// Creates rules from patterns, as in a `.gitignore` file, and Obsidian's settings.
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
    ///   - path: The path relative to the vault, in UTF-8.
    ///   - isFolder: Whether it is a folder.
    ///   - byproduct: The kind of by-product by its name.
    ///   - parent: The verdict on its folder.
    /// - Returns: The verdict, with the reason if it is skipped.
    func verdict(_ path: [UInt8], isFolder: Bool, byproduct: Byproduct?, in parent: Verdict) -> Verdict {
        var verdict = parent
        if let last = rules.isEmpty ? nil : lastRule(matching: path, isFolder: isFolder), last >= parent.rule {
            verdict.rule = last
            guard rules[last].isException else {
                verdict.reason = .pattern(rules[last].glob.text)
                return verdict
            }
            // An exception overrides everything else, and for a folder also Obsidian's exclusions inside it.
            verdict.reason = nil
            verdict.isBackFromObsidian = parent.isBackFromObsidian || isExcluded(path, isFolder: isFolder)
            return verdict
        }
        if verdict.reason == nil { verdict.reason = ownReason(path, isFolder: isFolder, byproduct, in: parent) }
        return verdict
    }

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

    /// Returns whether a later exception may include something in a skipped folder.
    func mayBringBack(below folder: Verdict) -> Bool {
        lastException >= max(0, folder.rule)
    }
}
