import Model

/// A ranking with its judgments, as trec_eval sees it.
public struct JudgedRanking: Equatable, Sendable {
    /// The grade at each rank; 0 for an item that is not relevant or was not judged.
    public var grades: [Int]
    /// The grades of all relevant items, found or not; each is above 0.
    public var relevant: [Int]

    /// Creates a judged ranking.
    ///
    /// - Parameters:
    ///   - grades: The grade at each rank.
    ///   - relevant: The grades of all relevant items.
    public init(grades: [Int], relevant: [Int]) {
        self.grades = grades
        self.relevant = relevant
    }

    /// Judges citations by the lines that hold the answer; nil if no lines are relevant.
    ///
    /// A citation is relevant if it holds a relevant line that no earlier one holds, so a passage cited twice counts once. A run of
    /// relevant lines that no citation touches is one missed item.
    ///
    /// - Parameters:
    ///   - citations: The cited lines, best first; duplicates after the first are dropped.
    ///   - relevant: The lines that hold the answer.
    public init?(of citations: [FileLines], relevant: [FileLines]) {
        guard let judged = JudgedCitations(of: citations, relevant: relevant) else { return nil }
        self.init(
            grades: judged.isRelevant.map { $0 ? 1 : 0 },
            relevant: [Int](repeating: 1, count: judged.isRelevant.count { $0 } + judged.missed.count))
    }
}

/// The citations that are relevant, and the runs of relevant lines that no citation touches.
public struct JudgedCitations: Equatable, Sendable {
    /// The citations without duplicates, best first.
    public var citations: [FileLines]
    /// Whether each citation holds a relevant line that no earlier one holds.
    public var isRelevant: [Bool]
    /// The runs of relevant lines that no citation touches.
    public var missed: [FileLines]

    /// Judges citations; nil if no lines are relevant.
    ///
    /// - Parameters:
    ///   - citations: The cited lines, best first.
    ///   - relevant: The lines that hold the answer.
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
