/// A comparison of two runs of the same questions, by measure and by question.
public struct Comparison: Equatable, Sendable {
    /// One measure in both runs.
    public struct Row: Equatable, Sendable {
        /// The measure.
        public var measure: Measure
        /// The mean of the first run, over the questions measured in both.
        public var first: Double
        /// The mean of the second run, over the same questions.
        public var second: Double
        /// The significance test of the difference.
        public var test: PairedTest
    }

    /// A question that got better or worse.
    public struct Change: Equatable, Sendable {
        /// The question's identifier.
        public var id: String
        /// The measures that changed, second run minus first, largest magnitude first.
        public var differences: [Difference]
        /// The difference of the largest magnitude, with its sign.
        public var largest: Double { differences.first?.value ?? 0 }
    }

    /// The change of one measure of one question.
    public struct Difference: Equatable, Sendable {
        /// The measure.
        public var measure: Measure
        /// The second run minus the first.
        public var value: Double
    }

    /// The measures that both runs have, in the order of `Measure`.
    public var rows: [Row]
    /// The questions that changed, from the largest loss to the largest gain.
    public var changes: [Change]
    /// The questions that only one of the runs has.
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
