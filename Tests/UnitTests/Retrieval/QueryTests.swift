import Model
import Parsing
import Testing
import Text

@testable import Retrieval

/// What a reading asks of the index.
@Suite struct QueryTests {
    private static let vault = [
        "1.md": "---\nkind: meeting\ndate: 2026-03-10\nattendees: [Sarah Chen]\n---\nThe roof.\n"
    ]

    private func query(_ question: String) throws -> Query { try RankedVault(QueryTests.vault).query(question) }

    @Test func `what is left of the question is ranked by`() throws {
        #expect(try query("where is the wifi password?").text == "wifi password")
    }

    @Test(arguments: [
        ("what did we say about the roof?", true), ("summarise the roof repair", true),
        ("what did we decide about the roof?", true), ("where is the ladder?", false),
        ("when was the roof mended?", false),
    ])
    func `what was said about something is a discussion`(question: String, isDiscussion: Bool) throws {
        #expect(try query(question).isDiscussion == isDiscussion)
    }

    private static let wanted: [(String, ChunkMarks)] = [
        ("when was the roof mended?", .time), ("how many tiles are on the roof?", .number),
        ("how old is the roof?", .number), ("how long was the roof repair?", [.time, .number]),
        ("where is the ladder?", []), ("wie alt ist das Dach?", .number), ("wann wurde das Dach repariert?", .time),
    ]

    @Test(arguments: wanted)
    func `a question wants what its words ask for`(question: String, wants: ChunkMarks) throws {
        #expect(try query(question).wants == wants)
    }

    @Test func `a time that need not hold is preferred, one that must is a filter`() throws {
        let found = try query("where was the ladder last week?")
        #expect(found.preferredSpans.count == 1)
        #expect(found.filter.spans.isEmpty)
        let listed = try query("list my meetings last week")
        #expect(listed.preferredSpans.isEmpty)
        #expect(listed.filter.spans.count == 1)
    }

    @Test func `a german question is ranked in german`() throws {
        #expect(try query("wo ist die Leiter für das Dach?").language == .german)
        #expect(try query("where is the ladder?").language == .english)
    }

    @Test func `quoted phrases are conditions and words at once`() throws {
        let query = try query("where is the \"tall ladder\"?")
        #expect(query.phrases == ["tall ladder"])
        #expect(query.text.contains("tall ladder"))
    }

    @Test(arguments: [
        "what did we recently say about the roof?", "what is said about the roof at the moment?",
        "who is in charge of the roof now?", "was haben wir neulich über das Dach gesagt?",
    ])
    func `a vague time filters nothing out`(question: String) throws {
        let spans = try query(question).filter.spans
        #expect(spans.isEmpty)
    }
}
