import Answering
import Store

/// `daybook ask` and `daybook explain`: one question from the arguments.
struct AskCommand {
    let settings: Settings

    func ask(_ question: String) throws -> ExitStatus {
        let (asker, reply) = try Workspace(settings: settings).withIndex { index in
            let asker = try Asker(settings: settings, index: index)
            return (asker, try asker.ask(question, json: settings.format.isForPrograms))
        }
        OwnerWords(asker).tellChoices()
        return show(reply, asker)
    }

    /// Writes a reply, and what the command of `--via` makes of it.
    func show(_ reply: Reply, _ asker: Asker) -> ExitStatus {
        let status = reply.answer.found ? ExitStatus.answered : .nothingFound
        guard let via = ViaAnswer(asker) else {
            settings.write(reply) { asker.json(reply) }
            return status
        }
        guard settings.json else {
            Output.answers.line(AnswerRenderer(settings, in: reply.reading.language).text(reply.answer))
            return via.write(reply)?.status ?? status
        }
        let result = via.answer(reply)
        Output.answers.line(asker.json(reply, via: result))
        if let failure = result?.failure { Output.tell("daybook: \(line: ErrorWords.sentence(failure))") }
        return result?.status ?? status
    }

    func explain(_ question: String, withScores: Bool) throws -> ExitStatus {
        let explainer = Explainer(
            settings: settings, reader: try QuestionReader(settings: settings), withScores: withScores)
        settings.write(
            settings.json ? try explainer.json(question) : try explainer.text(question))
        return .answered
    }
}
