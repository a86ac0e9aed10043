/// Properties that a program stores in notes for itself, which say nothing about the content.
enum ProgramProperty {
    /// Returns whether a property is a program's own: by its lower-case key, or if its value is a UUID or a time in milliseconds.
    static func isOne(_ key: String, _ value: String) -> Bool {
        names.contains(key) || prefixes.contains(where: key.hasPrefix) || isIdentity(value)
            || (value.utf8.count == 13 && EpochTime(value) != nil)
    }

    /// The properties of Dendron and Logseq (`docs.logseq.com`, "Built-in Properties"), and the layout of Jekyll, Hugo and Obsidian.
    private static let names: Set<String> = [
        "id", "collapsed", "heading", "template-including-parent", "background-color", "background-image",
        "query-table", "query-properties", "query-sort-by", "query-sort-desc", "ls-type", "filters",
        "layout", "permalink", "slug", "cssclass", "cssclasses", "publish", "redirect_from",
        "exclude-from-graph-view", "nav_order", "nav_exclude", "nav_exclude_children", "stub",
    ]

    /// The key prefixes of flash cards, of highlights, and of Logseq.
    private static let prefixes = ["card-", "hl-", "logseq."]

    /// Returns whether a value is a UUID (RFC 9562): 36 hexadecimal digits and hyphens.
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
    var isHexadecimal: Bool { isDigit || (97...102).contains(self | 0x20) }
}
