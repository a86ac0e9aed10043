import Answering
import Model
import Prompts

/// Words in place of symbols, for somebody who hears the screen.
struct PlainWords {
    let templates: Templates

    /// The program's own texts with words for their symbols; those of notes are never touched.
    static func templates() throws(TemplateError) -> Templates {
        let words = Templates.embedded()
        let files = EmbeddedPrompts.files.map { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return TemplateFile(name: file.name, bytes: Array(PlainWords(templates: words).spoken(text).utf8))
        }
        return try Templates(files)
    }

    private func spoken(_ text: String) -> String {
        let to = " " + templates.text("plain.to") + " "
        return [
            (" · ", ", "), (" – ", to), ("–", to), (" — ", ", "), ("…", "..."),
            ("−", templates.text("plain.minus") + " "),
        ].reduce(text) { $0.replacing($1.0, with: $1.1) }
    }

    /// A line that an answer computes: what it joins by dots it joins by commas.
    func line(_ text: String) -> String { text.replacing(" · ", with: ", ") }

    /// `Source 2: notes/x.md, lines 12 to 14`.
    func source(_ citation: Citation) -> String {
        templates.text(
            "plain.source",
            ["rank": String(citation.rank), "file": citation.document.path, "lines": lines(citation.lines)])
    }

    /// What comes nearest, with its place.
    func nearest(_ text: String, _ citation: Citation) -> String {
        templates.text(
            "plain.nearest", ["text": text, "file": citation.document.path, "lines": lines(citation.lines)])
    }

    /// ` (source 1, 2)`; nothing for no ranks.
    func label(_ ranks: [Int]) -> String {
        guard !ranks.isEmpty else { return "" }
        return " " + templates.text("plain.label", ["ranks": ranks.map(String.init).joined(separator: ", ")])
    }

    private func lines(_ lines: LineRange) -> String {
        lines.first == lines.last
            ? templates.text("plain.line", ["line": String(lines.first)])
            : templates.text("plain.lines", ["first": String(lines.first), "last": String(lines.last)])
    }
}
