/// The estimates of every measure, over all questions and by group.
public struct ScoreTable: Equatable, Sendable {
    /// One group of questions.
    public struct Row: Equatable, Sendable {
        /// What the questions are grouped by; nil for all of them.
        public var slice: Slice?
        /// The group's name.
        public var name: String
        /// How many questions there are.
        public var count: Int
        /// The estimate of each measure that can be told.
        public var estimates: [Measure: Estimate]
    }

    /// All questions.
    public var all: Row
    /// The groups, by what they are grouped by and by name; a slice that does not part the questions is left out.
    public var groups: [Row]
    /// How long the answers took.
    public var latency: Latency?
    /// The mean recall of the first 1, 2, … citations; empty where nothing is judged.
    public var recalls: [Double]

    /// Sums up questions.
    ///
    /// - Parameter questions: Every question that was answered.
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
    /// Names by their leading number, then by their letters.
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

/// How long answers took, in milliseconds.
public struct Latency: Equatable, Sendable {
    /// Half of them took at most so long.
    public var median: Double
    /// 95 % took at most so long.
    public var percentile95: Double
    /// 99 % took at most so long.
    public var percentile99: Double
    /// Each, from short to long.
    public var all: [Double]

    /// How long answers took; nil of none.
    ///
    /// - Parameter milliseconds: One for each answer.
    public init?(of milliseconds: [Double]) {
        all = milliseconds.sorted()
        guard let median = percentile(50, of: all), let percentile95 = percentile(95, of: all),
            let percentile99 = percentile(99, of: all)
        else { return nil }
        (self.median, self.percentile95, self.percentile99) = (median, percentile95, percentile99)
    }
}
