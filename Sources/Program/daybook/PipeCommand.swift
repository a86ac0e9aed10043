import Answering
import Glibc
import Store
import Time

/// Questions on standard input: plain lines, or JSON objects, one a line, answered in order.
struct PipeCommand {
    /// What is replied to each question.
    enum Reply {
        case answer
        case reading(withScores: Bool)
    }

    let settings: Settings
    var replies = Reply.answer

    /// A question as JSON.
    private struct Request: Decodable {
        var id: Identifier?
        var question: String
        var now: String?
        var scope: String?
        var limit: Int?
    }

    /// As much of a line that is no question as says which reply belongs to it.
    private struct Identity: Decodable {
        var id: Identifier?
    }

    /// An id: text, or a number that is taken as text.
    private struct Identifier: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            text = try (try? value.decode(String.self)) ?? String(value.decode(Int.self))
        }
    }

    /// A time of a question that is none.
    private struct UnreadableTime: Error {
        var text: String
    }

    /// Answers every line.
    ///
    /// - Returns: `.answered` where at least one question was, `.error` where a line could not be understood.
    func run() throws -> ExitStatus {
        let reply = try replier()
        var status = ExitStatus.nothingFound
        var hasErrors = false
        var number = 0
        while let line = readLine() {
            number += 1
            let text = line.split(whereSeparator: \.isWhitespace).isEmpty ? "" : line
            if text.isEmpty { continue }
            do {
                if try reply(text) { status = .answered }
            } catch let error as StoreError {
                throw error
            } catch {
                hasErrors = true
                Output.messages.line(
                    "daybook: line \(number) of standard input is no question: \(PipeCommand.reason(error))")
                if settings.json || PipeCommand.isObject(text) {
                    let id = (try? JSONLine.decode(Identity.self, from: text))?.id?.text
                    let reply = ErrorReply(id: id, error: "line \(number): \(PipeCommand.reason(error))")
                    Output.answers.line(try JSONLine.encode(reply))
                }
            }
        }
        return hasErrors ? .error : status
    }

    /// What is done with a line; true where it was answered.
    private func replier() throws -> (String) throws -> Bool {
        switch replies {
        case .answer:
            let asker = try Asker(settings: settings, index: try Workspace(settings: settings).open())
            return { try answer($0, asker) }
        case .reading(let withScores):
            let explainer = Explainer(
                settings: settings, reader: try QuestionReader(settings: settings), withScores: withScores)
            return { try read($0, explainer) }
        }
    }

    private func request(_ line: String) throws -> Request {
        PipeCommand.isObject(line) ? try JSONLine.decode(Request.self, from: line) : Request(question: line)
    }

    private func read(_ line: String, _ explainer: Explainer) throws -> Bool {
        let request = try request(line)
        let now = try request.now.map(moment)
        if settings.json || PipeCommand.isObject(line) {
            Output.answers.line(try explainer.json(request.question, id: request.id?.text, now: now))
        } else {
            Output.answers.line("> " + SafeText.clean(line))
            Output.answers.line(try explainer.text(request.question, now: now))
            Output.answers.line()
        }
        return true
    }

    private func answer(_ line: String, _ asker: Asker) throws -> Bool {
        let isObject = PipeCommand.isObject(line)
        let request = try request(line)
        let reply = try asker.ask(
            request.question, now: try request.now.map(moment), scope: request.scope,
            limit: request.limit.map { max(1, $0) },
            json: isObject || settings.json)
        if isObject || settings.json {
            Output.answers.line(try asker.json(reply, id: request.id?.text))
        } else {
            Output.answers.line("> " + SafeText.clean(line))
            Output.answers.line(AnswerRenderer(settings).text(reply.answer))
            Output.answers.line()
        }
        return reply.answer.found
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
            "\"now\" is \"\(SafeText.clean(error.text))\", not a time such as 2026-03-18T10:15"
        default: ErrorWords.sentence(error)
        }
    }
}

/// What is replied to a line that is no question, so that replies stay in step with lines.
private struct ErrorReply: Encodable {
    var id: String?
    var error: String

    private enum Key: CodingKey { case id, question, reading, found, answer, citations, nearest, elapsed_ms, error }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(id, forKey: .id)
        for key in [Key.question, .reading, .answer, .nearest, .elapsed_ms] { try object.encodeNil(forKey: key) }
        try object.encode(false, forKey: .found)
        try object.encode([String](), forKey: .citations)
        try object.encode(error, forKey: .error)
    }
}
