import Text

/// Chooses what to quote of a passage: whole lines, and whole sentences of long lines, that say most about the question.
struct SnippetMaker {
    /// Longer lines are quoted by their best sentences, in characters.
    static let longestLine = 260

    private let evidence: Evidence

    init(_ evidence: Evidence) { self.evidence = evidence }

    /// The best quotes of a passage, in the order of the text.
    ///
    /// - Parameters:
    ///   - text: A passage as written.
    ///   - count: The largest number of quotes.
    /// - Returns: At least one quote where the passage has text.
    func quotes(from text: String, count: Int) -> [Answer.Quote] {
        let pieces = SnippetMaker.pieces(of: text)
        let ranked = pieces.indices.sorted {
            (evidence.weight(of: pieces[$1]), $0) < (evidence.weight(of: pieces[$0]), $1)
        }
        let best = ranked.first.map { evidence.weight(of: pieces[$0]) } ?? 0
        let chosen = ranked.prefix(count).filter { place in
            place == ranked[0] || best == 0 || evidence.weight(of: pieces[place]) >= best * SnippetMaker.worthwhile
        }.sorted()
        return chosen.map { Answer.Quote(text: pieces[$0], matches: evidence.matches(in: pieces[$0])) }
    }

    /// A further quote must say at least this share of what the best one says.
    private static let worthwhile: Float = 0.4

    /// Lines without the blanks before them, long ones cut into sentences; without those that say nothing alone, unless there are no
    /// others.
    private static func pieces(of text: String) -> [String] {
        let lines = text.split(separator: "\n")
        let telling = lines.indices.filter { place in
            let isTableHead = place + 1 < lines.count && MarkupLine.isTableRule(lines[place + 1])
            return !isTableHead && !MarkupLine.isAlone(lines[place])
        }
        return (telling.isEmpty ? lines : telling.map { lines[$0] }).flatMap { line -> [String] in
            let line = line.drop { $0 == " " || $0 == "\t" }
            guard line.count > longestLine else { return line.isEmpty ? [] : [String(line)] }
            let whole = String(line)
            return Sentences.ranges(in: whole).map { String(whole[$0]) }
        }
    }
}
