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
        best(of: text, count: count).pieces.map { Answer.Quote(text: $0, matches: evidence.matches(in: $0)) }
    }

    /// What to quote, in the order of the text, and how much the best of it says about the question.
    func best(of text: String, count: Int) -> (pieces: [String], weight: Float) {
        let pieces = SnippetMaker.pieces(of: text)
        let weights = pieces.map { evidence.weight(of: $0) }
        let ranked = pieces.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
        let best = ranked.first.map { weights[$0] } ?? 0
        let chosen = ranked.prefix(count).filter { place in
            place == ranked[0] || best == 0 || weights[place] >= best * SnippetMaker.worthwhile
        }
        return (chosen.sorted().map { pieces[$0] }, best)
    }

    /// A further quote must say at least this share of what the best one says.
    private static let worthwhile: Float = 0.4

    /// Whether a line is quoted by its sentences.
    static func isLong(_ line: some StringProtocol) -> Bool {
        line.isLonger(than: longestLine)
    }

    /// Lines without the blanks before them, long ones cut into sentences; without those that say nothing alone, unless there are no
    /// others.
    private static func pieces(of text: String) -> [String] {
        let lines = text.lines()
        let telling = lines.indices.filter { place in
            let isTableHead = place + 1 < lines.count && MarkupLine.isTableRule(lines[place + 1])
            return !isTableHead && !MarkupLine.isAlone(lines[place])
        }
        return (telling.isEmpty ? lines : telling.map { lines[$0] }).flatMap { line -> [String] in
            let line = line.unindented
            guard isLong(line) else { return line.isEmpty ? [] : [String(line)] }
            let whole = String(line)
            return Sentences.ranges(in: whole).map { String(whole[$0]) }
        }
    }
}
