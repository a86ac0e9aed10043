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

    init(vault: String) { files = VaultLines(vault: vault) }

    /// Returns a place for each quote that cites one, in the order of the text.
    func all(of answer: Answer) -> [QuotedPlace] {
        let citations = Dictionary(answer.citations.map { ($0.rank, $0) }) { first, _ in first }
        return answer.sections.flatMap { section in
            section.quotes.compactMap { quote in
                place(of: quote, below: section.heading, among: quote.citations.compactMap { citations[$0] })
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
