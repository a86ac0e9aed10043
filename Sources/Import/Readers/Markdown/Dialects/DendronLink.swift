/// A link as Dendron writes it: the text shown stands before the note, which may be named with its vault.
enum DendronLink {
    private static let scheme = "dendron://"

    /// What stands between the brackets as other notes write it: `Plan|dendron://main/work.plan#costs` is `work.plan#costs|Plan`.
    ///
    /// - Parameter inside: What stands between the brackets.
    /// - Returns: The same text where it is no such link.
    static func rewritten(_ inside: Substring) -> Substring {
        guard let bar = inside.firstIndex(of: "|") else {
            return inside.hasPrefix(scheme) ? note(inside) : inside
        }
        let (first, second) = (inside[..<bar], inside[inside.index(after: bar)...])
        if second.hasPrefix(scheme) { return note(second) + "|" + first }
        return isHierarchy(second) && !isHierarchy(first) ? second + "|" + first : inside
    }

    /// The note behind the name of its vault.
    private static func note(_ address: Substring) -> Substring {
        let path = address.dropFirst(scheme.count)
        return path.firstIndex(of: "/").map { path[path.index(after: $0)...] } ?? path
    }

    /// Whether a text is the name of a note in a hierarchy, and neither a file nor a version: three levels, or a last one that is no
    /// file's ending, of lower-case letters, digits and hyphens.
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
    /// The tag that a link names, as in a Dendron hierarchy: `tags.hiring`.
    var tag: String? {
        guard !isEmbed, target.hasPrefix("tags.") else { return nil }
        return PageTag.normalized(String(target.dropFirst(5)))
    }
}
