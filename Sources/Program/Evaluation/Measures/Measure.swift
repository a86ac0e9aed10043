/// What answers are measured by; each is a mean over the questions that it can be told of, and lies in 0 … 1.
///
/// The first eleven have the names and definitions of trec_eval 9 (<https://github.com/usnistgov/trec_eval>), with linear gains.
public enum Measure: String, CaseIterable, Sendable {
    /// The mean of the precision at each relevant one.
    case averagePrecision = "map"
    /// One divided by the rank of the first relevant one.
    case reciprocalRank = "recip_rank"
    /// The relevant share of the first five.
    case precisionAt5 = "P_5"
    /// The share of the relevant ones among the first five.
    case recallAt5 = "recall_5"
    /// The share of the relevant ones among the first ten.
    case recallAt10 = "recall_10"
    /// The share of the relevant ones among the first hundred.
    case recallAt100 = "recall_100"
    /// Normalised discounted cumulative gain of the first five.
    case nDCGAt5 = "ndcg_cut_5"
    /// Normalised discounted cumulative gain of the first ten.
    case nDCGAt10 = "ndcg_cut_10"
    /// Whether the first is relevant.
    case successAt1 = "success_1"
    /// Whether one of the first five is relevant.
    case successAt5 = "success_5"
    /// Whether one of the first ten is relevant.
    case successAt10 = "success_10"

    /// The share of the relevant lines within 2,000 characters of cited text.
    case evidenceIn2000 = "evidence_2000"
    /// The share of the relevant lines within 4,000 characters of cited text.
    case evidenceIn4000 = "evidence_4000"
    /// The relevant characters within 2,000, of those that they could hold.
    case charactersIn2000 = "characters_2000"
    /// The relevant characters within 4,000, of those that they could hold.
    case charactersIn4000 = "characters_4000"

    /// Whether the kind of answer was read as expected.
    case intent
    /// Whether the time was read as expected.
    case time
    /// Whether the people were read as expected.
    case people
    /// Whether the computed value is the expected one.
    case value
    /// The same, of the questions for a date alone.
    case dated

    /// Whether something was found, of the questions that have an answer.
    case answered
    /// Whether nothing was found, of the questions that have no answer.
    case abstentionRecall = "abstention_recall"
    /// Whether there is no answer, of the questions to which nothing was found.
    case abstentionPrecision = "abstention_precision"
    /// Whether each citation and each quotation stands in its lines, byte for byte.
    case citations

    /// The place in `allCases`.
    var place: Int { Measure.places[self] ?? 0 }

    private static let places = Dictionary(
        uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })

    /// What tables for people show first.
    public static let headline: [Measure] = [
        .successAt1, .successAt5, .reciprocalRank, .nDCGAt10, .recallAt10, .evidenceIn2000, .value, .intent, .time,
        .people,
        .answered, .abstentionRecall, .abstentionPrecision, .citations,
    ]
}

/// What each measure gives for one question.
public struct Scores: Equatable, Sendable {
    /// One number for each measure, no number (NaN) where it cannot be told.
    private var values = [Float](repeating: .nan, count: Measure.allCases.count)

    /// Nothing is known.
    public init() {}

    /// What a measure gives; nil where it cannot be told.
    public subscript(measure: Measure) -> Double? {
        get {
            let value = values[measure.place]
            return value.isNaN ? nil : Double(value)
        }
        set { values[measure.place] = newValue.map(Float.init) ?? .nan }
    }

    /// What each measure that can be told gives, by its name.
    var named: [String: Double] {
        var named: [String: Double] = [:]
        for measure in Measure.allCases { named[measure.rawValue] = self[measure] }
        return named
    }

    /// Whether both know the same and it is equal.
    public static func == (left: Scores, right: Scores) -> Bool {
        Measure.allCases.allSatisfy { left[$0] == right[$0] }
    }
}
