import Evaluation
import FoundationEssentials

/// What the questions of a run came to, as far as it is kept in memory.
struct RunResult {
    let header: RunHeader
    private(set) var questions: [ScoredQuestion] = []
    var worst = WorstQuestions()
    private(set) var notVerbatim: [String] = []
    /// Questions a second.
    var rate: Double?
    /// Whether it was stopped before its end.
    var isStopped = false

    /// Nothing yet.
    init(header: RunHeader) { self.header = header }

    /// Takes an answered question.
    mutating func add(_ outcome: Evaluator.Outcome) {
        questions.append(outcome.scored)
        worst.add(outcome.entry)
        notVerbatim += outcome.notVerbatim
    }

    /// Takes a question of a kept run.
    mutating func add(_ entry: RunEntry) {
        questions.append(ScoredQuestion(entry))
        worst.add(entry)
    }

    /// How many questions, how fast, and what they were asked of.
    var headline: String {
        let rate = rate.map { ", \(Int($0.rounded())) a second" } ?? ""
        let stopped = isStopped ? "stopped after " : ""
        let changes = header.changes.isEmpty ? "" : " · " + header.changes
        return
            "\(stopped)\(questions.count) questions\(rate) · set \(header.questions) · vault \(header.revision)\(changes)\n"
    }

    private struct JSON: Encodable {
        var run: RunHeader
        var questions: Int
        var rate: Double?
        var stopped: Bool
        var measures: [String: Value]
        var slices: [String: [String: [String: Value]]]
        var latency: [String: Double]?
        var recall: [Double]
        var notVerbatim: [String]

        struct Value: Encodable {
            var mean: Double
            var low: Double
            var high: Double
            var n: Int

            init(_ estimate: Estimate) {
                (mean, low, high, n) = (estimate.mean, estimate.low, estimate.high, estimate.count)
            }
        }

        private enum CodingKeys: String, CodingKey {
            case run, questions, stopped, measures, slices, latency, recall
            case rate = "questions_per_second"
            case notVerbatim = "not_verbatim"
        }
    }

    /// The result as one line of JSON.
    func json(_ table: ScoreTable) throws -> String {
        func named(_ row: ScoreTable.Row) -> [String: JSON.Value] {
            Dictionary(uniqueKeysWithValues: row.estimates.map { ($0.key.rawValue, JSON.Value($0.value)) })
        }
        var slices: [String: [String: [String: JSON.Value]]] = [:]
        for row in table.groups {
            if let slice = row.slice { slices[slice.rawValue, default: [:]][row.name] = named(row) }
        }
        let latency = table.latency.map { ["p50": $0.median, "p95": $0.percentile95, "p99": $0.percentile99] }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = JSON(
            run: header, questions: questions.count, rate: rate, stopped: isStopped, measures: named(table.all),
            slices: slices, latency: latency, recall: table.recalls, notVerbatim: notVerbatim)
        return String(decoding: try encoder.encode(json), as: UTF8.self)
    }
}
