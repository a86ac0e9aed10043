/// Renames a tag in a note, with the tags below it: in front matter and in properties of an outliner, in the style in which it is written,
/// and in the text.
public enum TagRename {
    /// Renames a tag.
    ///
    /// - Parameters:
    ///   - old: The tag, in any case; `old/x` becomes `new/x`.
    ///   - new: The new name.
    ///   - file: The note.
    /// - Returns: The new content; the old one if the tag stands nowhere.
    /// - Throws: `WritingError` if the front matter is of a form that is not edited, or would become so.
    public static func renaming(
        _ old: NoteTag, to new: NoteTag, in file: NoteFile
    ) throws(WritingError) -> [UInt8] {
        guard file.mayHaveFrontMatter else { throw file.error(.noFrontMatter) }
        let front = try FrontMatterTags(file)
        var edits: [ByteEdit] = []
        for field in front.fields {
            if field.style == .other {
                throw file.error(.frontMatter, line: field.line + 1)
            }
            edits += renamed(old, new, field, front)
        }
        let first = front.close.map { $0 + 1 } ?? 0
        let outline = PropertyTags(front.lines, from: first)
        for property in outline.properties { edits += renamed(old, new, property.items, outline) }
        let known = outline.properties.map { front.lines.ranges[$0.line] }
        let text = InlineTags(front.lines, from: first)
        for name in text.names where !known.contains(where: { $0.contains(name.lowerBound) }) {
            guard let length = old.length(in: file.bytes.string(name)) else { continue }
            edits.append(ByteEdit(name.lowerBound..<(name.lowerBound + length), new.name.utf8))
        }
        let edited = file.bytes.edited(edits)
        // An edit that leaves front matter of a form that is not edited is refused: "tags: x,: a" without its last tag.
        let again = try FrontMatterTags(NoteFile(path: file.path, bytes: edited))
        if let field = again.fields.first(where: { $0.style == .other }) {
            throw file.error(.frontMatter, line: field.line + 1)
        }
        return edited
    }

    private static func renamed(
        _ old: NoteTag, _ new: NoteTag, _ field: FrontMatterTags.Field, _ front: FrontMatterTags
    ) -> [ByteEdit] {
        let bytes = front.lines.bytes
        var edits: [ByteEdit] = []
        for item in field.items {
            guard let length = old.length(in: front.name(item)) else { continue }
            let start = item.name.lowerBound
            var edit = ByteEdit(start..<(start + length), new.name.utf8)
            let isPlain = item.name == item.range && field.style != .words
            if isPlain, length == item.name.count { edit.replacement = Array(FrontMatterEdit.quoted(new.name).utf8) }
            if edit.replacement != Array(bytes[edit.range]) { edits.append(edit) }
        }
        // One edit alone may take away a tag that is there already; several could overlap.
        let isThere = field.items.contains { new.isNamed(front.name($0)) }
        if isThere, edits.count == 1,
            let place = field.items.firstIndex(where: { old.isNamed(front.name($0)) }), !old.isNamed(new.name)
        {
            return [FrontMatterEdit.removal(of: place, from: field, in: front)]
        }
        return edits
    }

    private static func renamed(
        _ old: NoteTag, _ new: NoteTag, _ items: [PropertyTags.Item], _ outline: PropertyTags
    ) -> [ByteEdit] {
        let isThere = items.contains { new.isNamed(outline.name($0)) }
        if isThere, !old.isNamed(new.name), items.filter({ old.length(in: outline.name($0)) != nil }).count == 1,
            let place = items.firstIndex(where: { old.isNamed(outline.name($0)) })
        {
            return [outline.removal(of: place, from: items)]
        }
        return items.compactMap { item in
            guard let length = old.length(in: outline.name(item)) else { return nil }
            return ByteEdit(item.name.lowerBound..<(item.name.lowerBound + length), new.name.utf8)
        }
    }
}
