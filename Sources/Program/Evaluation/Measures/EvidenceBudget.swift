import Model

/// The share of the evidence that a reader sees within a fixed number of characters of cited text.
///
/// It makes rankings comparable whose citations differ in length. Citations are read by rank, line by line. A repeated line costs nothing
/// and counts once; any other costs its length plus 1 for the newline. The line in which the budget ends counts by the share that is shown.
public struct EvidenceBudget: Equatable, Sendable {
    /// The share of the relevant lines that are shown, 0 … 1.
    public var lines: Double
    /// The relevant characters shown, divided by the maximum that fits the budget, 0 … 1.
    public var characters: Double

    /// Measures the citations of one question; nil if no lines are relevant.
    ///
    /// - Parameters:
    ///   - characters: The budget.
    ///   - citations: The cited lines, best first.
    ///   - relevant: The lines that hold the answer.
    ///   - cost: Returns the length of a line in characters, with its newline.
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

    private static func each(_ run: FileLines) -> [FileLines] {
        (run.lines.first...run.lines.last).map { FileLines(file: run.file, lines: LineRange($0, $0)) }
    }
}
