import Answering
import Evaluation
import FoundationEssentials
import Model
import Store
import Time

/// Measures how well questions with an answer are distinguished from others, and the effect of other thresholds.
///
/// Each set is asked its own questions, those of its `unanswerable.jsonl` and, as easily refused ones, questions of the other sets.
struct AbstentionBenchmark {
    private var sets: [String] = []
    private var isList = false

    init(_ arguments: [String]) throws {
        sets = arguments.filter { !$0.hasPrefix("--") }
        isList = arguments.contains("--list")
        guard !sets.isEmpty else { throw RankingBenchmark.Failure.noSet }
    }

    func run() throws {
        let related = LentBytes.relatedWords()
        let questions = try sets.map { try Questions(of: $0) }
        for (place, set) in sets.enumerated() {
            let vault = try MeasuredVault(
                folder: RankingBenchmark.isFolder(set + "/vault") ? set + "/vault" : set, related: related)
            let foreign = questions.enumerated().filter { $0.offset != place }.flatMap {
                AbstentionBenchmark.foreign($0.element.answerable, now: questions[place].now)
            }
            let measures = AbstentionMeasures(
                answerable: try judged(questions[place].answerable, vault),
                unanswerable: try judged(questions[place].unanswerable, vault),
                foreign: try judged(foreign, vault).filter { $0.strength != nil })
            print("\(set)\n\(measures.text)")
            if isList { print(measures.list) }
        }
    }

    /// Returns a sample of another set's questions, with this set's reference time and no scope.
    private static func foreign(_ cases: [QuestionCase], now: ISO8601.Moment?) -> [QuestionCase] {
        let step = max(1, cases.count / mostForeign)
        return stride(from: 0, to: cases.count, by: step).map { place in
            var one = cases[place]
            one.scope = nil
            one.now = now
            return one
        }
    }

    /// The approximate number of questions from each other set.
    private static let mostForeign = 100

    private func judged(_ cases: [QuestionCase], _ vault: MeasuredVault) throws -> [AbstentionMeasures.Judged] {
        let flow = try vault.flow()
        return try cases.map { one in
            let now = one.now?.local ?? CivilDate(year: 2026, month: 1).midnight
            let question = Question(text: one.question, now: now, scope: one.scope, limit: 1)
            let reading = try flow.read(question)
            let answer = try flow.answer(question, reading: reading)
            let strength = try flow.strength(question, reading: reading)
            return AbstentionMeasures.Judged(question: one, isFound: answer.found, strength: strength)
        }
    }

    private struct Questions {
        var answerable: [QuestionCase] = []
        var unanswerable: [QuestionCase] = []
        var now: ISO8601.Moment? { (answerable + unanswerable).lazy.compactMap(\.now).first }

        init(of set: String) throws {
            for one in try Questions.cases(set + "/questions.jsonl") {
                if one.isAnswerable == true { answerable.append(one) } else { unanswerable.append(one) }
            }
            let file = set + "/unanswerable.jsonl"
            if FileManager.default.fileExists(atPath: file) { unanswerable += try Questions.cases(file) }
        }

        private static func cases(_ file: String) throws -> [QuestionCase] {
            guard let data = FileManager.default.contents(atPath: file) else {
                throw RankingBenchmark.Failure.unreadable(file: file)
            }
            return try QuestionSet(reading: Array(data)).cases
        }
    }
}
