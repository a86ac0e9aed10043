import Evaluation
import Retrieval

/// Fits the ranking weights to one half of a question set and measures them on the other, to show gains and overfitting.
///
/// Coordinate search: each weight in turn is multiplied by 1.25, else by 0.8; the change is kept if the fitted half improves.
struct WeightFit {
    let vault: MeasuredVault
    let halves: [[QuestionCase]]
    let limit: Int

    /// Splits the questions in two halves; questions about one file stay in one half.
    init(_ cases: [QuestionCase], of vault: MeasuredVault, limit: Int) {
        self.vault = vault
        self.limit = limit
        let files = Array(Set(cases.compactMap { $0.relevant.first?.file })).sorted()
        let first = Set(files.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
        let isFirst = cases.map { first.contains($0.relevant.first?.file ?? "") }
        halves = [true, false].map { wanted in zip(cases, isFirst).filter { $0.1 == wanted }.map(\.0) }
    }

    func run() throws {
        for (fitted, other) in [(0, 1), (1, 0)] {
            let start = RankingWeights()
            let best = try fit(start, to: halves[fitted])
            for (name, half) in [("fitted half", fitted), ("other half", other)] {
                print(try measures(halves[half], start).line("by hand, \(name)"))
                print(try measures(halves[half], best).line("fitted, \(name)"))
            }
            for weight in RankingWeights.all where best[keyPath: weight.path] != start[keyPath: weight.path] {
                print("    \(weight.name): \(start[keyPath: weight.path]) → \(best[keyPath: weight.path])")
            }
        }
    }

    private static let steps: [Float] = [1.25, 0.8]
    private static let rounds = 2
    /// The smallest gain that is not noise.
    private static let leastGain = 0.0005

    private func fit(_ start: RankingWeights, to cases: [QuestionCase]) throws -> RankingWeights {
        var best = start
        var value = try measures(cases, best).objective
        for _ in 0..<WeightFit.rounds {
            for weight in RankingWeights.parts {
                for step in WeightFit.steps {
                    var changed = best
                    changed[keyPath: weight.path] *= step
                    let found = try measures(cases, changed).objective
                    guard found > value + WeightFit.leastGain else { continue }
                    (best, value) = (changed, found)
                    break
                }
            }
        }
        return best
    }

    private func measures(_ cases: [QuestionCase], _ weights: RankingWeights) throws -> RankingMeasures {
        try vault.measures(of: cases, weights: weights, limit: limit)
    }
}
