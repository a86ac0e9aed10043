/// What the answers to a question set are worth, over all of them and by category.
public struct Summary: Equatable, Sendable {
    /// Over all questions.
    public var overall: SummaryRow
    /// By category, in the order of their names; questions without one are under `-`.
    public var categories: [SummaryRow]
    /// The citations and quotations that do not stand in their lines: the question, and the place.
    public var notVerbatim: [String] = []

    /// Sums up judgements.
    ///
    /// - Parameter judgements: One for each question.
    public init(of judgements: [Judgement]) {
        overall = SummaryRow(name: "all", of: judgements)
        categories = Dictionary(grouping: judgements) { $0.category ?? "-" }
            .sorted { $0.key < $1.key }
            .map { SummaryRow(name: $0.key, of: $0.value) }
    }
}

/// What the answers to some questions are worth.
public struct SummaryRow: Equatable, Sendable {
    /// The category, or `all`.
    public var name: String
    /// How many questions there are.
    public var count: Int
    /// How many of them have relevant lines.
    public var measuredCount: Int
    /// The mean of each measure over the questions that have relevant lines; nil without any.
    public var measures: Measures?
    /// Computed values that are as expected.
    public var values: Tally
    /// Kinds of answers that were read as expected.
    public var intents: Tally
    /// Times that were read as expected.
    public var times: Tally
    /// People that were read as expected.
    public var people: Tally
    /// Questions without an answer to which nothing was found.
    public var abstentions: Tally
    /// Questions with an answer to which something was found.
    public var answered: Tally
    /// Citations and quotations that stand in their lines, byte for byte.
    public var verbatim: Tally
    /// How long half of the answers took at most, in milliseconds; nil without any.
    public var medianLatency: Double?
    /// How long 95 % of the answers took at most, in milliseconds; nil without any.
    public var latency95: Double?

    /// Sums up judgements.
    ///
    /// - Parameters:
    ///   - name: The category, or `all`.
    ///   - judgements: One for each question.
    public init(name: String, of judgements: [Judgement]) {
        self.name = name
        count = judgements.count
        let measured = judgements.compactMap(\.measures)
        measuredCount = measured.count
        measures = Measures(meanOf: measured)
        values = Tally(judgements.map(\.isValueRight))
        intents = Tally(judgements.map(\.isIntentRight))
        times = Tally(judgements.map(\.isTimeRight))
        people = Tally(judgements.map(\.arePeopleRight))
        abstentions = Tally(judgements.filter { $0.isAnswerable == false }.map { !$0.isFound })
        answered = Tally(judgements.filter { $0.isAnswerable == true }.map(\.isFound))
        verbatim = Tally(judgements.flatMap(\.proofs))
        let latencies = judgements.map(\.milliseconds).sorted()
        medianLatency = percentile(50, of: latencies)
        latency95 = percentile(95, of: latencies)
    }
}

/// How many of some were right.
public struct Tally: Equatable, Sendable {
    /// How many were right.
    public var right: Int
    /// How many were judged.
    public var total: Int

    /// Counts.
    ///
    /// - Parameter outcomes: Whether each was right; nil is not counted.
    public init(_ outcomes: [Bool?]) {
        right = outcomes.count { $0 == true }
        total = outcomes.count { $0 != nil }
    }
}

extension Measures {
    /// The mean of each measure, or nil of none.
    init?(meanOf all: [Measures]) {
        guard var sum = all.first else { return nil }
        for path in Measures.paths {
            sum[keyPath: path] = all.reduce(0) { $0 + $1[keyPath: path] } / Double(all.count)
        }
        self = sum
    }

    private static var paths: [WritableKeyPath<Measures, Double>] {
        [\.hitAt1, \.hitAt5, \.reciprocalRank, \.recallAt10, \.nDCGAt10]
    }
}

/// The smallest value that at least so many percent do not exceed (nearest rank); nil of none.
private func percentile(_ percent: Int, of sorted: [Double]) -> Double? {
    let rank = (sorted.count * percent + 99) / 100
    return rank > 0 ? sorted[rank - 1] : nil
}
