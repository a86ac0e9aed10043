/// Ranks candidates by their weighted features.
struct CandidateScorer {
    let weights: AnswerWeights

    /// Returns the weighted sum of features; higher is better.
    func score(_ candidate: some AnswerCandidate) -> Float {
        candidate.features.values.reduce(0) { $0 + weights[$1.feature] * $1.value }
    }

    /// Returns the candidate with the highest score, the first of equal ones; nil if there are none.
    func best<Candidate: AnswerCandidate>(of candidates: [Candidate]) -> Candidate? {
        let scores = candidates.map(score)
        return scores.indices.max { (scores[$0], $1) < (scores[$1], $0) }.map { candidates[$0] }
    }

    /// Returns the best candidate if its score exceeds that of every different one by more than `lead`, else nil.
    func sureBest<Candidate: AnswerCandidate>(
        of candidates: [Candidate], lead: Float, where isSame: (Candidate, Candidate) -> Bool
    ) -> Candidate? {
        guard let best = best(of: candidates) else { return nil }
        let most = score(best)
        return candidates.allSatisfy { isSame($0, best) || score($0) < most - lead } ? best : nil
    }

    /// Returns the best candidates, best first, with the parts of their scores.
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
