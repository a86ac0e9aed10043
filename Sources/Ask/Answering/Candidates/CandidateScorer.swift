/// Ranks candidates of every kind by the weights of their features.
struct CandidateScorer {
    let weights: AnswerWeights

    /// The sum of the weighted features; higher is better.
    func score(_ candidate: some AnswerCandidate) -> Float {
        candidate.features.values.reduce(0) { $0 + weights[$1.feature] * $1.value }
    }

    /// The candidate with the highest score, the first of equal ones.
    ///
    /// - Parameter candidates: The candidates.
    /// - Returns: Nil if there are none.
    func best<Candidate: AnswerCandidate>(of candidates: [Candidate]) -> Candidate? {
        let scores = candidates.map(score)
        return scores.indices.max { (scores[$0], $1) < (scores[$1], $0) }.map { candidates[$0] }
    }

    /// The best candidate if none that says something else is nearly as good.
    ///
    /// - Parameters:
    ///   - candidates: The candidates.
    ///   - lead: By how much it must be better than those.
    ///   - isSame: Whether two candidates say the same.
    /// - Returns: Nil if there are none, or if two are as good.
    func sureBest<Candidate: AnswerCandidate>(
        of candidates: [Candidate], lead: Float, where isSame: (Candidate, Candidate) -> Bool
    ) -> Candidate? {
        guard let best = best(of: candidates) else { return nil }
        let most = score(best)
        return candidates.allSatisfy { isSame($0, best) || score($0) < most - lead } ? best : nil
    }

    /// The best candidates with the parts of their scores.
    ///
    /// - Parameters:
    ///   - candidates: The candidates.
    ///   - words: A candidate's value in words.
    /// - Returns: A few of them, best first.
    func explained<Candidate: AnswerCandidate>(
        _ candidates: [Candidate], in words: (Candidate) -> String
    ) -> [RankedCandidate] {
        let scores = candidates.map(score)
        let ranked = scores.indices.sorted { (scores[$1], $0) < (scores[$0], $1) }
        return ranked.prefix(CandidateScorer.mostExplained).map { place in
            let (candidate, score) = (candidates[place], scores[place])
            let (document, lines) = (candidate.passage.document, candidate.passage.passage.lines)
            return RankedCandidate(
                value: words(candidate), quote: candidate.quote, place: "\(document.path):\(lines.first)-\(lines.last)",
                score: score,
                parts: candidate.features.values.map {
                    ScorePart(name: $0.feature.name, value: weights[$0.feature] * $0.value)
                })
        }
    }

    private static let mostExplained = 5
}
