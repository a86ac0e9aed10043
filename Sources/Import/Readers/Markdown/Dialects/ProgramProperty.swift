/// Properties that a program keeps for itself in its user's notes: they say nothing of what a note is about.
enum ProgramProperty {
    /// Whether a property is a program's own.
    ///
    /// - Parameters:
    ///   - key: The key in lower case, with `-` or `_` between words.
    ///   - value: The value.
    /// - Returns: True for the names below, and where the value is an identity or a moment in milliseconds.
    static func isOne(_ key: String, _ value: String) -> Bool {
        names.contains(key) || prefixes.contains(where: key.hasPrefix) || isIdentity(value)
            || (value.utf8.count == 13 && EpochTime(value) != nil)
    }

    /// The properties of Dendron, the built-in ones of Logseq (`docs.logseq.com`, "Built-in Properties"), and those by which Jekyll, Hugo and
    /// Obsidian lay out a page.
    private static let names: Set<String> = [
        "id", "collapsed", "heading", "template-including-parent", "background-color", "background-image",
        "query-table", "query-properties", "query-sort-by", "query-sort-desc", "ls-type", "filters",
        "layout", "permalink", "slug", "cssclass", "cssclasses", "publish", "redirect_from",
        "exclude-from-graph-view", "nav_order", "nav_exclude", "nav_exclude_children", "stub",
    ]

    /// What the names of flash cards' and highlights' properties begin with.
    private static let prefixes = ["card-", "hl-", "logseq."]

    /// Whether a value is a UUID (RFC 9562): 36 hexadecimal digits and hyphens.
    static func isIdentity(_ value: some StringProtocol) -> Bool {
        let bytes = value.utf8
        guard bytes.count == 36 else { return false }
        return bytes.enumerated().allSatisfy { place, byte in
            let isHyphen = [8, 13, 18, 23].contains(place)
            return isHyphen ? byte == UInt8(ascii: "-") : byte.isHexadecimal
        }
    }
}

extension UInt8 {
    /// Whether this is a digit of a hexadecimal number.
    var isHexadecimal: Bool { isDigit || (97...102).contains(self | 0x20) }
}
