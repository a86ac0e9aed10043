import Text

@testable import daybook

/// Lines of a pipe and messages of other programs, fed with any text.
enum FuzzedRequest {
    static func problem(with bytes: [UInt8]) -> String? {
        let line = String(decoding: bytes, as: UTF8.self)
        var replies: [SafeText] = []
        if let request = try? JSONLine.decode(PipeCommand.Request.self, from: line) {
            replies.append(JSONLine.line(ErrorReply(id: request.id?.asWritten(in: line), error: request.question)))
        }
        if let message = try? MCPMessage(line) {
            replies.append(JSONLine.line(ErrorReply(id: message.id, error: message.method ?? "")))
        }
        if let id = MCPMessage.identifier(of: line) { replies.append(JSONLine.line(ErrorReply(id: id, error: line))) }
        for reply in replies {
            if let problem = FuzzedText.problem(of: reply, isLine: true) { return problem }
            guard (try? JSONLine.decode(Reply.self, from: reply.text)) != nil else { return "a reply is no JSON" }
        }
        return nil
    }

    private struct Reply: Decodable { var error: String }
}
