import Answering
import Evaluation
import FoundationEssentials
import Parsing
import Retrieval

/// Measures how well the relevant lines of question sets are found.
///
/// `--ablation` sets the components of the score to 0 one at a time; `--fit` searches for better weights.
struct RankingBenchmark {
    enum Failure: Error {
        case noSet
        case unknownWeight(String)
        case notANumber(String)
        case missingValue(option: String)
        case unreadable(file: String)
    }

    private var sets: [String] = []
    private var questions: String?
    private var limit = 20
    private var isAblation = false
    private var isFit = false
    private var weights = RankingWeights()

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--ablation": isAblation = true
            case "--fit": isFit = true
            case "--questions", "--limit":
                guard let value = rest.popFirst() else { throw Failure.missingValue(option: argument) }
                if argument == "--questions" { questions = value } else { limit = Int(value) ?? limit }
            case let change where change.contains("="): try weights.set(change)
            default: sets.append(argument)
            }
        }
        guard !sets.isEmpty else { throw Failure.noSet }
    }

    func run() throws {
        let related = LentBytes.relatedWords()
        for set in sets {
            let vault = try MeasuredVault(
                folder: RankingBenchmark.isFolder(set + "/vault") ? set + "/vault" : set, related: related)
            let cases = try vault.cases(of: questions ?? set + "/questions.jsonl")
            print("\(set): \(cases.count) questions\n" + RankingMeasures.heading)
            if isFit { try WeightFit(cases, of: vault, limit: limit).run() }
            for (name, weights) in isFit ? [] : variants {
                let measures = try vault.measures(of: cases, weights: weights, limit: limit)
                print(measures.line(name))
            }
        }
    }

    static func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    }

    private var variants: [(name: String, weights: RankingWeights)] {
        guard isAblation else { return [("as asked", weights)] }
        return [("all", weights)]
            + RankingWeights.parts.map { part in
                var without = weights
                without[keyPath: part.path] = 0
                return ("without \(part.name)", without)
            }
    }
}

extension RankingWeights {
    fileprivate mutating func set(_ change: String) throws {
        let parts = change.split(separator: "=", maxSplits: 1).map(String.init)
        guard let weight = RankingWeights.all.first(where: { $0.name == parts[0] }) else {
            throw RankingBenchmark.Failure.unknownWeight(parts[0])
        }
        guard parts.count == 2, let value = Float(parts[1]) else { throw RankingBenchmark.Failure.notANumber(change) }
        self[keyPath: weight.path] = value
    }
}
