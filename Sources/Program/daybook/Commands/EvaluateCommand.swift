import Answering
import Evaluation
import Glibc
import Indexing
import Model
import Parsing
import Store
import Time

/// `daybook eval`: asks a question set and measures the answers.
struct EvaluateCommand {
    let settings: Settings
    /// Where each answer is kept as a line of JSON; nil keeps none.
    let answersFile: String?

    /// Asks every question of some sets.
    ///
    /// - Parameter paths: Question sets.
    /// - Returns: `.nothingFound` where any quote is not verbatim.
    /// - Throws: What keeps the sets from being read or the index from being opened.
    func run(_ paths: [String]) throws -> ExitStatus {
        let workspace = try Workspace(settings: settings)
        let check = QuoteCheck(files: VaultLines(vault: workspace.vault.folder))
        let questions = try paths.flatMap { path in
            guard let bytes = Files.bytes(path) else { throw ProgramError.setUnreadable(path: path) }
            return try cases(of: path, bytes)
        }
        var judgements: [Judgement] = []
        var kept = ""
        var notVerbatim: [String] = []
        var left = questions[...]
        let work = OrderedWork<QuestionCase, Outcome>(
            next: { left.popFirst() }, isCrowded: { left.count >= EvaluateCommand.crowd },
            makeWorker: { isFirst in
                let index = isFirst ? try workspace.open() : try workspace.reopen()
                let asker = try Asker(settings: settings, index: index)
                return { try outcome(of: $0, asker, check) }
            },
            take: { outcome in
                judgements.append(outcome.judgement)
                notVerbatim += outcome.notVerbatim
                kept += outcome.kept
            })
        try work.run()
        if let answersFile { try write(kept, to: answersFile) }
        var summary = Summary(of: judgements)
        summary.notVerbatim = notVerbatim
        if settings.json {
            Output.answers.line(String(decoding: try summary.json(), as: UTF8.self))
        } else {
            Output.answers.write(summary.table())
        }
        for place in notVerbatim { Output.messages.line(SafeText.line("daybook: not verbatim: \(place)")) }
        return notVerbatim.isEmpty ? .answered : .nothingFound
    }

    /// With fewer questions, opening the index once more costs more than it saves.
    private static let crowd = 8

    /// What a question came to.
    private struct Outcome {
        var judgement: Judgement
        /// The places of quotes that do not stand in their files.
        var notVerbatim: [String]
        /// The answer as a line of JSON, where answers are kept.
        var kept: String
    }

    private func outcome(of question: QuestionCase, _ asker: Asker, _ check: QuoteCheck) throws -> Outcome {
        let reply = try asker.ask(
            alone: Asker.Line(text: question.question, now: now(of: question), scope: question.scope, json: true))
        let quotes = check.quotes(of: reply)
        return Outcome(
            judgement: Judgement(of: evaluated(reply, quotes.map(\.isVerbatim)), to: question),
            notVerbatim: quotes.filter { !$0.isVerbatim }.map { "\(question.id) \($0.place)" },
            kept: answersFile == nil ? "" : asker.json(reply, id: question.id) + "\n")
    }

    private func cases(of path: String, _ bytes: [UInt8]) throws(ProgramError) -> [QuestionCase] {
        do throws(QuestionSetError) {
            return try QuestionSet(reading: bytes).cases
        } catch {
            throw ProgramError.badQuestion(set: path, reason: ErrorWords.sentence(error))
        }
    }

    private func now(of question: QuestionCase) -> CivilDateTime {
        question.now.map(settings.local) ?? settings.now
    }

    private func evaluated(_ reply: Asker.Reply, _ proofs: [Bool]) -> EvaluatedAnswer {
        EvaluatedAnswer(
            intent: reply.reading.intent.rawValue, time: reply.reading.time?.hull,
            people: reply.reading.people.compactMap { $0.candidates.first?.name }, found: reply.answer.found,
            value: reply.answer.value, span: reply.answer.span,
            citations: reply.answer.citations.map { FileLines(file: $0.document.path, lines: $0.lines) },
            proofs: proofs, milliseconds: reply.milliseconds)
    }

    private func write(_ text: String, to path: String) throws(ProgramError) {
        func failure() -> ProgramError { .cannotWrite(path: path, reason: String(cString: strerror(errno))) }
        guard let file = fopen(path, "we") else { throw failure() }
        let written = fputs(text, file)
        guard fclose(file) == 0, written >= 0 else { throw failure() }
    }
}
