import Evaluation

/// An error of the protocol, with the codes of JSON-RPC 2.0.
struct MCPFailure: Error {
    var code: Int
    var message: String
    var data: JSONValue?

    static let notJSON = MCPFailure(code: -32700, message: "the line is not JSON")

    static func noRequest(_ reason: String) -> MCPFailure { MCPFailure(code: -32600, message: reason) }

    static func noMethod(_ name: String) -> MCPFailure {
        MCPFailure(code: -32601, message: "there is no method '\(name)'")
    }

    static func badParameters(_ reason: String) -> MCPFailure { MCPFailure(code: -32602, message: reason) }

    static func noVersion(_ requested: String) -> MCPFailure {
        MCPFailure(
            code: -32022, message: "the protocol version \(requested) is not supported",
            data: .object([
                "requested": .text(requested), "supported": .list(MCPVersion.allCases.map { .text($0.rawValue) }),
            ]))
    }
}

extension MCPFailure: JSONWritable {
    func write(to json: inout JSONBytes) {
        json.object {
            $0.field("code", code)
            if let data { $0.field("data", data) }
            $0.field("message", message)
        }
    }
}

extension JSONValue: JSONWritable {
    func write(to json: inout JSONBytes) {
        switch self {
        case .null: json.plain("null")
        case .boolean(let boolean): boolean.write(to: &json)
        case .number(let number): number.write(to: &json)
        case .text(let text): json.string(text)
        case .list(let list): json.array(list)
        case .object(let fields):
            json.object { object in
                for (key, value) in fields.sorted(by: { $0.key < $1.key }) { object.field(key, value) }
            }
        }
    }
}
