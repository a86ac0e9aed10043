import Evaluation
import Text

/// The results of a run that are kept in memory.
struct RunResult {
    let header: RunHeader
    private(set) var questions: [ScoredQuestion] = []
    var worst = WorstQuestions()
    private(set) var notVerbatim: [String] = []
    /// The number of questions per second.
    var rate: Double?
    var isStopped = false

    init(header: RunHeader) { self.header = header }

    mutating func add(_ outcome: Evaluator.Outcome) {
        questions.append(outcome.scored)
        worst.add(outcome.entry)
        notVerbatim += outcome.notVerbatim
    }

    mutating func add(_ entry: RunEntry) {
        questions.append(ScoredQuestion(entry))
        worst.add(entry)
    }

    /// One line with the number of questions, the rate, the hashes of set and vault, and the changed settings.
    var headline: SafeText {
        let rate: SafeText = rate.map { ", \(Int($0.rounded())) a second" } ?? ""
        let stopped: SafeText = isStopped ? "stopped after " : ""
        let content: SafeText = "set \(line: header.questions) · vault \(line: header.revision)"
        let changes: SafeText = header.changes.isEmpty ? "" : " · \(line: header.changes)"
        return "\(stopped)\(questions.count) questions\(rate) · \(content)\(changes)\n"
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

    func json(_ table: ScoreTable) throws -> SafeText {
        func named(_ row: ScoreTable.Row) -> [String: JSON.Value] {
            Dictionary(uniqueKeysWithValues: row.estimates.map { ($0.key.rawValue, JSON.Value($0.value)) })
        }
        var slices: [String: [String: [String: JSON.Value]]] = [:]
        for row in table.groups {
            if let slice = row.slice { slices[slice.rawValue, default: [:]][row.name] = named(row) }
        }
        let latency = table.latency.map { ["p50": $0.median, "p95": $0.percentile95, "p99": $0.percentile99] }
        return try JSONLine.encode(
            JSON(
                run: header, questions: questions.count, rate: rate, stopped: isStopped, measures: named(table.all),
                slices: slices, latency: latency, recall: table.recalls, notVerbatim: notVerbatim))
    }
}
