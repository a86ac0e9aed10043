import Evaluation
import Retrieval

/// Fits the weights to one half of a question set and measures them on the other.
///
/// Coordinate search: each part of the score in turn is made larger and smaller by a quarter and kept where the half it is fitted to gains. It shows
/// whether the product's weights, set by hand, leave anything on the table, and how much of a gain is only the half's own.
struct WeightFit {
    let vault: MeasuredVault
    let halves: [[QuestionCase]]
    let limit: Int

    /// A fit over the questions of a set.
    ///
    /// - Parameters:
    ///   - cases: The questions; those about one file fall into one half.
    ///   - vault: The vault that they are asked of.
    ///   - limit: How many citations are looked at.
    init(_ cases: [QuestionCase], of vault: MeasuredVault, limit: Int) {
        self.vault = vault
        self.limit = limit
        let files = Array(Set(cases.compactMap { $0.relevant.first?.file })).sorted()
        let first = Set(files.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
        let isFirst = cases.map { first.contains($0.relevant.first?.file ?? "") }
        halves = [true, false].map { wanted in zip(cases, isFirst).filter { $0.1 == wanted }.map(\.0) }
    }

    /// Prints the measures of the product's weights and of the fitted ones on both halves, and the fitted weights.
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
    /// A gain below this is noise.
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
