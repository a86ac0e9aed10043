/// A link of Obsidian's form: `[[Note#Heading|shown]]`, or `![[Note]]` where the note itself is shown.
struct Wikilink: Hashable {
    /// The note or file that is linked; empty for a place in the note itself.
    var target: String
    /// The heading behind `#`.
    var heading: String?
    /// The block behind `#^`.
    var block: String?
    /// The text that is shown instead.
    var shown: String?
    /// Whether what is linked is shown in place.
    var isEmbed: Bool
    /// The 1-based line.
    var line: Int

    /// Reads what stands between the brackets; nil where nothing is linked.
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

    /// A link of Markdown's own form to a note: `[shown](Folder/Note.md)`.
    init(note target: String, line: Int) {
        self.target = target
        self.line = line
        isEmbed = false
    }

    /// Whether it leads to another note; pictures and other files are none.
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
