import Testing

/// The contract of answers as JSON: which keys are always there.
enum Contract {
    static let answerKeys: Set = [
        "id", "question", "reading", "found", "answer", "citations", "nearest", "without", "elapsed_ms", "schema",
        "via",
    ]
    static let readingKeys: Set = [
        "intent", "time", "people", "excluded", "tags", "kinds", "order", "topic", "ambiguous", "sentence", "nth",
        "titles", "places", "tense", "taskState",
    ]
    static let citationKeys: Set = [
        "rank", "file", "lines", "title", "kind", "date", "dateSource", "people", "snippet", "matches", "score",
        "speakers",
        "time",
    ]

    /// Checks the keys of an answer and of all that it holds.
    static func check(answer: [String: Any]) throws {
        expect(answerKeys, in: answer)
        expect(["text", "value", "span"], in: try #require(answer["answer"] as? [String: Any]))
        try check(reading: try #require(answer["reading"] as? [String: Any]))
        for citation in try #require(answer["citations"] as? [[String: Any]]) { try check(citation: citation) }
        #expect(answer["elapsed_ms"] is Double)
    }

    /// Checks the keys of a reading.
    static func check(reading: [String: Any]) throws {
        expect(readingKeys, in: reading)
        expect(["people", "tags", "kinds", "titles"], in: try #require(reading["excluded"] as? [String: Any]))
    }

    /// Checks the keys of a citation, and that they make sense together.
    static func check(citation: [String: Any]) throws {
        expect(citationKeys, in: citation)
        let lines = try #require(citation["lines"] as? [Int])
        try #require(lines.count == 2)
        #expect(lines[0] >= 1 && lines[0] <= lines[1])
        if citation["kind"] as? String != "transcript" {
            #expect(citation["speakers"] as? [String] == nil)
            #expect(citation["time"] as? String == nil)
        }
        let snippet = try #require(citation["snippet"] as? String)
        for match in try #require(citation["matches"] as? [[Int]]) {
            try #require(match.count == 2)
            #expect(match[0] >= 0 && match[0] < match[1] && match[1] <= snippet.unicodeScalars.count)
        }
    }

    private static func expect(_ keys: Set<String>, in object: [String: Any]) {
        #expect(keys.subtracting(object.keys) == [])
    }

    /// A reply without the one value that differs from run to run.
    static func withoutElapsedTime(_ line: String) -> String {
        guard let key = line.firstRange(of: "\"elapsed_ms\":") else { return line }
        return String(line[..<key.upperBound] + line[key.upperBound...].drop { $0.isNumber || $0 == "." })
    }
}
