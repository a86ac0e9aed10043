/// A tag as front matter and properties hold it: `#hiring`, `stage.seed` of a Dendron hierarchy.
enum PageTag {
    /// The form under which a tag is kept: without `#`, and the marks of levels at its end; nil where it is none.
    ///
    /// In running text a dot ends a tag; here dots part the levels of one, as slashes do.
    static func normalized(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: ".")) else { return InlineMarkup.normalized(tag: text) }
        let bare = String(text.trimmed.drop { $0 == "#" })
        guard !bare.holds(".."), let name = InlineMarkup.normalized(tag: bare.replacing(".", with: "/")) else {
            return nil
        }
        return String(decoding: bare.utf8.prefix(name.utf8.count), as: UTF8.self)
    }
}
