import Language
import Answering
import Model
import Text

/// Words in place of symbols, for users of screen readers.
struct PlainWords {
    let templates: Templates

    /// Returns the program's templates with words for symbols, made lazily; text from notes is never changed.
    static func templates(_ language: Language) -> Templates {
        switch language {
        case .english: english
        case .german: german
        case .french: french
        }
    }

    private static let english = spoken(.english)
    private static let german = spoken(.german)
    private static let french = spoken(.french)

    private static func spoken(_ language: Language) -> Templates {
        let words = Templates.embedded(language)
        return words.rewritten(PlainWords(templates: words).spoken)
    }

    private func spoken(_ text: String) -> String {
        let to = " " + templates.text("plain.to") + " "
        return [
            (" · ", ", "), (" – ", to), ("–", to), (" — ", ", "), ("…", "..."),
            ("−", templates.text("plain.minus") + " "),
        ].reduce(text) { $0.replacing($1.0, with: $1.1) }
    }

    /// Returns a computed line with commas instead of dots between its parts.
    func line(_ text: String) -> String { text.replacing(" · ", with: ", ") }

    /// Returns the source of a citation: `Source 2: notes/x.md, lines 12 to 14`.
    func source(_ citation: Citation) -> String {
        templates.text(
            "plain.source",
            ["rank": String(citation.rank), "file": citation.document.path, "lines": lines(citation.lines)])
    }

    func nearest(_ text: String, _ citation: Citation) -> String {
        templates.text(
            "plain.nearest", ["text": text, "file": citation.document.path, "lines": lines(citation.lines)])
    }

    /// Returns the label of a quote: ` (source 1, 2)`; empty without ranks.
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
