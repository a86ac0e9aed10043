import Store
import Text

/// Scores passages, once they are joined, by what single chunks do not tell: how much of the question each holds, and how early
/// or late it is among those found if the first or last time is asked for.
///
/// The weights were fitted with a listwise logistic model (Cao and others, "Learning to Rank", ICML 2007, doi:10.1145/1273496.1273513); see
/// `docs/retrieval.md`.
struct PassageScorer {
    let weights: RankingWeights
    let memo: WordMemo

    /// Returns the passages, best first; `documents` are theirs, by row.
    func scored(
        _ passages: [Passage], of documents: [Int: DocumentRecord], _ words: [Retriever.RankedWord], _ query: Query
    ) -> [Passage] {
        guard passages.count > 1 else { return passages }
        let coverage = PassageCoverage(words)
        let order = TimeOrder(documents, weight: weight(ofNewness: query))
        let weight = weight(ofCoverage: query)
        var scored = passages
        for place in scored.indices {
            let chunks = scored[place].chunks
            let texts = chunks.flatMap { [$0.text] + $0.headingPath + $0.parentItems }
            let title = documents[scored[place].document].map { [$0.fullName] } ?? []
            let share = coverage.share(of: texts + title, memo)
            scored[place].best.parts.coverage = weight * share * share
            scored[place].best.parts.order = order.score(of: scored[place].document)
        }
        let ranks = scored.indices.sorted { (scored[$0].best.score, $1) > (scored[$1].best.score, $0) }
        return ranks.map { scored[$0] }
    }

    /// Returns the weight of the whole question in a passage; none for a question of names alone, all of which any line about somebody holds.
    private func weight(ofCoverage query: Query) -> Float {
        if query.isAboutSubjectsAlone { return 0 }
        return query.isDiscussion ? weights.coverageOfDiscussion : weights.coverage
    }

    /// Returns the weight of being the newest document rather than the oldest.
    private func weight(ofNewness query: Query) -> Float {
        switch query.order {
        case .first: -weights.oldest
        case .last: weights.newest
        default: 0
        }
    }
}

/// Scores documents by their position between the oldest and the newest of them.
private struct TimeOrder {
    private let days: [Int: Int]
    private let span: ClosedRange<Int>
    private let weight: Float

    /// Creates the order of documents by row; the newest has `weight` more than the oldest.
    init(_ documents: [Int: DocumentRecord], weight: Float) {
        days = documents.compactMapValues { $0.start?.date.dayNumber }
        span = (days.values.min() ?? 0)...(days.values.max() ?? 0)
        self.weight = weight
    }

    /// Returns the score of a document: half the weight away from 0 at the ends, 0 in the middle and without a date.
    func score(of document: Int) -> Float {
        guard weight != 0, span.count > 1, let day = days[document] else { return 0 }
        return weight * (Float(day - span.lowerBound) / Float(span.count - 1) - 0.5)
    }
}
