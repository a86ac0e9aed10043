import Evaluation
import Text

/// `daybook eval measure QRELS RUN`: computes trec_eval's measures of a run, by their names there, over all judged questions.
struct MeasureCommand {
    private let qrels: String
    private let ranked: String

    init(_ arguments: Arguments) throws(Arguments.Failure) {
        guard arguments.words.count == 3 else {
            throw .missingArgument(command: "eval measure", argument: "qrels and a run")
        }
        (qrels, ranked) = (arguments.words[1], arguments.words[2])
    }

    /// Writes one line per measure; a judged question missing from the run counts 0, as with `trec_eval -c`.
    ///
    /// - Returns: `.nothingFound` if nothing is judged.
    func run() throws(ProgramError) -> ExitStatus {
        let judgments = try QuestionInput.qrels(qrels)
        let rankings = try QuestionInput.run(ranked).rankings
        let scores = judgments.grades.keys.sorted().map { question in
            var scores = Scores()
            if let ranking = judgments.judged(question, rankings[question] ?? []) { scores.add(ranking) }
            return scores
        }
        for measure in Measure.allCases {
            guard let estimate = Estimate(of: scores.compactMap { $0[measure] }) else { continue }
            let pad = SafeText(repeating: " ", count: max(1, 22 - measure.rawValue.count))
            Output.answers.line("\(line: measure.rawValue)\(pad)\tall\t\(line: estimate.mean.fourDecimals)")
        }
        return scores.isEmpty ? .nothingFound : .answered
    }
}

extension Double {
    /// Four decimals, as trec_eval prints.
    fileprivate var fourDecimals: String {
        let scaled = Int((self * 10_000).rounded())
        return "\(scaled / 10_000)." + String(String(scaled % 10_000 + 10_000).dropFirst())
    }
}
