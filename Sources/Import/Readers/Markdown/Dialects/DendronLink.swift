/// The syntax of Dendron links: the shown text comes before the note, which may be prefixed with its vault.
enum DendronLink {
    private static let scheme = "dendron://"

    /// Rewrites the inside of a Dendron link, `Plan|dendron://main/work.plan#costs`, as `work.plan#costs|Plan`; other text is unchanged.
    static func rewritten(_ inside: Substring) -> Substring {
        guard let bar = inside.firstIndex(of: "|") else {
            return inside.hasPrefix(scheme) ? note(inside) : inside
        }
        let (first, second) = (inside[..<bar], inside[inside.index(after: bar)...])
        if second.hasPrefix(scheme) { return note(second) + "|" + first }
        return isHierarchy(second) && !isHierarchy(first) ? second + "|" + first : inside
    }

    /// Returns the note after the name of its vault.
    private static func note(_ address: Substring) -> Substring {
        let path = address.dropFirst(scheme.count)
        return path.firstIndex(of: "/").map { path[path.index(after: $0)...] } ?? path
    }

    /// Returns whether a text is a note's name in a hierarchy, not a file or version: three or more levels of lower-case letters, digits
    /// and hyphens, or two of which the second has over four characters.
    private static func isHierarchy(_ text: Substring) -> Bool {
        let name = text.prefix { $0 != "#" }
        let levels = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard levels.count > 1, levels.count > 2 || levels[1].count > 4 else { return false }
        return levels.allSatisfy { level in
            level.first.map { (97...122).contains($0) } == true
                && level.allSatisfy { (97...122).contains($0) || $0.isDigit || $0 == UInt8(ascii: "-") }
        }
    }
}

extension Wikilink {
    /// The tag named by a link into a Dendron hierarchy: `tags.hiring`; nil for other links.
    var tag: String? {
        guard !isEmbed, target.hasPrefix("tags.") else { return nil }
        return PageTag.normalized(String(target.dropFirst(5)))
    }
}
