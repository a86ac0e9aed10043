import Model

/// A value that a sentence may give as the answer, with its features.
protocol AnswerCandidate {
    var features: FeatureSum { get }
    var quote: String { get }
    var passage: RetrievedPassage { get }
}

struct FeatureSum {
    private(set) var values: [(feature: AnswerFeature, value: Float)] = []

    /// Adds a feature, unless its value is 0.
    mutating func add(_ feature: AnswerFeature, _ value: Float = 1) {
        if value != 0 { values.append((feature, value)) }
    }

    mutating func add(_ others: FeatureSum) { values += others.values }
}

/// A ranked candidate, for explanations.
public struct RankedCandidate: Sendable, Equatable {
    /// The value in words: "12 March 2026", "46000", "Priya Nair".
    public var value: String
    /// The sentence that gives the value.
    public var quote: String
    /// The file and lines of its passage.
    public var place: String
    /// The sum of its parts; higher is better.
    public var score: Float
    /// Its features with their weighted values.
    public var parts: [ScorePart]
}
