/// The measures of answer quality, each 0 … 1 and averaged over the questions that it applies to.
///
/// The first eleven have the names and definitions of trec_eval 9 (<https://github.com/usnistgov/trec_eval>), with linear gains.
public enum Measure: String, CaseIterable, Sendable {
    /// The mean of the precision at each relevant citation.
    case averagePrecision = "map"
    /// One divided by the rank of the first relevant citation.
    case reciprocalRank = "recip_rank"
    /// The share of the first five citations that are relevant.
    case precisionAt5 = "P_5"
    /// The share of all relevant items that are among the first five.
    case recallAt5 = "recall_5"
    /// The share of all relevant items that are among the first ten.
    case recallAt10 = "recall_10"
    /// The share of all relevant items that are among the first hundred.
    case recallAt100 = "recall_100"
    /// Normalised discounted cumulative gain of the first five.
    case nDCGAt5 = "ndcg_cut_5"
    /// Normalised discounted cumulative gain of the first ten.
    case nDCGAt10 = "ndcg_cut_10"
    /// Whether the first citation is relevant.
    case successAt1 = "success_1"
    /// Whether one of the first five citations is relevant.
    case successAt5 = "success_5"
    /// Whether one of the first ten citations is relevant.
    case successAt10 = "success_10"

    /// The share of the relevant lines within 2,000 characters of cited text.
    case evidenceIn2000 = "evidence_2000"
    /// The share of the relevant lines within 4,000 characters of cited text.
    case evidenceIn4000 = "evidence_4000"
    /// The relevant characters within 2,000 characters of cited text, divided by the maximum that fits.
    case charactersIn2000 = "characters_2000"
    /// The relevant characters within 4,000 characters of cited text, divided by the maximum that fits.
    case charactersIn4000 = "characters_4000"

    /// Whether the intent was read as expected.
    case intent
    /// Whether the time was read as expected.
    case time
    /// Whether the people were read as expected.
    case people
    /// Whether the computed value is the expected one.
    case value
    /// The same as `value`, but only for questions that expect a date.
    case dated

    /// Whether something was found, for questions that have an answer.
    case answered
    /// Whether nothing was found, for questions that have no answer.
    case abstentionRecall = "abstention_recall"
    /// Whether there is no answer, for questions for which nothing was found.
    case abstentionPrecision = "abstention_precision"
    /// Whether each citation and each quotation equals its lines byte for byte.
    case citations

    var place: Int { Measure.places[self] ?? 0 }

    private static let places = Dictionary(
        uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })

    /// The measures that summary tables show first.
    public static let headline: [Measure] = [
        .successAt1, .successAt5, .reciprocalRank, .nDCGAt10, .recallAt10, .evidenceIn2000, .value, .intent, .time,
        .people,
        .answered, .abstentionRecall, .abstentionPrecision, .citations,
    ]
}

/// The value of each measure for one question.
public struct Scores: Equatable, Sendable {
    /// One value per measure; NaN if it does not apply.
    private var values = [Float](repeating: .nan, count: Measure.allCases.count)

    /// Creates scores without any value.
    public init() {}

    /// The value of a measure; nil if it does not apply.
    public subscript(measure: Measure) -> Double? {
        get {
            let value = values[measure.place]
            return value.isNaN ? nil : Double(value)
        }
        set { values[measure.place] = newValue.map(Float.init) ?? .nan }
    }

    var named: [String: Double] {
        var named: [String: Double] = [:]
        for measure in Measure.allCases { named[measure.rawValue] = self[measure] }
        return named
    }

    /// Whether both have the same values; values that do not apply are equal.
    public static func == (left: Scores, right: Scores) -> Bool {
        Measure.allCases.allSatisfy { left[$0] == right[$0] }
    }
}
