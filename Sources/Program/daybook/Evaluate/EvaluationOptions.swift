import Evaluation

/// What `daybook eval` is to do beside asking.
struct EvaluationOptions {
    /// Where each answer is kept as a line of JSON.
    var answers: String?
    /// Where the run is kept, for comparing and for going on with it.
    var save: String?
    /// Whether to go on with the kept run.
    var resumes: Bool
    /// Where the run is written for trec_eval.
    var trecRun: String?
    /// Where the judgments are written for trec_eval.
    var trecQrels: String?
    /// Judgments of TREC for the questions.
    var qrels: String?
    /// Where a report is written, as HTML or as Markdown.
    var report: String?
    /// A kept run to compare with.
    var baseline: String?
    /// The least that measures must reach.
    var floors: [(measure: Measure, least: Double)]
    /// What is changed for an experiment.
    var ablation: Ablation

    /// Reads what was typed.
    ///
    /// - Parameter arguments: What was typed behind `daybook`.
    /// - Throws: `Arguments.Failure` for a value that cannot be read.
    init(_ arguments: Arguments) throws(Arguments.Failure) {
        answers = arguments.value("answers")
        save = arguments.value("save")
        resumes = arguments.has("resume")
        trecRun = arguments.value("trec-run")
        trecQrels = arguments.value("trec-qrels")
        qrels = arguments.value("qrels")
        report = arguments.value("report")
        baseline = arguments.value("baseline")
        ablation = try Ablation(without: arguments.value("without"), set: arguments.value("set"))
        floors = try EvaluationOptions.floors(arguments.value("fail-below") ?? "")
        if resumes, save == nil {
            throw .invalidValue(option: "resume", value: "", expected: "the kept run as well: --save FILE --resume")
        }
        if let report, !report.hasSuffix(".html"), !report.hasSuffix(".md") {
            throw .invalidValue(option: "report", value: report, expected: "a file that ends in .html or .md")
        }
    }

    /// Reads `measure=value` with commas between; a value above 1 is in percent.
    private static func floors(_ text: String) throws(Arguments.Failure) -> [(measure: Measure, least: Double)] {
        var floors: [(measure: Measure, least: Double)] = []
        for part in text.split(separator: ",") {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2, let measure = Measure(rawValue: pair[0]), let value = Double(pair[1]), value >= 0
            else {
                let names = Measure.allCases.map(\.rawValue).joined(separator: ", ")
                throw .invalidValue(
                    option: "fail-below", value: String(part), expected: "measure=value, the measure one of \(names)")
            }
            floors.append((measure, value > 1 ? value / 100 : value))
        }
        return floors
    }
}
