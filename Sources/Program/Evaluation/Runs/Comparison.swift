/// Two runs of the same questions, measure by measure and question by question.
public struct Comparison: Equatable, Sendable {
    /// A measure in both runs.
    public struct Row: Equatable, Sendable {
        /// The measure.
        public var measure: Measure
        /// The mean of the first run, over the questions that both were measured on.
        public var first: Double
        /// The mean of the second run, over the same questions.
        public var second: Double
        /// Whether they differ.
        public var test: PairedTest
    }

    /// A question that got better or worse.
    public struct Change: Equatable, Sendable {
        /// The question's identity.
        public var id: String
        /// The measures that changed, the second run less the first, largest first.
        public var differences: [Difference]
        /// The largest difference, with its sign.
        public var largest: Double { differences.first?.value ?? 0 }
    }

    /// How much one measure of one question changed.
    public struct Difference: Equatable, Sendable {
        /// The measure.
        public var measure: Measure
        /// The second run less the first.
        public var value: Double
    }

    /// The measures that both runs have, in the order of `Measure`.
    public var rows: [Row]
    /// Questions that changed, the largest loss first, the largest gain last.
    public var changes: [Change]
    /// Questions that only one of the runs has.
    public var unpaired: [String]

    /// Compares two runs.
    ///
    /// - Parameters:
    ///   - first: The questions of the earlier run.
    ///   - second: The questions of the later run.
    public init(_ first: [ScoredQuestion], _ second: [ScoredQuestion]) {
        let byID = Dictionary(second.map { ($0.id, $0) }) { $1 }
        let pairs = first.compactMap { one in byID[one.id].map { (one, $0) } }
        let paired = Set(pairs.map(\.0.id))
        unpaired = (first + second).map(\.id).filter { !paired.contains($0) }
        rows = Measure.allCases.compactMap { measure in
            let values = pairs.compactMap { pair in
                pair.0.scores[measure].flatMap { first in pair.1.scores[measure].map { (first, $0) } }
            }
            guard let test = PairedTest(of: values.map { $0.1 - $0.0 }) else { return nil }
            let count = Double(values.count)
            return Row(
                measure: measure, first: values.reduce(0) { $0 + $1.0 } / count,
                second: values.reduce(0) { $0 + $1.1 } / count, test: test)
        }
        changes = pairs.compactMap { Change($0.0, $0.1) }.sorted { ($0.largest, $0.id) < ($1.largest, $1.id) }
    }

    /// The measures that got significantly worse.
    public var losses: [Row] { rows.filter { $0.test.isSignificant && $0.test.difference < 0 } }
}

extension Comparison.Change {
    fileprivate init?(_ first: ScoredQuestion, _ second: ScoredQuestion) {
        let differences = Measure.headline.compactMap { measure -> Comparison.Difference? in
            guard let before = first.scores[measure], let after = second.scores[measure], before != after else {
                return nil
            }
            return Comparison.Difference(measure: measure, value: after - before)
        }
        guard !differences.isEmpty else { return nil }
        id = first.id
        self.differences = differences.sorted { $0.value.magnitude > $1.value.magnitude }
    }
}
