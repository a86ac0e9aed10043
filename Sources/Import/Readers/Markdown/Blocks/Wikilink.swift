/// An Obsidian link, `[[Note#Heading|shown]]`, or an embed, `![[Note]]`.
struct Wikilink: Hashable {
    /// The linked note or file; empty for a link within the note itself.
    var target: String
    /// The heading after `#`.
    var heading: String?
    /// The block after `#^`.
    var block: String?
    /// The text shown instead of the target.
    var shown: String?
    var isEmbed: Bool
    /// The 1-based line.
    var line: Int

    /// Reads the text between the brackets; returns nil if it links nothing.
    init?(_ inside: Substring, isEmbed: Bool, line: Int) {
        self.isEmbed = isEmbed
        self.line = line
        let inside = DendronLink.rewritten(inside)
        var place = inside
        if let bar = inside.firstIndex(of: "|") {
            shown = inside[inside.index(after: bar)...].trimmed
            place = inside[..<bar]
            // In tables the bar is escaped.
            if place.hasSuffix("\\") { place = place.dropLast() }
        }
        guard let hash = place.firstIndex(of: "#") else {
            target = place.trimmed
            if target.isEmpty { return nil }
            return
        }
        target = place[..<hash].trimmed
        let anchor = place[place.index(after: hash)...].trimmed
        if anchor.hasPrefix("^") { block = String(anchor.dropFirst()) } else { heading = anchor }
    }

    /// Creates a Markdown link to a note: `[shown](Folder/Note.md)`.
    init(note target: String, line: Int) {
        self.target = target
        self.line = line
        isEmbed = false
    }

    /// Whether it links to another note, not to a picture or another kind of file.
    var linksNote: Bool {
        guard !target.isEmpty, let dot = target.lastIndex(of: ".") else { return !target.isEmpty }
        let ending = target[target.index(after: dot)...].lowercased()
        return !Wikilink.otherFiles.contains(ending)
    }

    private static let otherFiles: Set<String> = [
        "png", "jpg", "jpeg", "gif", "svg", "webp", "bmp", "avif", "pdf", "mp3", "wav", "m4a", "ogg", "flac", "mp4",
        "mov",
        "webm", "mkv", "canvas", "base", "zip", "csv", "xlsx", "docx", "pptx",
    ]
}
