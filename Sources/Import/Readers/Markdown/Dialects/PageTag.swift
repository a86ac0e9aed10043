/// A tag in front matter or a property: `#hiring`, or `stage.seed` of a Dendron hierarchy.
enum PageTag {
    /// Returns the stored form of a tag, without `#` and trailing separators, or nil; unlike in running text, dots separate levels.
    static func normalized(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: ".")) else { return InlineMarkup.normalized(tag: text) }
        let bare = String(text.trimmed.drop { $0 == "#" })
        guard !bare.holds(".."), let name = InlineMarkup.normalized(tag: bare.replacing(".", with: "/")) else {
            return nil
        }
        return String(decoding: bare.utf8.prefix(name.utf8.count), as: UTF8.self)
    }
}
