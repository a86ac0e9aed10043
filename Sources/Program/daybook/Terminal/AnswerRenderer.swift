import Language
import Answering
import Model
import Text

/// Formats answers for a terminal.
struct AnswerRenderer {
    private let screen: Screen
    private let templates: Templates
    private let settings: Settings
    private let isPrompt: Bool

    init(_ settings: Settings, in language: Language?, isPrompt: Bool = false) {
        screen = settings.screen
        templates = settings.words.of(language)
        self.settings = settings
        self.isPrompt = isPrompt
    }

    private var plain: PlainWords { PlainWords(templates: templates) }

    /// Formats an answer: headline, quotes by section, then the citations.
    func text(_ answer: Answer) -> SafeText {
        var lines = answer.remarks.flatMap { fold("(\(own($0)))", indent: "") }.map(screen.dim)
        if !answer.headline.isEmpty {
            let headline = fold(own(answer.headline), indent: "")
            lines += answer.found ? headline.map(screen.bold) : headline
        }
        if let nearest = answer.nearest { lines += fold(words(nearest), indent: "") }
        let without = answer.without.map { $0.text + (isPrompt ? " (:drop \($0.typed))" : "") }
        if !without.isEmpty { lines += fold(own(without.joined(separator: "; ")), indent: "").map(screen.dim) }
        if let unsearched = answer.unsearched { lines += fold(own(unsearched), indent: "").map(screen.dim) }
        let shown = answer.sections.prefix(answer.shown ?? .max)
        for section in shown { lines += self.lines(section) }
        if shown.count < answer.sections.count {
            let held = String(answer.sections.count - shown.count)
            lines += ["", "  \(line: templates.text(isPrompt ? "held.prompt" : "held", ["count": held]))"]
        }
        let used = Set(shown.flatMap(\.quotes).flatMap(\.citations))
        return (lines + places(answer.numberedCitations.filter { used.contains($0.rank) })).joined(separator: "\n")
    }

    /// Returns the program's own words; in plain text, with commas instead of dots between parts.
    private func own(_ text: String) -> SafeText { .clean(screen.isPlain ? plain.line(text) : text) }

    private func words(_ nearest: Answer.Nearest) -> SafeText {
        guard let citation = nearest.citation else { return own(nearest.text) }
        if screen.isPlain { return .clean(plain.nearest(plain.line(nearest.text), citation)) }
        return "\(clean: nearest.text) — \(link(citation))"
    }

    private func lines(_ section: Answer.Section) -> [SafeText] {
        var lines: [SafeText] = []
        if let heading = section.heading {
            lines += [""] + fold(.line(own(heading).text), indent: "  ", hanging: "        ").map(screen.bold)
        }
        let indent: SafeText = section.heading == nil ? "  " : "    "
        for (place, quote) in section.quotes.enumerated() {
            let next = place + 1 < section.quotes.count ? section.quotes[place + 1].citations : []
            let label = quote.citations == next ? SafeText() : label(quote.citations)
            lines += fold(marked(quote) + label, indent: indent)
        }
        return lines
    }

    private func label(_ ranks: [Int]) -> SafeText {
        screen.isPlain ? .line(plain.label(ranks)) : ranks.map { " " + screen.tint("[\($0)]") }.joined()
    }

    // MARK: Places

    private func places(_ citations: [Citation]) -> [SafeText] {
        guard !citations.isEmpty else { return [] }
        if screen.isPlain { return [""] + citations.map { "  \(line: plain.source($0) + cue($0))" } }
        let width = String(citations.map(\.rank).max() ?? 1).count
        return [""]
            + citations.map { citation in
                let pad = SafeText(repeating: " ", count: width - String(citation.rank).count)
                let place = screen.dim("\(link(citation))\(line: cue(citation))")
                return "  \(pad)\(screen.tint("[\(citation.rank)]")) \(place)"
            }
    }

    private func link(_ citation: Citation) -> SafeText {
        screen.link(.line(citation.place), to: settings.hyperlink(citation))
    }

    /// Returns the speakers in the cited lines of a transcript, at most two, and the time: ` · Priya Raman 0:14:02`.
    private func cue(_ citation: Citation) -> String {
        let words = [citation.speakers.prefix(2).joined(separator: ", "), citation.cueTime ?? ""].filter { !$0.isEmpty }
        return words.isEmpty ? "" : (screen.isPlain ? ", " : " · ") + words.joined(separator: " ")
    }

    // MARK: Words

    private func marked(_ quote: Answer.Quote) -> SafeText {
        if screen.isPlain, quote.kind == .computed { return own(quote.line) }
        guard screen.isDecorated, !quote.matches.isEmpty else { return .clean(quote.line) }
        // A newline within the quote becomes a blank.
        let scalars = quote.text.unicodeScalars.map { $0 == "\n" ? " " : $0 }
        var result = quote.speaker.map { "\(clean: $0): " } ?? SafeText()
        var end = 0
        func piece(_ range: Range<Int>) -> SafeText {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            return .clean(String(view))
        }
        for match in quote.matches where match.lowerBound >= end && match.upperBound <= scalars.count {
            result += piece(end..<match.lowerBound) + screen.match(piece(match))
            end = match.upperBound
        }
        return result + piece(end..<scalars.count)
    }

    /// Wraps a text; the further lines of a heading are indented more than quotes, so that neither is taken for the other.
    private func fold(_ text: SafeText, indent: SafeText, hanging: SafeText = "  ") -> [SafeText] {
        TextFolding(width: screen.foldingWidth, indent: indent, hanging: hanging).lines(text)
    }
}
