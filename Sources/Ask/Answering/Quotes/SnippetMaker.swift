import Text

/// Chooses the most relevant lines of a passage to quote; long lines are split into sentences.
struct SnippetMaker {
    /// In characters; a longer line is quoted by sentence.
    static let longestLine = 260

    private let evidence: Evidence

    init(_ evidence: Evidence) { self.evidence = evidence }

    /// Returns the best quotes of a passage, at most `count`, in text order; at least one if the passage has text.
    func quotes(from text: String, count: Int) -> [Answer.Quote] {
        best(of: text, count: count).pieces.map { Answer.Quote(text: $0, matches: evidence.matches(in: $0)) }
    }

    /// Returns the best pieces to quote, in text order, and the weight of the best one.
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

    /// Minimum weight of a further quote, relative to the best one.
    private static let worthwhile: Float = 0.4

    static func isLong(_ line: some StringProtocol) -> Bool {
        line.isLonger(than: longestLine)
    }

    /// Splits a text into unindented lines, and long lines into sentences; omits pure markup unless there is nothing else.
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
