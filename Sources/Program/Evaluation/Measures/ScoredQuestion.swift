import Model

/// The numbers kept in memory for each answered question; no text is kept.
public struct ScoredQuestion: Equatable, Sendable {
    /// The question's identifier.
    public var id: String
    /// The groups that it is counted in.
    public var groups: [Slice: String]
    /// The value of each measure.
    public var scores: Scores
    /// Whether the vault holds an answer; nil if the set does not say.
    public var isAnswerable: Bool?
    /// Whether something was found.
    public var isFound: Bool
    /// How far the best match is above the threshold for an answer; nil if nothing was searched.
    public var margin: Double?
    /// The recall at ranks 1, 2, … `recallDepth`; empty if nothing is judged.
    public var recalls: [Float]
    /// How long the answer took, in milliseconds.
    public var milliseconds: Double

    /// The highest rank of the recall curve.
    public static let recallDepth = 20

    /// Creates a scored question.
    ///
    /// - Parameters:
    ///   - judgement: How correct the answer is.
    ///   - groups: The groups that the question is counted in.
    ///   - ranking: The judged ranking; nil if nothing is judged.
    ///   - budgets: The evidence shown within 2,000 and 4,000 characters; nil if nothing is judged.
    ///   - margin: How far the best match is above the threshold for an answer.
    public init(
        _ judgement: Judgement, groups: [Slice: String], ranking: JudgedRanking?,
        budgets: (in2000: EvidenceBudget, in4000: EvidenceBudget)?, margin: Double?
    ) {
        id = judgement.id
        self.groups = groups
        isAnswerable = judgement.isAnswerable
        isFound = judgement.isFound
        self.margin = margin
        milliseconds = judgement.milliseconds
        scores = Scores()
        recalls = []
        if let ranking {
            scores.add(ranking)
            recalls = (1...ScoredQuestion.recallDepth).map { Float(RetrievalMeasures(of: ranking).recall(at: $0)) }
        }
        if let budgets {
            scores[.evidenceIn2000] = budgets.in2000.lines
            scores[.evidenceIn4000] = budgets.in4000.lines
            scores[.charactersIn2000] = budgets.in2000.characters
            scores[.charactersIn4000] = budgets.in4000.characters
        }
        scores.add(judgement)
    }
}

extension Scores {
    mutating func add(_ judgement: Judgement) {
        self[.intent] = judgement.isIntentRight.map(Scores.share)
        self[.time] = judgement.isTimeRight.map(Scores.share)
        self[.people] = judgement.arePeopleRight.map(Scores.share)
        self[.value] = judgement.isValueRight.map(Scores.share)
        self[.dated] = judgement.isDateRight.map(Scores.share)
        switch judgement.isAnswerable {
        case true?: self[.answered] = Scores.share(judgement.isFound)
        case false?: self[.abstentionRecall] = Scores.share(!judgement.isFound)
        case nil: break
        }
        if !judgement.isFound, let isAnswerable = judgement.isAnswerable {
            self[.abstentionPrecision] = Scores.share(!isAnswerable)
        }
        if !judgement.proofs.isEmpty {
            self[.citations] = Scores.share(judgement.proofs.allSatisfy { $0 })
        }
    }

    private static func share(_ isRight: Bool) -> Double { isRight ? 1 : 0 }
}
