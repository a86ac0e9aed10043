import Evaluation

struct RankingMeasures {
    private static let columns = [
        "hit@1", "hit@5", "MRR@10", "nDCG@10", "r@2k", "r@4k", "nr@2k", "nr@4k", "docs@5", "docs@10", "chars",
    ]
    private var sums = [Double](repeating: 0, count: RankingMeasures.columns.count)
    private var count = 0

    static let heading =
        String(repeating: " ", count: nameWidth) + columns.map { padded($0) }.joined()

    mutating func add(
        _ cited: [FileLines], relevant: [FileLines], cost: (_ file: String, _ line: Int) -> Int
    ) {
        guard let ranks = Measures(of: cited, relevant: relevant),
            let small = EvidenceBudget(of: 2000, citations: cited, relevant: relevant, cost: cost),
            let large = EvidenceBudget(of: 4000, citations: cited, relevant: relevant, cost: cost)
        else { return }
        let lengths = cited.prefix(5).map { run in
            (run.lines.first...run.lines.last).reduce(0) { $0 + cost(run.file, $1) }
        }
        let values = [
            ranks.hitAt1, ranks.hitAt5, ranks.reciprocalRank, ranks.nDCGAt10, small.lines, large.lines,
            small.characters, large.characters, RankingMeasures.share(of: relevant, in: cited, first: 5),
            RankingMeasures.share(of: relevant, in: cited, first: 10),
            Double(lengths.reduce(0, +)) / Double(max(1, lengths.count)) / 100,
        ]
        for place in values.indices { sums[place] += values[place] }
        count += 1
    }

    /// One row of the table: percentages, then the mean length of the first five citations in characters.
    func line(_ name: String) -> String {
        let label = name + String(repeating: " ", count: max(1, RankingMeasures.nameWidth - name.count))
        return label
            + sums.map { sum in
                let tenths = Int((sum / Double(max(1, count)) * 1000).rounded())
                return RankingMeasures.padded("\(tenths / 10).\(tenths % 10)")
            }.joined()
    }

    /// The objective for fitting weights: the mean of hit@5, MRR and the evidence share in both budgets.
    var objective: Double { (sums[1] + sums[2] + sums[4] + sums[5]) / 4 / Double(max(1, count)) }

    /// Returns the share of the files with relevant lines that are among the first `count` cited files.
    private static func share(of relevant: [FileLines], in cited: [FileLines], first count: Int) -> Double {
        var files: [String] = []
        for run in cited where !files.contains(run.file) { files.append(run.file) }
        let wanted = Set(relevant.map(\.file))
        return Double(wanted.intersection(files.prefix(count)).count) / Double(wanted.count)
    }

    private static let nameWidth = 24

    private static func padded(_ text: String) -> String {
        String(repeating: " ", count: max(1, 9 - text.count)) + text
    }
}
