/// The estimates of every measure, over all questions and by group.
public struct ScoreTable: Equatable, Sendable {
    /// The estimates of one group of questions.
    public struct Row: Equatable, Sendable {
        /// The property that the questions are grouped by; nil for all questions.
        public var slice: Slice?
        /// The group's name.
        public var name: String
        /// The number of questions.
        public var count: Int
        /// The estimate of each measure that applies.
        public var estimates: [Measure: Estimate]
    }

    /// All questions.
    public var all: Row
    /// The groups, ordered by slice and name; a slice with a single group is omitted.
    public var groups: [Row]
    /// How long the answers took.
    public var latency: Latency?
    /// The mean recall at ranks 1, 2, …; empty if nothing is judged.
    public var recalls: [Double]

    /// Sums up answered questions.
    ///
    /// - Parameter questions: Every answered question.
    public init(of questions: [ScoredQuestion]) {
        all = Row(slice: nil, name: "all", of: questions, measures: Measure.allCases)
        groups = Slice.allCases.flatMap { slice in
            let groups = Dictionary(grouping: questions) { $0.groups[slice] ?? "-" }
            guard groups.count > 1 else { return [Row]() }
            return groups.sorted { ScoreTable.order($0.key) < ScoreTable.order($1.key) }.map {
                Row(slice: slice, name: $0.key, of: $0.value, measures: Measure.headline)
            }
        }
        latency = Latency(of: questions.map(\.milliseconds))
        let curves = questions.map(\.recalls).filter { !$0.isEmpty }
        recalls =
            curves.isEmpty
            ? []
            : (0..<ScoredQuestion.recallDepth).map { rank in
                curves.reduce(0) { $0 + Double($1[rank]) } / Double(curves.count)
            }
    }
}

extension ScoreTable {
    fileprivate static func order(_ name: String) -> (Int, String) {
        (Int(name.prefix { $0.isASCII && $0.isNumber }) ?? 0, name)
    }
}

extension ScoreTable.Row {
    fileprivate init(slice: Slice?, name: String, of questions: [ScoredQuestion], measures: [Measure]) {
        let estimates = measures.compactMap { measure in
            Estimate(of: questions.compactMap { $0.scores[measure] }).map { (measure, $0) }
        }
        self.init(
            slice: slice, name: name, count: questions.count,
            estimates: Dictionary(uniqueKeysWithValues: estimates))
    }
}

/// The latency of answers, in milliseconds.
public struct Latency: Equatable, Sendable {
    /// The median.
    public var median: Double
    /// The 95th percentile.
    public var percentile95: Double
    /// The 99th percentile.
    public var percentile99: Double
    /// All values, in ascending order.
    public var all: [Double]

    /// Computes the percentiles; nil if there are no values.
    ///
    /// - Parameter milliseconds: One value per answer.
    public init?(of milliseconds: [Double]) {
        all = milliseconds.sorted()
        guard let median = percentile(50, of: all), let percentile95 = percentile(95, of: all),
            let percentile99 = percentile(99, of: all)
        else { return nil }
        (self.median, self.percentile95, self.percentile99) = (median, percentile95, percentile99)
    }
}
