import Answering
import Evaluation
import Glibc
import Model
import Store
import Text

struct EvaluateCommand {
    let settings: Settings
    let options: EvaluationOptions
    let input: QuestionInput

    /// Runs `daybook eval` or one of its subcommands.
    static func run(_ arguments: Arguments, environment: [String: String]) throws -> ExitStatus {
        let options = try EvaluationOptions(arguments)
        switch arguments.words.first {
        case nil: throw Arguments.Failure.missingArgument(command: "eval", argument: "a question set")
        case "new"?: return try judge(arguments, environment)
        case "compare"?: return try CompareCommand(arguments).run()
        case "pool"?: return try PoolCommand(arguments).run()
        case "judge"?: return try JudgeCommand(arguments).run()
        case "measure"?: return try MeasureCommand(arguments).run()
        default: break
        }
        // Read first, so that its errors are reported even without a vault.
        let input = try QuestionInput(arguments.words, qrels: options.qrels)
        var arguments = arguments
        if !arguments.has("vault"),
            let corpus = arguments.words.map(BEIRSet.init).first(where: { Files.exists($0.corpus) })
        {
            let vault = BEIRVault(corpus, cache: Paths.cache(environment))
            try vault.write()
            arguments.set("vault", to: vault.folder)
        }
        let settings = try Settings(arguments, environment: environment)
        return try EvaluateCommand(settings: settings, options: options, input: input).run(arguments.words)
    }

    private static func judge(_ arguments: Arguments, _ environment: [String: String]) throws -> ExitStatus {
        guard arguments.words.count == 2 else {
            throw Arguments.Failure.missingArgument(command: "eval new", argument: "a question set")
        }
        let judging = try Judging(path: arguments.words[1])
        var repl = try Repl(
            settings: Settings(arguments, environment: environment), environment: environment, judging: judging)
        return try repl.run()
    }

    /// Asks every question of the sets at some paths and reports the measures.
    ///
    /// - Returns: `.nothingFound` if a quote is not verbatim, or a measure is too low or significantly worse than before.
    /// - Throws: An error if the sets cannot be read or the index cannot be opened.
    func run(_ paths: [String]) throws -> ExitStatus {
        if let report = options.report { try OutputFile.check(report) }
        let workspace = try Workspace(settings: settings)
        let index = try workspace.open()
        let header = RunHeader(
            program: Help.version, sets: paths, questions: input.fingerprint,
            revision: try EvaluateCommand.revision(index),
            without: options.ablation.without, settings: options.ablation.values, limit: limit(input.judgments),
            seesPrivate: settings.seesPrivate)
        var result = RunResult(header: header)
        let outputs = try RunOutputs(options, judgments: input.judgments, header: header) { result.add($0) }
        try ask(input, index, workspace, outputs, &result)
        if let failure = input.failure { throw failure }
        return try report(result, workspace)
    }

    /// The number of questions from which opening the index a second time pays off.
    private static let crowd = 8

    /// Returns the maximum number of citations: the one given, else 100 for judged documents and 20 for judged lines.
    private func limit(_ judgments: QuestionInput.Judgments) -> Int {
        if let limit = settings.limit { return limit }
        if case .documents = judgments { return 100 }
        return Asker.defaultLimit.json
    }

    private func ask(
        _ input: QuestionInput, _ index: IndexReader, _ workspace: Workspace, _ outputs: RunOutputs,
        _ result: inout RunResult
    ) throws {
        var settings = settings
        settings.limit = result.header.limit
        let signals = StopSignals()
        let done = outputs.done
        var (isStopped, failure) = (false, (any Error)?.none)
        var waiting: ArraySlice<QuestionCase> = []
        func fill() {
            while waiting.count < EvaluateCommand.crowd, let question = input.next() {
                if !done.contains(question.id) { waiting.append(question) }
            }
        }
        let start = ContinuousClock.now
        var asked = 0
        try withoutActuallyEscaping({ (outcome: Evaluator.Outcome) in
            asked += 1
            result.add(outcome)
            do { try outputs.take(outcome) } catch { failure = failure ?? error }
        }) { take in
            let work = OrderedWork<QuestionCase, Evaluator.Outcome>(
                next: {
                    isStopped = isStopped || signals.wait(forReading: [], timeout: .zero) == .stopped
                    if isStopped || failure != nil { return nil }
                    fill()
                    return waiting.popFirst()
                },
                isCrowded: {
                    fill()
                    return waiting.count >= EvaluateCommand.crowd
                },
                makeWorker: { isFirst in
                    let asker = try Asker(
                        settings: settings, index: isFirst ? index : try workspace.reopen(),
                        weights: options.ablation.weights)
                    let evaluator = Evaluator(
                        settings: settings, options: options, judgments: input.judgments, asker: asker,
                        folder: workspace.vault.folder)
                    return { try evaluator.outcome(of: $0) }
                },
                take: take)
            try work.run()
        }
        if let failure { throw failure }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        result.rate = asked > 0 && seconds > 0 ? Double(asked) / seconds : nil
        result.isStopped = isStopped
    }

    private static func revision(_ index: IndexReader) throws(StoreError) -> String {
        var hash = StableHash()
        for (path, source) in try index.sources().sorted(by: { $0.key < $1.key }) {
            hash.combine(path.utf8)
            hash.combine(UInt8(0))
            hash.combine((0..<8).map { UInt8(truncatingIfNeeded: source.hash >> (8 * $0)) })
        }
        return String(hash.value, radix: 16)
    }

    // MARK: Results

    private func report(_ result: RunResult, _ workspace: Workspace) throws -> ExitStatus {
        var result = result
        if let report = options.report {
            let evaluator = try self.evaluator(workspace)
            try result.worst.explain(evaluator.waterfall)
            let contents = ReportContents(
                header: result.header, questions: result.questions, rate: result.rate, worst: result.worst.entries)
            let text = report.hasSuffix(".html") ? HTMLReport(contents).text : MarkdownReport(contents).text
            try OutputFile.write(text, to: report)
        }
        let table = ScoreTable(of: result.questions)
        if settings.json {
            Output.answers.line(try result.json(table))
        } else {
            Output.answers.write("\(result.headline)\n\(table.text())")
        }
        for place in result.notVerbatim { Output.tell("daybook: not verbatim: \(line: place)") }
        let isLow = tellLowMeasures(table)
        let isWorse = try options.baseline.map { try compare(result, with: $0) } ?? false
        if result.isStopped { return .interrupted }
        return result.notVerbatim.isEmpty && !isLow && !isWorse ? .answered : .nothingFound
    }

    private func evaluator(_ workspace: Workspace) throws -> Evaluator {
        let asker = try Asker(settings: settings, index: try workspace.reopen(), weights: options.ablation.weights)
        return Evaluator(
            settings: settings, options: options, judgments: .lines, asker: asker, folder: workspace.vault.folder)
    }

    /// Reports the measures below their limits; returns whether there are any.
    private func tellLowMeasures(_ table: ScoreTable) -> Bool {
        let low = options.floors.filter { (table.all.estimates[$0.measure]?.mean ?? 0) < $0.least }
        for floor in low {
            let mean = table.all.estimates[floor.measure].map { String($0.mean) } ?? "not known"
            Output.tell("daybook: \(line: floor.measure.rawValue) is \(line: mean), below \(floor.least)")
        }
        return !low.isEmpty
    }

    /// Shows the differences from a kept run; returns whether any measure got significantly worse.
    private func compare(_ result: RunResult, with path: String) throws -> Bool {
        let before = try KeptQuestions(path)
        let comparison = Comparison(before.questions, result.questions)
        if !settings.json { Output.answers.write("\nAgainst \(line: path):\n\(comparison.text(shown: 5))") }
        let names = comparison.losses.map(\.measure.rawValue).joined(separator: ", ")
        if !names.isEmpty {
            Output.tell("daybook: significantly worse than in \(line: path): \(line: names)")
        }
        return !comparison.losses.isEmpty
    }
}
