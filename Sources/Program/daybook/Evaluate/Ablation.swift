import Answering
import Parsing
import Retrieval

/// Experimental changes: parts of reading, ranking and choosing values that are switched off, and weights set by name.
struct Ablation {
    let without: [String]
    let values: [String: Double]
    let weights: Asker.Weights

    static let none = Ablation()

    private init() { (without, values, weights) = ([], [:], Asker.Weights()) }

    /// Reads the options `--without` (names of parts) and `--set` (`name=value` pairs), both separated by commas.
    ///
    /// - Throws: `Arguments.Failure` for an unknown name or an invalid number.
    init(without: String?, set: String?) throws(Arguments.Failure) {
        let parts = (without ?? "").split(separator: ",").map(String.init)
        var weights = RankingWeights()
        var answerWeights = AnswerWeights()
        for part in parts {
            let ranked = Ablation.ranked[part] ?? RankingWeights.parts.filter { $0.name == part }.map(\.path)
            let feature = Ablation.feature(named: part)
            guard !ranked.isEmpty || feature != nil || Ablation.read[part] != nil || part == "related" else {
                throw .invalidValue(
                    option: "without", value: part, expected: Ablation.partNames.joined(separator: ", "))
            }
            for path in ranked { weights[keyPath: path] = 0 }
            if let feature { answerWeights[feature] = 0 }
        }
        var values: [String: Double] = [:]
        for setting in (set ?? "").split(separator: ",") {
            let pair = setting.split(separator: "=", maxSplits: 1).map(String.init)
            let named = RankingWeights.all.first { $0.name == pair[0] }
            let feature = Ablation.feature(named: pair[0])
            guard pair.count == 2, named != nil || feature != nil, let value = Float(pair[1]), value.isFinite else {
                let names = (RankingWeights.all.map(\.name) + Ablation.featureNames).joined(separator: ", ")
                throw .invalidValue(
                    option: "set", value: String(setting), expected: "name=number, the name one of \(names)")
            }
            if let named { weights[keyPath: named.path] = value }
            if let feature { answerWeights[feature] = value }
            values[pair[0]] = Double(pair[1])
        }
        self.without = parts
        self.values = values
        self.weights = Asker.Weights(
            ranking: weights, answers: answerWeights, hasRelatedWords: !parts.contains("related"))
    }

    /// Removes switched-off parts from an understanding; nil if readings stay as they are.
    var strip: ((inout Understanding) -> Void)? {
        let parts = without.compactMap { Ablation.read[$0] }
        guard !parts.isEmpty else { return nil }
        return { understanding in for part in parts { part(&understanding.reading) } }
    }

    static var partNames: [String] {
        ranked.keys.sorted() + read.keys.sorted() + ["related"] + RankingWeights.parts.map(\.name) + featureNames
    }

    private static let featureNames = AnswerFeature.allCases.map(\.name)

    private static func feature(named name: String) -> AnswerFeature? {
        AnswerFeature.allCases.first { $0.name == name }
    }

    /// Parts of the ranking by their usual names in information retrieval.
    private static let ranked: [String: [WritableKeyPath<RankingWeights, Float> & Sendable]] = [
        "cosine": [\.spelling, \.similarWord],
        "bm25": [\.words, \.wordsOfDiscussion, \.context, \.title, \.titleOfDiscussion],
    ]

    private static let read: [String: @Sendable (inout ParsedQuestion) -> Void] = [
        "people": { $0.people = [] },
        "time": { ($0.time, $0.order) = (nil, nil) },
        "tags": { $0.tags = [] },
        "kinds": { $0.kinds = [] },
        "titles": { ($0.containers, $0.references) = ([], []) },
        "exclusions": { $0.excluded = Exclusions() },
        "phrases": { $0.phrases = [] },
        "intent": { $0.request = $0.request.soughtInLines },
    ]
}
