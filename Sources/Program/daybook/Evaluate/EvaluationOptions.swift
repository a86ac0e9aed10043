import Evaluation

/// The options of `daybook eval` besides the general ones, see `CommandTable`; strings are file paths.
struct EvaluationOptions {
    var answers: String?
    /// The file for the run, to be compared or resumed.
    var save: String?
    var resumes: Bool
    var trecRun: String?
    var trecQrels: String?
    var qrels: String?
    var report: String?
    var baseline: String?
    /// The minimum values of measures, 0 … 1.
    var floors: [(measure: Measure, least: Double)]
    var ablation: Ablation

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

    /// Reads `measure=value` pairs separated by commas; a value above 1 is in percent.
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
