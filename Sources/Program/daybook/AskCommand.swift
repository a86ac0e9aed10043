import Answering
import Store

/// `daybook ask` and `daybook explain`: one question from the arguments.
struct AskCommand {
    let settings: Settings

    /// Answers the question.
    func ask(_ question: String) throws -> ExitStatus {
        let asker = try Asker(settings: settings, index: try Workspace(settings: settings).open())
        let reply = try asker.ask(question, json: settings.json)
        Output.answers.line(
            settings.json ? try asker.json(reply) : AnswerRenderer(style: settings.style).text(reply.answer))
        return reply.answer.found ? .answered : .nothingFound
    }

    /// Says how the question is read.
    func explain(_ question: String, withScores: Bool) throws -> ExitStatus {
        let reader = try QuestionReader(settings: settings)
        if settings.json {
            let reading = ReadingJSON(reader.read(question), zone: settings.zone)
            Output.answers.line(try JSONLine.encode(ReadingReply(id: nil, question: question, reading: reading)))
        } else {
            let text = ExplanationText.text(
                try reader.explain(question), reading: reader.read(question), withScores: withScores)
            Output.answers.line(SafeText.clean(text))
        }
        return .answered
    }
}

/// A reading with the question that it belongs to.
struct ReadingReply: Encodable {
    var id: String?
    var question: String
    var reading: ReadingJSON

    private enum Key: CodingKey { case id, question, reading }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(id, forKey: .id)
        try object.encode(question, forKey: .question)
        try object.encode(reading, forKey: .reading)
    }
}
