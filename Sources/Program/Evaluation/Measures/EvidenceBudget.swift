import Model

/// How much of the evidence a reader sees within so many characters of cited text: it compares rankings whatever the length of
/// their citations.
///
/// The citations are walked in order of rank, line by line. A line that was shown before costs nothing and counts once; any other
/// costs its length and one for its end. The line in which the budget ends counts with the share of it that is shown.
public struct EvidenceBudget: Equatable, Sendable {
    /// The share of the relevant lines that is shown, 0 … 1.
    public var lines: Double
    /// The relevant characters shown, of those that the budget could hold at best, 0 … 1.
    public var characters: Double

    /// Measures the citations of one question.
    ///
    /// - Parameters:
    ///   - characters: The budget.
    ///   - citations: What the answer cites, best first.
    ///   - relevant: The lines that hold the answer; without any there is nothing to measure.
    ///   - cost: The characters of a line of a file, its end included.
    public init?(
        of characters: Int, citations: [FileLines], relevant: [FileLines], cost: (_ file: String, _ line: Int) -> Int
    ) {
        let wanted = Set(relevant.flatMap(EvidenceBudget.each))
        guard !wanted.isEmpty else { return nil }
        let total = wanted.reduce(0) { $0 + cost($1.file, $1.lines.first) }
        var (left, shown) = (Double(characters), Set<FileLines>())
        var (lineShares, shownCharacters) = (0.0, 0.0)
        for line in citations.lazy.flatMap(EvidenceBudget.each) where left > 0 && shown.insert(line).inserted {
            let length = Double(cost(line.file, line.lines.first))
            let share = min(1, left / length)
            left -= length
            guard wanted.contains(line) else { continue }
            lineShares += share
            shownCharacters += share * length
        }
        lines = lineShares / Double(wanted.count)
        self.characters = min(1, shownCharacters / Double(min(characters, total)))
    }

    /// The lines of a run, one by one.
    private static func each(_ run: FileLines) -> [FileLines] {
        (run.lines.first...run.lines.last).map { FileLines(file: run.file, lines: LineRange($0, $0)) }
    }
}
