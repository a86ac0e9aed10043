import Answering
import Indexing
import Model

/// A quote of an answer with the exact place where its words begin.
struct QuotedPlace {
    var citation: Citation
    /// The line of the file, 1-based.
    var line: Int
    /// The column in bytes, 1-based; 1 if the words are computed.
    var column: Int
    /// The words on one line; a computed line has its heading before it.
    var text: String
}

/// Finds the places of an answer's quotes.
struct QuotedPlaces {
    private let files: VaultLines
    private let pointers: PointerWords

    /// Finds places in a vault; `templates` are those of the answer.
    init(vault: String, templates: Templates) {
        files = VaultLines(vault: vault)
        pointers = PointerWords(templates)
    }

    /// Returns a place for each quote that cites one, in the order of the text; of words such as "also in: …", each place they cite.
    func all(of answer: Answer) -> [QuotedPlace] {
        let citations = Dictionary(answer.citations.map { ($0.rank, $0) }) { first, _ in first }
        return answer.sections.flatMap { section in
            section.quotes.flatMap { quote in
                let cited = quote.citations.compactMap { citations[$0] }
                if pointers.hold(quote) { return cited.map(place) }
                return [place(of: quote, below: section.heading, among: cited)].compactMap { $0 }
            }
        }
    }

    private func place(
        of quote: Answer.Quote, below heading: String?, among citations: [Citation]
    ) -> QuotedPlace? {
        guard let first = citations.first else { return nil }
        guard quote.kind == .quotation else {
            let text = [heading, quote.line].compactMap { $0 }.joined(separator: " · ")
            return QuotedPlace(citation: first, line: first.lines.first, column: 1, text: text)
        }
        let words = quote.text.prefix { $0 != "\n" }
        for citation in citations {
            guard let (line, column) = start(of: words, in: citation) else { continue }
            return QuotedPlace(citation: citation, line: line, column: column, text: quote.line)
        }
        return QuotedPlace(citation: first, line: first.lines.first, column: 1, text: quote.line)
    }

    /// Returns the line of a citation that holds its first match, as it stands in the file.
    private func place(of citation: Citation) -> QuotedPlace {
        let match = citation.matches.first?.lowerBound ?? 0
        let before = citation.snippet.unicodeScalars.prefix(match)
        let words = citation.snippet.split(separator: "\n", omittingEmptySubsequences: false)
        let word = min(before.count { $0 == "\n" }, words.count - 1)
        let (line, column) = start(of: words[word], in: citation) ?? (citation.lines.first, 1)
        return QuotedPlace(citation: citation, line: line, column: column, text: String(words[word]))
    }

    private func start(of words: Substring, in citation: Citation) -> (line: Int, column: Int)? {
        let read = files.read(citation.document.path, [citation.lines])
        guard let quoted = read.lines[citation.lines] else { return nil }
        for (number, line) in zip(quoted.lines.first..., quoted.written) {
            guard let found = line.utf8.firstRange(of: words.utf8) else { continue }
            return (number, line.utf8.distance(from: line.startIndex, to: found.lowerBound) + 1)
        }
        return nil
    }
}

/// The words of an answer that only name other places, in whose stead programs get the lines of those.
private struct PointerWords {
    private let here: String
    /// What stands around the places in "also in: …".
    private let around: [Substring]

    init(_ templates: Templates) {
        here = templates.text("also-here")
        around = templates.text("also-in", ["places": "\u{0}"]).split(
            separator: "\u{0}", omittingEmptySubsequences: false)
    }

    func hold(_ quote: Answer.Quote) -> Bool {
        guard quote.kind == .computed else { return false }
        guard quote.text != here else { return true }
        guard around.count == 2, around.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return false }
        return quote.text.hasPrefix(around[0]) && quote.text.hasSuffix(around[1])
    }
}
