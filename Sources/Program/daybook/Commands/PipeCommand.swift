import Answering
import Glibc
import Parsing
import Store
import Text
import Time
import Writing

/// Answers questions from standard input in order; each line is plain text or a JSON object.
struct PipeCommand {
    enum Reply {
        case answer
        case reading(withScores: Bool)
    }

    let settings: Settings
    var replies = Reply.answer
    /// Whether a line may follow up on earlier lines.
    var hasContext = true
    /// Whether input without a question is an error.
    var needsQuestion = false

    struct Request: Decodable {
        var id: RequestID?
        var question: String
        var now: String?
        var scope: String?
        var limit: Int?
        var session: RequestID?
    }

    /// The identifier of an invalid line, so that its error reply can name it.
    private struct Identity: Decodable {
        var id: RequestID?
    }

    private struct UnreadableTime: Error {
        var text: String
    }

    private struct Line {
        var number: Int
        var text: String
        /// The time when the line arrived; its answer must reflect the vault at this time or later.
        var arrival: ContinuousClock.Instant
        var turn: DialogueTurn?
    }

    private struct Outcome {
        var answers = SafeText()
        var messages = SafeText()
        var status: ExitStatus
    }

    /// Answers every line.
    ///
    /// - Returns: `.answered` if at least one question was answered, `.error` if a line could not be read.
    func run() throws -> ExitStatus {
        let lines = InputLines()
        lines.readWhatWaits()
        if case .answer = replies, let head = AnswerRows.head(settings.format) { Output.answers.write(head) }
        do {
            return try answer(lines)
        } catch let error as StoreError where error.isDamage && settings.updates {
            // Lines read before the error cannot be read again.
            try Workspace(settings: settings).repair()
            return try answer(lines)
        }
    }

    private func answer(_ lines: InputLines) throws -> ExitStatus {
        let start = ContinuousClock.now
        var turns = DialogueTurns()
        var (number, questions, status, hasErrors) = (0, 0, ExitStatus.nothingFound, false)
        let work = OrderedWork<Line, Outcome>(
            next: {
                while let line = lines.next() {
                    number += 1
                    if line.utf8.contains(where: { $0 > 0x20 }), !line.allSatisfy(\.isWhitespace) {
                        questions += 1
                        return Line(
                            number: number, text: line, arrival: lines.arrival, turn: turn(of: line, in: &turns))
                    }
                }
                return nil
            },
            // What is written by a line is known to the next one.
            isCrowded: { !settings.writes && settings.via == nil && lines.hasWaiting(PipeCommand.crowd) },
            makeWorker: { try worker(isFirst: $0, since: start) },
            take: { outcome in
                if !outcome.messages.isEmpty { Output.messages.write(outcome.messages) }
                if !outcome.answers.isEmpty { Output.answers.write(outcome.answers) }
                if outcome.status == .answered { status = .answered }
                if outcome.status == .error { hasErrors = true }
            })
        do {
            try work.run()
        } catch let error as StoreError where questions > 0 {
            // Some answers are written already, so nothing is started again.
            Output.tell("daybook: \(line: ErrorWords.sentence(error))")
            return .error
        }
        guard questions > 0 || !needsQuestion else {
            throw Arguments.Failure.missingArgument(command: "ask", argument: "a question")
        }
        // To remember the vault may be all that was wanted.
        if questions == 0, settings.remembersVault { return .answered }
        return hasErrors ? .error : status
    }

    /// The number of waiting lines from which opening the index a second time pays off.
    private static let crowd = 8

    /// Makes the worker of one thread; the first one updates the index, to the state of the vault at `start` or later.
    private func worker(isFirst: Bool, since start: ContinuousClock.Instant) throws -> (Line) throws -> Outcome {
        let reply = try replier(updating: isFirst, since: start)
        return { line in
            // The next turn must begin even if this line fails.
            var dialogue = line.turn?.begin() ?? Dialogue()
            defer { line.turn?.end(dialogue) }
            do {
                return try reply(line, &dialogue)
            } catch let error as StoreError {
                throw error
            } catch {
                return refusal(of: line, error)
            }
        }
    }

    private func refusal(of line: Line, _ error: any Error) -> Outcome {
        let reason = PipeCommand.reason(error)
        var outcome = Outcome(status: .error)
        let failed: SafeText = error is WritingError ? "was not written down" : "is no question"
        outcome.messages = "daybook: line \(line.number) of standard input \(failed): \(line: reason)\n"
        if settings.json || PipeCommand.isObject(line.text) {
            let id = (try? JSONLine.decode(Identity.self, from: line.text))?.id?.asWritten(in: line.text)
            outcome.answers = JSONLine.line(ErrorReply(id: id, error: "line \(line.number): \(reason)")) + "\n"
        }
        return outcome
    }

    private func replier(
        updating: Bool, since start: ContinuousClock.Instant
    ) throws -> (Line, inout Dialogue) throws -> Outcome {
        switch replies {
        case .answer:
            let workspace = try Workspace(settings: settings)
            let asker = try Asker(
                settings: settings, index: updating ? try workspace.open() : try workspace.reopen(), looked: start)
            if updating { OwnerWords(asker).tellChoices() }
            return { line, dialogue in
                if let written = try written(line.text, asker, in: &dialogue) { return written }
                let before = dialogue
                return try asker.upToDate(to: settings.writes ? .now : line.arrival) {
                    dialogue = before
                    return try answer(line.text, asker, in: &dialogue)
                }
            }
        case .reading(let withScores):
            let reader = try QuestionReader(settings: settings, updating: updating, looked: start)
            let explainer = Explainer(settings: settings, reader: reader, withScores: withScores)
            return { line, _ in try reader.upToDate(to: line.arrival) { try read(line.text, explainer) } }
        }
    }

    private func request(_ line: String) throws -> Request {
        PipeCommand.isObject(line) ? try JSONLine.decode(Request.self, from: line) : Request(question: line)
    }

    private func read(_ line: String, _ explainer: Explainer) throws -> Outcome {
        let request = try request(line)
        let now = try request.now.map(moment)
        guard settings.json || PipeCommand.isObject(line) else {
            return Outcome(
                answers: shown(line, try explainer.text(request.question, now: now)), status: .answered)
        }
        return Outcome(
            answers: try explainer.json(request.question, id: request.id?.asWritten(in: line), now: now) + "\n",
            status: .answered)
    }

    private func answer(_ line: String, _ asker: Asker, in dialogue: inout Dialogue) throws -> Outcome {
        let request = try request(line)
        let asked = try asked(request, line)
        if let reply = try commanded(request, asker) {
            dialogue.show(reply)
            return outcome(reply, request, line, asker)
        }
        let isAlone = !hasContext || PipeCommand.isObject(line) && request.session == nil
        let reply = isAlone ? try asker.ask(alone: asked) : try asker.reply(to: asked, in: &dialogue)
        return outcome(reply, request, line, asker)
    }

    /// Shows the view that a command of the prompt names, such as `:week`; nil for a question.
    ///
    /// - Throws: `ProgramError` for any other command of the prompt, whose words would be searched otherwise.
    private func commanded(_ request: Request, _ asker: Asker) throws -> Answering.Reply? {
        let line = request.question
        guard line.hasPrefix(":"), ConversationWords.request(line) == nil, ConversationWords.smallTalk(line) == nil
        else { return nil }
        let name = line.dropFirst().prefix { $0 != " " && $0 != "!" }
        guard let command = ReplCommand.all.first(where: { $0.name == name || $0.aliases.contains(String(name)) })
        else { return nil }
        guard let view = ViewReading.Name(rawValue: command.name) else {
            throw ProgramError.promptOnly(command: command.name)
        }
        // Views know one time, that of the program.
        guard request.now == nil else { return nil }
        return try asker.view(
            view, String(line.dropFirst(1 + name.count)).trimmingBlanks, .init(scope: request.scope),
            limit: request.limit.map { max(1, $0) } ?? ViewCommand.limit(settings))
    }

    /// Writes a line down if it asks for it and that is allowed; nil for a question.
    private func written(_ line: String, _ asker: Asker, in dialogue: inout Dialogue) throws -> Outcome? {
        guard settings.writes else { return nil }
        let request = try request(line)
        return try asker.written(try asked(request, line), in: &dialogue).map { outcome($0, request, line, asker) }
    }

    private func asked(_ request: Request, _ line: String) throws -> Asker.Line {
        Asker.Line(
            text: request.question, now: try request.now.map(moment), scope: request.scope,
            limit: request.limit.map { max(1, $0) },
            json: PipeCommand.isObject(line) || settings.json || settings.format.isForPrograms)
    }

    private func outcome(_ reply: Answering.Reply, _ request: Request, _ line: String, _ asker: Asker) -> Outcome {
        let status = reply.answer.found ? ExitStatus.answered : .nothingFound
        guard PipeCommand.isObject(line) || settings.json else {
            guard settings.format == .text else {
                return Outcome(answers: AnswerRows(settings: settings).text(reply), status: status)
            }
            let text = AnswerRenderer(settings, in: reply.reading.language).text(reply.answer)
            guard let via = ViaAnswer(asker) else { return Outcome(answers: shown(line, text), status: status) }
            // Lines are answered one after the other, so that the command's words can be written as they come.
            Output.answers.line("> \(clean: line)\n\(text)")
            let result = via.write(reply)
            return Outcome(answers: "\n", status: PipeCommand.goOn(result) ?? status)
        }
        let result = ViaAnswer(asker)?.answer(reply)
        let json = asker.json(reply, id: request.id?.asWritten(in: line), via: result)
        return Outcome(
            answers: json + "\n",
            messages: result?.failure.map { "daybook: \(line: ErrorWords.sentence($0))\n" } ?? "",
            status: PipeCommand.goOn(result) ?? status)
    }

    /// Returns the status of what a command said; ends the program if it was stopped by Ctrl-C.
    private static func goOn(_ result: ViaAnswer.Result?) -> ExitStatus? {
        if result?.status == .interrupted { exit(ExitStatus.interrupted.rawValue) }
        return result?.status
    }

    private func shown(_ line: String, _ reply: SafeText) -> SafeText { "> \(clean: line)\n\(reply)\n\n" }

    /// Returns the turn of a line: plain lines form one conversation, objects of one session another; nil outside any.
    private func turn(of line: String, in turns: inout DialogueTurns) -> DialogueTurn? {
        func mayFollow(_ text: String) -> Bool { Asker.mayFollow(text) || settings.writes && Capture(text) != nil }
        guard hasContext, case .answer = replies else { return nil }
        guard PipeCommand.isObject(line) else { return turns.next(of: nil, mayFollow: mayFollow(line)) }
        guard let request = try? JSONLine.decode(Request.self, from: line), let session = request.session else {
            return nil
        }
        return turns.next(of: session.text, mayFollow: mayFollow(request.question))
    }

    private func moment(_ text: String) throws -> CivilDateTime {
        guard let moment = ISO8601.parse(text) else { throw UnreadableTime(text: text) }
        return settings.local(moment)
    }

    private static func isObject(_ line: String) -> Bool { line.first { !$0.isWhitespace } == "{" }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "the key \"\(key.stringValue)\" is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "the value of \"\(context.codingPath.last?.stringValue ?? "")\" has the wrong type"
        case is DecodingError: "it is not a JSON object"
        case let error as UnreadableTime:
            "\"now\" is \"\(error.text)\", not a time such as 2026-03-18T10:15"
        default: ErrorWords.sentence(error)
        }
    }
}
