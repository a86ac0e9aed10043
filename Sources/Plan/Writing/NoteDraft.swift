import Time

/// A new note before it is written.
public struct NoteDraft: Sendable {
    /// The title.
    public var title: String
    /// The moment of its making.
    public var created: CivilDateTime
    /// The tags of its front matter.
    public var tags: [NoteTag]
    /// The text below the front matter; empty for none.
    public var text: String

    /// Creates a draft.
    public init(title: String, created: CivilDateTime, tags: [NoteTag] = [], text: String = "") {
        (self.title, self.created, self.tags, self.text) = (title, created, tags, text)
    }

    /// The template of a note without one of the vault's own.
    public static let usualTemplate = """
        ---
        title: {{title}}
        date: {{date}}
        created: {{date}}T{{time}}
        ---

        {{text}}
        """

    /// Returns the content of the note.
    ///
    /// - Parameters:
    ///   - template: A text with the slots `title`, `date`, `time` and `text`; without the last one the text is put at the end.
    ///   - path: The file that is to be made.
    /// - Returns: The bytes, which end with a line end.
    /// - Throws: `WritingError` if the front matter of the template is of a form that is not edited.
    public func bytes(_ template: String, path: String) throws(WritingError) -> [UInt8] {
        var lines = template.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let isOfFront = lines.first == "---" ? lines.dropFirst().firstIndex { $0 == "---" || $0 == "..." } : nil
        for place in lines.indices.prefix(isOfFront ?? 0) where lines[place].hasSuffix(": {{title}}") {
            lines[place] = NoteTemplate(lines[place]).filled(["title": NoteDraft.scalar(title)])
        }
        let whole = NoteTemplate(lines.joined(separator: "\n"))
        var slots = NoteTemplate.slots(at: created)
        (slots["title"], slots["text"]) = (title, text)
        var filled = whole.filled(slots)
        while filled.hasSuffix("\n\n") { filled.removeLast() }
        if !filled.hasSuffix("\n") { filled += "\n" }
        if !text.isEmpty, !whole.has("text") { filled += text }
        if !filled.hasSuffix("\n") { filled += "\n" }
        return try FrontMatterEdit.adding(tags, to: NoteFile(path: path, bytes: Array(filled.utf8)))
    }

    /// Returns a text as a value of YAML, in quotes if it would mean something else without.
    static func scalar(_ text: String) -> String {
        let isPlain =
            text.first.map { $0.isLetter } ?? false
            && !text.contains(": ") && !text.contains(" #") && !text.hasSuffix(":") && !text.hasSuffix(" ")
            && !text.contains { $0.isNewline || $0 == "\t" } && FrontMatterEdit.quoted(text) == text
        guard !isPlain else { return text }
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"" + escaped.map { $0.isNewline || $0 == "\t" ? " " : $0 } + "\""
    }
}
