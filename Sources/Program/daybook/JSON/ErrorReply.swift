/// The reply to a line that cannot be answered, with the keys of an answer, so that every line gets one reply.
struct ErrorReply: JSONWritable {
    var id: RequestID?
    var error: String

    func write(to json: inout JSONBytes) {
        let unknown: String? = nil
        json.object {
            $0.field("answer", unknown)
            $0.field("citations", [String]())
            $0.field("elapsed_ms", unknown)
            $0.field("error", error)
            $0.field("found", false)
            $0.field("id", id)
            $0.field("nearest", unknown)
            $0.field("question", unknown)
            $0.field("reading", unknown)
            $0.field("schema", JSONLine.schema)
            $0.field("via", unknown)
            $0.field("without", [String]())
        }
    }
}
