import Evaluation

/// The output files of a run, written question by question.
final class RunOutputs {
    /// The identifiers of the questions in the resumed run.
    private(set) var done: Set<String> = []
    private let judgments: QuestionInput.Judgments
    private let answers: OutputFile?
    private let kept: OutputFile?
    private let run: OutputFile?
    private let qrels: OutputFile?

    /// Opens the files; `take` receives the entries of a resumed run.
    ///
    /// - Throws: `ProgramError` if a file cannot be written, or the kept run has other settings.
    init(
        _ options: EvaluationOptions, judgments: QuestionInput.Judgments, header: RunHeader, take: (RunEntry) -> Void
    ) throws {
        let isGoingOn = options.resumes && options.save.map(Files.exists) == true
        self.judgments = judgments
        run = try OutputFile.optional(options.trecRun)
        qrels = try OutputFile.optional(options.trecQrels)
        answers = try OutputFile.optional(options.answers, keepsAll: isGoingOn)
        guard isGoingOn, let save = options.save else {
            kept = try OutputFile.optional(options.save)
            try kept?.write(KeptRun.line(header))
            return
        }
        let read = try KeptQuestions.reading(save) { _ in }
        guard read.header == header else { throw ProgramError.otherRun(path: save) }
        kept = try OutputFile(save, keeping: read.end)
        var failure: ProgramError?
        _ = try KeptQuestions.reading(save) { entry in
            done.insert(entry.id)
            take(entry)
            do throws(ProgramError) { try writeTREC(entry) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    func take(_ outcome: Evaluator.Outcome) throws(ProgramError) {
        try answers?.write(outcome.answer)
        try kept?.write(KeptRun.line(outcome.entry))
        try writeTREC(outcome.entry)
    }

    private func writeTREC(_ entry: RunEntry) throws(ProgramError) {
        if let run {
            let documents = entry.citations.map { (document: name(of: $0.place), score: $0.score) }
            try run.write(
                TRECRun.lines(question: entry.id, ranking: JudgedDocument.ranking(documents), tag: "daybook"))
        }
        try qrels?.write(TRECQrels.lines(question: entry.id, judged: judged(entry)))
    }

    private func name(of place: FileLines) -> String {
        if case .documents(_, let areOfCorpus) = judgments {
            return JudgedDocument.name(of: place, isOfCorpus: areOfCorpus)
        }
        return DocumentNumber.text(place)
    }

    private func judged(_ entry: RunEntry) -> [(document: String, grade: Int)] {
        switch judgments {
        case .documents(let qrels, _):
            return (qrels.grades[entry.id] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        case .lines:
            guard let judged = JudgedCitations(of: entry.citations.map(\.place), relevant: entry.relevant) else {
                return []
            }
            return zip(judged.citations, judged.isRelevant).map { (DocumentNumber.text($0), $1 ? 1 : 0) }
                + judged.missed.map { (DocumentNumber.text($0), 1) }
        }
    }
}

struct KeptQuestions {
    let header: RunHeader
    let questions: [ScoredQuestion]

    init(_ path: String) throws(ProgramError) {
        var questions: [ScoredQuestion] = []
        header = try KeptQuestions.reading(path) { questions.append(ScoredQuestion($0)) }.header
        self.questions = questions
    }

    /// Reads a kept run entry by entry, with errors as `ProgramError`.
    static func reading(
        _ path: String, _ take: (RunEntry) -> Void
    ) throws(ProgramError) -> (header: RunHeader, end: Int) {
        do throws(KeptRun.Failure) {
            return try KeptRun.read(path, take)
        } catch {
            throw switch error {
            case .unreadable(let path): .runUnreadable(path: path, line: nil)
            case .notARun(let path): .runUnreadable(path: path, line: 1)
            case .badLine(let path, let line): .runUnreadable(path: path, line: line)
            }
        }
    }
}
