import Answering
import Model

/// Writes answers for people to read.
struct AnswerRenderer {
    let style: AnswerStyle
    private let templates: Templates
    /// Whether the reader can type `:drop` and `:more`.
    private let isPrompt: Bool

    init(_ settings: Settings, isPrompt: Bool = false) {
        style = settings.style
        templates = settings.templates
        self.isPrompt = isPrompt
    }

    /// The lines of an answer: headline, quotes by section, then the places that they come from.
    func text(_ answer: Answer) -> String {
        var lines: [String] = []
        lines += answer.remarks.flatMap { fold("(" + SafeText.clean($0) + ")", indent: "") }.map(dim)
        if !answer.headline.isEmpty {
            let headline = fold(SafeText.clean(answer.headline), indent: "")
            lines += answer.found ? headline.map(bold) : headline
        }
        if let nearest = answer.nearest {
            lines.append(
                SafeText.clean(nearest.text) + (nearest.citation.map { " — " + SafeText.line($0.place) } ?? ""))
        }
        let without = answer.without.map { $0.text + (isPrompt ? " (:drop \($0.typed))" : "") }
        if !without.isEmpty {
            lines += fold(SafeText.clean(without.joined(separator: ", ")), indent: "").map(dim)
        }
        let shown = answer.sections.prefix(answer.shown ?? .max)
        for section in shown { lines += self.lines(section) }
        if shown.count < answer.sections.count {
            let held = String(answer.sections.count - shown.count)
            lines += ["", "  " + templates.text(isPrompt ? "held.prompt" : "held", ["count": held])]
        }
        let used = Set(shown.flatMap(\.quotes).flatMap(\.citations))
        let places = answer.citations.filter { used.contains($0.rank) }
        if !places.isEmpty { lines.append("") }
        let width = String(places.map(\.rank).max() ?? 1).count
        for citation in places {
            let label = "[\(citation.rank)]"
            let pad = String(repeating: " ", count: width + 2 - label.count)
            lines.append(dim("  \(pad)\(label) \(SafeText.line(citation.place))\(cue(citation))"))
        }
        return lines.joined(separator: "\n")
    }

    private func lines(_ section: Answer.Section) -> [String] {
        var lines: [String] = []
        if let heading = section.heading { lines += [""] + fold(SafeText.line(heading), indent: "  ").map(bold) }
        let indent = section.heading == nil ? "  " : "    "
        for (place, quote) in section.quotes.enumerated() {
            let next = place + 1 < section.quotes.count ? section.quotes[place + 1].citations : []
            let label = quote.citations == next ? "" : quote.citations.map { " [\($0)]" }.joined()
            lines += fold(marked(quote) + label, indent: indent)
        }
        return lines
    }

    /// Who speaks in the cited lines of a transcript, two people at most, and when: ` · Priya Raman 0:14:02`.
    private func cue(_ citation: Citation) -> String {
        let speakers = citation.speakers.prefix(2).map(SafeText.line).joined(separator: ", ")
        let words = [speakers, citation.cueTime ?? ""].filter { !$0.isEmpty }
        return words.isEmpty ? "" : " · " + words.joined(separator: " ")
    }

    /// The quote with its matched words marked.
    private func marked(_ quote: Answer.Quote) -> String {
        guard style.isDecorated, !quote.matches.isEmpty else { return SafeText.clean(quote.line) }
        // The end of a line is a blank here.
        let scalars = quote.text.unicodeScalars.map { $0 == "\n" ? " " : $0 }
        var result = quote.speaker.map { SafeText.clean($0) + ": " } ?? ""
        var end = 0
        func piece(_ range: Range<Int>) -> String {
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars[range])
            return SafeText.clean(String(view))
        }
        for match in quote.matches where match.lowerBound >= end && match.upperBound <= scalars.count {
            result += piece(end..<match.lowerBound) + AnswerRenderer.boldOn + piece(match) + AnswerRenderer.boldOff
            end = match.upperBound
        }
        return result + piece(end..<scalars.count)
    }

    /// Folds a text at blanks to the terminal's width.
    func fold(_ text: String, indent: String) -> [String] {
        let width = style.width.map { max(20, $0 - indent.count - 1) } ?? Int.max
        return text.split(separator: "\n").flatMap { line -> [String] in
            var lines: [String] = []
            var current = ""
            var columns = 0
            for word in line.split(separator: " ", omittingEmptySubsequences: true) {
                let length = Columns.width(word)
                if columns > 0, columns + 1 + length > width {
                    lines.append(current)
                    (current, columns) = ("  ", 2)
                }
                if columns > 0, current != "  " {
                    current += " "
                    columns += 1
                }
                current += word
                columns += length
            }
            return (lines + [current]).map { indent + $0 }
        }
    }

    private static let boldOn = "\u{1B}[1m"
    private static let boldOff = "\u{1B}[22m"

    private func bold(_ text: String) -> String {
        style.isDecorated ? AnswerRenderer.boldOn + text + AnswerRenderer.boldOff : text
    }

    private func dim(_ text: String) -> String { style.isDecorated ? "\u{1B}[2m" + text + "\u{1B}[22m" : text }
}

/// How many columns of a terminal a text takes.
enum Columns {
    /// Counts wide characters twice, combining marks and our own marks not at all.
    static func width(_ text: some StringProtocol) -> Int {
        var width = 0
        var isEscape = false
        for scalar in text.unicodeScalars {
            if isEscape {
                if scalar.properties.isAlphabetic { isEscape = false }
            } else if scalar.value == 0x1B {
                isEscape = true
            } else {
                width += columns(scalar)
            }
        }
        return width
    }

    private static func columns(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            2
        default: 1
        }
    }
}
