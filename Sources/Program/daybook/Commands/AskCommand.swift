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
        settings.write(reply) { asker.json(reply) }
        return reply.answer.found ? .answered : .nothingFound
    }

    func explain(_ question: String, withScores: Bool) throws -> ExitStatus {
        let explainer = Explainer(
            settings: settings, reader: try QuestionReader(settings: settings), withScores: withScores)
        settings.write(
            settings.json ? try explainer.json(question) : try explainer.text(question))
        return .answered
    }
}
