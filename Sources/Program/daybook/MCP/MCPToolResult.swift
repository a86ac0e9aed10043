/// The result of a call: a structure, with the same JSON as text for clients that read no structures, or an error in words.
struct MCPToolResult: JSONWritable {
    enum Content {
        case structure(any JSONWritable)
        case failure(String)
    }

    var content: Content
    /// Whether the request stood alone, so that the result says of itself that it is complete.
    var isStateless: Bool

    func write(to json: inout JSONBytes) {
        var text: String
        var structure: String?
        switch content {
        case .failure(let reason): text = reason
        case .structure(let value):
            var bytes = JSONBytes()
            value.write(to: &bytes)
            text = bytes.text
            structure = text
        }
        json.object {
            $0.field("content", [TextContent(text: text)])
            $0.field("isError", structure == nil)
            if isStateless { $0.field("resultType", "complete") }
            if let structure { $0.field("structuredContent", WrittenJSON(text: structure)) }
        }
    }

    private struct TextContent: JSONWritable {
        var text: String

        func write(to json: inout JSONBytes) {
            json.object {
                $0.field("text", text)
                $0.field("type", "text")
            }
        }
    }
}

/// JSON that is written already.
struct WrittenJSON: JSONWritable {
    var text: String

    func write(to json: inout JSONBytes) { json.plain(text) }
}
