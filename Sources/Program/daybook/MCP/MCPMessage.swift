import Evaluation

/// A message of a client: a request, or a notification, which has no identifier and gets no reply.
struct MCPMessage {
    var id: RequestID?
    /// The method; nil for a reply, of which this server expects none.
    var method: String?
    var parameters: [String: JSONValue]

    /// Reads a line.
    ///
    /// - Throws: `MCPFailure` for anything but one message of JSON-RPC 2.0.
    init(_ line: String) throws(MCPFailure) {
        guard let value = try? JSONLine.decode(JSONValue.self, from: line) else { throw .notJSON }
        if case .list = value { throw .noRequest("batches are not supported: send one message a line") }
        guard case .object(let fields) = value, fields["jsonrpc"] == .text("2.0") else {
            throw .noRequest("the line is no message of JSON-RPC 2.0")
        }
        id = try MCPMessage.identifier(fields["id"], in: line)
        guard case .text(let method)? = fields["method"] else {
            guard fields["result"] != nil || fields["error"] != nil else { throw .noRequest("the method is missing") }
            (self.method, parameters) = (nil, [:])
            return
        }
        self.method = method
        switch fields["params"] {
        case .object(let fields): parameters = fields
        case nil: parameters = [:]
        // A notification gets no reply, whatever is wrong with it.
        default: if id == nil { parameters = [:] } else { throw .badParameters("'params' must be an object") }
        }
    }

    /// Returns the identifier of a line that is no message, so that the error can name it; nil if it has none.
    static func identifier(of line: String) -> RequestID? {
        guard case .object(let fields)? = try? JSONLine.decode(JSONValue.self, from: line) else { return nil }
        return (try? identifier(fields["id"], in: line)) ?? nil
    }

    private static func identifier(_ value: JSONValue?, in line: String) throws(MCPFailure) -> RequestID? {
        switch value {
        case nil: return nil
        case .text(let text): return .text(text)
        case .number(let number): return RequestID.number("\(number)").asWritten(in: line)
        default: throw .noRequest("'id' must be a text or a number")
        }
    }

    private static let metadata = "_meta"
    private static let versionKey = "io.modelcontextprotocol/protocolVersion"

    /// The version that the request itself names; nil after a handshake.
    ///
    /// - Throws: `MCPFailure` if the server does not speak it.
    func version() throws(MCPFailure) -> MCPVersion? {
        guard case .object(let metadata)? = parameters[MCPMessage.metadata], let named = metadata[MCPMessage.versionKey]
        else { return nil }
        guard case .text(let text) = named else { throw .badParameters("'\(MCPMessage.versionKey)' must be a text") }
        guard let version = MCPVersion(rawValue: text) else { throw .noVersion(text) }
        return version
    }

    func text(_ name: String) throws(MCPFailure) -> String {
        guard case .text(let text)? = parameters[name] else { throw .badParameters("'\(name)' must be a text") }
        return text
    }
}
