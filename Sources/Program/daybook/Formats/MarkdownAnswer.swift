import Answering
import Text

/// Writes an answer as Markdown, with links to its places.
struct MarkdownAnswer {
    private let settings: Settings

    init(_ settings: Settings) { self.settings = settings }

    /// Returns the question as a heading, the headline, the quotes as lists, and the places; it ends with a blank line.
    func text(_ reply: Reply) -> SafeText {
        let answer = reply.answer
        let shown = answer.sections.prefix(answer.shown ?? .max)
        let places = Dictionary(answer.citations.map { ($0.rank, $0) }) { first, _ in first }
        var lines: [SafeText] = ["## \(MarkdownAnswer.plain(reply.question.text))", ""]
        if !answer.headline.isEmpty { lines += [MarkdownAnswer.plain(answer.headline), ""] }
        for section in shown where !section.quotes.isEmpty {
            if let heading = section.heading { lines += ["### \(MarkdownAnswer.plain(heading))", ""] }
            lines += section.quotes.map { item($0, places) } + [""]
        }
        let used = Set(shown.flatMap(\.quotes).flatMap(\.citations))
        let sources = answer.numberedCitations.filter { used.contains($0.rank) }.map(source)
        if !sources.isEmpty { lines += sources + [""] }
        return lines.map { $0 + "\n" }.joined()
    }

    private func item(_ quote: Answer.Quote, _ places: [Int: Citation]) -> SafeText {
        let labels = quote.citations.compactMap { places[$0] }.map { " [[\($0.rank)](\(address($0)))]" as SafeText }
        let words = quote.kind == .quotation ? MarkdownAnswer.quoted(quote.line) : MarkdownAnswer.plain(quote.line)
        return "- \(words)" + labels.joined()
    }

    private func source(_ citation: Citation) -> SafeText {
        "- [\(citation.rank)] [\(MarkdownAnswer.plain(citation.place))](\(address(citation)))"
    }

    /// Returns the address by the template for links; without one, the path from the vault's folder on.
    private func address(_ citation: Citation) -> SafeText {
        let file = citation.document.path
        guard let link = settings.link, let vault = settings.vault else { return .line(Hyperlink.encoded(file)) }
        return .line(link.address(of: file, line: citation.lines.first, in: vault.folder))
    }

    /// Returns a text of which nothing is markup.
    private static func plain(_ text: String) -> SafeText {
        escaped(text, Set("\\`*_[]<>".unicodeScalars))
    }

    /// Returns the words of a note with their markup, but no element of HTML.
    private static func quoted(_ text: String) -> SafeText { escaped(text, ["<"]) }

    private static func escaped(_ text: String, _ marks: Set<Unicode.Scalar>) -> SafeText {
        SafeText.line(text).replacing { marks.contains($0) ? "\\" + .line(String($0)) : nil }
    }
}
