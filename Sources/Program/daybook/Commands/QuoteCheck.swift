import Answering
import Indexing
import Model

/// Compares the quotes of an answer with the files again, independently of the checks made while answering.
struct QuoteCheck {
    struct Quote {
        var place: String
        var isVerbatim: Bool
    }

    let files: VaultLines

    func quotes(of reply: Reply) -> [Quote] {
        let citations = reply.answer.citations + [reply.answer.nearest?.citation].compactMap { $0 }
        let ranges = Dictionary(citations.map { ($0.document.path, [$0.lines]) }, uniquingKeysWith: +)
        var lines: [String: [LineRange: QuotedLines]] = [:]
        for (path, ranges) in ranges { lines[path] = files.read(path, ranges).lines }
        func quoted(_ citation: Citation) -> QuotedLines? { lines[citation.document.path]?[citation.lines] }
        let byRank = Dictionary(citations.map { ($0.rank, $0) }) { first, _ in first }
        let cited = citations.map { citation in
            Quote(place: QuoteCheck.place([citation]), isVerbatim: QuoteCheck.isTrue(citation, quoted(citation)))
        }
        let quotations = reply.answer.sections.flatMap(\.quotes).filter { $0.kind == .quotation }.map { quote in
            let citations = quote.citations.compactMap { byRank[$0] }
            return Quote(
                place: QuoteCheck.place(citations),
                isVerbatim: citations.contains { quoted($0)?.contains(quote.text) ?? false })
        }
        let unproven = reply.unproven.map { quote in
            Quote(place: QuoteCheck.place(quote.citations.compactMap { byRank[$0] }), isVerbatim: false)
        }
        return cited + quotations + unproven
    }

    /// Tells whether the file has all lines of a citation, and they contain the snippet.
    private static func isTrue(_ citation: Citation, _ quoted: QuotedLines?) -> Bool {
        guard let quoted else { return false }
        return quoted.written.count > citation.lines.last - citation.lines.first && quoted.contains(citation.snippet)
    }

    private static func place(_ citations: [Citation]) -> String {
        citations.map { "[\($0.rank)] \($0.place)" }.joined(separator: ", ")
    }
}
