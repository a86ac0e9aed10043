import Model

/// What is kept in memory of each question once it was answered: numbers, no text of answers.
public struct ScoredQuestion: Equatable, Sendable {
    /// The question's identity.
    public var id: String
    /// The groups in which it is counted.
    public var groups: [Slice: String]
    /// What each measure gives.
    public var scores: Scores
    /// Whether the vault holds an answer; nil where the set does not say.
    public var isAnswerable: Bool?
    /// Whether something was found.
    public var isFound: Bool
    /// By how much what was found passes the test of being an answer; nil where nothing was searched for.
    public var margin: Double?
    /// The ranks of the first relevant citations' recall: the share of the relevant ones among the first 1, 2, … `recallDepth`.
    public var recalls: [Float]
    /// How long the answer took, in milliseconds.
    public var milliseconds: Double

    /// How far the curve of recall goes.
    public static let recallDepth = 20

    /// A scored question.
    ///
    /// - Parameters:
    ///   - judgement: How right the answer is.
    ///   - groups: The groups in which it is counted.
    ///   - ranking: The judged ranking; nil where nothing is judged.
    ///   - budgets: The evidence shown within 2,000 and 4,000 characters; nil where nothing is judged.
    ///   - margin: By how much what was found passes the test of being an answer.
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
    /// Takes over what was right and wrong.
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
