import Foundation
import Testing

/// Lines of a pipe that are read by those before them.
@Suite struct ConversationPipeTests {
    private static let bob = "how many meetings did I have with Bob in January?"

    private static func object(_ id: Int, _ question: String, session: String? = nil) -> String {
        let session = session.map { ", \"session\": \($0)" } ?? ""
        return "{\"id\": \(id), \"question\": \"\(question)\"\(session)}\n"
    }

    private static func run(_ input: String, _ options: [String] = []) throws -> [[String: Any]] {
        try ProgramRunner.shared().run(options + BuiltProgram.corpus, input: input).objects()
    }

    private static func reading(_ reply: [String: Any]) throws -> [String: Any] {
        try #require(reply["reading"] as? [String: Any])
    }

    private static func carried(_ reply: [String: Any]) throws -> [String]? {
        try reading(reply)["carried"] as? [String]
    }

    @Test func `plain lines are a conversation, and a follow-up keeps the contract`() throws {
        let replies = try ConversationPipeTests.run("\(ConversationPipeTests.bob)\nand in February?\n", ["--json"])
        #expect(try replies.map(ConversationPipeTests.carried) == [nil, ["people", "kinds"]])
        for reply in replies { try Contract.check(answer: reply) }
    }

    @Test func `objects without a session stand alone`() throws {
        let replies = try ConversationPipeTests.run(
            ConversationPipeTests.object(1, ConversationPipeTests.bob)
                + ConversationPipeTests.object(2, "and in February?"))
        #expect(try replies.map(ConversationPipeTests.carried) == [nil, nil])
    }

    @Test func `sessions never leak into one another, nor into plain lines`() throws {
        let replies = try ConversationPipeTests.run(
            ConversationPipeTests.object(1, ConversationPipeTests.bob, session: "\"a\"")
                + ConversationPipeTests.object(2, "and in February?", session: "\"b\"") + "and in February?\n"
                + ConversationPipeTests.object(3, "and in February?", session: "\"a\"")
                + ConversationPipeTests.object(4, "and in March?", session: "7"), ["--json"])
        #expect(try replies.map(ConversationPipeTests.carried) == [nil, nil, nil, ["people", "kinds"], nil])
    }

    @Test func `without context every line stands alone`() throws {
        let replies = try ConversationPipeTests.run(
            "\(ConversationPipeTests.bob)\nand in February?\n", ["--no-context", "--json"])
        #expect(try replies.map(ConversationPipeTests.carried) == [nil, nil])
    }

    @Test func `a broken line does not end a conversation`() throws {
        let replies = try ConversationPipeTests.run(
            ConversationPipeTests.object(1, ConversationPipeTests.bob, session: "\"a\"") + "{\"session\": \"a\"}\n"
                + ConversationPipeTests.object(3, "and in February?", session: "\"a\""))
        #expect(replies.count == 3)
        #expect(try ConversationPipeTests.carried(replies[2]) == ["people", "kinds"])
    }

    /// Many lines are answered by two threads.
    @Test func `follow-ups among many lines are read by the line before them`() throws {
        let names = ["Bob", "Tomasz", "Priya", "Kenji", "Hannah"]
        let lines = (0..<60).map { number in
            let name = names[number / 3 % names.count]
            return ["which meetings did I have with \(name) in the month of January?", "and in February?", "who?"][
                number % 3]
        }
        let replies = try ConversationPipeTests.run(lines.joined(separator: "\n") + "\n", ["--json"])
        #expect(replies.map { $0["question"] as? String } == lines)
        for place in stride(from: 0, to: 60, by: 3) {
            let people = try replies[place..<(place + 3)].map { reply in
                (try ConversationPipeTests.reading(reply)["people"] as? [[String: Any]])?.map { $0["name"] as? String }
            }
            #expect(people[0] == people[1] && people[1] == people[2], "\(place)")
        }
    }

    @Test func `the same conversation gives the same bytes but for the time it took`() throws {
        let input = (0..<20).map { _ in "\(ConversationPipeTests.bob)\nand with Sarah Chen?\nwho was there?\nmore\n" }
            .joined()
        func answers() throws -> String {
            let run = try ProgramRunner.shared().run(["--json"] + BuiltProgram.corpus, input: input)
            return run.lines.map(Contract.withoutElapsedTime).joined(separator: "\n")
        }
        #expect(try answers() == (try answers()))
    }

    @Test func `small talk is found and cites nothing`() throws {
        let replies = try ConversationPipeTests.run("hello\nthanks\n", ["--json"])
        for reply in replies {
            try Contract.check(answer: reply)
            #expect(reply["found"] as? Bool == true)
            #expect((reply["citations"] as? [Any])?.isEmpty == true)
        }
    }
}
