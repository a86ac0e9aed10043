import Evaluation

/// The schemas of results (JSON Schema 2020-12); further keys may come with later versions.
enum MCPSchema {
    private static let text = type("string")
    private static let number = type("number")
    private static let whole = type("integer")
    private static let flag = type("boolean")
    private static let numbers = list(whole)

    private static func type(_ name: String) -> JSONValue { .object(["type": .text(name)]) }

    private static func orNull(_ name: String) -> JSONValue {
        .object(["type": .list([.text(name), .text("null")])])
    }

    private static func list(_ items: JSONValue) -> JSONValue {
        .object(["items": items, "type": .text("array")])
    }

    /// An object whose keys are always there, but those named optional.
    private static func object(_ properties: [String: JSONValue], optional: Set<String> = []) -> JSONValue {
        let required = properties.keys.filter { !optional.contains($0) }.sorted()
        return .object([
            "properties": .object(properties), "required": .list(required.map { .text($0) }), "type": .text("object"),
        ])
    }

    private static func oneOf(_ names: String...) -> JSONValue {
        .object(["enum": .list(names.map { .text($0) }), "type": .text("string")])
    }

    private static func nullable(_ schema: JSONValue) -> JSONValue {
        .object(["anyOf": .list([schema, type("null")])])
    }

    private static let span = object(["end": orNull("string"), "start": orNull("string")])

    private static let citation = object([
        "date": orNull("string"), "file": text, "kind": text, "lines": numbers, "matches": list(numbers),
        "people": list(text), "rank": whole, "score": number, "snippet": text, "speakers": nullable(list(text)),
        "time": orNull("string"), "title": text,
    ])

    static let answer = object([
        "answer": object([
            "span": nullable(span), "text": text,
            "value": .object(["type": .list([.text("array"), .text("null"), .text("number"), .text("string")])]),
        ]),
        "certainty": oneOf("answered", "perhaps", "nothing"), "citations": list(citation), "elapsed_ms": number,
        "found": flag, "id": type("null"), "nearest": orNull("object"), "question": text, "reading": type("object"),
        "without": list(type("object")),
    ])

    static let search = object(["found": flag, "results": list(citation)])

    static let lines = object([
        "file": text, "lines": list(object(["line": whole, "text": text])), "next": orNull("integer"),
    ])

    private static let meeting = object([
        "all_day": flag, "attendees": list(text), "end": orNull("string"), "file": text, "kind": text, "lines": numbers,
        "phase": oneOf("past", "now", "coming"), "place": orNull("string"), "purpose": orNull("string"),
        "start": orNull("string"), "status": text, "tags": list(text), "title": text,
    ])

    private static let task = object([
        "completed": orNull("string"), "due": orNull("string"), "file": text, "line": whole, "overdue": flag,
        "owner": orNull("string"), "recurrence": orNull("string"), "state": text, "text": text, "title": text,
    ])

    static let agenda = object(
        [
            "entries": list(meeting), "found": flag, "free": list(span), "headline": text,
            "overlaps": list(type("object")), "tasks": list(task), "time": span, "view": text,
        ], optional: ["free", "overlaps", "tasks", "time"])

    static let tasks = object(["entries": list(task), "found": flag, "headline": text, "view": text])

    static let person = object(
        [
            "entries": list(type("object")), "found": flag, "headline": text, "mentions": list(citation),
            "own_tasks": list(task), "person": type("object"), "role": orNull("string"), "said": list(type("object")),
            "their_tasks": list(task), "view": text,
        ], optional: ["mentions", "own_tasks", "person", "role", "said", "their_tasks"])

    static let status = object(
        [
            "chunks": whole, "first": text, "index": text, "last": text, "left_out": type("object"), "meetings": whole,
            "notes": whole, "people": whole, "problems": list(type("object")), "related_words": type("object"),
            "vault": text,
        ], optional: ["first", "last"])
}
