import Glibc

/// The measures of trec_eval for one ranking, by its definitions (trec_eval 9, `m_map.c`, `m_ndcg_cut.c`, `m_recall.c`, …).
public struct RetrievalMeasures: Equatable, Sendable {
    private let ranking: JudgedRanking

    /// Measures a ranking.
    ///
    /// - Parameter ranking: The grades in rank order; if nothing is relevant, every measure is 0, as in trec_eval.
    public init(of ranking: JudgedRanking) {
        self.ranking = ranking
    }

    /// The mean of the precision at each relevant item; relevant items that were not found add 0.
    public var averagePrecision: Double {
        guard !ranking.relevant.isEmpty else { return 0 }
        var (found, sum) = (0, 0.0)
        for (place, grade) in ranking.grades.enumerated() where grade > 0 {
            found += 1
            sum += Double(found) / Double(place + 1)
        }
        return sum / Double(ranking.relevant.count)
    }

    /// One divided by the rank of the first relevant item; 0 if there is none.
    public var reciprocalRank: Double { ranking.grades.firstIndex { $0 > 0 }.map { 1 / Double($0 + 1) } ?? 0 }

    /// The share of the first `depth` ranks that are relevant; divided by `depth` even if fewer were found.
    public func precision(at depth: Int) -> Double { Double(found(in: depth)) / Double(depth) }

    /// The share of all relevant items that are among the first `depth`.
    public func recall(at depth: Int) -> Double {
        ranking.relevant.isEmpty ? 0 : Double(found(in: depth)) / Double(ranking.relevant.count)
    }

    /// 1 if one of the first `depth` is relevant, else 0.
    public func success(at depth: Int) -> Double { found(in: depth) > 0 ? 1 : 0 }

    /// The discounted gain of the first `depth`, each grade divided by log2(rank + 1), as a share of that of the ideal order.
    public func nDCG(at depth: Int) -> Double {
        let ideal = RetrievalMeasures.gain(ranking.relevant.sorted(by: >).prefix(depth))
        return ideal > 0 ? RetrievalMeasures.gain(ranking.grades.prefix(depth)) / ideal : 0
    }

    private func found(in depth: Int) -> Int { ranking.grades.prefix(depth).count { $0 > 0 } }

    private static func gain(_ grades: ArraySlice<Int>) -> Double {
        grades.enumerated().reduce(0) { sum, one in
            one.element > 0 ? sum + Double(one.element) / log2(Double(one.offset + 2)) : sum
        }
    }
}

extension Scores {
    /// Sets the measures of trec_eval.
    ///
    /// - Parameter ranking: The judged ranking of one question.
    public mutating func add(_ ranking: JudgedRanking) {
        let measures = RetrievalMeasures(of: ranking)
        self[.averagePrecision] = measures.averagePrecision
        self[.reciprocalRank] = measures.reciprocalRank
        self[.precisionAt5] = measures.precision(at: 5)
        self[.recallAt5] = measures.recall(at: 5)
        self[.recallAt10] = measures.recall(at: 10)
        self[.recallAt100] = measures.recall(at: 100)
        self[.nDCGAt5] = measures.nDCG(at: 5)
        self[.nDCGAt10] = measures.nDCG(at: 10)
        self[.successAt1] = measures.success(at: 1)
        self[.successAt5] = measures.success(at: 5)
        self[.successAt10] = measures.success(at: 10)
    }
}
