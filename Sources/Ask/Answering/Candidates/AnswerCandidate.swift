import Model

/// A value that a sentence may give as the answer, with what tells for and against it.
protocol AnswerCandidate {
    /// What it is ranked by.
    var features: FeatureSum { get }
    /// The sentence that gives it.
    var quote: String { get }
    /// The passage that the sentence stands in.
    var passage: RetrievedPassage { get }
}

/// The features of a candidate, to be weighed and added up.
struct FeatureSum {
    private(set) var values: [(feature: AnswerFeature, value: Float)] = []

    /// Adds a feature; what is 0 tells nothing.
    mutating func add(_ feature: AnswerFeature, _ value: Float = 1) {
        if value != 0 { values.append((feature, value)) }
    }

    /// Adds features that several candidates share.
    mutating func add(_ others: FeatureSum) { values += others.values }
}

/// A candidate as it was ranked, for explanations.
public struct RankedCandidate: Sendable, Equatable {
    /// The value in words: "12 March 2026", "46000", "Priya Nair".
    public var value: String
    /// The sentence that gives it.
    public var quote: String
    /// The file and lines of its passage.
    public var place: String
    /// The sum of its parts; higher is better.
    public var score: Float
    /// Its features with their weighted values.
    public var parts: [ScorePart]
}
