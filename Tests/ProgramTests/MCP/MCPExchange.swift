import Foundation
import Testing

/// An exchange of messages with `daybook mcp`, one a line.
struct MCPExchange {
    let replies: [[String: Any]]
    let run: ProgramRun

    /// Sends lines to a server over the runner's vault, or one that options name, and reads its replies to the end.
    init(_ lines: [String], over runner: ProgramRunner, options: [String] = []) throws {
        let vault = options.isEmpty ? ["--vault", runner.vault.path, "--now", "2026-03-18T10:15"] : options
        run = try runner.run(["mcp"] + vault, input: lines.map { $0 + "\n" }.joined())
        replies = try run.objects()
        #expect(run.status == 0, "\(run.testDescription)")
    }

    /// A request with the given identifier.
    static func request(_ id: Int, _ method: String, _ parameters: [String: Any] = [:]) throws -> String {
        let message: [String: Any] = ["jsonrpc": "2.0", "id": id, "method": method, "params": parameters]
        return String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    }

    /// A call of a tool.
    static func call(_ tool: String, _ arguments: [String: Any] = [:]) throws -> String {
        try request(1, "tools/call", ["name": tool, "arguments": arguments])
    }

    /// The parameters of a request that stands alone.
    static func alone(_ version: String) -> [String: Any] {
        ["_meta": ["io.modelcontextprotocol/protocolVersion": version]]
    }

    func result(_ place: Int = 0) throws -> [String: Any] { try #require(replies[place]["result"] as? [String: Any]) }

    /// The structure that a call gave; its text holds the same JSON.
    func structure(_ place: Int = 0) throws -> [String: Any] {
        let result = try result(place)
        #expect(result["isError"] as? Bool == false, "\(run.testDescription)")
        let structure = try #require(result["structuredContent"] as? [String: Any])
        let told = try #require(try self.text(place))
        #expect(try JSONSerialization.jsonObject(with: Data(told.utf8)) as? NSDictionary == structure as NSDictionary)
        return structure
    }

    /// The text of a call's result.
    func text(_ place: Int = 0) throws -> String? {
        (try result(place)["content"] as? [[String: Any]])?.first?["text"] as? String
    }

    func errorCode(_ place: Int = 0) -> Int? { (replies[place]["error"] as? [String: Any])?["code"] as? Int }
}

/// The part of JSON Schema that the server's schemas use.
enum JSONShape {
    /// Returns where a value does not fit a schema.
    static func faults(_ value: Any, _ schema: [String: Any], at path: String = "$") -> [String] {
        if let choices = schema["anyOf"] as? [[String: Any]] {
            return choices.contains { faults(value, $0).isEmpty } ? [] : ["\(path) fits none"]
        }
        let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? ""]
        guard types.contains(where: { fits(value, $0) }) else { return ["\(path) is no \(types)"] }
        if let values = schema["enum"] as? [String], let text = value as? String, !values.contains(text) {
            return ["\(path) is \(text)"]
        }
        if let items = schema["items"] as? [String: Any], let list = value as? [Any] {
            return list.enumerated().flatMap { faults($1, items, at: "\(path)[\($0)]") }
        }
        guard let object = value as? [String: Any] else { return [] }
        let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        return missing.map { "\(path).\($0) is missing" }
            + properties.flatMap { name, schema in object[name].map { faults($0, schema, at: "\(path).\(name)") } ?? []
            }
    }

    private static func fits(_ value: Any, _ type: String) -> Bool {
        switch type {
        case "null": value is NSNull
        case "string": value is String
        case "boolean": (value as? NSNumber).map { isBoolean($0) } ?? false
        case "integer":
            (value as? NSNumber).map { !isBoolean($0) && $0.doubleValue == $0.doubleValue.rounded() } ?? false
        case "number": (value as? NSNumber).map { !isBoolean($0) } ?? false
        case "array": value is [Any]
        default: value is [String: Any]
        }
    }

    private static func isBoolean(_ number: NSNumber) -> Bool {
        String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
    }
}
