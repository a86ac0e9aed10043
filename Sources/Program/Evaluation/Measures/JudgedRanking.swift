import Model

/// A ranking as trec_eval sees it: the grade of what stands at each rank, and all grades that there are.
public struct JudgedRanking: Equatable, Sendable {
    /// The grade at each rank; 0 for what is not relevant or was not judged.
    public var grades: [Int]
    /// The grades of all that is relevant to the question, whether it was found or not; each above 0.
    public var relevant: [Int]

    /// A judged ranking.
    ///
    /// - Parameters:
    ///   - grades: The grade at each rank.
    ///   - relevant: The grades of all that is relevant.
    public init(grades: [Int], relevant: [Int]) {
        self.grades = grades
        self.relevant = relevant
    }

    /// Judges citations by lines that hold the answer.
    ///
    /// A citation is relevant if it holds a relevant line that none before it holds, so that a passage that is cited twice counts
    /// once. A run of relevant lines of which no citation holds a line is one relevant thing that was missed.
    ///
    /// - Parameters:
    ///   - citations: What the answer cites, best first; of equal ones the first counts.
    ///   - relevant: The lines that hold the answer; without any there is nothing to judge.
    public init?(of citations: [FileLines], relevant: [FileLines]) {
        guard let judged = JudgedCitations(of: citations, relevant: relevant) else { return nil }
        self.init(
            grades: judged.isRelevant.map { $0 ? 1 : 0 },
            relevant: [Int](repeating: 1, count: judged.isRelevant.count { $0 } + judged.missed.count))
    }
}

/// Which citations are relevant, and which runs of relevant lines no citation touches.
public struct JudgedCitations: Equatable, Sendable {
    /// The citations, each once.
    public var citations: [FileLines]
    /// Whether each holds a relevant line that none before it holds.
    public var isRelevant: [Bool]
    /// Runs of relevant lines of which no citation holds a line.
    public var missed: [FileLines]

    /// Judges citations.
    ///
    /// - Parameters:
    ///   - citations: What the answer cites, best first.
    ///   - relevant: The lines that hold the answer; without any there is nothing to judge.
    public init?(of citations: [FileLines], relevant: [FileLines]) {
        var missing = LineSet(relevant)
        guard !missing.isEmpty else { return nil }
        var seen: Set<FileLines> = []
        self.citations = citations.filter { seen.insert($0).inserted }
        isRelevant = self.citations.map { citation in
            guard missing.intersects(citation) else { return false }
            missing.subtract(citation)
            return true
        }
        var named: Set<FileLines> = seen
        missed = relevant.filter { run in
            named.insert(run).inserted && !citations.contains { $0.file == run.file && $0.lines.overlaps(run.lines) }
        }
    }
}
